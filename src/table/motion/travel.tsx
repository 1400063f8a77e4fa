/**
 * Pieces travel: in every render of the stage, an element with `data-piece` moves from where it stood just before to
 * where it stands now. Moves, undo, replay and reconnect animate alike, since only two renders are compared. Nothing is
 * measured between renders, so scrolling and resizing set nothing flying. Pieces do not nest, and a clipped parent
 * clips the flight.
 */
import { Component, createRef, type ReactNode } from 'react';
import { cx } from '../../ui';
import { motionTime, TRAVEL_EASE } from './time';
import css from './travel.module.css';

export interface TravelStageProps {
  readonly className?: string;
  readonly children: ReactNode;
}

interface Standing {
  readonly element: HTMLElement;
  readonly at: DOMRect;
}

/** Less than this is rounding, not a move. */
const STIR_PX = 2;

/** A class, because only a class may look at the page just before React changes it. */
export class TravelStage extends Component<TravelStageProps> {
  private readonly stage = createRef<HTMLDivElement>();
  private readonly farewell = createRef<HTMLDivElement>();
  private readonly flights = new Set<Animation>();

  override getSnapshotBeforeUpdate(): ReadonlyMap<string, Standing> {
    return this.pieces();
  }

  override componentDidUpdate(
    _props: TravelStageProps,
    _state: object,
    before: ReadonlyMap<string, Standing>,
  ) {
    const travel = motionTime('--t-move');
    const fade = motionTime('--t-ui');
    // Where a flight was interrupted is in the snapshot; the new one starts from there.
    this.land();
    if (travel <= 1) return;
    const after = this.pieces();
    for (const [id, { element, at }] of after) {
      const old = before.get(id);
      if (!old) this.run(element, ENTER, { duration: fade, easing: 'ease-out' });
      else if (moved(old.at, at))
        this.run(element, flight(old.at, at), { duration: travel, easing: TRAVEL_EASE });
    }
    for (const [id, gone] of before) if (!after.has(id)) this.fadeOut(gone, fade);
  }

  override componentWillUnmount() {
    this.land();
  }

  /** Ends every flight at once: a press on the board is never made to wait. */
  private readonly land = () => {
    for (const animation of this.flights) animation.cancel();
    this.flights.clear();
    this.farewell.current?.replaceChildren();
  };

  private pieces(): ReadonlyMap<string, Standing> {
    const found = new Map<string, Standing>();
    for (const element of this.stage.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? []) {
      const id = element.dataset.piece;
      if (id) found.set(id, { element, at: element.getBoundingClientRect() });
    }
    return found;
  }

  private run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing);
    this.flights.add(animation);
    animation.addEventListener('finish', () => this.flights.delete(animation));
    return animation;
  }

  /** A piece that left is gone from the page; a copy of it fades where it stood. */
  private fadeOut({ element, at }: Standing, duration: number) {
    const layer = this.farewell.current;
    const origin = layer?.getBoundingClientRect();
    if (!layer || !origin || at.width === 0) return;
    const copy = element.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-piece');
    copy.style.cssText += `;--card-w:${at.width}px;position:absolute;margin:0;inline-size:${at.width}px;block-size:${at.height}px;left:${at.left - origin.left}px;top:${at.top - origin.top}px`;
    layer.append(copy);
    this.run(copy, LEAVE, { duration, easing: 'ease-in', fill: 'forwards' }).addEventListener('finish', () =>
      copy.remove(),
    );
  }

  override render() {
    return (
      <div
        ref={this.stage}
        className={cx(css.stage, this.props.className)}
        onPointerDownCapture={this.land}
        onKeyDownCapture={this.land}
      >
        {this.props.children}
        <div ref={this.farewell} className={css.farewell} aria-hidden="true" inert />
      </div>
    );
  }
}

const ENTER: Keyframe[] = [{ opacity: 0, scale: 0.92 }, {}];
const LEAVE: Keyframe[] = [{ opacity: 1 }, { opacity: 0, scale: 0.92 }];

function moved(old: DOMRect, now: DOMRect): boolean {
  return (
    Math.abs(old.left - now.left) > STIR_PX ||
    Math.abs(old.top - now.top) > STIR_PX ||
    Math.abs(old.width - now.width) > STIR_PX
  );
}

/** From the old place and size to its own; in front of everything on the way. */
function flight(old: DOMRect, now: DOMRect): Keyframe[] {
  const x = old.left + old.width / 2 - (now.left + now.width / 2);
  const y = old.top + old.height / 2 - (now.top + now.height / 2);
  const scale = now.width > 0 && now.height > 0 ? `${old.width / now.width} ${old.height / now.height}` : '1';
  return [
    { translate: `${x}px ${y}px`, scale, zIndex: 20 },
    { translate: '0 0', scale: '1', zIndex: 20 },
  ];
}
