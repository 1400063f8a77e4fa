// @vitest-environment happy-dom
/** The table as its players use it: drawing, spending, taking back, keeping, and everything that is public. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CARDS } from '../../games/anludim/data';
import { combo, objects, table } from '../anludim/university';
import { Course, playBlindly } from './match';
import { answer, button, cleanup, passTime, press, sit, text } from './table';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const coven = (name: string) => screen.getByRole('region', { name });

describe('the main action', () => {
  it('draws two cards from the pile', () => {
    const course = new Course(table({ players: [{ hand: ['g9r11'] }, {}] }));
    sit(course, { viewer: '0' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Draw 2' })[0] as HTMLElement);
    expect(course.state.players[0]?.hand).toHaveLength(3);
    expect(course.state.currentPlayer).toBe(1);
  });

  it('takes a face-up card', () => {
    const course = new Course(table({ display: ['v7g13', 'y6v10', 'r2b7'] }));
    sit(course, { viewer: '0' });
    press('Take yellow 6 / violet 10');
    expect(course.state.players[0]?.known).toEqual(['y6v10']);
  });

  it('is refused with a sentence when it is not the player’s turn', () => {
    const course = new Course(table({ display: ['v7g13', 'y6v10', 'r2b7'], currentPlayer: 1 }));
    sit(course, { viewer: '0' });
    press('Take yellow 6 / violet 10');
    expect(text()).toContain('NOT_YOUR_TURN');
    expect(text()).toContain('Théo is playing.');
  });

  it('points to the face-up cards when the pile has run out', () => {
    const course = new Course(
      table({ exhausted: true, players: [{ hand: ['g9r11'] }, {}], display: ['v7g13', null, null] }),
    );
    sit(course, { viewer: '0' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Draw 2' }).at(-1) as HTMLElement);
    expect(text()).toContain('The draw pile is empty. Take a face-up card, or lay a combination.');
    press('Take violet 7 / green 13');
    expect(course.state.players[0]?.known).toEqual(['v7g13']);
  });

  it('can be passed only by somebody who can do nothing else', () => {
    const stuck = new Course(table({ exhausted: true }));
    sit(stuck, { viewer: '0' });
    press('Pass');
    expect(stuck.state.currentPlayer).toBe(1);
    cleanup();
    sit(new Course(table()), { viewer: '0' });
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
  });
});

describe('taking back', () => {
  const layout = () =>
    new Course(
      table({
        players: [{ combos: [combo('k1', 'run', 'g9r11', 'y10r1')] }, {}],
        professors: { run: 'k1', flush: null, pairs: null, trips: null, assembly: null },
      }),
    );

  it('returns a whole combination to the hand, and can be undone', () => {
    const course = layout();
    sit(course, { viewer: '0' });
    press('Take back: run of 2 up to 10');
    expect(course.state.players[0]?.hand).toEqual(['g9r11', 'y10r1']);
    expect(course.state.professors.run).toBeNull();
    press('Undo');
    expect(course.state.players[0]?.combos).toHaveLength(1);
    expect(course.state.professors.run).toBe('k1');
  });

  it('comes too late once something was spent', () => {
    const course = layout();
    course.state.turn.optionalUsed = true;
    sit(course, { viewer: '0' });
    press('Take back: run of 2 up to 10');
    expect(text()).toContain('Combinations are taken back before anything is spent.');
    expect(course.state.players[0]?.combos).toHaveLength(1);
  });
});

describe('the optional action', () => {
  const rich = () =>
    new Course(table({ players: [{ parchments: 1, objects: objects({ run: [1, 2], pairs: [1] }) }, {}] }));
  const spend = () => press(/^Spend$/);

  it('lists what can be given, with what it costs, and gives it', () => {
    const course = rich();
    sit(course, { viewer: '0' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Spend' })[1] as HTMLElement);
    const dialog = within(screen.getByRole('dialog'));
    expect(
      dialog.getByRole('button', { name: /^Voodoo doll 1.*leaves you 4 points.*only one/ }),
    ).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: /^Vial 1.*leaves you 4 points/ }));
    expect(course.state.outObjects).toEqual([{ discipline: 'run', value: 1 }]);
    expect(course.state.players[0]?.hand).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('may follow the main action, or the turn ends', () => {
    const course = rich();
    course.play('0', 'drawHidden', null);
    sit(course, { viewer: '0' });
    expect(text()).toContain('You may still give an object or a parchment for a card.');
    press('End turn');
    expect(course.state.currentPlayer).toBe(1);
  });

  it('lets a combination of the base game be taken back before the turn ends', () => {
    const course = new Course(table({ players: [{ hand: ['g9r11', 'b9g12'], parchments: 1 }, {}] }));
    course.play('0', 'layCombination', {
      discipline: 'pairs',
      cards: [
        { id: 'g9r11', half: 0 },
        { id: 'b9g12', half: 0 },
      ],
    });
    sit(course, { viewer: '0' });
    press('Undo');
    expect(course.state.players[0]?.hand).toEqual(['g9r11', 'b9g12']);
  });

  it('says so when nothing can be spent any more', () => {
    const course = rich();
    course.state.turn.optionalUsed = true;
    sit(course, { viewer: '0' });
    spend();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Parchment/ }));
    expect(text()).toContain('You have already spent something this turn.');
  });
});

describe('between two rounds', () => {
  const keeping = () => {
    const course = new Course(
      table({
        players: [{ hand: ['g9r11', 'b9g12', 'y9r13', 'r2b7'] }, { hand: ['g1r3'] }],
        phase: 'keep',
        nextFirstPlayer: 1,
        history: [
          { round: 1, endedBy: 'piles', trigger: 0, winner: 1, second: 0, third: null, totals: [7, 9] },
        ],
      }),
    );
    const winner = course.state.players[1];
    if (winner) Object.assign(winner, { crest: 'gold', roundsWon: 1 });
    return course;
  };

  it('shows who won the round and why', () => {
    sit(keeping(), { viewer: '0' });
    expect(screen.getByRole('heading', { name: 'Théo wins round 1' })).toBeTruthy();
    const standings = within(screen.getByRole('list', { name: 'Standings' })).getAllByRole('listitem');
    expect(standings.map((line) => line.textContent)).toEqual([
      expect.stringContaining('Théo'),
      expect.stringContaining('Éloïse'),
    ]);
  });

  it('keeps up to three cards with a silver crest, after one question', async () => {
    const course = keeping();
    sit(course, { viewer: '0' });
    for (const card of [/^green 9/, /^blue 9/, /^yellow 9/]) press(card);
    press(/^red 2/);
    expect(text()).toContain('You may keep three cards at most');
    press('Keep these 3');
    await answer('Keep these 3');
    expect(course.state.players[0]?.kept?.toSorted()).toEqual(['b9g12', 'g9r11', 'y9r13']);
    expect(text()).toContain('Théo is still choosing.');
  });

  it('may keep none', async () => {
    const course = keeping();
    sit(course, { viewer: '0', wishes: { confirmMoves: false } });
    await act(async () => press('Keep none'));
    expect(course.state.players[0]?.kept).toEqual([]);
  });
});

describe('what everybody may know', () => {
  it('is on the table: counts, totals, objects, professors, what to beat, how close the end is', () => {
    const course = new Course(
      table({
        players: [
          {},
          {
            hand: ['g1r3', 'b1g4', 'y1r5'],
            known: ['g1r3'],
            combos: [combo('k1', 'run', 'g9r11', 'y10r1')],
            objects: objects({ run: [1], flush: [1, 2], pairs: [1], trips: [1] }),
            parchments: 1,
          },
          {},
        ],
        professors: { run: 'k1', flush: null, pairs: null, trips: null, assembly: null },
      }),
    );
    sit(course, { viewer: '0' });
    const theo = coven('Théo');
    expect(theo.textContent).toContain('3 cards in hand. Seen by everybody: green 1 / red 3');
    expect(theo.textContent).toContain('1 parchment');
    expect(theo.textContent).toContain('Star: 1, 2');
    expect(theo.textContent).toContain('run of 2 up to 10, with the Alchemist');
    expect(within(theo).getByText('7')).toBeTruthy();
    expect(button(/^Alchemist/).getAttribute('aria-label')).toBe(
      'Alchemist, Run. With Théo. Pile: 1, 1, 2, 2, 3. to beat: run of 2 up to 10',
    );
    expect(text()).toContain('0 of 3 piles empty');
    expect(text()).toContain('4 of 5 different objects at most: Théo');
  });

  it('unfolds what lies in front of an opponent', () => {
    sit(new Course(table()), { viewer: '0' });
    press('Show what lies in front of Théo');
    expect(button('Fold away Théo').getAttribute('aria-expanded')).toBe('true');
  });

  it('is all that a spectator sees, and there is nothing to press', () => {
    const course = new Course({ players: 4, seed: 'spectator' });
    const { html } = sit(course, { viewer: 'spectator' });
    const { display } = course.state;
    const hidden = course.state.players.flatMap(({ hand }) => hand);
    for (const card of hidden) expect(html()).not.toContain(`data-piece="${card}"`);
    for (const card of display) expect(html()).toContain(`data-piece="${card}"`);
    expect(screen.queryByRole('button', { name: 'Draw 2' })).toBeNull();
    expect(text()).toContain('You are watching.');
  });

  it('never names a card that the viewer may not know', () => {
    const course = new Course({ players: 3, seed: 'secret' });
    const { html } = sit(course, { viewer: '0' });
    const own = course.state.players[0]?.hand ?? [];
    const open = [...own, ...course.state.display];
    for (const card of CARDS) {
      expect(html().includes(`data-piece="${card}"`), card).toBe(open.includes(card));
    }
  });

  it('can be looked at in every stage of every game, by everybody', () => {
    const course = new Course({ players: 5, options: { variant: 'expert', roundsToWin: 1 }, seed: 'stages' });
    const stages = new Set<string>();
    playBlindly(course, 'stages', () => {
      const stage = `${course.state.phase} ${course.state.turn.mainDone}`;
      if (stages.has(stage)) return;
      stages.add(stage);
      for (const viewer of ['0', '4', 'spectator'] as const) {
        sit(course, { viewer, wishes: { language: viewer === '4' ? 'fr' : 'en' } });
        expect(screen.getAllByRole('region').length).toBeGreaterThan(5);
        cleanup();
      }
    });
    expect(stages).toContain('over false');
  });
});

describe('the story', () => {
  it('shows at once what has happened when nothing moves', () => {
    const course = new Course({ players: 2, options: { firstPlayer: 0 } });
    const { caughtUp } = sit(course, { viewer: '0', seen: 0 });
    expect(caughtUp).toEqual([course.seenBy('0').length]);
    expect(text()).toContain('Your turn');
  });

  it('tells what the others did, one event after the other', () => {
    vi.useFakeTimers();
    const course = new Course({ players: 2, options: { firstPlayer: 1 } });
    const seen = course.seenBy('0').length;
    course.play('1', 'drawFaceUp', { slot: 0 });
    const { caughtUp } = sit(course, { viewer: '0', seen, wishes: { pace: 'normal' } });
    expect(text()).toContain('Théo takes the face-up card');
    expect(within(coven('Théo')).getByText('9')).toBeTruthy();
    expect(caughtUp).toEqual([]);
    passTime(4000);
    expect(caughtUp).toEqual([course.seenBy('0').length]);
    expect(text()).toContain('Your turn');
  });

  it('can be skipped', () => {
    vi.useFakeTimers();
    const course = new Course({ players: 2, options: { firstPlayer: 1 } });
    const seen = course.seenBy('0').length;
    course.play('1', 'drawHidden', null);
    sit(course, { viewer: '0', seen, wishes: { pace: 'normal' } });
    press('Skip');
    passTime(100);
    expect(text()).toContain('Your turn');
  });
});
