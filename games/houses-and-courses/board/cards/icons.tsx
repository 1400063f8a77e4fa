/** The icons of the log's lines, by the keys that the words give them. */

import type { ComponentType, ReactNode } from 'react';
import IconCycle from '~icons/game-icons/cycle';
import IconEnvelope from '~icons/game-icons/envelope';
import IconBolt from '~icons/game-icons/lightning-trio';
import IconCrown from '~icons/game-icons/queen-crown';
import { IconCards, IconDraw, IconEye } from '../../../../src/ui';
import { HOUSE_ART, MAGIC_ART, SCHOOL_ART } from './art';

export const icons: Readonly<Record<string, ComponentType>> = {
  ...drawn(SCHOOL_ART),
  ...drawn(MAGIC_ART),
  ...drawn(HOUSE_ART),
  draw: IconDraw,
  swap: IconCycle,
  hand: IconCards,
  mail: IconEnvelope,
  eye: IconEye,
  laurels: IconCrown,
  bolt: IconBolt,
  crown: IconCrown,
};

function drawn(art: Readonly<Record<string, ReactNode>>): Record<string, ComponentType> {
  return Object.fromEntries(Object.entries(art).map(([key, picture]) => [key, () => picture]));
}
