/**
 * What a move costs late in a match. An old match and young ones take turns, in small portions, on one server; what is
 * compared is the server's processor time.
 */
import { createRandom, UNDO_MOVE } from '../../games/kit';
import type { Subject } from '../playout';
import type { Duelist, Side } from './side';

export interface LengthFigures {
  /** How long the old match is when it is measured. */
  readonly moves: number;
  readonly cpuMsPerMove: { readonly early: number; readonly late: number };
  readonly ratio: number;
}

/** A young match starts to be measured here. */
const YOUNG = 10;
const PORTION = 50;
const ROUNDS = 30;

export async function measureLength(side: Side, subject: Subject, moves: number): Promise<LengthFigures> {
  const old = await seesaw(side, subject);
  await old.play(moves);
  const [early, late]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    late.push(await costOf(side, old));
    const young = await seesaw(side, subject);
    await young.play(YOUNG);
    early.push(await costOf(side, young));
    young.close();
  }
  old.close();
  const cpu = { early: median(early), late: median(late) };
  return {
    moves,
    cpuMsPerMove: { early: round(cpu.early), late: round(cpu.late) },
    ratio: round(cpu.late / cpu.early),
  };
}

interface Player {
  play(moves: number): Promise<void>;
  close(): void;
}

/** A match that can be played for as long as one likes: a move is made and taken back, again and again. */
async function seesaw(side: Side, { rules, brain }: Subject): Promise<Player> {
  const random = createRandom('length');
  const duel = await side.openDuel();
  const isTurnOf = (one: Duelist): boolean => rules.awaiting(one.view() ?? {})[one.seat] !== undefined;
  for (;;) {
    const mover = duel.find(isTurnOf);
    if (!mover) throw new Error('the match is over, and nothing could be taken back');
    const call = random.pick(brain.candidates(mover.view() ?? {}, mover.seat, random));
    await play(duel, mover, call);
    if (await play(duel, mover, { move: UNDO_MOVE, args: null })) {
      return {
        play: async (moves) => {
          for (let made = 0; made < moves; made += 2) {
            await play(duel, mover, call);
            await play(duel, mover, { move: UNDO_MOVE, args: null });
          }
        },
        close: () => {
          for (const one of duel) one.close();
        },
      };
    }
  }
}

/** Makes the move and waits until both see it; false if it is refused. */
async function play(
  duel: readonly Duelist[],
  mover: Duelist,
  call: Parameters<Duelist['move']>[0],
): Promise<boolean> {
  const seen = duel.map((one) => new Promise<void>((resolve) => one.listen(resolve)));
  if ((await mover.move(call)) !== null) return false;
  await Promise.all(seen);
  return true;
}

async function costOf(side: Side, player: Player): Promise<number> {
  const before = await side.cpu();
  await player.play(PORTION);
  return ((await side.cpu()) - before) / PORTION;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
