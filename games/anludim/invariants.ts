/** What holds in every state that play reaches (section 3). */
import { flawOf, halvesOf, isStrongest } from './combinations';
import { CARDS, DISCIPLINES, type Discipline, IDLE_TURNS, PARCHMENTS, pilesFor } from './data';
import { hasFive, pilesAreOut } from './standing';
import type { AnludimState, Combo } from './state';
import { canSpend } from './turn';

export function invariants(state: AnludimState): string[] {
  const { players, phase, turn, history, roundNo } = state;
  const combos = players.flatMap((coven) => coven.combos);
  const laws: Record<string, boolean> = {
    '1: every card is in exactly one place': isWholeDeck(cardsIn(state)),
    '2: every object is in exactly one place': DISCIPLINES.every((one) => objectsAreWhole(state, one)),
    '3: the piles are the bottoms of the starting piles': DISCIPLINES.every((one) => isSuffix(state, one)),
    '4: there are three parchments':
      state.parchmentSupply + players.reduce((sum, { parchments }) => sum + parchments, 0) === PARCHMENTS &&
      players.every(({ parchments }) => parchments >= 0),
    '5: every laid combination is valid': combos.every(
      ({ discipline, cards }) => flawOf(discipline, halvesOf(cards)) === null,
    ),
    '6: professors stand on the strongest combinations': DISCIPLINES.every((one) =>
      professorIsRight(state, combos, one),
    ),
    '7: a hand begins with its known cards': players.every(({ hand, known }) =>
      known.every((card, at) => hand[at] === card),
    ),
    '8: a crest is golden after a won round': players.every(
      ({ crest, roundsWon }) => (crest === 'gold') === roundsWon >= 1,
    ),
    '9: a round that is over does not go on':
      phase !== 'play' || (!pilesAreOut(state) && players.every((coven) => !hasFive(state, coven))),
    '10: nothing is discarded in the base game':
      state.options.variant === 'expert' || state.discard.length === 0,
    '11: a slot is empty only if nothing can be drawn':
      !state.display.includes(null) || state.deck.length + state.discard.length === 0,
    '12: idle turns and rounds are counted':
      state.idleTurns >= 0 &&
      (phase !== 'play' || state.idleTurns < IDLE_TURNS * players.length) &&
      history.length === (phase === 'play' ? roundNo - 1 : roundNo),
    '13: a turn waits only for what is possible': turn.mainDone
      ? phase === 'play' && canSpend(state)
      : phase === 'play' || !turn.optionalUsed,
    '14: cards are kept between rounds only':
      (state.nextFirstPlayer !== null) === (phase === 'keep') &&
      (phase === 'keep' || players.every(({ kept }) => kept === null)) &&
      players.every(({ kept, hand }) => kept === null || kept.every((card) => hand.includes(card))),
    '15: there is a winner when the game is over': (state.winner !== null) === (phase === 'over'),
  };
  return Object.keys(laws).filter((law) => !laws[law]);
}

function cardsIn({ deck, discard, display, players }: AnludimState): string[] {
  const held = players.flatMap(({ hand, combos }) => [
    ...hand,
    ...combos.flatMap(({ cards }) => cards.map(({ id }) => id)),
  ]);
  return [...deck, ...discard, ...display.filter((card) => card !== null), ...held];
}

function isWholeDeck(found: readonly string[]): boolean {
  const cards = new Set(found);
  return found.length === CARDS.length && CARDS.every((card) => cards.has(card));
}

function objectsAreWhole({ piles, players, outObjects }: AnludimState, discipline: Discipline): boolean {
  const taken = [...outObjects, ...players.flatMap(({ objects }) => objects)]
    .filter((object) => object.discipline === discipline)
    .map(({ value }) => value);
  const found = [...piles[discipline], ...taken].sort((a, b) => a - b);
  return found.join() === pilesFor(players.length)[discipline].join();
}

function isSuffix({ piles, players }: AnludimState, discipline: Discipline): boolean {
  const pile = piles[discipline];
  const start = pilesFor(players.length)[discipline];
  return pile.join() === start.slice(start.length - pile.length).join();
}

function professorIsRight(state: AnludimState, combos: readonly Combo[], discipline: Discipline): boolean {
  const id = state.professors[discipline];
  if (id === null) return true;
  const combo = combos.find((one) => one.id === id);
  if (combo?.discipline !== discipline) return false;
  return isStrongest(state, discipline, halvesOf(combo.cards), id);
}
