/** The picture, the colour and the shape that belong to each spell and each class of spells. */
import type { ReactNode } from 'react';
import IconMeteor from '~icons/game-icons/burning-meteor';
import IconCrossroad from '~icons/game-icons/crossroad';
import IconDivergence from '~icons/game-icons/divergence';
import IconDoubleShot from '~icons/game-icons/double-shot';
import IconFire from '~icons/game-icons/fire';
import IconFirePunch from '~icons/game-icons/fire-punch';
import IconGhost from '~icons/game-icons/ghost';
import IconShield from '~icons/game-icons/magic-shield';
import IconSwirl from '~icons/game-icons/magic-swirl';
import IconPiggyBank from '~icons/game-icons/piggy-bank';
import IconPotion from '~icons/game-icons/potion-ball';
import IconRecycle from '~icons/game-icons/recycle';
import IconRobberHand from '~icons/game-icons/robber-hand';
import IconSands from '~icons/game-icons/sands-of-time';
import IconSilenced from '~icons/game-icons/silenced';
import IconShadows from '~icons/game-icons/two-shadows';
import type { Shape } from '../../../../src/ui';
import { SPELLS, type Spell } from '../../data';
import type { SpellNo } from '../../state';
import type { CardNo } from '../context';

const ART: Readonly<Record<SpellNo, ReactNode>> = {
  1: <IconSilenced />,
  2: <IconShadows />,
  3: <IconRobberHand />,
  4: <IconSands />,
  5: <IconCrossroad />,
  6: <IconRecycle />,
  7: <IconFirePunch />,
  8: <IconDoubleShot />,
  9: <IconDivergence />,
  10: <IconMeteor />,
  11: <IconShield />,
  12: <IconPiggyBank />,
  13: <IconPotion />,
  14: <IconSwirl />,
};

export const BACK_ART = <IconFire />;

export function artOf(card: CardNo): ReactNode {
  return card === 'decoy' ? <IconGhost /> : ART[card];
}

/** Keys of the palette. */
export const CLASS_TONES: Readonly<Record<Spell['class'], string>> = {
  control: 'violet',
  attack: 'ember',
  movement: 'amber',
  mana: 'sky',
};

export const CLASS_SHAPES: Readonly<Record<Spell['class'], Shape>> = {
  control: 'hexagon',
  attack: 'triangle',
  movement: 'diamond',
  mana: 'disc',
};

export function toneOf(card: CardNo): string {
  return card === 'decoy' ? 'bone' : CLASS_TONES[SPELLS[card].class];
}
