import { advance, isSeat, type Seat, startMatch } from '../games/kit';
import { brain } from '../games/shazamm/brain';
import { outlook } from '../games/shazamm/brain/duel/outlook';
import { KEPT_WORTH } from '../games/shazamm/brain/worth';
import { rules } from '../games/shazamm/rules';
import { playGreedily } from '../src/bots/greedy';
import { thinkAhead } from '../src/bots/search';
import { isSecretChoice } from '../src/bots/search/table';
import { processorTime } from './arena/processor';

const [, , kind, aw, bw, from, to] = process.argv;
const CERTAIN = 0.97;
function evaluator(spec: string): any {
  const [form, wS] = spec.split(':');
  const w = Number(wS);
  const spent = (state: any, wizard: any) => {
    let sum = 0;
    for (const spell of state.players[wizard].discard) sum += (KEPT_WORTH as any)[spell];
    for (const { owner, origin, spell } of state.resolution?.entries ?? [])
      if (owner === wizard && origin === 'hand') sum += (KEPT_WORTH as any)[spell];
    return sum;
  };
  return (state: any, wizard: any) => {
    const { result } = state;
    if (result) return 'draw' in result ? 0 : result.winner === wizard ? 1 : -1;
    const other = wizard === '0' ? '1' : '0';
    const spells = spent(state, other) - spent(state, wizard);
    const left = 15 - state.round + 1;
    const bonus =
      form === 'left'
        ? (w * spells) / left
        : form === 'const'
          ? w * spells
          : form === 'ratio'
            ? (w * (36 - spent(state, wizard) - (36 - spent(state, other)))) /
              (72 - spent(state, wizard) - spent(state, other) + 6)
            : 0;
    return Math.tanh(Math.atanh(CERTAIN * outlook(state, wizard)) + bonus);
  };
}
const ms = 50;
function bot(spec: string) {
  if (spec === 'apprentice') {
    const mind = { rules, brain } as any;
    return (view: any, seat: Seat, seed: string) =>
      playGreedily(
        mind,
        { game: 'shazamm', view, seat, level: 'apprentice', seed } as any,
        new AbortController().signal,
      );
  }
  const think = thinkAhead({ milliseconds: ms }, processorTime);
  const mind = { rules, brain: spec === 'base' ? brain : { ...brain, evaluate: evaluator(spec) } } as any;
  return (view: any, seat: Seat, seed: string) =>
    think(
      mind,
      { game: 'shazamm', view, seat, level: 'archmage', seed } as any,
      new AbortController().signal,
    );
}
const A = bot(aw!),
  B = bot(bw!);
let a = 0,
  b = 0,
  d = 0,
  rounds = 0;
for (let index = Number(from); index < Number(to); index++) {
  const started = startMatch(rules as any, { players: 2, seed: `tune/${Math.floor(index / 2)}` }) as any;
  let match = started.match;
  const seatA = index % 2;
  const n = 0;
  while (rules.result(match.state) === null) {
    const seats = Object.keys(rules.awaiting(match.state)).filter((s) => isSeat(s));
    const asked = isSecretChoice(rules as any, match.state) ? seats : seats.slice(0, 1);
    const decisions: any[] = [];
    for (const seat of asked)
      decisions.push([
        seat,
        await (Number(seat) === seatA ? A : B)(
          rules.view(match.state, seat),
          seat,
          `t${index}/${match.moves}/${seat}`,
        ),
      ]);
    for (const [seat, { call }] of decisions) {
      const r = advance(rules as any, match, seat, call.move, call.args) as any;
      if (!r.ok) throw new Error(r.reason);
      match = r.match;
    }
  }
  rounds += match.state.round;
  const winners = rules.winners(match.state);
  if (winners.length !== 1) d++;
  else if (Number(winners[0]) === seatA) a++;
  else b++;
}
console.log(
  JSON.stringify({
    kind,
    A: aw,
    B: bw,
    a,
    b,
    d,
    score: (a + d / 2) / (a + b + d),
    rounds: rounds / (a + b + d),
  }),
);
