/** How long each event is on stage. What happens at the same time is shown at the same time. */
import { wizardOf } from '../../data';
import type { CupEvent } from '../../events';
import type { BoardEvent } from './scene';

/** Milliseconds at normal pace; none for what players do in secret and for what the next event shows as well. */
export function timesOf(events: readonly BoardEvent[]): ReadonlyMap<BoardEvent, number> {
  return new Map(events.map((event, at) => [event, timeOf(event, events[at + 1])]));
}

function timeOf(event: BoardEvent, next: BoardEvent | undefined): number {
  switch (event.type) {
    case 'undo':
    case 'selected':
    case 'swapped':
    case 'ordered':
    case 'gameEnded':
      return 0;
    case 'drawn':
      return 1800;
    case 'roundBegan':
      return 1300;
    case 'placed':
      return next?.type === 'placed' ? 0 : 1500;
    // Who has to answer is asked by the board itself.
    case 'asked':
      return next === undefined ? 0 : 1300;
    case 'discarded': {
      if (event.from !== 'duel') return 1800;
      if (next?.type === 'discarded' && next.from === 'duel') return 0;
      return wizardOf(event.card).power.type === 'dormant' ? 1400 : 900;
    }
    case 'decided':
      return 3000;
    case 'roundEnded':
      return 3600;
    default:
      return 1700;
  }
}

/** Where a round's story begins; -1 before its first duel. */
export function roundStart(events: readonly BoardEvent[], round: number): number {
  return events.findIndex((event) => event.type === 'roundBegan' && event.round === round);
}

/** The event that the stage shows, if the story is at one of the game's own. */
export function staged(event: BoardEvent | undefined): CupEvent | null {
  return event === undefined || event.type === 'undo' ? null : event;
}
