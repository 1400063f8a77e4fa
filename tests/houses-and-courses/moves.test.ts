/** Section 7: what each move needs and does, beside the worked examples. */
import { describe, expect, it } from 'vitest';
import { at, hands, passAll, play, refusal, table, withMail } from './school';

const TEMPUS = 'm14';

describe('drawing', () => {
  it('is impossible only if there is nothing at all to draw (R10)', () => {
    const all = table(2).magicDeck;
    const empty = table(2, { players: [{}, { hand: all }] });
    expect(refusal(empty, '0', 'drawTwo', {})).toBe('NO_CARDS_TO_DRAW');
    expect(refusal(empty, '0', 'drawFive', {})).toBe('NO_CARDS_TO_DRAW');
    const scarce = table(2, { players: [{}, { hand: all.slice(1) }] });
    play(scarce, '0', 'drawFive', {});
    expect(hands(scarce)[0]).toEqual(['m01']);
    expect(scarce.actionsLeft).toBe(0);
  });
});

describe('collecting', () => {
  const state = () =>
    table(2, {
      players: [{ hand: ['m38', 'm39', 'm40'], school: ['s01'] }],
      timetable: ['s02', 's37'],
    });

  it.each([
    [{ slot: 4, pay: [] }, 'SLOT_OUT_OF_RANGE'],
    [{ slot: -1, pay: [] }, 'SLOT_OUT_OF_RANGE'],
    [{ slot: 2, pay: [] }, 'SLOT_EMPTY'],
    [{ slot: 0, pay: ['m01', 'm01'] }, 'DUPLICATE_CARD'],
    [{ slot: 0, pay: ['m38', 'm01'] }, 'CARD_NOT_IN_HAND'],
    [{ slot: 0, pay: ['m38'] }, 'WRONG_PAYMENT_COUNT'],
    [{ slot: 0, pay: ['m38', 'm39', 'm40'] }, 'WRONG_PAYMENT_COUNT'],
  ])('%j is %s', (args, reason) => {
    expect(refusal(state(), '0', 'collect', args)).toBe(reason);
  });

  it('needs enough cards, whatever is offered', () => {
    const poor = table(2, { players: [{ hand: ['m38'] }], timetable: ['s37'] });
    expect(refusal(poor, '0', 'collect', { slot: 0, pay: ['m01', 'm01'] })).toBe('NOT_ENOUGH_CARDS');
  });

  it('uses up extra collections before actions, and works with those alone (R6)', () => {
    const extra = state();
    extra.actionsLeft = 0;
    expect(refusal(extra, '0', 'collect', { slot: 1, pay: ['m38', 'm39'] })).toBe('NO_ACTIONS_LEFT');
    at(extra, '0').extraCollects = 1;
    play(extra, '0', 'collect', { slot: 1, pay: ['m38', 'm39'] });
    expect([at(extra, '0').extraCollects, extra.actionsLeft]).toEqual([0, 0]);
    const both = state();
    at(both, '0').extraCollects = 1;
    play(both, '0', 'collect', { slot: 1, pay: ['m38', 'm39'] });
    expect([at(both, '0').extraCollects, both.actionsLeft]).toEqual([0, 2]);
  });

  it('loses the effect of Potions when nobody can be robbed (7.1)', () => {
    const alone = table(2, { players: [{ hand: ['m38'] }], timetable: ['s19'] });
    play(alone, '0', 'collect', { slot: 0, pay: ['m38'] });
    expect(alone.pending).toBeNull();
    expect(at(alone, '0').school).toEqual(['s19']);
  });

  it('keeps tokens in their order and sends every Bawler back at once (R17)', () => {
    const mail = table(2, {
      players: [{ hand: ['m38', 'm39'] }],
      timetable: [withMail('s37', ['c14', 'c10', 'c01', 'c11'])],
    });
    const events = play(mail, '0', 'collect', { slot: 0, pay: ['m38', 'm39'] });
    expect(at(mail, '0').mail).toEqual(['c14', 'c01']);
    expect(mail.mailReserve).toHaveLength(28);
    expect(events.at(-1)).toMatchObject({ type: 'mailTaken', kept: 2, bawlers: 2, mail: 2, mailReserve: 28 });
  });
});

describe('cards and tokens from the hand', () => {
  const state = () =>
    table(3, {
      players: [{ hand: ['m01', 'm14', 'm44'], mail: ['c05', 'c07', 'c14'] }, { shield: true }],
    });

  it.each([
    ['playSpell', { card: 'm15', params: {} }, 'CARD_NOT_IN_HAND'],
    ['playSpell', { card: 'm44', params: {} }, 'NOT_A_SPELL'],
    ['playSpell', { card: 'm01', params: {} }, 'REACTION_ONLY'],
    ['playBonus', { card: 'm45', to: '9' }, 'CARD_NOT_IN_HAND'],
    ['playBonus', { card: 'm14', to: '9' }, 'NOT_A_BONUS'],
    ['playBonus', { card: 'm44', to: '3' }, 'TARGET_UNKNOWN'],
    ['playBonus', { card: 'm44', to: '1' }, 'TARGET_SHIELDED'],
    ['useMail', { mail: 'c06' }, 'MAIL_NOT_YOURS'],
    ['useMail', { mail: 'c07' }, 'MAIL_NOT_USABLE'],
    ['useMail', { mail: 'c14' }, 'MAIL_NOT_USABLE'],
  ])('%s %j is %s', (move, args, reason) => {
    expect(refusal(state(), '0', move, args)).toBe(reason);
  });

  it('a shield does not keep out the own Bonus cards', () => {
    const own = state();
    at(own, '0').shield = true;
    play(own, '0', 'playBonus', { card: 'm44', to: '0' });
    expect(at(own, '0').bonus).toEqual(['m44']);
  });

  it('a token for cards leaves the game and nobody can answer it (R19)', () => {
    const used = state();
    play(used, '0', 'useMail', { mail: 'c05' });
    expect(used).toMatchObject({ mailRemoved: ['c05'], pending: null, actionsLeft: 2, drewTwo: false });
    expect(hands(used)[0]).toHaveLength(5);
  });

  it('allows ten Spells in a turn; cancelled ones count (R27, R28)', () => {
    const busy = table(2, { players: [{ hand: [TEMPUS, 'm15'] }, { hand: ['m01'] }], spellsThisTurn: 9 });
    play(busy, '0', 'playSpell', { card: TEMPUS, params: {} });
    play(busy, '1', 'respond', { use: { card: 'm01' } });
    passAll(busy);
    expect(at(busy, '0').extraCollects).toBe(0);
    expect(refusal(busy, '0', 'playSpell', { card: 'm15', params: {} })).toBe('SPELL_LIMIT');
  });
});

describe('powers', () => {
  it.each(['useSerpentin', 'usePoufmoufle'])('%s is for the owner of the House', (move) => {
    expect(refusal(table(4), '0', move, {})).toBe('HOUSE_NOT_YOURS');
    expect(refusal(table(4), '0', 'useSerdongle', { slot: 99 })).toBe('HOUSE_NOT_YOURS');
  });

  it('two Houses give two powers (section 8)', () => {
    const both = table(2, {
      players: [{ houses: ['serdongle', 'poufmoufle'] }],
      timetable: [withMail('s01', ['c14'])],
      actionsLeft: 0,
    });
    play(both, '0', 'useSerdongle', { slot: 0 });
    play(both, '0', 'usePoufmoufle', {});
    play(both, '0', 'placeMail', { slot: 0 });
    expect(both.powersUsed).toEqual(['serdongle', 'poufmoufle']);
    expect(both.timetable[0]?.mail).toEqual([
      { id: 'c14', seenBy: ['0'] },
      { id: 'c01', seenBy: ['0'] },
    ]);
    expect(refusal(both, '0', 'useSerdongle', { slot: 0 })).toBe('POWER_ALREADY_USED');
    expect(refusal(both, '0', 'usePoufmoufle', {})).toBe('POWER_ALREADY_USED');
  });

  it('Poufmoufle needs a token', () => {
    const tokens = table(2).mailReserve;
    const none = table(2, {
      players: [{ houses: ['poufmoufle'], mail: tokens }],
      timetable: ['s01'],
      actionsLeft: 0,
    });
    expect(refusal(none, '0', 'usePoufmoufle', {})).toBe('RESERVE_EMPTY');
  });

  const serpentin = () => table(3, { players: [{ houses: ['serpentin'], hand: ['m38'] }], drewTwo: true });

  it.each([
    [{ 1: 'm01' }, 'WRONG_RECEIVERS'],
    [{ 1: 'm01', 0: 'm02' }, 'WRONG_RECEIVERS'],
    [{ 1: 'm01', 2: 'm01' }, 'DUPLICATE_CARD'],
    [{ 1: 'm01', 2: 'm44' }, 'CARD_NOT_IN_HAND'],
    [{ 1: 'm01', 2: 7 }, 'BAD_ARGS'],
  ])('Serpentin’s gifts %j are %s', (gifts, reason) => {
    const state = serpentin();
    play(state, '0', 'useSerpentin', {});
    expect(refusal(state, '0', 'giveCards', { gifts })).toBe(reason);
  });

  it('with too few cards the nearest receive (R37), and a shield keeps no gift out (R45)', () => {
    const cards = table(3).magicDeck;
    const state = table(3, {
      players: [{ houses: ['serpentin'] }, { shield: true }, { hand: cards.slice(1) }],
      drewTwo: true,
    });
    play(state, '0', 'useSerpentin', {});
    expect(state.pending).toMatchObject({ receivers: ['1'] });
    play(state, '0', 'giveCards', { gifts: { 1: 'm01' } });
    expect(hands(state)[1]).toEqual(['m01']);
    expect(refusal(state, '0', 'useSerpentin', {})).toBe('POWER_ALREADY_USED');
    state.powersUsed = [];
    at(state, '2').hand.push(...at(state, '1').hand.splice(0));
    expect(refusal(state, '0', 'useSerpentin', {})).toBe('NO_CARDS_TO_DRAW');
  });
});

describe('effects', () => {
  it('Défense shields until the own next turn and draws', () => {
    const state = table(2, { players: [{ hand: ['m38'] }, { hand: ['m50'] }], timetable: ['s07'] });
    play(state, '0', 'collect', { slot: 0, pay: ['m38'] });
    play(state, '0', 'applyCourse', { params: {} });
    passAll(state);
    expect(at(state, '0')).toMatchObject({ shield: true, hand: ['m01'] });
    play(state, '0', 'endTurn', {});
    expect(refusal(state, '1', 'playBonus', { card: 'm50', to: '0' })).toBe('TARGET_SHIELDED');
    play(state, '1', 'endTurn', {});
    expect(at(state, '0').shield).toBe(false);
  });

  it('Métamorphose swaps in place and leaves the Mail on the slot', () => {
    const state = table(2, {
      players: [{ school: ['s01', 's13', 's07'] }],
      timetable: [withMail('s19', ['c14'])],
      pending: { kind: 'course', player: '0', card: 's13' },
    });
    play(state, '0', 'applyCourse', { params: { ownCard: 's13', slot: 0 } });
    expect(at(state, '0')).toMatchObject({ school: ['s01', 's19', 's07'], mail: [], hand: [] });
    expect(state.timetable[0]).toEqual({ card: 's13', mail: [{ id: 'c14', seenBy: [] }] });
    expect(state.pending).toBeNull();
  });

  it('Métamorphose without a swap draws a card', () => {
    const state = table(2, {
      players: [{ school: ['s13'] }],
      pending: { kind: 'course', player: '0', card: 's13' },
    });
    play(state, '0', 'applyCourse', { params: {} });
    expect(hands(state)[0]).toEqual(['m01']);
  });

  it('Potions steals one card', () => {
    const state = table(3, {
      players: [{ school: ['s19'] }, {}, { hand: ['m38', 'm39'] }],
      pending: { kind: 'course', player: '0', card: 's19' },
    });
    play(state, '0', 'applyCourse', { params: { target: '2' } });
    passAll(state);
    expect([...(hands(state)[0] ?? []), ...(hands(state)[2] ?? [])].toSorted()).toEqual(['m38', 'm39']);
    expect(hands(state)[0]).toHaveLength(1);
  });

  it.each([
    [2, 2],
    [3, 1],
  ])('Patatras with %i players costs each opponent %i, but not the shielded', (players, lost) => {
    const state = table(players, {
      players: [{ hand: ['m11'] }, { hand: ['m38', 'm39', 'm40'] }, { hand: ['m41'] }].slice(0, players),
    });
    if (players === 3) at(state, '2').shield = true;
    play(state, '0', 'playSpell', { card: 'm11', params: {} });
    passAll(state);
    expect(hands(state)[1]).toHaveLength(3 - lost);
    if (players === 3) expect(hands(state)[2]).toEqual(['m41']);
    expect(state.magicDiscard).toHaveLength(lost + 1);
    expect(state.magicDiscard.at(-1)).toBe('m11');
  });

  it('Hibouvol shows all tokens of a card and takes one; a Bawler taken goes back', () => {
    const state = () => {
      const laid = table(2, {
        players: [{ hand: ['m23'] }],
        timetable: [withMail('s01', ['c14', 'c10'], ['1'])],
      });
      play(laid, '0', 'playSpell', { card: 'm23', params: { slot: 0 } });
      expect(laid.timetable[0]?.mail.map(({ seenBy }) => seenBy)).toEqual([
        ['1', '0'],
        ['1', '0'],
      ]);
      expect(refusal(laid, '0', 'pickMail', { mail: 'c15' })).toBe('MAIL_NOT_THERE');
      expect(refusal(laid, '0', 'pickMail', {})).toBe('BAD_ARGS');
      return laid;
    };
    const taken = state();
    play(taken, '0', 'pickMail', { mail: 'c14' });
    expect(at(taken, '0').mail).toEqual(['c14']);
    expect(taken).toMatchObject({ pending: null, magicDiscard: ['m23'] });
    const bawled = state();
    play(bawled, '0', 'pickMail', { mail: 'c10' });
    expect(at(bawled, '0').mail).toEqual([]);
    expect(bawled.mailReserve).toContain('c10');
    const left = state();
    play(left, '0', 'pickMail', { mail: null });
    expect(left.timetable[0]?.mail).toHaveLength(2);
  });

  it('Lettrovol steals a token', () => {
    const state = table(2, { players: [{ hand: ['m26'], mail: ['c01'] }, { mail: ['c14'] }] });
    play(state, '0', 'playSpell', { card: 'm26', params: { target: '1' } });
    passAll(state);
    expect([at(state, '0').mail, at(state, '1').mail]).toEqual([['c01', 'c14'], []]);
  });

  it('Finitus discards a Bonus card of any area', () => {
    const state = table(2, { players: [{ hand: ['m29'] }, { bonus: ['m44', 'm45'] }] });
    play(state, '0', 'playSpell', { card: 'm29', params: { bonus: 'm44' } });
    expect(at(state, '1').bonus).toEqual(['m45']);
    expect(state.magicDiscard).toEqual(['m44', 'm29']);
  });

  it('Confiscatus gives the seventh Horcruche, and with it the game', () => {
    const horcruches = ['s37', 's38', 's39', 's40', 's41', 's42'];
    const state = table(2, {
      players: [
        { hand: ['m32'], school: horcruches },
        { school: ['s43', 's01', 's02', 's03', 's04', 's05', 's07'] },
      ],
    });
    play(state, '0', 'playSpell', { card: 'm32', params: { target: '1' } });
    expect(refusal(state, '1', 'giveSchool', { card: 's37' })).toBe('NOT_YOUR_SCHOOL_CARD');
    play(state, '1', 'giveSchool', { card: 's43' });
    expect(state.result).toMatchObject({ reason: 'horcruches', winners: ['0'] });
    expect(state).toMatchObject({ pending: null, chain: [], magicDiscard: ['m32'] });
  });

  it('Chamboulum rebuilds the School deck if need be', () => {
    const deck = table(2).schoolDeck.filter((card) => card !== 's01');
    const state = table(2, { players: [{ hand: ['m35'] }, { school: deck }], timetable: ['s01'] });
    play(state, '0', 'playSpell', { card: 'm35', params: { slots: [0] } });
    expect(state).toMatchObject({ schoolDeck: [], schoolDiscard: [] });
    expect(state.timetable[0]).toEqual({ card: 's01', mail: [] });
  });
});
