/** The pictures: apprentices by the value of their first half, professors, objects, and the covens' beasts. */
import './tones.css';
import type { ReactNode } from 'react';
import IconOwl from '~icons/game-icons/barn-owl';
import IconBat from '~icons/game-icons/bat';
import IconCandle from '~icons/game-icons/candle-light';
import IconCat from '~icons/game-icons/cat';
import IconCauldron from '~icons/game-icons/cauldron';
import IconCrystalBall from '~icons/game-icons/crystal-ball';
import IconTalisman from '~icons/game-icons/emerald-necklace';
import IconWand from '~icons/game-icons/fairy-wand';
import IconFeather from '~icons/game-icons/feather';
import IconFox from '~icons/game-icons/fox-head';
import IconSpell from '~icons/game-icons/ice-spell-cast';
import IconMoon from '~icons/game-icons/moon';
import IconMushroom from '~icons/game-icons/mushroom';
import IconChest from '~icons/game-icons/open-chest';
import IconPentacle from '~icons/game-icons/pentacle';
import IconHat from '~icons/game-icons/pointy-hat';
import IconVial from '~icons/game-icons/potion-ball';
import IconSkeleton from '~icons/game-icons/raise-skeleton';
import IconRaven from '~icons/game-icons/raven';
import IconPotion from '~icons/game-icons/round-potion';
import IconStar from '~icons/game-icons/round-star';
import IconParchment from '~icons/game-icons/scroll-unfurled';
import IconSnake from '~icons/game-icons/snake';
import IconFlask from '~icons/game-icons/standing-potion';
import IconDoll from '~icons/game-icons/voodoo-doll';
import IconWitch from '~icons/game-icons/witch-flight';
import type { Shape } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import { type CardId, type Colour, HALVES, type PerDiscipline } from '../../data';

/** From 1 to 13. */
const APPRENTICES: readonly ReactNode[] = [
  <IconCat key={1} />,
  <IconMushroom key={2} />,
  <IconBat key={3} />,
  <IconCandle key={4} />,
  <IconFeather key={5} />,
  <IconOwl key={6} />,
  <IconPotion key={7} />,
  <IconWand key={8} />,
  <IconWitch key={9} />,
  <IconRaven key={10} />,
  <IconCauldron key={11} />,
  <IconHat key={12} />,
  <IconMoon key={13} />,
];

export function artOf(card: CardId): ReactNode {
  return APPRENTICES[HALVES[card][0].value - 1];
}

export const BACK_ART = <IconHat />;
export const PARCHMENT_ART = <IconParchment />;
export const ACT_ART = <IconWand />;

export const PROFESSOR_ART: Readonly<PerDiscipline<ReactNode>> = {
  run: <IconFlask />,
  flush: <IconPentacle />,
  pairs: <IconSkeleton />,
  trips: <IconCrystalBall />,
  assembly: <IconSpell />,
};

export const OBJECT_ART: Readonly<PerDiscipline<ReactNode>> = {
  run: <IconVial />,
  flush: <IconStar />,
  pairs: <IconDoll />,
  trips: <IconTalisman />,
  assembly: <IconChest />,
};

export const BEASTS: Readonly<Record<Seat, ReactNode>> = {
  0: <IconCat />,
  1: <IconRaven />,
  2: <IconOwl />,
  3: <IconSnake />,
  4: <IconFox />,
};

/** Beside its letter, what tells a colour from the others. */
export const SHAPES: Readonly<Record<Colour, Shape>> = {
  green: 'square',
  blue: 'disc',
  yellow: 'star',
  red: 'triangle',
  violet: 'diamond',
};
