/** Every move that a bot may advise is said in both languages, in words that a player understands. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { HINTS } from '../../games/hints';
import {
  type AnyBrain,
  type AnyMoveCall,
  type AnyRules,
  createRandom,
  isSeat,
  LANGUAGES,
  makeMove,
  type Seat,
  silentEffects,
  startMatch,
} from '../../games/kit';

const NAMES = ['Ada', 'Éloïse', 'Brian', 'Chloé', 'Théo'];
const nameOf = (seat: Seat): string => NAMES[Number(seat)] ?? '';

interface Advisable {
  readonly view: object;
  readonly seat: Seat;
  readonly calls: readonly AnyMoveCall[];
}

/** The options of the game that lead to moves of their own. */
const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  shazamm: [{}, { deckMode: 'allInHand' }, { deckMode: 'chosenOrder' }],
  anludim: [{}, { variant: 'expert' }],
  'wizards-cup': [{}, { draw: 'manual' }],
  'houses-and-courses': [{}, { houseMode: 'pick' }],
};
const MOST_MOVES = 150;
/** Of every variant: some moves are rare. */
const DEALS = ['first', 'second', 'third'];

/** The positions of some random games, each with everything that may be advised there. */
function* positions(game: string, rules: AnyRules, brain: AnyBrain): Generator<Advisable> {
  for (const options of VARIANTS[game] ?? [{}]) {
    for (const players of new Set([rules.players.min, rules.players.max])) {
      for (const deal of DEALS) {
        yield* playOne(
          rules,
          brain,
          options,
          players,
          `${game} ${players} ${JSON.stringify(options)} ${deal}`,
        );
      }
    }
  }
}

function* playOne(
  rules: AnyRules,
  brain: AnyBrain,
  options: object,
  players: number,
  seed: string,
): Generator<Advisable> {
  const started = startMatch(rules, { players, options, seed });
  if (!started.ok) throw new Error(started.error.message);
  const { state } = started.match;
  const random = createRandom(seed);
  for (let move = 0; move < MOST_MOVES && rules.result(state) === null; move++) {
    const seat = Object.keys(rules.awaiting(state)).find((one) => isSeat(one));
    if (seat === undefined) throw new Error('nobody is awaited');
    const view = rules.view(state, seat);
    const calls = brain.candidates(view, seat, random);
    yield { view, seat, calls };
    const { move: name, args } = random.pick(calls);
    expect(makeMove(rules, state, seat, name, args, silentEffects(random))).toBeNull();
  }
}

/** What must not be left in a sentence: values that were not found, ids, holes, doubled spaces, empty emphasis. */
const LEFTOVERS =
  /undefined|null|NaN|\[object|\b[smc]\d\d\b|\b[hc][01]-\d|\bk\d+\b|[a-z]-\d|\*\*\*|\s{2}|\s[,.]|\(\)|^\s|\s$/;
/** No ordinary space before these in French, and always some before them. */
const FRENCH_SPACING = /[ \w][;:!?]|'/;

describe.each(Object.keys(GAMES))('the advice of %s', (game) => {
  it('has a clause for every move worth considering, in every language', async () => {
    const loader = GAMES[game];
    const [rules, brain] = await Promise.all([loader?.rules(), loader?.brain()]);
    if (!loader || !rules || !brain) throw new Error(`no ${game} here`);
    const spoken = await Promise.all(
      LANGUAGES.map(async (language) => {
        const advice = await HINTS[game]?.(language);
        return { language, clauses: advice?.(await loader.words(language)) ?? {} };
      }),
    );
    const said = new Set<string>();
    const wrong = new Set<string>();
    for (const { view, seat, calls } of positions(game, rules, brain)) {
      for (const { move, args } of calls) {
        said.add(move);
        for (const { language, clauses } of spoken) {
          const clause = clauses[move]?.(args, { view, seat, nameOf }) ?? 'undefined';
          const capital = /^\W*\p{Lu}/u.test(clause);
          const badFrench = language === 'fr' && FRENCH_SPACING.test(clause);
          if (capital || badFrench || LEFTOVERS.test(clause)) wrong.add(`${language} ${move}: ${clause}`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
    expect(Object.keys(rules.moves).filter((move) => !said.has(move))).toEqual([]);
  });
});
