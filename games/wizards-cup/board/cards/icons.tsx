/** The icons of the log's lines, by the keys that the words give them. */
import type { ComponentType } from 'react';
import IconSwords from '~icons/game-icons/crossed-swords';
import IconCup from '~icons/game-icons/trophy-cup';
import { IconCards, IconCheck, IconDeck, IconFlag } from '../../../../src/ui';
import { ELEMENTS, type Element } from '../../data';
import { KIND_MARKS } from './art';
import { ElementSigil } from './Marks';

export const icons: Readonly<Record<string, ComponentType>> = {
  ...Object.fromEntries(ELEMENTS.map((element) => [element, elementIcon(element)])),
  immediate: KIND_MARKS.immediate,
  dormant: KIND_MARKS.dormant,
  permanent: KIND_MARKS.permanent,
  value: IconSwords,
  cards: IconCards,
  check: IconCheck,
  discard: IconDeck,
  curtain: IconFlag,
  cup: IconCup,
};

function elementIcon(element: Element): ComponentType {
  return () => <ElementSigil element={element} size="1.2rem" />;
}
