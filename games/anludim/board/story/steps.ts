/** How long each event is on stage. */
import type { Seat } from '../../../kit';
import type { AnludimEvent } from '../../events';
import type { BoardEvent } from '../context';

/** Time to read a sentence. */
const READ_MS = 1100;
/** What the viewer did needs no reading. */
const OWN_MS = 550;
const RESULT_MS = 4200;

/** Milliseconds at normal pace; what takes none passes unseen. */
export function timesFor(me: Seat | null): (event: BoardEvent) => number {
  return (event) => {
    switch (event.type) {
      case 'undo':
      case 'turnBegan':
      case 'kept':
        return 0;
      case 'roundBegan':
        return event.round === 1 ? 0 : 1800;
      case 'turnedUp':
        return 400;
      case 'reshuffled':
        return 800;
      case 'roundEnded':
        return RESULT_MS;
      case 'gained':
        return 800;
      case 'gameEnded':
        return READ_MS;
      default:
        return event.player === me ? OWN_MS : READ_MS;
    }
  };
}

export function isTold(event: BoardEvent | undefined): event is AnludimEvent {
  return event !== undefined && event.type !== 'undo';
}
