/** The icons of the log's lines, by the keys that the words give them. */
import type { ComponentType, ReactNode } from 'react';
import IconCandle from '~icons/game-icons/candle-flame';
import IconHourglass from '~icons/game-icons/hourglass';
import IconLaurels from '~icons/game-icons/laurels';
import { IconCards, IconDraw } from '../../../../src/ui';
import { DISCIPLINES } from '../../data';
import { Professor } from '../covens/Professor';
import { OBJECT_ART, PARCHMENT_ART } from './art';

const professors = DISCIPLINES.map((discipline): [string, ComponentType] => [
  discipline,
  () => <Professor discipline={discipline} size="1.35rem" />,
]);
const objects = DISCIPLINES.map((discipline): [string, ComponentType] => [
  `object-${discipline}`,
  picture(OBJECT_ART[discipline]),
]);

export const icons: Readonly<Record<string, ComponentType>> = {
  ...Object.fromEntries([...professors, ...objects]),
  parchment: picture(PARCHMENT_ART),
  draw: IconDraw,
  cards: IconCards,
  pass: IconHourglass,
  candle: IconCandle,
  laurels: IconLaurels,
};

function picture(art: ReactNode): ComponentType {
  return () => art;
}
