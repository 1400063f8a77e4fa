/** The picture and the colour of every piece. */
import type { ReactNode } from 'react';
import IconBadger from '~icons/game-icons/badger';
import IconOwl from '~icons/game-icons/barn-owl';
import IconBroom from '~icons/game-icons/broom';
import IconCancel from '~icons/game-icons/cancel';
import IconCycle from '~icons/game-icons/cycle';
import IconFalling from '~icons/game-icons/falling';
import IconCap from '~icons/game-icons/graduate-cap';
import IconHourglass from '~icons/game-icons/hourglass';
import IconJug from '~icons/game-icons/jug';
import IconStars from '~icons/game-icons/knocked-out-stars';
import IconLetter from '~icons/game-icons/letter-bomb';
import IconLion from '~icons/game-icons/lion';
import IconChest from '~icons/game-icons/locked-chest';
import IconPalm from '~icons/game-icons/magic-palm';
import IconSwirl from '~icons/game-icons/magic-swirl';
import IconMirror from '~icons/game-icons/mirror-mirror';
import IconRaven from '~icons/game-icons/raven';
import IconPotion from '~icons/game-icons/round-potion';
import IconStar from '~icons/game-icons/round-star';
import IconScreaming from '~icons/game-icons/screaming';
import IconShield from '~icons/game-icons/shield';
import IconSnake from '~icons/game-icons/snake';
import IconSnatch from '~icons/game-icons/snatch';
import IconStopwatch from '~icons/game-icons/stopwatch';
import IconLeaves from '~icons/game-icons/three-leaves';
import IconTransform from '~icons/game-icons/transform';
import IconCoins from '~icons/game-icons/two-coins';
import type { Shape } from '../../../../src/ui';
import { magicOf } from '../../catalogue';
import type { BonusId, CourseId, HouseId, SpellId } from '../../data';

/** What a column of a play area collects. */
export type Kind = CourseId | 'horcruche' | 'detourneur';

export const SCHOOL_ART: Readonly<Record<Kind, ReactNode>> = {
  herbologie: <IconLeaves />,
  defense: <IconShield />,
  metamorphose: <IconTransform />,
  potions: <IconPotion />,
  sorts: <IconPalm />,
  balais: <IconBroom />,
  horcruche: <IconJug />,
  detourneur: <IconStopwatch />,
};

export const MAGIC_ART: Readonly<Record<SpellId | BonusId, ReactNode>> = {
  oubliettes: <IconSwirl />,
  copius: <IconMirror />,
  chipio: <IconSnatch />,
  patatras: <IconFalling />,
  tempus: <IconHourglass />,
  soldus: <IconCoins />,
  stupefarce: <IconStars />,
  hibouvol: <IconOwl />,
  lettrovol: <IconLetter />,
  finitus: <IconCancel />,
  confiscatus: <IconChest />,
  chamboulum: <IconCycle />,
  balaiBall: <IconBroom />,
  bonsPoints: <IconStar />,
  mauvaisPoints: <IconScreaming />,
};

export const HOUSE_ART: Readonly<Record<HouseId, ReactNode>> = {
  grosfondor: <IconLion />,
  serpentin: <IconSnake />,
  serdongle: <IconRaven />,
  poufmoufle: <IconBadger />,
};

export const HOUSE_SHAPES: Readonly<Record<HouseId, Shape>> = {
  grosfondor: 'shield',
  serpentin: 'crest',
  serdongle: 'banner',
  poufmoufle: 'drop',
};

export const SCHOOL_BACK = <IconCap />;

/** A key of the palette. */
export function magicTone(id: string): string {
  const card = magicOf(id);
  if (card.kind === 'bonus') return card.name;
  return card.reaction ? 'reaction' : 'spell';
}
