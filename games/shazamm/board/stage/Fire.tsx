/** The wall of fire: layers of flames, each with a flicker of its own. They are pictures one above the other, so that
 * the browser moves finished layers instead of painting flames. */
import { type ReactNode, useId } from 'react';
import css from './figures.module.css';

/** From the red of the edge to the white of the heart. */
const FLAMES = {
  edge: 'M-60 0C-68 -26 -51 -45 -51 -68C-52 -85 -44 -101 -48 -118C-41 -97 -23 -80 -24 -57C-25 -40 -9 -24 -16 0ZM-41 0C-50 -39 -29 -67 -24 -102C-22 -127 -12 -151 -8 -176C-3 -144 10 -120 5 -84C3 -60 16 -35 9 0ZM-19 0C-28 -47 -7 -81 -6 -124C-6 -154 5 -184 2 -214C10 -175 29 -146 26 -103C26 -73 43 -43 35 0ZM7 0C-1 -37 18 -64 23 -97C26 -121 36 -144 40 -168C44 -138 56 -114 50 -81C48 -57 60 -34 53 0ZM30 0C24 -23 40 -40 45 -60C48 -75 56 -89 62 -104C64 -85 71 -71 66 -50C63 -35 71 -21 66 0Z',
  body: 'M-53 0C-60 -19 -44 -33 -40 -50C-39 -62 -31 -74 -28 -86C-24 -71 -14 -58 -18 -41C-20 -29 -9 -17 -15 0ZM-33 0C-40 -30 -24 -52 -24 -80C-24 -99 -16 -119 -20 -138C-14 -113 3 -94 1 -66C1 -47 15 -28 9 0ZM-11 0C-19 -35 0 -61 4 -93C7 -115 16 -138 20 -160C25 -131 37 -109 32 -77C30 -54 42 -32 35 0ZM16 0C10 -24 24 -42 24 -64C24 -79 31 -95 28 -110C33 -90 47 -75 46 -53C45 -37 57 -22 52 0Z',
  core: 'M-43 0C-49 -12 -36 -21 -35 -32C-35 -40 -29 -48 -31 -56C-26 -46 -13 -38 -15 -27C-15 -19 -4 -11 -9 0ZM-21 0C-28 -22 -12 -37 -8 -57C-7 -71 1 -84 4 -98C8 -80 18 -67 14 -47C12 -33 23 -20 17 0ZM7 0C1 -16 14 -27 15 -42C15 -52 22 -62 20 -72C25 -59 37 -49 36 -35C35 -24 46 -14 41 0Z',
  heart:
    'M-28 0C-33 -7 -21 -13 -19 -20C-18 -24 -12 -29 -11 -34C-8 -28 0 -23 -3 -16C-4 -12 4 -7 0 0ZM-4 0C-9 -11 2 -19 3 -29C3 -36 8 -43 7 -50C11 -41 21 -34 20 -24C19 -17 28 -10 24 0Z',
} as const;

export function Fire() {
  const id = useId();
  return (
    <span className={css.fire}>
      <Layer>
        <radialGradient id={id}>
          <stop stopColor="#ffb347" stopOpacity=".75" />
          <stop offset="1" stopColor="#ff4a00" stopOpacity="0" />
        </radialGradient>
        <ellipse className={css.glow} cy="-80" rx="90" ry="142" fill={`url(#${id})`} />
        <ellipse rx="56" ry="7" fill="#fff0b0" opacity=".85" />
      </Layer>
      <Layer>
        <linearGradient id={`${id}a`} x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="#ff7a1c" />
          <stop offset=".5" stopColor="#e3390d" />
          <stop offset="1" stopColor="#9a1a08" />
        </linearGradient>
        <path d={FLAMES.edge} fill={`url(#${id}a)`} />
      </Layer>
      <Layer>
        <linearGradient id={`${id}b`} x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="#ffc23a" />
          <stop offset="1" stopColor="#ff6a14" />
        </linearGradient>
        <path d={FLAMES.body} fill={`url(#${id}b)`} />
      </Layer>
      <Layer>
        <linearGradient id={`${id}c`} x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="#fff0a8" />
          <stop offset="1" stopColor="#ffc63c" />
        </linearGradient>
        <path d={FLAMES.core} fill={`url(#${id}c)`} />
      </Layer>
      <Layer>
        <path d={FLAMES.heart} fill="#fffdf0" />
      </Layer>
    </span>
  );
}

function Layer({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={css.flame} viewBox="-90 -225 180 235" aria-hidden="true">
      {children}
    </svg>
  );
}
