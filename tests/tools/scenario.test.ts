/** Scenarios: found in JSON and in Markdown, played step by step, and told in one line when they fail. */
import { describe, expect, it } from 'vitest';
import { readScenarioFile, runScenario, runSeriesCall } from '../../tools/scenario';
import { rules } from '../fixtures/potions';
import { potionsTable } from '../fixtures/table';

const brews = {
  id: 'W1',
  title: 'A brewed card lies in the cauldron.',
  players: 2,
  given: potionsTable(),
  steps: [
    { player: '0', move: 'brew', args: { card: 1 }, expect: { 'players.0.cauldron': [1] } },
    { player: '1', move: 'endTurn', error: 'NOT_YOUR_TURN', expect: { awaiting: ['0'] } },
  ],
  expect: { actions: 1 },
};

describe('a scenario', () => {
  it('passes when everything is as expected', () => {
    expect(runScenario(rules, brews)).toEqual([]);
  });

  it('leaves the given state alone, so it can be played again', () => {
    runScenario(rules, brews);
    expect(brews.given).toEqual(potionsTable());
  });

  it('begins with a fresh setup when no state is given', () => {
    const fresh = {
      id: 'W2',
      players: 3,
      options: { rounds: 1, handSize: 5 },
      expect: { 'players.2.hand.length': 5 },
    };
    expect(runScenario(rules, fresh)).toEqual([]);
  });

  it('fails when a legal move is refused', () => {
    const steps = [{ player: '1', move: 'endTurn' }];
    expect(runScenario(rules, { ...brews, steps })).toEqual([
      'step 1 (endTurn): NOT_YOUR_TURN, expected a legal move',
    ]);
  });

  it('fails when an illegal move is accepted, or refused for another reason', () => {
    const accepted = [{ player: '0', move: 'endTurn', error: 'NO_ACTION_LEFT' }];
    expect(runScenario(rules, { ...brews, steps: accepted })).toEqual([
      'step 1 (endTurn): accepted, expected NO_ACTION_LEFT',
    ]);
    const refused = [{ player: '1', move: 'endTurn', error: 'NO_ACTION_LEFT' }];
    expect(runScenario(rules, { ...brews, steps: refused })).toEqual([
      'step 1 (endTurn): NOT_YOUR_TURN, expected NO_ACTION_LEFT',
    ]);
  });

  it('fails when a refused move changes the state', () => {
    const { endTurn } = rules.moves;
    const check = (view: { actions: number }) => {
      view.actions = 0;
      return 'TOO_LATE';
    };
    const meddling = { ...rules, moves: { ...rules.moves, endTurn: { ...endTurn, check } } };
    const steps = [{ player: '0', move: 'endTurn', error: 'TOO_LATE' }];
    expect(runScenario(meddling, { ...brews, steps })).toEqual([
      'step 1 (endTurn): refused, but the state has changed',
    ]);
  });

  it('tells every expectation that a step or the end does not meet, and stops there', () => {
    const [first, second] = brews.steps;
    const steps = [
      { ...first, expect: { 'players.0.cauldron': [2], actions: 7 } },
      second,
    ] as typeof brews.steps;
    expect(runScenario(rules, { ...brews, steps })).toEqual([
      'step 1 (brew): players.0.cauldron is [1], expected [2]',
      'step 1 (brew): actions is 1, expected 7',
    ]);
    expect(runScenario(rules, { ...brews, expect: { actions: 2 } })).toEqual([
      'at the end: actions is 1, expected 2',
    ]);
  });

  it('can expect that the setup is refused', () => {
    const refused = { id: 'W3', players: 2, options: { rounds: 2 }, setupError: 'INVALID_OPTION' };
    expect(runScenario(rules, refused)).toEqual([]);
    expect(runScenario(rules, { ...refused, players: 9 })).toEqual(['setup refused: INVALID_PLAYER_COUNT']);
    expect(runScenario(rules, { ...refused, options: {} })).toEqual([
      'setup accepted, expected INVALID_OPTION',
    ]);
  });

  it('fails, and does not throw, when the rules throw', () => {
    const broken = {
      ...rules,
      facts: () => {
        throw new Error('a bug');
      },
    };
    expect(runScenario(broken, { ...brews, expect: { 'facts.points': [0, 0] } })).toEqual([
      'threw Error: a bug',
    ]);
  });
});

describe('a call of a series function', () => {
  const functions = {
    sum: (a: number, b: number) => ({ total: a + b }),
    refuse: () => {
      throw Object.assign(new Error('no'), { code: 'CURSUS_COMPLETE' });
    },
  };

  it('passes with the expected result or refusal', () => {
    expect(runSeriesCall(functions, { id: 'S1', call: 'sum', args: [1, 2], expect: { total: 3 } })).toEqual(
      [],
    );
    expect(
      runSeriesCall(functions, { id: 'S2', call: 'refuse', args: [], error: 'CURSUS_COMPLETE' }),
    ).toEqual([]);
  });

  it('fails with another result, without the refusal, or with another', () => {
    expect(runSeriesCall(functions, { id: 'S1', call: 'sum', args: [1, 2], expect: { total: 4 } })).toEqual([
      'sum: total is 3, expected 4',
    ]);
    expect(runSeriesCall(functions, { id: 'S1', call: 'sum', args: [1, 2], error: 'NO' })).toEqual([
      'sum: accepted, expected NO',
    ]);
    expect(runSeriesCall(functions, { id: 'S1', call: 'sum', args: [1, 2], expect: null })).toEqual([
      'sum: {"total":3}, expected null',
    ]);
    expect(runSeriesCall(functions, { id: 'S2', call: 'refuse', args: [], expect: {} })).toEqual([
      'refuse: CURSUS_COMPLETE, expected a result',
    ]);
  });

  it.each(['product', 'constructor'])('fails when there is no function %s', (call) => {
    expect(runSeriesCall(functions, { id: 'S3', call, args: [] })).toEqual([
      `${call}: no such series function`,
    ]);
  });
});

describe('a scenario file', () => {
  const scenario = { id: 'W1', players: 2, steps: [] };

  it('is JSON with its game, scenarios and series', () => {
    const call = { id: 'S1', call: 'sum', args: [1] };
    const text = JSON.stringify({ format: 1, game: 'potions', scenarios: [scenario], series: [call] });
    expect(readScenarioFile(text)).toEqual({ game: 'potions', scenarios: [scenario], series: [call] });
  });

  it('can be a Markdown text with JSON blocks: whole files, lists and single scenarios', () => {
    const block = (value: unknown) => `\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`;
    const named = (id: string) => ({ ...scenario, id });
    const text = [
      '# Potions',
      block({ format: 1, game: 'potions', scenarios: [named('W1')] }),
      'Some words, `{ "id": "inline" }`, and',
      block([named('W2'), named('W3')]),
      block(named('W4')),
      block({ an: 'illustration' }),
      '```ts\nconst code = { id: 1 };\n```',
    ].join('\n');
    const file = readScenarioFile(text);
    expect(file.game).toBe('potions');
    expect(file.scenarios.map(({ id }) => id)).toEqual(['W1', 'W2', 'W3', 'W4']);
  });

  it.each([
    ['{ "format": 1, ', 'not JSON'],
    ['```json\n{ oops }\n```', 'not JSON'],
    ['{ "format": 2, "scenarios": [] }', 'format 2 is not known'],
    ['{ "format": 1, "game": 7, "scenarios": [] }', 'game must be the name of a folder'],
    ['{ "format": 1, "scenarios": {} }', 'lists of objects'],
    ['{ "scenarios": [{ "id": "W1", "players": "two" }] }', 'scenario W1 has not the documented shape'],
    [
      '{ "scenarios": [{ "id": "W1", "players": 2, "steps": [{ "player": 0, "move": "x" }] }] }',
      'scenario W1',
    ],
    ['{ "series": [{ "id": "S1", "call": "sum" }] }', 'series call S1 has not the documented shape'],
  ])('is refused when malformed: %s', (text, message) => {
    expect(() => readScenarioFile(text)).toThrow(message);
  });
});
