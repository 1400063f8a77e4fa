/** The picture of each Wizard, and the mark of each Element, kind of power and school. */
import type { ComponentType, ReactNode } from 'react';
import IconAngel from '~icons/game-icons/angel-outfit';
import IconBallerina from '~icons/game-icons/ballerina-shoes';
import IconBlacksmith from '~icons/game-icons/blacksmith';
import IconCannon from '~icons/game-icons/cannon';
import IconCrystalBall from '~icons/game-icons/crystal-ball';
import IconDragon from '~icons/game-icons/dragon-shield';
import IconHood from '~icons/game-icons/executioner-hood';
import IconFire from '~icons/game-icons/fire';
import IconRocket from '~icons/game-icons/firework-rocket';
import IconGriffin from '~icons/game-icons/griffin-shield';
import IconHiking from '~icons/game-icons/hiking';
import IconHourglass from '~icons/game-icons/hourglass';
import IconInfinity from '~icons/game-icons/infinity';
import IconBolt from '~icons/game-icons/lightning-trio';
import IconMagnifier from '~icons/game-icons/magnifying-glass';
import IconMermaid from '~icons/game-icons/mermaid';
import IconMoon from '~icons/game-icons/moon';
import IconLeaf from '~icons/game-icons/oak-leaf';
import IconRally from '~icons/game-icons/rally-the-troops';
import IconGolem from '~icons/game-icons/rock-golem';
import IconFlask from '~icons/game-icons/round-bottom-flask';
import IconScuba from '~icons/game-icons/scuba-mask';
import IconSprout from '~icons/game-icons/sprout';
import IconSun from '~icons/game-icons/sun';
import IconFriends from '~icons/game-icons/three-friends';
import IconMask from '~icons/game-icons/tribal-mask';
import IconVortex from '~icons/game-icons/vortex';
import IconDrop from '~icons/game-icons/water-drop';
import IconWillow from '~icons/game-icons/willow-tree';
import type { Shape } from '../../../../src/ui';
import { IconMinus } from '../../../../src/ui';
import { type CardId, type Element, wizardOf } from '../../data';
import type { Side } from '../../state';
import type { Kind } from '../../text/words';

export const FIGURES: Readonly<Record<CardId, ReactNode>> = {
  pyrotechnician: <IconRocket />,
  blacksmith: <IconBlacksmith />,
  cannoneer: <IconCannon />,
  alchimist: <IconFlask />,
  diver: <IconScuba />,
  siren: <IconMermaid />,
  botanist: <IconSprout />,
  geomaster: <IconGolem />,
  druid: <IconWillow />,
  detective: <IconMagnifier />,
  medium: <IconCrystalBall />,
  priestess: <IconAngel />,
  sinners: <IconFriends />,
  revolutionary: <IconRally />,
  executioner: <IconHood />,
  shaman: <IconMask />,
  traveler: <IconHiking />,
  dancer: <IconBallerina />,
};

export const ELEMENT_MARKS: Readonly<Record<Element, { readonly shape: Shape; readonly symbol: ReactNode }>> =
  {
    fire: { shape: 'triangle', symbol: <IconFire /> },
    water: { shape: 'disc', symbol: <IconDrop /> },
    nature: { shape: 'pentagon', symbol: <IconLeaf /> },
    light: { shape: 'octagon', symbol: <IconSun /> },
    shadow: { shape: 'hexagon', symbol: <IconMoon /> },
    void: { shape: 'hourglass', symbol: <IconVortex /> },
  };

export const KIND_MARKS: Readonly<Record<Kind, ComponentType>> = {
  immediate: IconBolt,
  dormant: IconHourglass,
  permanent: IconInfinity,
  none: IconMinus,
};

/** White is the griffin, Black the dragon. */
export const SCHOOL_MARKS: Readonly<Record<Side, ReactNode>> = { '0': <IconGriffin />, '1': <IconDragon /> };

export function kindOf(card: CardId): Kind {
  return wizardOf(card).power.type;
}
