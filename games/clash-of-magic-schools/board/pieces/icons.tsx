/** The icons of the log's lines, by the keys that the words give them. */
import type { ComponentType } from 'react';
import IconDiscard from '~icons/game-icons/card-discard';
import IconDraw from '~icons/game-icons/card-draw';
import IconSwap from '~icons/game-icons/card-exchange';
import IconDragon from '~icons/game-icons/dragon-head';
import IconWand from '~icons/game-icons/fairy-wand';
import IconGriffin from '~icons/game-icons/griffin-symbol';
import IconHourglass from '~icons/game-icons/hourglass';
import IconLaurels from '~icons/game-icons/laurels';
import IconPodium from '~icons/game-icons/podium';
import IconSkull from '~icons/game-icons/skull-crossed-bones';
import { IconDeck, IconPlayers } from '../../../../src/ui';
import { ELEMENTS } from '../../data';
import { ElementSigil } from './art';

const sigils: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  ELEMENTS.map((element) => [element, () => <ElementSigil element={element} size="1.1rem" />]),
);

export const icons: Readonly<Record<string, ComponentType>> = {
  ...sigils,
  dragombre: IconDragon,
  blancgriffon: IconGriffin,
  draw: IconDraw,
  discard: IconDiscard,
  shuffle: IconDeck,
  students: IconPlayers,
  summon: IconSwap,
  trial: IconLaurels,
  announce: IconPodium,
  hex: IconSkull,
  cast: IconWand,
  overtime: IconHourglass,
};
