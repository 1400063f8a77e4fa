/** What the table shows after any number of events. */
import { describe, expect, it } from 'vitest';
import { scene, sceneOf } from '../../games/shazamm/board/story/scene';
import { nextSpell, stepsOf, timeOf } from '../../games/shazamm/board/story/steps';
import { Duel, manyEvents, playBlindly } from './match';

/** The scene when the event of this type has just been told. */
function told(duel: Duel, type: string) {
  const index = duel.events.findLastIndex((event) => event.type === type);
  if (index < 0) throw new Error(`${type} was not told`);
  return scene(duel.events.slice(0, index + 1));
}

const fatesOf = (shown: ReturnType<typeof scene>) =>
  Object.fromEntries(shown.spells.map(({ id, fate }) => [id, fate]));

describe('the scene', () => {
  it.each(['draw', 'allInHand', 'chosenOrder'])(
    'ends where the view is, after every move (%s)',
    (deckMode) => {
      for (const seed of ['one', 'two', 'three']) {
        const duel = new Duel({ deckMode }, seed);
        playBlindly(duel, seed, () => {
          const shown = scene(duel.seenBy('0'));
          const { collapsed, wall, wizards, mana, fallen, muted, hand, deck, unspent } = sceneOf(
            duel.view('0'),
          );
          expect(shown).toMatchObject({ collapsed, wall, wizards, mana, fallen, muted, hand, deck, unspent });
        });
      }
    },
  );

  it('shows while a decision waits what the view shows', () => {
    const duel = new Duel();
    duel.lay('0', 12, [3, 8]).lay('1', 15, [6, 7]);
    const { attack, bid, due, decoy, telling, lastPlayed } = sceneOf(duel.view('0'));
    expect(scene(duel.seenBy('0'))).toMatchObject({ attack, bid, due, decoy, telling, lastPlayed });
    expect(fatesOf(scene(duel.events))).toEqual(fatesOf(sceneOf(duel.view('0'))));
  });

  it('turns all cards over at the reveal, and takes them out of the hands', () => {
    const duel = new Duel();
    duel.lay('0', 12, [6, 8], true).lay('1', 15, [6, 10]);
    const shown = told(duel, 'revealed');
    expect(shown.spells.map(({ id }) => id)).toEqual(['h0-6', 'h0-8', 'h1-6', 'h1-10']);
    expect(shown).toMatchObject({
      attack: { '0': 12, '1': 15 },
      hand: { '0': 12, '1': 12 },
      decoy: { '0': true },
    });
    expect(shown.unspent['0']).not.toContain(8);
    expect(shown.commits).toEqual({ '0': null, '1': null });
  });

  it('strikes out twins, then lets the attack grow', () => {
    const duel = new Duel();
    duel.lay('0', 12, [6, 8]).lay('1', 15, [6, 10]);
    expect(fatesOf(told(duel, 'cancelled'))).toMatchObject({ 'h0-6': 'cancelled', 'h1-6': 'cancelled' });
    const doubled = scene(duel.events.slice(0, duel.events.findIndex(({ type }) => type === 'applied') + 1));
    expect(doubled.attack).toEqual({ '0': 24, '1': 15 });
    expect(doubled.spells.find(({ id }) => id === 'h0-8')).toMatchObject({ fate: 'applied', gain: 12 });
    expect(doubled.telling).toEqual(['h0-8']);
  });

  it('moves the fire before anybody has paid', () => {
    const duel = new Duel();
    duel.lay('0', 8).lay('1', 5);
    expect(told(duel, 'compared')).toMatchObject({
      wall: 11,
      mana: { '0': 50, '1': 50 },
      due: { '0': 8, '1': 5 },
    });
    expect(told(duel, 'paid')).toMatchObject({ mana: { '0': 42, '1': 45 }, due: { '0': 0, '1': 0 } });
  });

  it('hands stolen spells to the thief and greys out what he destroys', () => {
    const duel = new Duel();
    duel.lay('0', 5, [3]).lay('1', 5, [7, 10]);
    duel.play('0', 'chooseTheft', { apply: ['h1-7'] });
    const shown = told(duel, 'stolen');
    expect(shown.spells.find(({ id }) => id === 'h1-7')).toMatchObject({ controller: '0', owner: '1' });
    expect(fatesOf(shown)).toMatchObject({ 'h0-3': 'applied', 'h1-10': 'destroyed' });
  });

  it('puts a copy beside the cards, and remembers the turn for the next Clone', () => {
    const duel = new Duel();
    duel.lay('0', 5).lay('1', 5, [7]);
    duel.lay('0', 5, [2]).lay('1', 5);
    expect(told(duel, 'asked').lastPlayed).toEqual({ '0': [], '1': [7] });
    duel.play('0', 'chooseClone', { spell: 7 });
    expect(told(duel, 'cloned').spells.map(({ id }) => id)).toEqual(['h0-2', 'c0-7']);
    duel.lay('0', 1);
    expect(scene(duel.events).lastPlayed).toEqual({ '0': [2, 7], '1': [] });
  });

  it('changes the bid with Recycling', () => {
    const duel = new Duel();
    duel.lay('0', 5, [6]).lay('1', 5);
    duel.play('0', 'chooseRecycling', { delta: -3 });
    expect(told(duel, 'recycled')).toMatchObject({ bid: { '0': 2 }, due: { '0': 2 }, attack: { '0': 2 } });
  });

  it('lets tiles fall and wizards walk at the end of a round, and fills up when the next begins', () => {
    const duel = new Duel();
    duel.lay('0', 9, [4]).lay('1', 5);
    expect(told(duel, 'roundEnded')).toMatchObject({ collapsed: 1, attack: null, spells: [] });
    duel.lay('0', 50).lay('1', 1);
    expect(told(duel, 'pushed')).toMatchObject({ wall: 7, mana: { '0': 0, '1': 49 } });
    expect(told(duel, 'roundEnded')).toMatchObject({
      wizards: { '0': 4, '1': 10 },
      mana: { '0': 0, '1': 49 },
    });
    expect(told(duel, 'roundBegan')).toMatchObject({ mana: { '0': 50, '1': 50 }, collapsed: 2 });
  });

  it('knows the own cards face down, and only the number of the others', () => {
    const duel = new Duel();
    duel.lay('0', 12, [6, 8], true);
    expect(scene(duel.seenBy('0')).commits['0']).toEqual({
      faceDown: 3,
      own: { bid: 12, spells: [6, 8], decoy: true },
    });
    expect(scene(duel.seenBy('1')).commits['0']).toEqual({ faceDown: 3, own: null });
  });
});

describe('the telling', () => {
  it('stands the spells in ascending number, twins in one step', () => {
    const duel = new Duel();
    duel.lay('0', 12, [6, 8, 12]).lay('1', 15, [6, 7]);
    const steps = stepsOf(told(duel, 'cancelled'));
    expect(steps.map(({ spell, entries, when }) => [spell, entries.length, when])).toEqual([
      [6, 2, 'now'],
      [7, 1, 'later'],
      [8, 1, 'later'],
      [12, 1, 'later'],
    ]);
  });

  it('names the spell that comes next', () => {
    const duel = new Duel();
    duel.lay('0', 12, [6, 8]).lay('1', 15, [6, 10]);
    expect(nextSpell(told(duel, 'cancelled'))?.id).toBe('h0-8');
    expect(nextSpell(told(duel, 'compared'))).toBeNull();
  });

  it('stages everything but what players do in secret', () => {
    const unseen = new Set(
      manyEvents('0')
        .filter((event) => timeOf(event) === 0)
        .map(({ type }) => type),
    );
    expect([...unseen].sort()).toEqual(['arranged', 'committed', 'roundBegan']);
  });
});
