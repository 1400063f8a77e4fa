/** The symbol, the colour and the shape of each Element, and the symbols of the two schools. */
import type { ReactNode } from 'react';
import IconDragon from '~icons/game-icons/dragon-head';
import IconEclipse from '~icons/game-icons/eclipse';
import IconFire from '~icons/game-icons/fire';
import IconCap from '~icons/game-icons/graduate-cap';
import IconGriffin from '~icons/game-icons/griffin-symbol';
import IconPodium from '~icons/game-icons/podium';
import IconSkull from '~icons/game-icons/skull-crossed-bones';
import IconStone from '~icons/game-icons/stone-block';
import IconDrop from '~icons/game-icons/water-drop';
import IconWhirlwind from '~icons/game-icons/whirlwind';
import { type Shape, Sigil } from '../../../../src/ui';
import type { Element } from '../../data';
import type { School } from '../../state';

const SYMBOLS: Readonly<Record<Element, ReactNode>> = {
  earth: <IconStone />,
  water: <IconDrop />,
  air: <IconWhirlwind />,
  fire: <IconFire />,
  dark: <IconEclipse />,
};

const SHAPES: Readonly<Record<Element, Shape>> = {
  earth: 'square',
  water: 'disc',
  air: 'diamond',
  fire: 'triangle',
  dark: 'burst',
};

export const CRESTS: Readonly<Record<School, ReactNode>> = {
  dragombre: <IconDragon />,
  blancgriffon: <IconGriffin />,
};

export const STUDENT_BACK = <IconCap />;
export const TRIAL_BACK = <IconPodium />;

/** A key of this game's palette. */
export function toneOf(element: Element): string {
  return `clash-${element}`;
}

interface ElementSigilProps {
  readonly element: Element;
  /** A CSS length. */
  readonly size?: string;
  /** On a ground in the Element's own colour the sigil is of paper. */
  readonly paper?: boolean;
}

export function ElementSigil({ element, size, paper = false }: ElementSigilProps) {
  return (
    <Sigil shape={SHAPES[element]} tone={paper ? 'clash-paper' : toneOf(element)} size={size}>
      {SYMBOLS[element]}
    </Sigil>
  );
}

export function HexSigil({ size }: { readonly size?: string }) {
  return (
    <Sigil shape="disc" tone="clash-hex" size={size}>
      <IconSkull />
    </Sigil>
  );
}
