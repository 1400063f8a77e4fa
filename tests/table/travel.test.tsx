// @vitest-environment happy-dom
/** Pieces travel from where they stood to where they stand, and for no other reason. */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TravelStage } from '../../src/table';

interface Flight {
  readonly piece: string | undefined;
  readonly from: Keyframe | undefined;
  cancelled: boolean;
  end(): void;
}

const flights: Flight[] = [];
let scroll = 0;

// The test page has no layout: a piece stands where its style says.
beforeEach(() => {
  flights.length = 0;
  scroll = 0;
  setPace('--t-move: 380ms; --t-ui: 180ms');
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const left = Number.parseFloat(this.style.left) || 0;
    return new DOMRect(left, -scroll, Number.parseFloat(this.style.width) || 50, 70);
  });
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(function (this: HTMLElement, frames) {
    const ends = new EventTarget();
    const flight: Flight = {
      piece: this.dataset.piece,
      from: Array.isArray(frames) ? frames[0] : undefined,
      cancelled: false,
      end: () => ends.dispatchEvent(new Event('finish')),
    };
    flights.push(flight);
    return Object.assign(ends, {
      cancel: () => {
        flight.cancelled = true;
      },
    }) as unknown as Animation;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

function setPace(times: string) {
  document.head.innerHTML = `<style>:root { ${times} }</style>`;
}

function table(pieces: Readonly<Record<string, number>>, width = 50) {
  return (
    <StrictMode>
      <TravelStage>
        {Object.entries(pieces).map(([piece, left]) => (
          <span key={piece} data-piece={piece} style={{ left, width }}>
            {piece}
          </span>
        ))}
      </TravelStage>
    </StrictMode>
  );
}

it('nothing flies when the table is laid', () => {
  render(table({ fire: 0 }));
  expect(flights).toEqual([]);
});

it('a piece flies from its old place to its new one, the others stay', () => {
  const { rerender } = render(table({ fire: 100, wizard: 300 }));
  rerender(table({ fire: 160, wizard: 300 }));
  expect(flights).toHaveLength(1);
  expect(flights[0]).toMatchObject({ piece: 'fire', from: { translate: '-60px 0px' } });
});

it('grows or shrinks on the way', () => {
  const { rerender } = render(table({ card: 0 }, 100));
  rerender(table({ card: 0 }, 50));
  expect(flights[0]).toMatchObject({ piece: 'card', from: { translate: '25px 0px', scale: '2 1' } });
});

it('is the same piece in another place of the page', () => {
  const laid = (where: 'hand' | 'row') => (
    <TravelStage>
      <div>{where === 'hand' && <b data-piece="card" style={{ left: 10 }} />}</div>
      <div>{where === 'row' && <i data-piece="card" style={{ left: 200 }} />}</div>
    </TravelStage>
  );
  const { rerender } = render(laid('hand'));
  rerender(laid('row'));
  expect(flights).toHaveLength(1);
  expect(flights[0]).toMatchObject({ piece: 'card', from: { translate: '-190px 0px' } });
});

it('scrolling between two renders sets nothing flying', () => {
  const { rerender } = render(table({ fire: 100 }));
  scroll = 400;
  rerender(table({ fire: 100 }));
  expect(flights).toEqual([]);
});

it('a new piece fades in, a piece that left fades out and leaves nothing behind', () => {
  const { rerender, container } = render(table({ old: 0 }));
  rerender(table({ young: 0 }));
  const [enter, leave] = flights;
  expect(enter).toMatchObject({ piece: 'young', from: { opacity: 0 } });
  expect(leave).toMatchObject({ piece: undefined, from: { opacity: 1 } });
  expect(container.textContent).toBe('youngold');
  expect(container.querySelectorAll('[data-piece]')).toHaveLength(1);
  leave?.end();
  expect(container.textContent).toBe('young');
});

it('a press ends every flight', () => {
  const { rerender, getByText, container } = render(table({ fire: 0, gone: 0 }));
  rerender(table({ fire: 100 }));
  fireEvent.pointerDown(getByText('fire'));
  expect(flights.every(({ cancelled }) => cancelled)).toBe(true);
  expect(container.textContent).toBe('fire');
});

it('nothing flies when the pace is off', () => {
  setPace('--t-move: 1ms; --t-ui: 1ms');
  const { rerender, container } = render(table({ fire: 0, gone: 0 }));
  rerender(table({ fire: 100 }));
  expect(flights).toEqual([]);
  expect(container.textContent).toBe('fire');
});
