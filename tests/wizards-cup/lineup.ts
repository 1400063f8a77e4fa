/** Tables for the tests: line-ups are written `first > second > third > fourth > fifth | waiting`. */
import { createRandom, makeMove, silentEffects, startMatch } from '../../games/kit';
import { CARD_IDS, type CardId, isCardId } from '../../games/wizards-cup/data';
import { rules } from '../../games/wizards-cup/rules';
import type { CupState, Side } from '../../games/wizards-cup/state';

const effects = silentEffects(createRandom('line-ups'));

interface LineUp {
  readonly deck: readonly CardId[];
  readonly team: readonly CardId[];
}

/** Both teams are chosen and wait to be laid out. */
export function chosen(white: string, black: string, tokens: readonly [number, number] = [0, 0]): CupState {
  const state = fresh();
  state.round = tokens[0] + tokens[1] > 0 ? 2 : 1;
  takeTeam(state, '0', lineUp(white), tokens[0]);
  takeTeam(state, '1', lineUp(black), tokens[1]);
  return state;
}

/** The round between these line-ups, up to its first choice or its end. */
export function fight(white: string, black: string, tokens: readonly [number, number] = [0, 0]): CupState {
  const state = chosen(white, black, tokens);
  play(state, '0', 'setOrder', { deck: lineUp(white).deck });
  play(state, '1', 'setOrder', { deck: lineUp(black).deck });
  return state;
}

export function fresh(options = {}): CupState {
  const started = startMatch(rules, { players: 2, options, seed: 'line-ups' });
  if (!started.ok) throw new Error(started.error.message);
  return started.match.state;
}

/** Makes a legal move on the state. */
export function play(state: CupState, side: Side, move: string, args: object): void {
  const reason = makeMove(rules, state, side, move, args, effects);
  if (reason !== null) throw new Error(`${move} is refused: ${reason}`);
}

/** The duels of the last round fought, as `white-black criterion`, and who lost. */
export function story(state: CupState): string[] {
  const duels = state.rounds.at(-1)?.duels ?? [];
  return duels.map(({ cards, criterion, losers }) => {
    const lost = losers.length === 2 ? 'both lose' : losers[0] === '0' ? 'White loses' : 'Black loses';
    return `${cards.join('-')} ${criterion}: ${lost}`;
  });
}

/** How the given side left the table at the end of the last round. */
export function left(state: CupState, side: Side) {
  const final = state.rounds.at(-1)?.final?.[side === '0' ? 0 : 1];
  if (!final) throw new Error('the round is not over');
  return final;
}

function takeTeam(state: CupState, side: Side, { deck, team }: LineUp, tokens: number): void {
  const player = state.players[side];
  player.forced = deck[0] ?? null;
  player.hand = CARD_IDS.filter((card) => team.includes(card));
  player.reserve = CARD_IDS.filter((card) => !team.includes(card));
  player.tokens = tokens;
  player.step = 'order';
}

function lineUp(text: string): LineUp {
  const team = text.split(/ [>|] /).filter((word) => isCardId(word));
  if (team.length !== 6) throw new Error(`not a line-up: ${text}`);
  return { deck: team.slice(0, 5), team };
}
