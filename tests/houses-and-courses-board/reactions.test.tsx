// @vitest-environment happy-dom
/** Answers at the table: the chain, the secret prompt, the public question, and what nobody must see. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HousesState } from '../../games/houses-and-courses/state';
import type { Seat } from '../../games/kit';
import { at, table } from '../houses-and-courses/school';
import { Classroom } from './match';
import { button, cleanup, press, sit, text } from './table';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Oisín casts Pinchio on Zoë; everybody else is asked. */
function aimedAtZoe(zoe: Partial<HousesState['players'][Seat]> = {}): Classroom {
  const room = Classroom.of(
    table(3, {
      players: [{ hand: ['m01', 'm14'], ...zoe }, { hand: ['m08', 'm02'] }, { hand: ['m05'] }],
      roundOrder: ['1', '2', '0'],
    }),
  );
  return room.play('1', 'playSpell', { card: 'm08', params: { target: '0' } });
}

const buttons = () =>
  within(screen.getAllByRole('contentinfo').at(-1) ?? document.body)
    .getAllByRole('button')
    .map((one) => one.textContent);

describe('a seat that is asked', () => {
  it('sees what is coming and may answer with a card', () => {
    const room = aimedAtZoe();
    sit(room, { viewer: '0' });
    expect(text()).toContain('Answer Oisín’s Pinchio?');
    expect(text()).toContain('If nobody does, Pinchio takes effect for Oisín.');
    expect(text()).toContain('Pinchio on Zoë');
    expect(buttons()).toEqual(['Oubliettesfrom your hand', 'Pass']);
    press(/Oubliettes from your hand/);
    expect(room.state.pending).toMatchObject({ answers: { '0': { use: { card: 'm01' } } } });
  });

  it('may answer with a letter, and is told why another card will not do', () => {
    const room = aimedAtZoe({ hand: ['m14'], mail: ['c07'] });
    sit(room, { viewer: '0' });
    press('Tempus');
    expect(text()).toContain('Only Oubliettes and Copius can answer');
    press(/Oubliettes your letter/);
    expect(room.state.pending).toMatchObject({ answers: { '0': { use: { mail: 'c07' } } } });
  });

  it('gets the same prompt with “Pass” alone when it holds no answer', () => {
    const room = aimedAtZoe({ hand: ['m14'] });
    sit(room, { viewer: '0' });
    expect(text()).toContain('Answer Oisín’s Pinchio?');
    expect(buttons()).toEqual(['Pass']);
    press('Pass');
    expect(room.state.pending).toMatchObject({ answers: { '0': { use: null } } });
  });
});

describe('the chain', () => {
  it('is a stack that says who answered whom, and which cards still stand', () => {
    const room = aimedAtZoe();
    room
      .play('2', 'respond', { use: { card: 'm05' } })
      .play('0', 'respond', { use: null })
      .play('1', 'respond', { use: { card: 'm02' } })
      .play('0', 'respond', { use: null });
    sit(room, { viewer: '0' });
    const links = within(screen.getByRole('region', { name: 'What is being answered' })).getAllByRole(
      'listitem',
    );
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/Oisín.*Pinchio on Zoë.*takes effect/),
      expect.stringMatching(/Archibald.*Copius on Pinchio.*cancelled/),
      expect.stringMatching(/Oisín.*Oubliettes on Copius.*stands for now/),
    ]);
    expect(text()).toContain('Answer Oisín’s Oubliettes?');
  });

  it('says who would take the effect over', () => {
    const room = aimedAtZoe();
    room.play('2', 'respond', { use: { card: 'm05' } }).play('0', 'respond', { use: null });
    sit(room, { viewer: '0' });
    expect(text()).toContain('If nobody does, Archibald takes Pinchio over.');
  });
});

describe('around one device', () => {
  it('asks all at once, in public, whether anybody reacts', () => {
    const answers: (Seat | null)[] = [];
    const room = aimedAtZoe();
    const anybody = { seats: ['2', '0'] as const, answer: (seat: Seat | null) => answers.push(seat) };
    const { html } = sit(room, { viewer: 'spectator', actor: null, anybody });
    expect(text()).toContain('Does anybody react?');
    expect(buttons()).toEqual(['ArchibaldI want to answer', 'ZoëI want to answer', 'Nobody']);
    const before = html();
    press(/^Zoë/);
    press('Nobody');
    expect(answers).toEqual(['0', null]);
    cleanup();
    const poorer = aimedAtZoe({ hand: ['m15', 'm16'] });
    expect(sit(poorer, { viewer: 'spectator', actor: null, anybody }).html()).toBe(before);
  });

  it('lets a victim give a School card before everybody’s eyes', () => {
    const room = Classroom.of(
      table(2, {
        players: [{ school: ['s01', 's02', 's37'] }, { hand: [] }],
        roundOrder: ['1', '0'],
        chain: [{ kind: 'spell', player: '1', card: 'm32', params: { target: '0' } }],
        pending: { kind: 'giveSchool', player: '0', to: '1' },
      }),
    );
    sit(room, { viewer: 'spectator', actor: '0' });
    expect(text()).toContain('Zoë, give a School card to Oisín');
    press('Horjug');
    press('Give Horjug to Oisín');
    expect(at(room.state, '1').school).toEqual(['s37']);
  });

  it('lets everybody choose a House in turn', () => {
    const room = new Classroom(2, { houseMode: 'pick' }, 'draft');
    const { draft } = room.state;
    const [first] = draft?.order ?? [];
    if (first === undefined) throw new Error('nobody picks');
    sit(room, { viewer: 'spectator', actor: first });
    press(/^Ravendongle/);
    press('Join Ravendongle');
    expect(at(room.state, first).houses).toEqual(['serdongle']);
    expect(text()).toMatch(/taken by/);
  });
});

describe('what nobody must see', () => {
  it('is whether a seat has answered: the others’ tables do not change', () => {
    const room = aimedAtZoe();
    const { look, html } = sit(room, { viewer: '1' });
    const before = html();
    room.play('0', 'respond', { use: { card: 'm01' } });
    look();
    expect(html()).toBe(before);
    expect(text()).toContain('Everybody may answer now, in secret');
  });

  it('is a hand, except for whoever looks into it', () => {
    const room = aimedAtZoe();
    room.play('2', 'respond', { use: null }).play('0', 'respond', { use: null });
    sit(room, { viewer: '2' });
    expect(text()).toContain('Oisín looks at Zoë’s hand');
    expect(text()).not.toContain('Tempus');
    cleanup();
    sit(room, { viewer: '1' });
    press('Tempus');
    press('Take Tempus');
    expect(at(room.state, '1').hand).toEqual(['m02', 'm14']);
  });

  it('is a letter that somebody else has read', () => {
    const state = table(2, { timetable: [{ card: 's01', mail: [{ id: 'c21', seenBy: ['1'] }] }] });
    sit(Classroom.of(state), { viewer: '0' });
    expect(button(/Card 1: Herbology.*1 letter, read by Oisín/)).toBeTruthy();
    expect(text()).not.toContain('+3');
    cleanup();
    sit(Classroom.of(state), { viewer: '1' });
    expect(text()).toContain('+3');
  });
});

describe('the story', () => {
  it('is told one event after the other, can be skipped, and ends in the present', () => {
    vi.useFakeTimers();
    const room = new Classroom(3, {
      houseMode: 'fixed',
      houses: [['grosfondor'], ['serpentin'], ['serdongle']],
    });
    const seen = room.seenBy('1').length;
    room.play('0', 'drawTwo', {}).play('0', 'drawTwo', {}).play('0', 'endTurn', {});
    const { caughtUp } = sit(room, { viewer: '1', seen, wishes: { pace: 'normal' } });
    expect(text()).toContain('Zoë draws 2 cards.');
    expect(caughtUp).toEqual([]);
    act(() => press('Skip'));
    expect(text()).toContain('Your turn: 2 actions left');
    expect(caughtUp).toEqual([room.seenBy('1').length]);
  });

  it('shows the table as it stood, and holds up what is being declared', () => {
    vi.useFakeTimers();
    const room = Classroom.of(table(2, { players: [{ hand: ['m14'] }, { hand: ['m01'] }] }));
    const started = new Classroom(2, {}, 'spotlight');
    room.events.push(...started.events);
    const seen = room.seenBy('1').length;
    room.play('0', 'playSpell', { card: 'm14', params: {} });
    sit(room, { viewer: '1', seen, actor: null, wishes: { pace: 'normal' } });
    expect(
      screen.getAllByRole('figure').some((one) => one.textContent?.includes('This turn you may collect')),
    ).toBe(true);
    expect(text()).toContain('Zoë casts Tempus.');
  });
});

describe('a spectator', () => {
  it('sees every play area and no hand', () => {
    const room = new Classroom(4, {}, 'watch');
    sit(room, { viewer: 'spectator' });
    for (const name of ['Zoë', 'Oisín', 'Archibald', 'Priya'])
      expect(screen.getByRole('region', { name: `Play area of ${name}` })).toBeTruthy();
    expect(screen.queryByRole('list', { name: /Your hand/ })).toBeNull();
  });

  it('may look closely at an area', () => {
    const room = Classroom.of(table(2, { players: [{ school: ['s01', 's02', 's44'], bonus: ['m44'] }] }));
    sit(room, { viewer: 'spectator' });
    press('Look closely at the area of Zoë');
    const sheet = screen.getByRole('dialog', { name: 'Zoë' }).textContent;
    expect(sheet).toContain('2 × Herbology');
    expect(sheet).toContain('2 points for each Herbology card you own');
    expect(sheet).toContain('Good Marks');
  });
});
