/** A player who chooses blindly among everything that is legal: more than bots ever consider. */
import { type MoveCall, makeMove, type Random, silentEffects } from '../../games/kit';
import { facts } from '../../games/shazamm/facts';
import { rules } from '../../games/shazamm/rules';
import { type ShazammMoves, type ShazammState, WIZARDS, type Wizard } from '../../games/shazamm/state';

export function anyMove(state: ShazammState, wizard: Wizard, random: Random): MoveCall<ShazammMoves> {
  const { clonePool, theftTargets, recyclingRange } = facts(state);
  const coin = () => random.int(2) === 0;
  switch (state.stage) {
    case 'clone':
      return { move: 'chooseClone', args: { spell: random.pick([null, ...clonePool[wizard]]) } };
    case 'theft':
      return { move: 'chooseTheft', args: { apply: theftTargets.filter(coin) } };
    case 'recycling': {
      const { min, max } = recyclingRange ?? { min: 0, max: 0 };
      return { move: 'chooseRecycling', args: { delta: min + random.int(max - min + 1) } };
    }
    case 'arrange': {
      const order = state.players[wizard].deck.slice();
      random.shuffle(order);
      return { move: 'arrangeDeck', args: { order } };
    }
    default: {
      const spells = state.players[wizard].hand.filter(coin);
      return { move: 'commit', args: { bid: 1 + random.int(state.mana[wizard]), spells, decoy: coin() } };
    }
  }
}

/** Plays on to the end, calling back after every move. */
export function playToTheEnd(
  state: ShazammState,
  random: Random,
  afterMove: (state: ShazammState) => void,
): void {
  const effects = silentEffects(random);
  while (state.stage !== 'over') {
    const awaited = rules.awaiting(state);
    const wizard = random.pick(WIZARDS.filter((one) => awaited[one] !== undefined));
    const { move, args } = anyMove(state, wizard, random);
    const reason = makeMove(rules, state, wizard, move, args, effects);
    if (reason !== null) throw new Error(`${move} ${JSON.stringify(args)}: ${reason}`);
    afterMove(state);
  }
}
