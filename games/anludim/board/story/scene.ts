/**
 * The table as it stood after some of the events: their figures are absolute, so no rule is needed to show it. Only what
 * nobody looks at while a story is told stays blank: which actions of the turn are done, what was spent, how long no
 * object was taken.
 */
import { copy } from '../../copy';
import { type CardId, PARCHMENTS } from '../../data';
import type { AnludimEvent } from '../../events';
import { without } from '../../hand';
import { type AnludimView, type Coven, covenAt } from '../../state';
import type { BoardEvent } from '../context';

type Hand = Coven<CardId | null>;

/** The events must be all from the beginning of the match; of the view only what never changes is read. */
export function scene(view: AnludimView, events: readonly BoardEvent[]): AnludimView {
  let table = blank(view);
  /** The table before each move that may still be taken back. */
  let earlier: AnludimView[] = [];
  for (const event of events) {
    if (event.type === 'undo') table = earlier.pop() ?? table;
    else {
      if (event.type === 'turnBegan') earlier = [];
      if (beginsUndoable(event)) earlier.push(copy(table));
      tell(table, event);
    }
  }
  return table;
}

/** Laying, and taking back one combination or several at once. */
function beginsUndoable(event: AnludimEvent): boolean {
  return event.type === 'laid' || (event.type === 'tookBack' && !event.together);
}

function blank({ options, players }: AnludimView): AnludimView {
  return {
    options,
    phase: 'play',
    roundNo: 0,
    firstPlayer: 0,
    currentPlayer: 0,
    turn: { mainDone: false, optionalUsed: false },
    players: players.map(() => ({
      hand: [],
      known: [],
      combos: [],
      objects: [],
      parchments: 0,
      crest: 'silver',
      roundsWon: 0,
      kept: null,
    })),
    deck: [],
    discard: [],
    display: [null, null, null],
    piles: { run: [], flush: [], pairs: [], trips: [], assembly: [] },
    outObjects: [],
    parchmentSupply: PARCHMENTS,
    professors: { run: null, flush: null, pairs: null, trips: null, assembly: null },
    nextCombo: 1,
    idleTurns: 0,
    nextFirstPlayer: null,
    history: [],
    winner: null,
  };
}

function tell(table: AnludimView, event: AnludimEvent): void {
  switch (event.type) {
    case 'roundBegan':
      beginRound(table, event);
      return;
    case 'turnBegan':
      table.currentPlayer = Number(event.player);
      return;
    case 'tookBack': {
      const coven = covenAt(table, event.player);
      coven.combos = coven.combos.filter(({ id }) => id !== event.combo.id);
      for (const { id } of event.combo.cards) takeOpenly(coven, id);
      if (event.professor) table.professors[event.combo.discipline] = null;
      return;
    }
    case 'laid':
      lay(table, event);
      return;
    case 'called':
      table.professors[event.discipline] = event.combo;
      return;
    case 'drew': {
      const coven = covenAt(table, event.player);
      coven.hand = [...coven.hand, ...(event.secret[event.player]?.cards ?? unseen(event.count))];
      table.deck = unseen(event.deck);
      return;
    }
    case 'tookFaceUp':
      table.display[event.slot] = null;
      takeOpenly(covenAt(table, event.player), event.card);
      return;
    case 'turnedUp':
      table.display[event.slot] = event.card;
      table.deck = unseen(event.deck);
      return;
    case 'reshuffled':
      table.discard = [];
      table.deck = unseen(event.deck);
      return;
    case 'spent':
      spend(table, event);
      return;
    case 'gained': {
      const coven = covenAt(table, event.player);
      coven.objects = [...coven.objects, event.object];
      table.piles[event.object.discipline] = event.pile;
      return;
    }
    case 'roundEnded':
      endRound(table, event);
      return;
    case 'kept':
      covenAt(table, event.player).kept = event.secret[event.player]?.cards ?? unseen(event.count);
      return;
    case 'gameEnded':
      table.phase = 'over';
      table.winner = Number(event.winner);
      return;
    case 'passed':
      return;
  }
}

type Told<T extends AnludimEvent['type']> = Extract<AnludimEvent, { type: T }>;

function beginRound(table: AnludimView, event: Told<'roundBegan'>): void {
  table.phase = 'play';
  table.roundNo = event.round;
  table.firstPlayer = Number(event.firstPlayer);
  table.currentPlayer = table.firstPlayer;
  for (const [seat, coven] of table.players.entries()) {
    const own = Object.entries(event.secret).find(([key]) => key === String(seat))?.[1]?.hand;
    coven.hand = own ?? unseen(event.hands[seat] ?? 0);
    coven.known = [];
    coven.combos = [];
    coven.objects = [];
    coven.kept = null;
    coven.parchments = event.parchments[seat] ?? 0;
  }
  const [first = null, second = null, third = null] = event.display;
  table.display = [first, second, third];
  table.deck = unseen(event.deck);
  table.discard = [];
  table.piles = { ...event.piles };
  table.professors = { run: null, flush: null, pairs: null, trips: null, assembly: null };
  countParchments(table);
}

function lay(table: AnludimView, event: Told<'laid'>): void {
  const coven = covenAt(table, event.player);
  for (const { id } of event.cards) giveAway(coven, id);
  for (const { combo, discarded, professor } of event.sources) {
    coven.combos = coven.combos.filter(({ id }) => id !== combo.id);
    table.discard = [...table.discard, ...discarded];
    if (professor) table.professors[combo.discipline] = null;
  }
  const at = coven.combos.findIndex(({ id }) => id === event.combo.id);
  coven.combos = at < 0 ? [...coven.combos, event.combo] : coven.combos.with(at, event.combo);
  // Cards of broken combinations never were in the hand.
  coven.hand = coven.hand.slice(0, event.hand);
}

function spend(table: AnludimView, { player, what }: Told<'spent'>): void {
  const coven = covenAt(table, player);
  if (what.kind === 'parchment') coven.parchments -= 1;
  else {
    const at = coven.objects.findIndex(
      ({ discipline, value }) => discipline === what.discipline && value === what.value,
    );
    coven.objects = without(coven.objects, at);
  }
  countParchments(table);
}

function endRound(table: AnludimView, event: Told<'roundEnded'>): void {
  table.phase = 'keep';
  table.history = [...table.history, event.result];
  for (const [seat, coven] of table.players.entries()) {
    coven.crest = event.crests[seat] ?? coven.crest;
    coven.roundsWon = event.roundsWon[seat] ?? coven.roundsWon;
    coven.parchments = event.parchments[seat] ?? coven.parchments;
  }
  countParchments(table);
}

function countParchments(table: AnludimView): void {
  table.parchmentSupply = PARCHMENTS - table.players.reduce((sum, { parchments }) => sum + parchments, 0);
}

/** What everybody has seen going to a hand stands first in it. */
function takeOpenly(coven: Hand, card: CardId): void {
  const { hand, known } = coven;
  coven.hand = hand.toSpliced(known.length, 0, card);
  coven.known = [...known, card];
}

/** A card that is not among the visible ones is one of the unseen, which are removed by their number. */
function giveAway(coven: Hand, card: CardId): void {
  coven.hand = coven.hand.filter((one) => one !== card);
  coven.known = coven.known.filter((one) => one !== card);
}

function unseen(count: number): null[] {
  return Array.from({ length: count }, () => null);
}
