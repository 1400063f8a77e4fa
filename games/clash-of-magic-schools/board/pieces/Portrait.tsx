/** The portraits of the Students, one for each Element. */
import type { ReactNode } from 'react';
import type { Element } from '../../data';
import css from './pieces.module.css';

const PORTRAITS: Readonly<Record<Element, ReactNode>> = {
  earth: (
    <>
      <path d="M8 100c2-24 20-32 34-35h16c14 3 32 11 34 35z" fill="#22401a" />
      <path d="M42 65l8 14 8-14 6 3-14 26-14-26z" fill="#e9dfc4" />
      <path
        d="M30 46c-5 14-6 26-2 38l7-1c-2-10-1-20 3-30zM70 46c5 14 6 26 2 38l-7-1c2-10 1-20-3-30z"
        fill="#5b3517"
      />
      <path d="M43 56h14v12c-4 4-10 4-14 0z" fill="#d9a57c" />
      <ellipse cx="50" cy="45" rx="15" ry="18" fill="#f0c39b" />
      <path d="M33 44c0-16 8-22 17-22s17 6 17 22c-5-6-8-9-10-13-6 6-16 8-24 13z" fill="#6d411d" />
      <path
        d="M20 30c8-6 16-8 18-9 2-12 18-20 34-14-8 1-12 6-11 14 3 1 12 3 19 9-16-4-44-4-60 0z"
        fill="#2f5a24"
      />
      <path d="M37 22c8-3 18-3 25 0l1 4c-8-2-19-2-27 0z" fill="#c9a24a" />
    </>
  ),
  water: (
    <>
      <path d="M28 40c-4 18-10 34-8 50h60c2-16-4-32-8-50z" fill="#16304e" />
      <path d="M8 100c2-24 20-32 34-35h16c14 3 32 11 34 35z" fill="#1d4a79" />
      <path d="M38 66l12 12 12-12 5 2-17 20-17-20z" fill="#dbe9f4" />
      <path d="M43 56h14v12c-4 4-10 4-14 0z" fill="#b98a66" />
      <ellipse cx="50" cy="45" rx="15" ry="18" fill="#d8a780" />
      <path
        d="M30 60c-4-26 4-40 20-40s24 14 20 40c-4-8-6-16-7-24-8-1-14-4-18-8-3 6-7 9-8 13-1 6-3 12-7 19z"
        fill="#24496f"
      />
      <path d="M34 30c10-8 24-8 32 0" stroke="#8fd0ff" strokeWidth="3" fill="none" strokeLinecap="round" />
    </>
  ),
  air: (
    <>
      <path d="M8 100c2-24 20-32 34-35h16c14 3 32 11 34 35z" fill="#7b5c10" />
      <path d="M36 64c9 6 19 6 28 0l4 8c4 4 16 2 26-6-4 14-16 18-28 14-12 4-24 2-32-6z" fill="#fff2c2" />
      <path d="M43 56h14v10c-4 4-10 4-14 0z" fill="#8a5a3a" />
      <ellipse cx="50" cy="45" rx="15" ry="18" fill="#a9714b" />
      <path
        d="M34 46c-4-18 4-28 18-28 10 0 20-2 30 4-6 1-9 3-11 6 6 0 10 2 13 6-7-1-11 0-14 3 0 4-1 7-3 11-1-7-3-11-6-14-8 2-16 2-22-1-3 4-4 8-5 13z"
        fill="#3b2613"
      />
    </>
  ),
  fire: (
    <>
      <path d="M8 100c2-24 20-32 34-35h16c14 3 32 11 34 35z" fill="#5d1710" />
      <path d="M40 65l10 10 10-10 8 4-8 31H40l-8-31z" fill="#8f2a17" />
      <path d="M47 74h6l3 26H44z" fill="#f3c766" />
      <path d="M43 56h14v12c-4 4-10 4-14 0z" fill="#dba37e" />
      <ellipse cx="50" cy="46" rx="15" ry="18" fill="#f3c6a2" />
      <path
        d="M32 50c-4-8-5-16-3-24 3 3 4 5 6 7 0-9 3-16 8-22 1 5 2 8 4 11 3-7 7-11 12-14-1 6 0 9 2 13 4-3 7-4 11-4-3 5-3 8-2 12 2-1 4-2 6-2-3 8-5 15-8 22-2-8-5-12-9-15-8 3-15 3-21 1-3 4-5 9-6 15z"
        fill="#8a1f10"
      />
    </>
  ),
  dark: (
    <>
      <path d="M6 100c2-26 16-34 26-38 0-26 4-46 18-50 14 4 18 24 18 50 10 4 24 12 26 38z" fill="#2a1d4d" />
      <path d="M36 62c-3-22 3-38 14-42 11 4 17 20 14 42-8 10-20 10-28 0z" fill="#0d0820" />
      <path d="M50 66l-12 34h24z" fill="#3d2b6b" />
      <circle cx="44" cy="46" r="3.2" fill="#e7d6ff" />
      <circle cx="57" cy="46" r="3.2" fill="#e7d6ff" />
      <path d="M50 12c-14 4-18 24-18 50" stroke="#8b6fd6" strokeWidth="2" fill="none" />
    </>
  ),
};

interface PortraitProps {
  readonly element: Element;
}

export function Portrait({ element }: PortraitProps) {
  return (
    <svg
      className={css.portrait}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {PORTRAITS[element]}
    </svg>
  );
}
