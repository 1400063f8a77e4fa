/** How long each event is on stage. What the viewer does themselves passes at once, except for spells. */
import type { ClashEvent } from '../../events';
import type { PlayerID } from '../../state';
import type { BoardEvent } from './scene';

/** Time to see a piece travel and to read what it did. */
const GLANCE_MS = 700;
const READ_MS = 1100;
const SPELL_MS = 1500;
/** A player's own spell: long enough to see whom it hits. */
const OWN_SPELL_MS = 450;

/** Milliseconds at normal pace. */
export function timeOf(event: BoardEvent, me: PlayerID | null): number {
  switch (event.type) {
    case 'undo':
    case 'dealt':
    case 'turnBegan':
      return 0;
    case 'drew':
    case 'reshuffled':
      return GLANCE_MS;
    case 'emblemMoved':
    case 'deployed':
    case 'passed':
    case 'summoned':
      return event.player === me ? 0 : READ_MS;
    case 'cast':
      return event.player === me ? OWN_SPELL_MS : SPELL_MS;
    case 'leapt':
    case 'stolen':
    case 'lured':
      return event.player === me ? OWN_SPELL_MS : SPELL_MS;
    case 'banished':
    case 'burned':
      return event.victim === me || me === null ? SPELL_MS : OWN_SPELL_MS;
    case 'casterLeft':
      return event.player === me ? 0 : GLANCE_MS;
    case 'hexed':
      return event.victim === me ? 0 : READ_MS;
    case 'discarded':
      return event.player === me ? 0 : SPELL_MS;
    case 'announced':
      return SPELL_MS;
    case 'overtimeBegan':
    case 'ended':
      return 2 * READ_MS;
  }
}

function isStaged(event: BoardEvent, me: PlayerID | null): event is ClashEvent {
  return timeOf(event, me) > 0;
}

/** The first event at or after the index that is on stage, with its index; null if there is none. */
export function nextStaged(
  events: readonly BoardEvent[],
  from: number,
  me: PlayerID | null,
): { readonly event: ClashEvent; readonly at: number } | null {
  for (let at = from; at < events.length; at += 1) {
    const event = events[at];
    if (event && isStaged(event, me)) return { event, at };
  }
  return null;
}

/** Where the last turn of the viewer's opponent began, for seeing it again; -1 before it. */
export function lastForeignTurn(events: readonly BoardEvent[], me: PlayerID | null): number {
  return events.findLastIndex((event) => event.type === 'turnBegan' && event.player !== me);
}
