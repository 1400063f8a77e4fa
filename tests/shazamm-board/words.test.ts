// @vitest-environment happy-dom
/** Shazamm! speaks both languages completely, and each of them well. */
import { describe, expect, it } from 'vitest';
import { figures, icons } from '../../games/shazamm/board';
import type { ShazammEvent } from '../../games/shazamm/events';
import { rules } from '../../games/shazamm/rules';
import type { Wizard } from '../../games/shazamm/state';
import { words as en } from '../../games/shazamm/text/en';
import { words as fr } from '../../games/shazamm/text/fr';
import { describeWords, type Samples } from '../fixtures/board/words';
import { Duel, manyEvents, playBlindly } from './match';

const each = Object.entries({ en, fr });
const nameOf = (seat: string) => (seat === '0' ? 'Éloïse' : 'Théo');

/** What the moves of the specification may be refused for, besides the reasons that all games share. */
const REASONS = [
  'ORDER_NOT_PERMUTATION',
  'BID_TOO_LOW',
  'BID_TOO_HIGH',
  'SPELL_UNKNOWN',
  'SPELL_DUPLICATE',
  'SPELL_NOT_IN_HAND',
  'CLONE_NOT_IN_POOL',
  'THEFT_DUPLICATE',
  'THEFT_NOT_A_TARGET',
  'RECYCLING_OUT_OF_RANGE',
  'RECYCLING_BID_TOO_LOW',
  'RECYCLING_BID_TOO_HIGH',
];

const EVENTS: Record<ShazammEvent['type'], 'told' | 'silent'> = {
  roundBegan: 'told',
  arranged: 'told',
  committed: 'told',
  revealed: 'told',
  cancelled: 'told',
  muted: 'told',
  voided: 'told',
  applied: 'told',
  asked: 'told',
  cloned: 'told',
  stolen: 'told',
  recycled: 'told',
  compared: 'told',
  paid: 'told',
  gained: 'told',
  pushed: 'told',
  roundEnded: 'told',
  fell: 'told',
};

/** Arguments for the functions that take more than numbers and names. */
const SAMPLES: Samples = {
  'bridge.fire': [12, { 0: 4, 1: 2 }, { 0: 'Éloïse', 1: 'Théo' }],
  'commit.summary': [{ bid: 12, spells: 2, decoy: true }],
  'commit.confirmBody': [12, ['Blaze', 'Siphon']],
  'wait.choosing': [['Éloïse', 'Théo']],
  'wait.laid': [{ bid: 12, spells: 0, decoy: true }],
  'wait.arranging': [['Éloïse']],
};

describeWords({
  en,
  fr,
  rules,
  events: EVENTS,
  told: manyEvents,
  headings: ['roundBegan', 'revealed'],
  reasons: REASONS,
  stages: ['arrange', 'commit', 'clone', 'theft', 'recycling'],
  roles: ['0', '1'],
  view: new Duel().view('0'),
  nameOf,
  figures,
  icons,
  samples: SAMPLES,
});

describe.each(each)('the words (%s)', (_, words) => {
  it('say why the duel ended, round by round', () => {
    const duel = new Duel({}, 'verdict');
    playBlindly(duel, 'verdict', () => undefined);
    const { result, round, history } = duel.state;
    const { title, lines } = words.verdict(duel.view('spectator'), nameOf);
    const ends = history.filter(({ roundEnd }) => roundEnd !== null);
    expect(ends).toHaveLength(round);
    expect(lines).toHaveLength(round + 2);
    const winner = result && 'winner' in result ? result.winner : '0';
    expect(title).toContain(nameOf(winner));
    expect(lines.at(-1)).toContain(nameOf(winner === '0' ? '1' : '0'));
  });

  it('follow the fire through the rounds, pushes included', () => {
    const duel = new Duel();
    duel.lay('0', 50).lay('1', 1);
    const [line] = words.verdict(duel.view('0'), nameOf).lines;
    expect(line).toContain('Éloïse');
    expect(line).toContain(`**${duel.state.wall}**`);
  });
});

describe('the two languages', () => {
  it('make the elision where French needs one', () => {
    const doubled = (controller: Wizard) =>
      fr.effect(
        {
          type: 'applied',
          id: 'x',
          spell: 8,
          controller,
          attack: { '0': 24, '1': 24 },
          wall: 10,
          idle: null,
        },
        nameOf,
      );
    expect(doubled('0')).toContain('L’attaque d’**Éloïse**');
    expect(doubled('1')).toContain('L’attaque de **Théo**');
  });
});
