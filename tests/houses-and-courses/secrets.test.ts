/** Section 4: who sees what, of the table and of what happens; and what may be taken back. */
import { describe, expect, it } from 'vitest';
import type { HousesEvent } from '../../games/houses-and-courses/events';
import { rules } from '../../games/houses-and-courses/rules';
import type { HousesMoves, HousesState } from '../../games/houses-and-courses/state';
import {
  advance,
  canUndo,
  type Match,
  type MoveCall,
  maskEvents,
  type Seat,
  type Viewer,
} from '../../games/kit';
import { at, play, start, table, withMail } from './school';

const VIEWERS: readonly Viewer[] = ['0', '1', '2', 'spectator'];

const hidden = (pieces: readonly unknown[] = []) => pieces.map(() => null);

describe('the view', () => {
  const state = table(3, {
    players: [
      { hand: ['m01', 'm38'], mail: ['c14'], bonus: ['m44'], school: ['s01'] },
      { hand: ['m02'], mail: ['c15', 'c16'] },
      {},
    ],
    timetable: [withMail('s02', ['c01', 'c10'], ['1']), withMail('s07', ['c20'])],
    magicDiscard: ['m50'],
    schoolDiscard: ['s20'],
    mailRemoved: ['c02'],
  });

  it.each(VIEWERS)(
    '%s sees everything that lies open, the own hand and Mail, and tokens looked at',
    (viewer) => {
      const owned = (seat: Seat) => {
        const player = at(state, seat);
        return seat === viewer ? player : { ...player, hand: hidden(player.hand), mail: hidden(player.mail) };
      };
      const seen = viewer === '1';
      expect(rules.view(state, viewer)).toEqual({
        ...state,
        magicDeck: hidden(state.magicDeck),
        schoolDeck: hidden(state.schoolDeck),
        mailReserve: hidden(state.mailReserve),
        players: { 0: owned('0'), 1: owned('1'), 2: owned('2') },
        timetable: [
          {
            card: 's02',
            mail: [
              { id: seen ? 'c01' : null, seenBy: ['1'] },
              { id: seen ? 'c10' : null, seenBy: ['1'] },
            ],
          },
          { card: 's07', mail: [{ id: null, seenBy: [] }] },
          ...state.timetable.slice(2),
        ],
      });
    },
  );

  it('shows a hand to whoever picks from it, and to nobody else', () => {
    const picking: HousesState = { ...state, pending: { kind: 'pickFromHand', player: '2', target: '0' } };
    expect(rules.view(picking, '2').players[0]?.hand).toEqual(['m01', 'm38']);
    expect(rules.view(picking, '2').players[1]?.hand).toEqual([null]);
    expect(rules.view(picking, '1').players[0]?.hand).toEqual([null, null]);
  });

  it('opens all Mail at the end, and nothing else', () => {
    const over: HousesState = { ...state, result: { reason: 'tenCards', winners: ['0'], scores: {} } };
    const seen = rules.view(over, 'spectator');
    expect(seen.players[1]).toMatchObject({ mail: ['c15', 'c16'], hand: [null] });
    expect(seen.timetable[1]?.mail[0]?.id).toBeNull();
  });

  it('does not hand out the state itself', () => {
    const seen = rules.view(state, '0');
    seen.timetable[0]?.mail.pop();
    seen.players[0]?.school.push('s03');
    expect(state.timetable[0]?.mail).toHaveLength(2);
    expect(at(state, '0').school).toEqual(['s01']);
  });
});

describe('an open window', () => {
  const open = () => {
    const state = table(3, { players: [{ hand: ['m14'] }, { hand: ['m01'] }, { hand: ['m38'] }] });
    play(state, '0', 'playSpell', { card: 'm14', params: {} });
    return state;
  };

  it.each([{ use: null }, { use: { card: 'm01' } }])(
    'tells nobody of the answer %j before it closes',
    (answer) => {
      const before = open();
      const after = open();
      expect(play(after, '1', 'respond', answer)).toEqual([]);
      for (const viewer of ['0', '2', 'spectator'] as const) {
        expect(rules.view(after, viewer)).toEqual(rules.view(before, viewer));
      }
      expect(rules.publicAwaiting?.(after)).toEqual({ 1: 'window', 2: 'window' });
      expect(rules.awaiting(after)).toEqual({ 2: 'window' });
      expect(rules.awaiting(rules.view(after, '1'))).toEqual({ 2: 'window' });
    },
  );

  it('closes with one event: the reaction, or that there is none', () => {
    const passed = open();
    play(passed, '1', 'respond', { use: null });
    expect(play(passed, '2', 'respond', { use: null })[0]).toEqual({ type: 'nobodyReacted' });
    const answered = open();
    play(answered, '1', 'respond', { use: { card: 'm01' } });
    expect(play(answered, '2', 'respond', { use: null })).toEqual([
      {
        type: 'reacted',
        item: { kind: 'oubliettes', player: '1', card: 'm01' },
        hand: 0,
        mail: 0,
        asked: ['2'],
      },
    ]);
  });

  it('is copied with its answers: a bot may try one out', () => {
    const state = open();
    play(rules.copy(state), '1', 'respond', { use: null });
    expect(rules.awaiting(state)).toEqual({ 1: 'window', 2: 'window' });
  });
});

describe('events', () => {
  /** Which of the viewers are told of the piece. */
  const told = (events: readonly HousesEvent[], piece: string) =>
    VIEWERS.filter((viewer) => JSON.stringify(maskEvents(events, viewer)).includes(`"${piece}"`));

  it('tell drawn cards to the one who draws', () => {
    const state = table(3);
    expect(told(play(state, '0', 'drawTwo', {}), 'm01')).toEqual(['0']);
  });

  it('tell each player the own opening hand', () => {
    const { match, events } = start(3);
    expect(told(events, at(match.state, '1').hand[0] ?? '')).toEqual(['1']);
    expect(told(events, match.state.timetable[0]?.mail[0]?.id ?? '')).toEqual([]);
  });

  it('tell a stolen card to thief and victim', () => {
    const state = table(3, { players: [{ hand: ['m08'] }, { hand: ['m38'] }] });
    play(state, '0', 'playSpell', { card: 'm08', params: { target: '1' } });
    play(state, '1', 'respond', { use: null });
    expect(told(play(state, '0', 'pickFromHand', { card: 'm38' }), 'm38')).toEqual(['0', '1']);
  });

  it('tell a stolen token to thief and victim', () => {
    const state = table(3, { players: [{ hand: ['m26'] }, { mail: ['c14'] }] });
    play(state, '0', 'playSpell', { card: 'm26', params: { target: '1' } });
    expect(told(play(state, '1', 'respond', { use: null }), 'c14')).toEqual(['0', '1']);
  });

  it('tell gifts to the giver, and each receiver the own one', () => {
    const state = table(3, { players: [{ houses: ['serpentin'] }], drewTwo: true });
    play(state, '0', 'useSerpentin', {});
    const events = play(state, '0', 'giveCards', { gifts: { 1: 'm01', 2: 'm02' } });
    expect(told(events, 'm01')).toEqual(['0', '1']);
    expect(told(events, 'm02')).toEqual(['0', '2']);
  });

  it('tell collected and inspected Mail to the player; of Bawlers everybody learns the number', () => {
    const laid = { timetable: [withMail('s37', ['c14', 'c10'])] };
    const state = table(3, {
      players: [{ hand: ['m38', 'm39'], houses: ['serdongle', 'poufmoufle'] }],
      ...laid,
    });
    expect(told(play(state, '0', 'useSerdongle', { slot: 0 }), 'c14')).toEqual(['0']);
    const events = play(state, '0', 'collect', { slot: 0, pay: ['m38', 'm39'] });
    expect(told(events, 'c14')).toEqual(['0']);
    expect(maskEvents(events, 'spectator')).toContainEqual(
      expect.objectContaining({ type: 'mailTaken', kept: 1, bawlers: 1, secret: {} }),
    );
  });

  it('tell the token of Poufmoufle to its owner, wherever it is placed', () => {
    const state = table(3, { players: [{ houses: ['poufmoufle'] }], timetable: ['s01'], actionsLeft: 0 });
    expect(told(play(state, '0', 'usePoufmoufle', {}), 'c01')).toEqual(['0']);
    expect(told(play(state, '0', 'placeMail', { slot: 0 }), 'c01')).toEqual([]);
  });

  it('tell everybody what was paid, discarded and opened at the end', () => {
    const state = table(3, {
      players: [{ hand: ['m11', 'm38'] }, { hand: ['m39'] }, { mail: ['c14'] }],
      timetable: ['s01'],
      round: 30,
    });
    expect(told(play(state, '0', 'collect', { slot: 0, pay: ['m38'] }), 'm38')).toEqual(VIEWERS);
    play(state, '0', 'skipCourse', {});
    play(state, '0', 'playSpell', { card: 'm11', params: {} });
    play(state, '2', 'respond', { use: null });
    expect(told(play(state, '1', 'respond', { use: null }), 'm39')).toEqual(VIEWERS);
    play(state, '0', 'endTurn', {});
    play(state, '1', 'endTurn', {});
    expect(told(play(state, '2', 'endTurn', {}), 'c14')).toEqual(VIEWERS);
  });
});

describe('taking back', () => {
  /** Plays moves of seat 0 that must be legal. */
  const played = (...calls: MoveCall<HousesMoves>[]) => {
    const state = table(2, {
      players: [{ hand: ['m14', 'm44', 'm45', 'm38'] }],
      timetable: ['s01'],
    });
    let match: Match<HousesState> = { seed: 'secret', state, moves: 0, undo: null };
    for (const { move, args } of calls) {
      const advanced = advance(rules, match, '0', move, args);
      if (!advanced.ok) throw new Error(advanced.reason);
      match = advanced.match;
    }
    return match;
  };
  const bonus: MoveCall<HousesMoves> = { move: 'playBonus', args: { card: 'm44', to: '1' } };

  it('is possible for Bonus cards, one after the other', () => {
    expect(canUndo(played(bonus), '0')).toBe(true);
    const both = played(bonus, { move: 'playBonus', args: { card: 'm45', to: '0' } });
    const back = advance(rules, both, '0', 'undo', null);
    expect(back.ok && back.match.state).toEqual(played(bonus).state);
  });

  it.each<MoveCall<HousesMoves>[]>([
    [{ move: 'playSpell', args: { card: 'm14', params: {} } }],
    [{ move: 'drawTwo', args: {} }],
    [
      { move: 'collect', args: { slot: 0, pay: ['m38'] } },
      { move: 'skipCourse', args: {} },
    ],
    [{ move: 'endTurn', args: {} }],
  ])('ends with any other move: %j', (...calls) => {
    expect(canUndo(played(bonus, ...calls), '0')).toBe(false);
  });
});
