/** Who sees what: zones in the view, and parts of the events. */
import { describe, expect, it } from 'vitest';
import { createRandom, makeMove, maskEvents, type Viewer } from '../../games/kit';
import type { CupEvent } from '../../games/wizards-cup/events';
import { rules } from '../../games/wizards-cup/rules';
import type { CupState, Side } from '../../games/wizards-cup/state';
import { chosen, fight, fresh, play } from './lineup';

const WHITE = 'detective > siren > diver > druid > traveler | shaman';
const BLACK = 'geomaster > alchimist > blacksmith > dancer > cannoneer | pyrotechnician';

/** The events of a move, as the viewer is told them. */
function told(state: CupState, side: Side, move: string, args: object, viewer: Viewer): CupEvent[] {
  const events: CupEvent[] = [];
  const effects = {
    random: createRandom('unused'),
    emit: (event: CupEvent) => events.push(event),
    reveal: () => undefined,
  };
  expect(makeMove(rules, state, side, move, args, effects)).toBeNull();
  return maskEvents(events, viewer);
}

describe('the view', () => {
  it('shows a team, its order and the reserve to their owner alone', () => {
    const state = chosen(WHITE, BLACK);
    play(state, '0', 'setOrder', { deck: ['detective', 'siren', 'diver', 'druid', 'traveler'] });
    expect(rules.view(state, '0').players[0]).toEqual(state.players[0]);
    for (const viewer of ['1', 'spectator'] as const) {
      expect(rules.view(state, viewer).players[0]).toEqual({
        ...state.players[0],
        reserve: Array(12).fill(null),
        deck: Array(5).fill(null),
        waiting: [null],
      });
    }
  });

  it('hides the drawn card in the hand, but not in the field that names it', () => {
    const seen = rules.view(fresh(), '1').players[0];
    expect(seen.hand).toEqual([null]);
    expect(seen.forced).not.toBeNull();
  });

  it('shows a Detective that waits face up', () => {
    const state = fight(
      WHITE.replace('| shaman', '| medium').replace('detective > siren', 'dancer > detective'),
      BLACK,
    );
    play(state, '0', 'usePower', { use: true });
    expect(state.players[0].waitingFaceUp).toBe(true);
    expect(rules.view(state, '1').players[0].waiting).toEqual(['detective']);
  });

  it('hides the fans from everybody', () => {
    const state = fresh({ draw: 'manual' });
    for (const viewer of ['0', '1', 'spectator'] as const) {
      expect(rules.view(state, viewer).fan).toEqual([Array(18).fill(null), Array(18).fill(null)]);
    }
  });

  it('opens everything when the game is over', () => {
    const mirror = 'dancer > siren > blacksmith > traveler > diver | executioner';
    const state = fight(mirror, mirror, [1, 0]);
    expect(rules.view(state, 'spectator')).toEqual(state);
  });

  it('facts give null for a hidden total', () => {
    const state = chosen(WHITE, BLACK);
    expect(rules.facts(rules.view(state, '0'))).toMatchObject({ totals: [25, null] });
    expect(rules.facts(rules.view(state, 'spectator'))).toMatchObject({ totals: [null, null] });
  });
});

describe('events', () => {
  it('name the chosen cards only to the player', () => {
    const cards = (state: CupState) => state.players[0].reserve.slice(0, 5);
    const args = { cards: cards(fresh()) };
    const type = 'selected';
    expect(told(fresh(), '0', 'selectTeam', args, '0')).toEqual([{ type, player: '0', secret: { 0: args } }]);
    expect(told(fresh(), '0', 'selectTeam', args, '1')).toEqual([{ type, player: '0', secret: {} }]);
  });

  it('do not tell whether anything was swapped (R17)', () => {
    const state = () => {
      const second = chosen(WHITE, BLACK, [1, 0]);
      second.players[0].step = 'swap';
      return second;
    };
    const declined = told(state(), '0', 'swapCard', { out: null, in: null }, '1');
    const swapped = told(state(), '0', 'swapCard', { out: 'siren', in: 'dancer' }, '1');
    expect(swapped).toEqual(declined);
    const own = told(state(), '0', 'swapCard', { out: 'siren', in: 'dancer' }, '0');
    expect(own).toEqual([{ type: 'swapped', player: '0', secret: { 0: { out: 'siren', in: 'dancer' } } }]);
  });

  it('do not tell how the Sinners rearranged the deck', () => {
    const state = () => fight(WHITE.replace('detective', 'sinners'), BLACK);
    const [asOther] = told(
      state(),
      '0',
      'rearrangeDeck',
      { deck: ['siren', 'diver', 'druid', 'traveler'] },
      '1',
    );
    expect(asOther).toEqual({ type: 'rearranged', player: '0', secret: {} });
    const deck = ['traveler', 'siren', 'diver', 'druid'];
    const [asOwner] = told(state(), '0', 'rearrangeDeck', { deck }, '0');
    expect(asOwner).toEqual({ type: 'rearranged', player: '0', secret: { 0: { deck } } });
  });

  it('tell a duel step by step, with what explains its Values', () => {
    const state = fight(WHITE, BLACK);
    const events = told(state, '0', 'usePower', { use: false }, 'spectator');
    expect(events.slice(0, 5)).toEqual([
      { type: 'answered', player: '0', card: 'detective', use: false },
      {
        type: 'decided',
        no: 1,
        cards: ['detective', 'geomaster'],
        values: [2, 6],
        visible: [null, null],
        criterion: 'element',
        losers: ['0'],
      },
      { type: 'discarded', player: '0', card: 'detective', from: 'duel', deckLeft: 4, pile: 1 },
      { type: 'placed', player: '0', card: 'siren', no: 2, deckLeft: 3 },
      expect.objectContaining({ type: 'decided', no: 2, visible: ['detective', null] }),
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'roundEnded', round: 1 });
  });
});

describe('around one device', () => {
  /** Whether the awaited side decides before everybody's eyes. */
  const isOpen = (state: CupState) => {
    const side = state.pending?.player ?? '0';
    return rules.hotSeat.isOpen(rules.view(state, 'spectator'), side);
  };

  it('the blind draw is open, the secret line-ups are not', () => {
    expect(isOpen(fresh({ draw: 'manual' }))).toBe(true);
    expect(isOpen(fresh())).toBe(false);
    expect(isOpen(chosen(WHITE, BLACK))).toBe(false);
  });

  it('the Medium decides about what lies open', () => {
    const state = fight(
      'dancer > medium > siren > druid > diver | shaman',
      'blacksmith > botanist > executioner > alchimist > geomaster | traveler',
    );
    expect(state.pending?.card).toBe('medium');
    expect(isOpen(state)).toBe(true);
  });

  it('the Detective looks at the Waiting card and the Sinners at the deck, behind the curtain', () => {
    const detective = fight(WHITE, BLACK);
    expect(detective.pending?.card).toBe('detective');
    expect(isOpen(detective)).toBe(false);
    const sinners = fight('sinners > siren > diver > druid > traveler | shaman', BLACK);
    expect(sinners.pending?.card).toBe('sinners');
    expect(isOpen(sinners)).toBe(false);
  });
});
