// @vitest-environment happy-dom
/** Building a combination: choosing and turning cards, what the board says of them, and laying them. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnludimState } from '../../games/anludim/state';
import { combo, objects, table } from '../anludim/university';
import { Course } from './match';
import { answer, button, cleanup, key, press, sit, text } from './table';

afterEach(cleanup);

const strip = () => screen.getByRole('region', { name: 'Your combination' });
const lectern = (professor: string) => button(new RegExp(`^${professor}`));
const isChosen = (name: string | RegExp) => button(name).getAttribute('aria-pressed') === 'true';

/** Éloïse could take the Seer from Théo. */
function lecture(given: Partial<AnludimState> = {}): Course {
  return new Course(
    table({
      players: [
        { hand: ['g9r11', 'b9g12', 'y9r13', 'v12g5', 'r2b7'] },
        { combos: [combo('k1', 'trips', 'g5r7', 'b5g8', 'y5r9')] },
        {},
      ],
      professors: { run: null, flush: null, pairs: null, trips: 'k1', assembly: null },
      ...given,
    }),
  );
}

describe('a card of the hand', () => {
  it('is chosen by a press, turned by a second one, and put back by a third', () => {
    sit(lecture(), { viewer: '0' });
    press('green 9 / red 11');
    expect(isChosen('green 9 / red 11')).toBe(true);
    press('green 9 / red 11');
    expect(isChosen('red 11 / green 9')).toBe(true);
    press('red 11 / green 9');
    expect(isChosen('green 9 / red 11')).toBe(false);
  });

  it('is chosen by the half that goes with the selection', () => {
    sit(lecture(), { viewer: '0' });
    press('violet 12 / green 5');
    press(/^blue 9 \/ green 12/);
    expect(isChosen('green 12 / blue 9')).toBe(true);
  });

  it('is turned by the key R without leaving the selection', () => {
    sit(lecture(), { viewer: '0' });
    key(button('green 9 / red 11'), 'r');
    expect(isChosen('red 11 / green 9')).toBe(true);
    key(button('red 11 / green 9'), 'r');
    expect(isChosen('green 9 / red 11')).toBe(true);
  });

  it('says whether it goes with what is chosen', () => {
    sit(lecture(), { viewer: '0' });
    press('green 9 / red 11');
    expect(button(/^blue 9/).getAttribute('aria-label')).toContain('goes with your selection');
    expect(button(/^red 2/).getAttribute('aria-label')).not.toContain('goes with');
  });

  it('can be enlarged, and chosen by either half from there', () => {
    sit(lecture(), { viewer: '0' });
    key(button('green 9 / red 11'), 'i');
    const dialog = screen.getByRole('dialog', { name: 'green 9 / red 11' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Choose red 11' }));
    expect(isChosen('red 11 / green 9')).toBe(true);
  });
});

describe('the hand', () => {
  const order = () =>
    within(screen.getByRole('list', { name: /^Your hand/ }))
      .getAllByRole('button')
      .map((card) => card.getAttribute('aria-label'));

  it('is sorted by value, by colour, and by the other halves', () => {
    sit(new Course(table({ players: [{ hand: ['r2b7', 'g9r11', 'y1r5'] }, {}] })), { viewer: '0' });
    expect(order()).toEqual(['yellow 1 / red 5', 'red 2 / blue 7', 'green 9 / red 11']);
    fireEvent.click(screen.getByRole('radio', { name: 'Colour' }));
    expect(order()).toEqual(['green 9 / red 11', 'yellow 1 / red 5', 'red 2 / blue 7']);
    fireEvent.click(screen.getByRole('radio', { name: 'Value' }));
    press('Turn all cards over');
    expect(order()).toEqual(['red 5 / yellow 1', 'blue 7 / red 2', 'red 11 / green 9']);
  });

  it('marks the cards that everybody has seen', () => {
    sit(new Course(table({ players: [{ hand: ['r2b7', 'g9r11'], known: ['r2b7'] }, {}] })), { viewer: '0' });
    expect(button(/^red 2/).getAttribute('aria-label')).toContain('everybody has seen');
    expect(button(/^green 9/).getAttribute('aria-label')).not.toContain('everybody');
  });
});

describe('the selection', () => {
  it('says what it makes, what it beats and from whom it takes the professor; laying it does so', () => {
    const course = lecture();
    sit(course, { viewer: '0' });
    for (const card of [/^green 9/, /^blue 9/, /^yellow 9/]) press(card);
    expect(strip().textContent).toContain('Triple of 9s beats the triple of 5s');
    expect(strip().textContent).toContain('The Seer would leave Théo for you.');
    press(/^Lay the triple.*takes the Seer from Théo/);
    expect(course.state.players[0]?.combos).toMatchObject([{ discipline: 'trips' }]);
    expect(course.state.professors.trips).toBe(course.state.players[0]?.combos[0]?.id);
  });

  it('is laid by pressing the lectern as well', () => {
    const course = lecture();
    sit(course, { viewer: '0' });
    for (const card of [/^green 9/, /^blue 9/, /^yellow 9/]) press(card);
    fireEvent.click(lectern('Seer'));
    expect(course.state.players[0]?.combos).toMatchObject([{ discipline: 'trips' }]);
  });

  it('says at each lectern what is missing', () => {
    sit(lecture(), { viewer: '0' });
    for (const card of [/^green 9/, /^blue 9/]) press(card);
    expect(lectern('Alchemist').textContent).toContain('values not consecutive');
    expect(lectern('Arcanist').textContent).toContain('several colours');
    expect(lectern('Necromancer').textContent).toContain('your pair of 9s');
    expect(lectern('Seer').textContent).toContain('at least 3 cards');
    expect(lectern('Elementalist').textContent).toContain('at least 4 cards');
  });

  it('answers a wrong combination with the reason, and lays nothing', () => {
    const course = new Course(table({ players: [{ hand: ['g12b1', 'y12g3', 'b9g12'] }, {}] }));
    sit(course, { viewer: '0' });
    press(/^green 12/);
    press(/^yellow 12/);
    press(/^blue 9/);
    press(/^blue 9/);
    expect(lectern('Seer').textContent).toContain('a colour twice');
    const clashing = screen.getAllByRole('button', { name: /the same colour twice/ });
    expect(clashing.map((card) => card.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('green 12 / blue 9'),
      expect.stringContaining('green 12 / blue 1'),
    ]);
    fireEvent.click(lectern('Seer'));
    expect(text()).toContain('The cards of a pair or a triple must have different colours.');
    press('Lay no combination');
    expect(text()).toContain('These three cards make no combination yet.');
    expect(course.state.players[0]?.combos).toEqual([]);
  });

  it('says that being equal is not enough', () => {
    sit(
      new Course(
        table({
          players: [{ hand: ['r9v1', 'g10v12'] }, { combos: [combo('k1', 'run', 'g9r11', 'y10r1')] }],
          professors: { run: 'k1', flush: null, pairs: null, trips: null, assembly: null },
        }),
      ),
      { viewer: '0' },
    );
    press(/^red 9/);
    press(/^green 10/);
    expect(lectern('Alchemist').textContent).toContain('only equal to run of 2 up to 10');
  });

  it('lets the player name the kind when the cards fit two', () => {
    const course = new Course(table({ players: [{ hand: ['g9r11', 'g10v12'] }, {}] }));
    sit(course, { viewer: '0' });
    press(/^green 9/);
    press(/^green 10/);
    fireEvent.click(within(strip()).getByRole('radio', { name: 'Flush of 2: 10-9' }));
    press(/^Lay the flush/);
    expect(course.state.players[0]?.combos).toMatchObject([{ discipline: 'flush' }]);
  });

  it('can be cleared', () => {
    sit(lecture(), { viewer: '0' });
    press(/^green 9/);
    press('Clear');
    expect(isChosen('green 9 / red 11')).toBe(false);
    expect(strip().textContent).toContain('Choose cards');
  });

  it('may be planned in another player’s turn, but not laid', () => {
    const course = lecture({ currentPlayer: 1 });
    sit(course, { viewer: '0' });
    for (const card of [/^green 9/, /^blue 9/, /^yellow 9/]) press(card);
    expect(strip().textContent).toContain('Triple of 9s');
    fireEvent.click(lectern('Seer'));
    expect(text()).toContain('NOT_YOUR_TURN');
    expect(course.state.players[0]?.combos).toEqual([]);
  });
});

describe('ideas', () => {
  it('list legal combinations for every kind, weakest first, and choose their cards', () => {
    sit(lecture(), { viewer: '0' });
    press('Ideas');
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByRole('heading', { name: /Assembly.*nothing/ })).toBeTruthy();
    const pairs = sheet.getAllByRole('button', { name: /^Choose these cards:.* pair of/ });
    const values = pairs.map((idea) =>
      Number(/pair of (\d+)/.exec(idea.getAttribute('aria-label') ?? '')?.[1]),
    );
    expect(values).toEqual(values.toSorted((low, high) => low - high));
    fireEvent.click(sheet.getByRole('button', { name: /triple of 9s/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(strip().textContent).toContain('Triple of 9s');
  });
});

describe('the expert variant', () => {
  /** Rulebook: a triple of 9 with a card of the pair of 11s, whose rest is discarded. */
  const anneCat = () =>
    new Course(
      table({
        variant: 'expert',
        players: [
          {
            hand: ['b9g12', 'y9r13', 'r13v5'],
            combos: [combo('k1', 'pairs', 'b8v11:1', 'g9r11:1'), combo('k2', 'flush', 'r1g6', 'r2b7')],
          },
          {},
        ],
        professors: { run: null, flush: 'k2', pairs: 'k1', trips: null, assembly: null },
      }),
    );

  it('takes laid cards up into a higher combination, and first shows what will be discarded', async () => {
    const course = anneCat();
    sit(course, { viewer: '0' });
    press(/^blue 9/);
    press(/^yellow 9/);
    press(/^red 11 \/ green 9, laid in your pair of 11s/);
    expect(strip().textContent).toContain('Triple of 9s');
    expect(strip().textContent).toContain('Discarded: violet 11.');
    expect(strip().textContent).toContain('Back to the lectern: Necromancer.');
    press(/^Lay the triple/);
    expect(screen.getByRole('dialog').textContent).toContain('violet 11');
    await answer('Lay the triple');
    expect(course.state.discard).toEqual(['b8v11']);
    expect(course.state.professors).toMatchObject({ pairs: null });
  });

  it('leaves everything where it is when the player thinks again', async () => {
    const course = anneCat();
    sit(course, { viewer: '0' });
    press(/^blue 9/);
    press(/^yellow 9/);
    press(/^red 11 \/ green 9, laid/);
    press(/^Lay the triple/);
    await answer('Cancel');
    expect(course.state.discard).toEqual([]);
  });

  it('says that laid cards only climb', () => {
    sit(anneCat(), { viewer: '0' });
    press(/^violet 11 \/ blue 8, laid/);
    press(/^red 11 \/ green 9, laid/);
    fireEvent.click(lectern('Alchemist'));
    expect(text()).toContain('Laid cards only climb.');
  });

  it('offers to add cards to a laid combination', () => {
    const course = anneCat();
    sit(course, { viewer: '0' });
    press(/^red 13/);
    expect(strip().textContent).toContain('Flush of 3: 13-2-1');
    press(/^Lay the flush/);
    expect(course.state.players[0]?.combos.find(({ id }) => id === 'k2')?.cards).toHaveLength(3);
  });

  it('does not take combinations back', () => {
    sit(anneCat(), { viewer: '0' });
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  });
});

describe('the keyboard', () => {
  it('walks through the hand with the arrow keys', () => {
    sit(lecture(), { viewer: '0' });
    const first = button(/^red 2/);
    expect(first.tabIndex).toBe(0);
    act(() => first.focus());
    key(first, 'ArrowRight');
    expect(document.activeElement).toBe(button(/^green 9/));
  });

  it('stays on the board when the control that had it goes away', () => {
    const course = lecture({
      players: table({ players: [{ hand: ['g9r11', 'b9g12'], objects: objects({ run: [1] }) }, {}, {}] })
        .players,
    });
    sit(course, { viewer: '0' });
    press(/^green 9/);
    press(/^blue 9/);
    const lay = button(/^Lay the pair/);
    act(() => lay.focus());
    fireEvent.click(lay);
    expect(document.activeElement).toBe(button('End turn'));
  });
});
