/**
 * What is to be done now, as one value: the sentence and the buttons of the action bar, and for every zone of the table
 * what a press on its pieces does. Each stage of the game builds its task; the zones only obey.
 */
import type { ReactNode } from 'react';
import type { Seat } from '../../../kit';
import type { Kind } from '../cards/art';

/** The pieces of one zone, as far as they can be chosen. */
export interface Zone<Id> {
  readonly chosen: readonly Id[];
  /** Somebody has begun to choose: what may be chosen is outlined. */
  readonly outlined: boolean;
  /** What cannot be chosen is out of the question, and looks it. */
  readonly dimmed?: boolean;
  /** Why this piece cannot be chosen; null if it can. */
  readonly refusal: (id: Id) => string | null;
  readonly choose: (id: Id) => void;
}

export interface Task {
  readonly icon: ReactNode;
  readonly status: string;
  readonly detail?: string | undefined;
  /** It is not the viewer's move. */
  readonly waiting?: boolean;
  /** The buttons, the primary one last. */
  readonly actions?: ReactNode;
  readonly slots?: Zone<number>;
  readonly seats?: Zone<Seat>;
  readonly hand?: Zone<string>;
  /** The own letters. */
  readonly letters?: Zone<string>;
  /** The own Houses' powers. */
  readonly powers?: Zone<string>;
  /** What lies above the hand. */
  readonly tray?: ReactNode;
  /** What lies in the middle of the table, in place of the Timetable. */
  readonly desk?: ReactNode;
  /** The column that the card about to be collected would join. */
  readonly joins?: Kind | undefined;
}

/** How a piece of the zone looks. */
export function stateOf<Id>(zone: Zone<Id> | undefined, id: Id): 'plain' | 'legal' | 'selected' | 'off' {
  if (!zone) return 'plain';
  if (zone.chosen.includes(id)) return 'selected';
  if (zone.refusal(id) !== null) return zone.dimmed ? 'off' : 'plain';
  return zone.outlined ? 'legal' : 'plain';
}

/** What makes a card of the zone a button. */
export function pressable<Id>(zone: Zone<Id> | undefined, id: Id) {
  if (!zone) return {};
  return {
    state: stateOf(zone, id),
    pressed: zone.chosen.includes(id),
    refusal: zone.refusal(id),
    onSelect: () => zone.choose(id),
  };
}
