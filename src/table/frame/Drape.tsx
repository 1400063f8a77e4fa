/** The cloth of the curtain: two halves and the valance above them. It hides, names nobody, and can be drawn aside. */
import { motionTime, TRAVEL_EASE } from '../motion/time';
import css from './Drape.module.css';

const FOLD = 60;
const WIDTH = 720;
const FOLDS = Array.from({ length: WIDTH / FOLD + 1 }, (_, fold) => fold * FOLD);

export function Drape() {
  return (
    <div className={css.drape} aria-hidden="true" data-drape>
      <Half side="left" />
      <Half side="right" />
      <svg
        className={css.valance}
        viewBox="0 0 1440 170"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        data-cloth="0 -110%"
      >
        <defs>
          <linearGradient id="cloth-top" x2="0" y2="1">
            <stop offset="0" stopColor="#3b070d" />
            <stop offset=".7" stopColor="#8a2027" />
            <stop offset="1" stopColor="#5c1218" />
          </linearGradient>
        </defs>
        <path fill="url(#cloth-top)" d={`M0 0H1440V70${SWAGS}Z`} />
        <path className={css.cord} d={`M1440 70${SWAGS}`} transform="translate(0 -10)" />
        <path className={css.trim} d={`M1440 70${SWAGS}`} />
      </svg>
      <div className={css.light} />
    </div>
  );
}

/** Six swags, drawn from right to left. */
const SWAGS = Array.from({ length: 6 }, (_, swag) => {
  const x = 1440 - swag * 240;
  return `C${x - 60} 165 ${x - 180} 165 ${x - 240} 70`;
}).join('');

function Half({ side }: { readonly side: 'left' | 'right' }) {
  const fill = `cloth-${side}`;
  return (
    <svg
      className={css[side]}
      viewBox={`0 0 ${WIDTH} 900`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-cloth={side === 'left' ? '-104%' : '104%'}
    >
      <defs>
        <linearGradient id={fill}>
          <stop offset="0" stopColor="#2c060b" />
          <stop offset=".28" stopColor="#7c1b22" />
          <stop offset=".46" stopColor="#a93433" />
          <stop offset=".62" stopColor="#741820" />
          <stop offset="1" stopColor="#22040a" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height="900" fill="#3a080e" />
      {FOLDS.map((x) => (
        <path
          key={x}
          fill={`url(#${fill})`}
          d={`M${x} 0C${x + 14} 260 ${x - 8} 520 ${x + 4} 900H${x + 58}C${x + 66} 560 ${x + 46} 260 ${x + 60} 0Z`}
        />
      ))}
    </svg>
  );
}

/**
 * Draws a copy of the cloth aside, above whatever the page shows next: the curtain itself is gone by then, so nobody
 * waits for the cloth.
 */
export function partDrape(curtain: HTMLElement): void {
  const cloth = curtain.querySelector<HTMLElement>('[data-drape]');
  const duration = motionTime('--t-scene');
  if (!cloth || duration <= 1) return;
  const copy = cloth.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.classList.add(css.parting ?? '');
  document.body.append(copy);
  const timing: KeyframeAnimationOptions = {
    duration,
    easing: TRAVEL_EASE,
    fill: 'forwards',
  };
  for (const part of copy.querySelectorAll<SVGElement>('[data-cloth]')) {
    part.animate([{ translate: '0' }, { translate: part.dataset.cloth }], timing);
  }
  copy.animate([{ opacity: 1 }, { opacity: 1 }], timing).addEventListener('finish', () => copy.remove());
}
