/**
 * The table after any number of events, as the viewer sees it: what the board shows while the story is told. Events
 * name every card that moves and carry absolute figures, so no rule is applied here.
 */
import type { UndoEvent } from '../../../kit';
import { without } from '../../cards';
import { copy } from '../../copy';
import { type Arena, PILE_TRIALS, STARTING_TRIALS, STUDENTS, type StudentId } from '../../data';
import type { ClashEvent } from '../../events';
import {
  type ClashView,
  opponentOf,
  type PerArena,
  type PlayerID,
  type School,
  type SchoolView,
} from '../../state';

export type BoardEvent = ClashEvent | UndoEvent;

/** The scene after these events, the first of which dealt the hands. The turn limit is told by no event. */
export function sceneAfter(events: readonly BoardEvent[], turnLimit: number): ClashView {
  const scene = emptyTable(turnLimit);
  /** The scene before each action of the turn that can be taken back. */
  const undoable: ClashView[] = [];
  for (const event of events) {
    if (event.type === 'undo') {
      const before = undoable.pop();
      if (before) Object.assign(scene, before);
      continue;
    }
    if (BEGINS_ACTION.has(event.type)) undoable.push(copy(scene));
    else if (event.type === 'turnBegan' || event.type === 'discarded') undoable.length = 0;
    show(scene, event);
  }
  return scene;
}

const BEGINS_ACTION: ReadonlySet<ClashEvent['type']> = new Set([
  'emblemMoved',
  'deployed',
  'passed',
  'summoned',
  'cast',
]);

function show(scene: ClashView, event: ClashEvent): void {
  const { players } = scene;
  switch (event.type) {
    case 'dealt':
      players[0].hand = event.secret[0]?.hand ?? hidden(event.hands[0]);
      players[1].hand = event.secret[1]?.hand ?? hidden(event.hands[1]);
      scene.studentDeck = hidden(event.deck);
      return;
    case 'turnBegan':
      scene.current = event.player;
      scene.turnNumber = event.turn;
      scene.summonUsed = false;
      return;
    case 'reshuffled':
      scene.studentDiscard = [];
      scene.studentDeck = hidden(event.deck);
      return;
    case 'drew': {
      const own = players[event.player];
      own.hand = [...own.hand, ...(event.secret[event.player]?.cards ?? hidden(event.count))];
      scene.studentDeck = hidden(event.deck);
      return;
    }
    case 'emblemMoved':
      leaveHand(players[event.player], [event.card]);
      discard(scene, [event.card]);
      players[event.player].emblem = event.arena;
      return;
    case 'deployed':
      leaveHand(players[event.player], event.cards);
      add(players[event.player].columns, event.arena, event.cards);
      return;
    case 'passed':
    case 'leapt': {
      const own = players[event.player];
      const holder = players[event.from === 'own' ? event.player : opponentOf(event.player)];
      holder.offered = without(holder.offered, [event.trial]);
      add(own.trials, event.arena, [event.trial]);
      if (event.trial === STARTING_TRIALS[own.school]) own.startingTrialPassed = true;
      return;
    }
    case 'summoned':
      remove(players[event.player].columns, event.from, event.cards);
      add(players[event.player].columns, event.to, event.cards);
      scene.summonUsed = true;
      return;
    case 'cast':
      if (event.spell === 'maleficio') hex(scene, event);
      return;
    case 'banished':
      remove(players[event.victim].columns, event.arena, event.cards);
      discard(scene, event.cards);
      return;
    case 'burned':
      players[event.victim].trials[event.arena] = [];
      scene.trialDeck = [...event.trials, ...scene.trialDeck];
      scene.trialKnownTop += event.trials.length;
      return;
    case 'lured':
      remove(players[event.victim].columns, event.arena, event.cards);
      add(players[event.player].columns, event.arena, event.cards);
      return;
    case 'stolen':
      remove(players[event.victim].trials, event.arena, [event.trial]);
      add(players[event.player].trials, event.arena, [event.trial]);
      return;
    case 'hexed':
      if (scene.pending) scene.pending = { ...scene.pending, count: event.count };
      return;
    case 'discarded':
      leaveHand(players[event.player], event.cards);
      discard(scene, event.cards);
      scene.pending = null;
      return;
    case 'casterLeft':
      remove(players[event.player].columns, event.arena, [event.caster]);
      discard(scene, [event.caster]);
      return;
    case 'overtimeBegan':
      scene.overtime = true;
      return;
    case 'announced': {
      const own = players[event.player];
      own.offered = [...own.offered, ...event.trials];
      scene.trialDeck = scene.trialDeck.slice(event.trials.length);
      scene.trialKnownTop = event.known;
      return;
    }
    case 'ended':
      scene.result = event.result;
      return;
  }
}

/** How many cards the victim has to discard is told right afterwards. */
function hex(scene: ClashView, { caster, arena, player }: Extract<ClashEvent, { type: 'cast' }>): void {
  scene.pending = { kind: 'maleficio', caster, arena, victim: opponentOf(player), count: 0 };
}

type Piles<Card> = PerArena<readonly Card[]>;

function add<Card extends string>(piles: Piles<Card>, arena: Arena, cards: readonly Card[]): void {
  piles[arena] = [...piles[arena], ...cards];
}

function remove<Card extends string>(piles: Piles<Card>, arena: Arena, cards: readonly Card[]): void {
  piles[arena] = without(piles[arena], cards);
}

function discard(scene: ClashView, cards: readonly StudentId[]): void {
  scene.studentDiscard = [...scene.studentDiscard, ...cards];
}

/** A hand that the viewer does not see loses as many of its backs. */
function leaveHand(own: SchoolView, cards: readonly StudentId[]): void {
  own.hand = own.hand.includes(null) ? own.hand.slice(cards.length) : without(own.hand, cards);
}

function hidden(count: number): null[] {
  return Array.from({ length: count }, () => null);
}

function emptyTable(turnLimit: number): ClashView {
  return {
    studentDeck: hidden(STUDENTS.length),
    studentDiscard: [],
    trialDeck: hidden(PILE_TRIALS.length),
    trialKnownTop: 0,
    players: { 0: emptySchool('dragombre'), 1: emptySchool('blancgriffon') },
    current: '0' satisfies PlayerID,
    turnNumber: 0,
    turnLimit,
    summonUsed: false,
    pending: null,
    overtime: false,
    result: null,
  };
}

function emptySchool(school: School): SchoolView {
  return {
    school,
    hand: [],
    emblem: null,
    columns: emptyPiles(),
    trials: emptyPiles(),
    offered: [STARTING_TRIALS[school]],
    startingTrialPassed: false,
  };
}

function emptyPiles<Card>(): PerArena<Card[]> {
  return { earth: [], water: [], air: [], fire: [], dark: [] };
}
