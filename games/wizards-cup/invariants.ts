/** The invariants that hold after every move, numbered as in the specification. */
import {
  CARD_IDS,
  type CardId,
  DECK_SIZE,
  MAX_ROUNDS,
  SET_SIZE,
  TEAM_SIZE,
  TOKEN_SUPPLY,
  TOKENS_TO_WIN,
  type Wizard,
  wizardOf,
} from './data';
import { type CupState, indexOf, type PlayerState, SIDES, type Side } from './state';
import { rankOf, teamOf, visibleCard } from './zones';

/** R34: every duel costs at least one of ten fighters and two recalled ones, and the last one wins. */
const MAX_DUELS = 11;

export function invariants(state: CupState): string[] {
  const broken: string[] = [];
  const expect = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  for (const side of SIDES) checkSide(state, side, (holds, says) => expect(holds, `player ${side}: ${says}`));
  checkChoice(state, expect);

  const { phase, round, rounds, fan, queue, duelNo, result } = state;
  const tokens = state.players[0].tokens + state.players[1].tokens;
  expect(phase === 'draw' || (fan[0] === null && fan[1] === null), '1: fans outside the draw');
  expect((queue !== null) === (phase === 'duel'), '4: a queue exactly in the duels');
  expect(phase === 'duel' || duelNo === 0, '4: a duel number outside the duels');
  expect(tokens <= TOKEN_SUPPLY, '6: more tokens than there are');
  expect((result !== null) === (phase === 'over'), '6: a result exactly when the game is over');
  const fought = phase === 'duel' || phase === 'over' ? round : round - 1;
  expect(round <= MAX_ROUNDS && rounds.length === fought, '7: a record for every round fought');
  for (const { duels } of rounds) {
    const sound = duels.every(({ no, losers }, place) => no === place + 1 && losers.length > 0);
    expect(
      sound && duels.length <= MAX_DUELS,
      '10: the duels of a round are numbered and somebody loses each',
    );
  }
  return broken;
}

type Expect = (holds: boolean, sentence: string) => void;

function checkSide(state: CupState, side: Side, expect: Expect): void {
  const player = state.players[side];
  const { forced, hand, reserve, deck, waiting, duel, discard, step } = player;
  const { phase, round } = state;
  const fan = state.fan[indexOf(side)];
  const team = teamOf(player);
  const cards = [...(fan ?? []), ...team, ...reserve];
  expect(
    cards.length === SET_SIZE && CARD_IDS.every((card) => cards.includes(card)),
    '1: a set is not complete',
  );
  expect((forced === null) === (fan !== null), '1: a card is forced once the fan is gone');
  if (fan !== null) {
    expect(cards.length === fan.length, '1: cards beside the fan');
    return;
  }
  const chosen = step !== 'select';
  expect(
    chosen || (hand.length === 1 && hand[0] === forced),
    '2: the forced card alone before the selection',
  );
  expect(reserve.length === SET_SIZE - (chosen ? TEAM_SIZE : 1), '2: the size of the reserve');
  expect(step !== 'select' || round === 1, '3: a selection after the first round');
  expect(step !== 'swap' || round > 1, '3: a swap in the first round');
  if (phase === 'over' || step === 'swap' || step === 'order') {
    expect(hand.length === TEAM_SIZE && team.length === TEAM_SIZE, '3: the team is in the hand');
  } else if (phase === 'prepare' && step === 'ready') {
    expect(deck.length === DECK_SIZE && waiting.length === 1, '3: five cards in the deck, one waits');
    expect(team.length === TEAM_SIZE, '3: nothing else is laid out');
  } else if (phase === 'duel') {
    expect(hand.length === 0 && team.length === TEAM_SIZE, '4: the six cards are laid out');
    expect(duel !== null, '4: both Wizards are in the Duel zone');
  }
  expect(phase === 'duel' || (duel === null && discard.length === 0), '3: cards fight outside the duels');
  expect(player.tokens <= TOKENS_TO_WIN, '6: too many tokens');
  expect(waiting.length <= 1, '8: two Waiting cards');
  expect(!player.waitingFaceUp || waiting.length === 1, '8: nothing lies face up in the Waiting space');
  expect(isSorted(hand) && isSorted(reserve), '11: hand and reserve in canonical order');
}

function checkChoice({ pending, phase, players }: CupState, expect: Expect): void {
  expect((pending !== null) === (phase === 'duel'), '5: a choice exactly in the duels');
  if (!pending) return;
  const player = players[pending.player];
  const power = wizardOf(pending.card).power;
  expect(player.duel === pending.card, '9: the Wizard that asks is in the Duel zone');
  expect(canChoose(player, power), '9: there is something to choose');
  expect((power.effect === 'rearrangeDeck') === (pending.kind === 'rearrange'), '9: the kind of the choice');
}

function canChoose({ deck, waiting, discard }: PlayerState, power: Wizard['power']): boolean {
  const visible = visibleCard(discard);
  switch (power.effect) {
    case 'rearrangeDeck':
      return deck.length > 1;
    case 'swapWithWaiting':
      return waiting.length === 1;
    case 'recallTop':
      return visible !== null && wizardOf(visible).value <= power.atMost;
    default:
      return false;
  }
}

function isSorted(zone: readonly CardId[]): boolean {
  return zone.every((card, place) => zone.slice(0, place).every((before) => rankOf(before) < rankOf(card)));
}
