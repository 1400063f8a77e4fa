/** What does not compile: a wrong move, wrong arguments, or a question that needs secrets asked of a view. */
import { describe, expectTypeOf, it } from 'vitest';
import type { AnyRules, Brain, MoveCall, Rules, Seat } from '../../games/kit';
import type { BoardProps } from '../../src/table';
import type {
  PotionsEvent,
  PotionsMoves,
  PotionsOptions,
  PotionsState,
  PotionsView,
} from '../fixtures/potions';

type PotionsRules = Rules<PotionsState, PotionsView, PotionsMoves, PotionsOptions, PotionsEvent>;
type Call = MoveCall<PotionsMoves>;

describe('a call of a move', () => {
  it('takes the arguments of that move', () => {
    expectTypeOf<{ move: 'brew'; args: { card: number } }>().toExtend<Call>();
    expectTypeOf<{ move: 'draw'; args: null }>().toExtend<Call>();
    expectTypeOf<{ move: 'pick'; args: { card: null } }>().toExtend<Call>();
  });

  it('does not take the arguments of another, or none, or others', () => {
    expectTypeOf<{ move: 'brew'; args: null }>().not.toExtend<Call>();
    expectTypeOf<{ move: 'brew'; args: { card: null } }>().not.toExtend<Call>();
    expectTypeOf<{ move: 'draw'; args: { card: number } }>().not.toExtend<Call>();
  });

  it('does not take a name that no move has', () => {
    expectTypeOf<{ move: 'bruw'; args: { card: number } }>().not.toExtend<Call>();
  });
});

describe('the play function of a board', () => {
  type Accepts<F, A extends unknown[]> = F extends (...args: A) => unknown ? true : false;
  type PlayPotions = BoardProps<PotionsView, PotionsMoves, PotionsEvent, object>['play'];

  it('accepts a move with its own arguments only', () => {
    expectTypeOf<Accepts<PlayPotions, ['brew', { card: number }]>>().toEqualTypeOf<true>();
    expectTypeOf<Accepts<PlayPotions, ['endTurn', null]>>().toEqualTypeOf<true>();
    expectTypeOf<Accepts<PlayPotions, ['brew', null]>>().toEqualTypeOf<false>();
    expectTypeOf<Accepts<PlayPotions, ['brew', { card: string }]>>().toEqualTypeOf<false>();
    expectTypeOf<Accepts<PlayPotions, ['brewer', { card: number }]>>().toEqualTypeOf<false>();
  });
});

describe('rules', () => {
  it('give each move its own arguments', () => {
    expectTypeOf<Parameters<PotionsRules['moves']['brew']['apply']>[2]>().toEqualTypeOf<{ card: number }>();
    expectTypeOf<Parameters<PotionsRules['moves']['draw']['check']>[2]>().toEqualTypeOf<null>();
    expectTypeOf<ReturnType<PotionsRules['moves']['pick']['parse']>>().toEqualTypeOf<
      { card: number | null } | undefined
    >();
  });

  it('have exactly the moves of their table', () => {
    expectTypeOf<keyof PotionsRules['moves']>().toEqualTypeOf<'brew' | 'draw' | 'endTurn' | 'pick'>();
  });

  it('answer with a view what needs no secrets, and only change a full state', () => {
    expectTypeOf<Parameters<PotionsRules['moves']['brew']['check']>[0]>().toEqualTypeOf<PotionsView>();
    expectTypeOf<Parameters<PotionsRules['moves']['brew']['apply']>[0]>().toEqualTypeOf<PotionsState>();
    expectTypeOf<PotionsState>().toExtend<PotionsView>();
    expectTypeOf<PotionsView>().not.toExtend<PotionsState>();
  });

  it('name a default move with its arguments', () => {
    expectTypeOf<ReturnType<PotionsRules['defaultMove']>>().toEqualTypeOf<Call>();
    expectTypeOf<ReturnType<PotionsRules['turnOf'] & object>>().toEqualTypeOf<Seat | null>();
  });

  it('of any game fit where the game does not matter', () => {
    expectTypeOf<PotionsRules>().toExtend<AnyRules>();
  });
});

describe('a brain', () => {
  type PotionsBrain = Brain<PotionsState, PotionsView, PotionsMoves>;

  it('sees views and imagines states', () => {
    expectTypeOf<Parameters<PotionsBrain['candidates']>[0]>().toEqualTypeOf<PotionsView>();
    expectTypeOf<ReturnType<PotionsBrain['candidates']>[number]>().toEqualTypeOf<Call>();
    expectTypeOf<ReturnType<PotionsBrain['sample']>>().toEqualTypeOf<PotionsState>();
  });
});
