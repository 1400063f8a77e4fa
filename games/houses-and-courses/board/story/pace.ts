/** How long each event is on stage. What the viewer has done passes at once: the pieces fly, and play goes on. */
import type { Viewer } from '../../../kit';
import type { HousesEvent } from '../../events';
import type { BoardEvent } from './retell';

const QUICK_MS = 500;
const STEP_MS = 850;
/** Time to read what somebody declares or answers. */
const READ_MS = 1300;

/** Milliseconds at normal pace, for the eyes of the viewer. */
export function timeOf(event: BoardEvent, viewer: Viewer): number {
  switch (event.type) {
    case 'undo':
    case 'housePicked':
    case 'dealt':
    case 'turnBegan':
    case 'nobodyReacted':
    case 'copyDeclined':
    case 'courseSkipped':
    case 'chainEnded':
    case 'reshuffled':
    case 'mailPlaced':
      return 0;
    case 'mailLaid':
    case 'roundBegan':
    case 'slotsCleared':
      return QUICK_MS;
    case 'cardsLaid':
    case 'ended':
      return STEP_MS;
    case 'settled':
      return READ_MS;
    case 'declared':
    case 'reacted':
      return event.item.player === viewer ? 0 : READ_MS;
    case 'bonusDiscarded':
      return STEP_MS;
    case 'drew':
    case 'powerUsed':
    case 'mailFound':
    case 'peeked':
      return event.player === viewer ? 0 : QUICK_MS;
    case 'cardStolen':
    case 'mailStolen':
      return event.from === viewer ? READ_MS : event.player === viewer ? 0 : STEP_MS;
    default:
      return event.player === viewer ? 0 : STEP_MS;
  }
}

/** The first event at or after the index that is on stage; -1 if there is none. */
export function nextStaged(events: readonly BoardEvent[], from: number, viewer: Viewer): number {
  return events.findIndex((event, index) => index >= from && timeOf(event, viewer) > 0);
}

export function isTold(event: BoardEvent | undefined): event is HousesEvent {
  return event !== undefined && event.type !== 'undo';
}
