/** The icons of the log's lines, by the keys that the words give them. */
import type { ComponentType } from 'react';
import IconFire from '~icons/game-icons/fire';
import IconHourglass from '~icons/game-icons/hourglass';
import IconSkull from '~icons/game-icons/skull-crossed-bones';
import IconBridge from '~icons/game-icons/stone-bridge';
import { IconCards, IconCheck, IconDraw, Sigil } from '../../../../src/ui';
import type { Spell } from '../../data';
import { CLASS_SHAPES, CLASS_TONES } from './art';

export const icons: Readonly<Record<string, ComponentType>> = {
  control: classIcon('control'),
  attack: classIcon('attack'),
  movement: classIcon('movement'),
  mana: classIcon('mana'),
  check: IconCheck,
  draw: IconDraw,
  cards: IconCards,
  fire: IconFire,
  hourglass: IconHourglass,
  bridge: IconBridge,
  fall: IconSkull,
};

function classIcon(name: Spell['class']): ComponentType {
  return () => <Sigil shape={CLASS_SHAPES[name]} tone={CLASS_TONES[name]} size="1.1rem" />;
}
