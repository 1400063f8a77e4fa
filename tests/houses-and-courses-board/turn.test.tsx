// @vitest-environment happy-dom
/** The own turn at the table: collecting, casting, laying, powers and letters, by what the page says. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { at, table, withMail } from '../houses-and-courses/school';
import { Classroom } from './match';
import { answer, button, cleanup, press, sit, text } from './table';

afterEach(cleanup);

describe('collecting', () => {
  const laid = () =>
    Classroom.of(
      table(3, {
        players: [{ hand: ['m01', 'm11', 'm12', 'm44'], school: ['s20', 's21'] }],
        timetable: [withMail('s19', ['c14']), 's37', 's01'],
      }),
    );

  it('shows what each card of the Timetable costs the viewer', () => {
    sit(laid(), { viewer: '0' });
    expect(button(/Card 1: Potions, costs you 3 cards, 1 letter/)).toBeTruthy();
    expect(button(/Card 2: Horjug, costs you 2 cards/)).toBeTruthy();
    expect(button(/Card 3: Herbology, costs you 1 card/)).toBeTruthy();
  });

  it('lays out a payment, lets the player change it, and pays it', () => {
    const room = laid();
    sit(room, { viewer: '0' });
    press(/Card 1: Potions/);
    expect(text()).toContain('3 of 3 paid');
    expect(text()).toContain('3rd Potions: 4 → 9 points');
    expect(button('Good Marks').getAttribute('aria-pressed')).toBe('false');
    press(/^Oubliettes/);
    press('Good Marks');
    press(/Collect Potions/);
    expect(at(room.state, '0')).toMatchObject({
      hand: ['m01'],
      school: ['s20', 's21', 's19'],
      mail: ['c14'],
    });
  });

  it('says how many cards are missing, and refuses to collect with too few', () => {
    const room = laid();
    sit(room, { viewer: '0' });
    press(/Card 1: Potions/);
    press(/^Oubliettes/);
    expect(text()).toContain('Choose 1 more card to pay for Potions');
    press(/Collect Potions/);
    expect(text()).toContain('Choose exactly as many cards as it costs');
    expect(at(room.state, '0').school).toHaveLength(2);
    press('Cancel');
    expect(text()).toContain('Your turn: 2 actions left');
  });

  it('says why a card cannot be had', () => {
    const room = Classroom.of(table(2, { players: [{ hand: ['m01'] }], timetable: ['s37'] }));
    sit(room, { viewer: '0' });
    press(/Card 1: Horjug/);
    expect(text()).toContain('That is too dear. You hold 1 Magic card');
  });
});

describe('casting', () => {
  it('plays a Spell that needs no target after one more press', () => {
    const room = Classroom.of(table(2, { players: [{ hand: ['m14'] }] }));
    sit(room, { viewer: '0' });
    press('Tempus');
    expect(text()).toContain('Cast Tempus?');
    press('Cast Tempus');
    expect(at(room.state, '0').extraCollects).toBe(1);
  });

  it('outlines the players who can be aimed at, and explains the others', () => {
    const room = Classroom.of(
      table(3, { players: [{ hand: ['m08'] }, { hand: ['m01'], shield: true }, { hand: ['m02'] }] }),
    );
    sit(room, { viewer: '0' });
    press('Pinchio');
    press('Choose Oisín');
    expect(text()).toContain('Shielded by Defence');
    press('Cast Pinchio');
    expect(text()).toContain('Choose first what it is aimed at');
    press('Choose Archibald');
    press('Cast Pinchio on Archibald');
    expect(room.state.chain[0]).toMatchObject({ card: 'm08', params: { target: '2' } });
  });

  it('chooses several cards of the Timetable for Shufflum, three at most', () => {
    const room = Classroom.of(
      table(2, { players: [{ hand: ['m35'] }, { hand: [] }], timetable: ['s01', 's02', 's03', 's04'] }),
    );
    sit(room, { viewer: '0' });
    press('Shufflum');
    for (const card of [1, 2, 3, 4]) press(new RegExp(`Card ${card}: Herbology`));
    expect(text()).toContain('Three cards at most');
    press(/Card 2: Herbology/);
    press('Cast Shufflum on cards 1 and 3');
    expect(room.state.schoolDiscard).toEqual(['s01', 's03']);
  });

  it('offers every Bonus card on the table for Finitus', () => {
    const room = Classroom.of(
      table(2, {
        players: [
          { hand: ['m29'], bonus: ['m50'] },
          { bonus: ['m44', 'm45'], hand: [] },
        ],
      }),
    );
    sit(room, { viewer: '0' });
    press('Finitus');
    press('Good Marks, area of Oisín');
    press('Cast Finitus on Good Marks');
    expect(at(room.state, '1').bonus).toEqual(['m45']);
  });

  it('keeps answers for later, and says so', () => {
    const room = Classroom.of(table(2, { players: [{ hand: ['m01'] }] }));
    sit(room, { viewer: '0' });
    press(/^Oubliettes/);
    expect(text()).toContain('Cards with ⚡ are answers');
  });
});

describe('Courses', () => {
  it('can be applied or done without', () => {
    const room = Classroom.of(
      table(2, {
        players: [{ school: ['s01'], hand: [] }, { hand: [] }],
        pending: { kind: 'course', player: '0', card: 's01' },
      }),
    );
    sit(room, { viewer: '0' });
    expect(text()).toContain('Herbology collected: apply its effect?');
    press('Apply Herbology');
    expect(at(room.state, '0').hand).toHaveLength(2);
  });

  it('swap an own Course for one of the Timetable, or draw a card', () => {
    const room = Classroom.of(
      table(2, {
        players: [{ school: ['s01', 's13'], hand: [] }, { hand: [] }],
        timetable: ['s37', 's07'],
        pending: { kind: 'course', player: '0', card: 's13' },
      }),
    );
    sit(room, { viewer: '0' });
    press(/Card 1: Horjug/);
    expect(text()).toContain('Only a Course can be swapped');
    press('Herbology');
    press(/Card 2: Defence/);
    press('Apply Transfiguration: Herbology for card 2 of the Timetable');
    expect(at(room.state, '0').school).toEqual(['s07', 's13']);
  });

  it('take a Spell back from the discard, one of each kind on offer', () => {
    const room = Classroom.of(
      table(2, {
        players: [{ school: ['s25'], hand: [] }, { hand: [] }],
        magicDiscard: ['m14', 'm15', 'm44'],
        pending: { kind: 'course', player: '0', card: 's25' },
      }),
    );
    sit(room, { viewer: '0' });
    const offered = within(screen.getByRole('region', { name: 'Choose a Spell of the discard' }));
    expect(offered.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Tempus',
      '–None: draw 1 card',
    ]);
    press('Tempus');
    press('Apply Charms: Tempus');
    expect(at(room.state, '0').hand).toEqual(['m14']);
  });
});

describe('Bonus cards', () => {
  it('are laid in any area, and can be taken back', () => {
    const room = Classroom.of(table(3, { players: [{ hand: ['m50', 'm01'] }, { hand: [] }, { hand: [] }] }));
    sit(room, { viewer: '0' });
    press('Bad Marks');
    press('Choose Archibald');
    press('Lay Bad Marks: Archibald');
    expect(at(room.state, '2').bonus).toEqual(['m50']);
    press('Undo');
    expect(at(room.state, '2').bonus).toEqual([]);
    expect(at(room.state, '0').hand).toContain('m50');
  });
});

describe('powers and letters', () => {
  it('read the letters on a card', () => {
    const state = table(3, { timetable: [withMail('s01', ['c21']), 's02'], roundOrder: ['2', '0', '1'] });
    const room = Classroom.of(state);
    sit(room, { viewer: '2' });
    press('Read Mail');
    press(/Card 2/);
    expect(text()).toContain('There is no letter on this card');
    press(/Card 1/);
    press('Read the letters');
    expect(button(/Card 1: Herbology.*you have read: \+3 points/)).toBeTruthy();
  });

  it('say when a power is not ready', () => {
    const room = Classroom.of(table(2, { roundOrder: ['1', '0'] }));
    sit(room, { viewer: '1' });
    press('Draw and give');
    expect(text()).toContain('Not yet');
  });

  it('give a card to each of the others, in the order chosen', () => {
    const room = Classroom.of(
      table(3, {
        players: [{ hand: [] }, { hand: ['m01', 'm14', 'm44'] }, { hand: [] }],
        roundOrder: ['1', '2', '0'],
        pending: { kind: 'serpentin', player: '1', receivers: ['2', '0'] },
      }),
    );
    sit(room, { viewer: '1' });
    press('Give');
    expect(text()).toContain('Choose one card for each of the others');
    press('Tempus');
    press('Good Marks');
    press(/For Archibald: Tempus/);
    press(/^Oubliettes/);
    press('Give');
    expect(at(room.state, '2').hand).toEqual(['m01']);
    expect(at(room.state, '0').hand).toEqual(['m44']);
  });

  it('lay a letter that only the finder sees', () => {
    const room = Classroom.of(
      table(4, {
        timetable: ['s01', 's02'],
        roundOrder: ['3', '0', '1', '2'],
        actionsLeft: 0,
        pending: { kind: 'poufmoufle', player: '3', mail: 'c21' },
      }),
    );
    sit(room, { viewer: '3' });
    expect(text()).toContain('Only you know what it is: +3 points');
    press(/Card 2/);
    press(/Lay the letter/);
    expect(room.state.timetable[1]?.mail).toEqual([{ id: 'c21', seenBy: ['3'] }]);
  });

  it('open a letter that lets its owner draw; the others can only be read', () => {
    const room = Classroom.of(table(2, { players: [{ mail: ['c05', 'c14'], hand: [] }] }));
    sit(room, { viewer: '0' });
    press('+1 point');
    expect(screen.getByRole('dialog', { name: '+1 point' })).toBeTruthy();
    press('Close');
    press('Draw 2: open this letter');
    press('Use: Draw 2');
    expect(at(room.state, '0')).toMatchObject({ hand: ['m01', 'm02'], mail: ['c14'] });
  });
});

describe('ending the turn', () => {
  it('asks once if something was forgotten', async () => {
    const room = Classroom.of(table(2, { players: [{ hand: ['m44'], school: SCHOOL_OF_TEN }] }));
    sit(room, { viewer: '0' });
    press('End turn');
    const asked = screen.getByRole('dialog').textContent;
    expect(asked).toContain('You have 2 actions left');
    expect(asked).toContain('This is the last round');
    await answer('Cancel');
    expect(room.state.turnIndex).toBe(0);
    press('End turn');
    await answer('End turn');
    expect(room.state.turnIndex).toBe(1);
  });

  it('does not ask when nothing is left to do', async () => {
    const room = Classroom.of(table(2, { actionsLeft: 0 }));
    sit(room, { viewer: '0' });
    await act(async () => press('End turn'));
    expect(room.state.turnIndex).toBe(1);
  });

  it('lets the keyboard walk through the hand', () => {
    const room = Classroom.of(table(2, { players: [{ hand: ['m14', 'm17'] }] }));
    sit(room, { viewer: '0' });
    const tempus = button('Tempus');
    act(() => tempus.focus());
    fireEvent.keyDown(tempus, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(button('Discountus'));
  });
});

const SCHOOL_OF_TEN = ['s01', 's02', 's03', 's04', 's05', 's06', 's07', 's08', 's09', 's10'];
