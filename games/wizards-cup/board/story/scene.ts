/**
 * What the stage shows: after any number of events while the story is told, or of a view once it has been told.
 * Events carry what changes, so no rule is applied here.
 */
import type { UndoEvent } from '../../../kit';
import { type CardId, DECK_SIZE } from '../../data';
import type { CupEvent } from '../../events';
import {
  type CupView,
  type DuelRecord,
  indexOf,
  type Pair,
  type PlayerView,
  type RoundRecord,
  type Side,
} from '../../state';

export type BoardEvent = CupEvent | UndoEvent;
type Of<T extends CupEvent['type']> = Extract<CupEvent, { type: T }>;
/** Null where the viewer may not know the card. */
type Hidden = CardId | null;

/** What lies in the Waiting place. */
export interface WaitingCard {
  readonly card: Hidden;
  readonly faceUp: boolean;
}

/** One side of the table. */
interface SideScene {
  readonly drawn: CardId | null;
  readonly tokens: number;
  /** The first is the next to fight. */
  readonly deck: readonly Hidden[];
  readonly waiting: WaitingCard | null;
  readonly duel: CardId | null;
  /** The last one is the visible card. */
  readonly discard: readonly CardId[];
  /** What lay open in this round. */
  readonly shown: readonly CardId[];
}

export interface Scene {
  readonly round: number;
  /** The running duel; 0 between the rounds. */
  readonly no: number;
  readonly sides: Readonly<Record<Side, SideScene>>;
  readonly duels: readonly DuelRecord[];
  /** How the duel on stage ended. */
  readonly decided: DuelRecord | null;
  /** Who won the round; null while it goes on. */
  readonly winners: readonly Side[] | null;
}

const EMPTY: SideScene = {
  drawn: null,
  tokens: 0,
  deck: [],
  waiting: null,
  duel: null,
  discard: [],
  shown: [],
};

const FIRST: Scene = {
  round: 1,
  no: 0,
  sides: { '0': EMPTY, '1': EMPTY },
  duels: [],
  decided: null,
  winners: null,
};

/** The scene after these events, the first of which began the match. */
export function scene(events: readonly BoardEvent[]): Scene {
  return events.reduce(show, FIRST);
}

/** The scene of a position in which nothing is left to tell. */
export function sceneOf(view: CupView): Scene {
  const { phase, players } = view;
  const record = phase === 'duel' || phase === 'over' ? view.rounds.at(-1) : undefined;
  return {
    round: view.round,
    no: view.duelNo,
    sides: { '0': sideOf(players[0], record, 0), '1': sideOf(players[1], record, 1) },
    duels: record?.duels ?? [],
    decided: phase === 'over' ? (record?.duels.at(-1) ?? null) : null,
    winners: record?.winners ?? null,
  };
}

/** After the end the stage stays as the last round left it. */
function sideOf(player: PlayerView, record: RoundRecord | undefined, at: 0 | 1): SideScene {
  const shown = record?.shown[at] ?? [];
  const final = record?.final?.[at];
  const { forced: drawn, tokens } = player;
  if (final) {
    const deck = Array.from({ length: final.deckCount }, () => null);
    const waiting = final.waitingCount > 0 ? { card: null, faceUp: false } : null;
    return { drawn, tokens, deck, waiting, duel: final.duel, discard: final.discard, shown };
  }
  const card = player.waiting[0];
  const waiting = card === undefined ? null : { card, faceUp: player.waitingFaceUp };
  return { drawn, tokens, deck: player.deck, waiting, duel: player.duel, discard: player.discard, shown };
}

function show(before: Scene, event: BoardEvent): Scene {
  switch (event.type) {
    case 'drawn':
      return changed(before, event.player, { drawn: event.card });
    case 'ordered': {
      const own = event.secret[event.player];
      const deck = own?.deck ?? Array.from({ length: DECK_SIZE }, () => null);
      const waiting = { card: own?.waiting ?? null, faceUp: false };
      return changed(cleared(before), event.player, { deck, waiting });
    }
    case 'roundBegan':
      return { ...before, round: event.round };
    case 'placed': {
      const { deck } = before.sides[event.player];
      const after = changed(before, event.player, { duel: event.card, deck: deck.slice(1) });
      return { ...seen(after, event.player, event.card), no: event.no, decided: null };
    }
    case 'rearranged': {
      const deck = event.secret[event.player]?.deck ?? before.sides[event.player].deck.map(() => null);
      return changed(before, event.player, { deck });
    }
    case 'exchanged':
      return seen(
        changed(before, event.player, { duel: event.in, waiting: { card: event.out, faceUp: true } }),
        event.player,
        event.in,
      );
    case 'recalled': {
      const { deck, discard } = before.sides[event.player];
      return changed(before, event.player, { discard: discard.slice(0, -1), deck: [...deck, event.card] });
    }
    case 'decided': {
      const { no, cards, values, criterion, losers } = event;
      const record: DuelRecord = { no, cards, values, criterion, losers, milled: null };
      return { ...before, duels: [...before.duels, record], decided: record };
    }
    case 'discarded':
      return discarded(before, event);
    case 'roundEnded': {
      const after = tokensOf(before, event.tokens);
      return { ...after, no: 0, winners: event.winners };
    }
    default:
      return before;
  }
}

function changed(before: Scene, side: Side, part: Partial<SideScene>): Scene {
  return { ...before, sides: { ...before.sides, [side]: { ...before.sides[side], ...part } } };
}

function seen(before: Scene, side: Side, card: CardId): Scene {
  const { shown } = before.sides[side];
  return shown.includes(card) ? before : changed(before, side, { shown: [...shown, card] });
}

/** The cards of the last round have been taken back. */
function cleared(before: Scene): Scene {
  if (before.winners === null) return before;
  const empty = ({ drawn, tokens }: SideScene): SideScene => ({ ...EMPTY, drawn, tokens });
  const sides = { '0': empty(before.sides['0']), '1': empty(before.sides['1']) };
  return { ...FIRST, round: before.round + 1, sides };
}

function discarded(before: Scene, { player, card, from }: Of<'discarded'>): Scene {
  const { discard, deck, ...side } = before.sides[player];
  const after = changed(before, player, {
    discard: [...discard, card],
    deck: from === 'deck' ? deck.slice(1) : deck,
    duel: from === 'duel' ? null : side.duel,
    waiting: from === 'waiting' ? null : side.waiting,
  });
  const milled = from === 'deck' ? card : null;
  const last = before.duels.at(-1);
  if (milled === null || !last) return seen(after, player, card);
  return seen({ ...after, duels: [...before.duels.slice(0, -1), { ...last, milled }] }, player, card);
}

function tokensOf(before: Scene, tokens: Readonly<Pair<number>>): Scene {
  const side = (which: Side): SideScene => ({ ...before.sides[which], tokens: tokens[indexOf(which)] });
  return { ...before, sides: { '0': side('0'), '1': side('1') } };
}
