/** Where everything of a bracket stands on its sheet, stages that are still to come included. */
import type { Championship, ChampionshipStage } from '../../../games/kit/series';
import type { BracketResult } from '../../series';

/** A name on the sheet; null while it is to be decided. */
interface Line {
  readonly name: string | null;
  readonly fate: 'wins' | 'out' | null;
}

export interface Box {
  /** The middle of the box, in lines from the top. */
  readonly middle: number;
  /** One line stands for somebody who goes through without a match. */
  readonly lines: readonly Line[];
  /** The game that decided it; null while it is undecided, or where no game did. */
  readonly decider: string | null;
  /** The games that were drawn, in playing order. */
  readonly drawn: readonly string[];
  /** What is to be said about how it was decided. */
  readonly verdict: 'threeDraws' | 'walkover' | null;
  /** The middles of the boxes from which its names come. */
  readonly from: readonly number[];
}

export type Column = readonly Box[];

export function planBracket({ stages }: Championship<BracketResult>): readonly Column[] {
  const columns: Column[] = [];
  let entrants: readonly Entrant[] = (stages[0]?.entrants ?? []).map((name, at) => ({
    name,
    middle: at + 0.5,
  }));
  do {
    const column = planStage(stages[columns.length], entrants, columns.length === 0);
    columns.push(column);
    entrants = column.map((box) => ({ name: throughFrom(box), middle: box.middle }));
  } while (entrants.length > 1);
  return columns;
}

/** Whoever goes on from a box, as far as it is known, and where the box stands. */
interface Entrant {
  readonly name: string | null;
  readonly middle: number;
}

function throughFrom({ lines }: Box): string | null {
  const [only, second] = lines;
  const through = second === undefined ? only : lines.find(({ fate }) => fate === 'wins');
  return through?.name ?? null;
}

function planStage(
  stage: ChampionshipStage<BracketResult> | undefined,
  entrants: readonly Entrant[],
  first: boolean,
): Column {
  const pairs = Array.from({ length: Math.ceil(entrants.length / 2) }, (_, at) =>
    entrants.slice(at * 2, at * 2 + 2),
  );
  return pairs.map((pair, at): Box => {
    const from = pair.map(({ middle }) => middle);
    const match = stage?.matches[at];
    const winner = match?.winner ?? null;
    const results = match?.results ?? [];
    const drawn = results.flatMap((result) => (result.winner === null ? [result.match] : []));
    const last = results.findLast((result) => result.winner !== null);
    const verdict = last?.walkover ? 'walkover' : winner !== null && !last ? 'threeDraws' : null;
    const lines = pair.map(({ name }): Line => {
      const fate = winner === null ? null : name === winner ? 'wins' : 'out';
      return { name, fate };
    });
    const middle = from.reduce((sum, one) => sum + one, 0) / from.length;
    return { middle, lines, decider: last?.match ?? null, drawn, verdict, from: first ? [] : from };
  });
}
