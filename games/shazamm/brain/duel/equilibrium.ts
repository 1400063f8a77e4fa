/** The exact solution of a matrix game by the simplex method: what the rows should mix, and what that is worth. */

export interface Equilibrium {
  /** What the rows win on average. */
  readonly value: number;
  /** How often each row should be chosen. */
  readonly rows: Float64Array;
}

/** Smaller numbers are rounding errors. */
const TINY = 1e-10;
/** Shifts the bounds a little apart, so that no two pivots are equally good and the method cannot go in circles. */
const NUDGE = 1e-9;
const NUDGES = 101;
/** Far more pivots than any of these games needs. */
const MAX_PIVOTS = 5_000;

/** `payoffs` is what the rows win, row by row. */
export function equilibrium(rows: number, columns: number, payoffs: Float64Array): Equilibrium {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < rows * columns; at++) least = Math.min(least, payoffs[at] as number);
  // The method wants positive payoffs; the shift is taken off again at the end.
  const shift = 1 - least;
  const width = columns + 1;
  const tableau = new Float64Array((rows + 1) * width);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      tableau[row * width + column] = (payoffs[row * columns + column] as number) + shift;
    }
    tableau[row * width + columns] = 1 + NUDGE * ((row * 7919) % NUDGES);
  }
  tableau.fill(-1, rows * width, rows * width + columns);

  // Which row of the game stands at a column of the tableau, or -1; and whether a row still stands at its own place.
  const atColumn = new Int32Array(columns).fill(-1);
  const atRow = Int32Array.from({ length: rows }, (_, row) => row);
  for (let pivots = 0; pivots < MAX_PIVOTS; pivots++) {
    const column = worstColumn(tableau, rows, columns);
    const row = column < 0 ? -1 : tightestRow(tableau, rows, columns, column);
    if (row < 0) break;
    pivot(tableau, rows, columns, row, column);
    const entering = atColumn[column] as number;
    atColumn[column] = atRow[row] as number;
    atRow[row] = entering;
  }
  const total = tableau[rows * width + columns] as number;
  const mix = new Float64Array(rows);
  for (let column = 0; column < columns; column++) {
    const row = atColumn[column] as number;
    if (row >= 0) mix[row] = Math.max(0, (tableau[rows * width + column] as number) / total);
  }
  return { value: 1 / total - shift, rows: mix };
}

function worstColumn(tableau: Float64Array, rows: number, columns: number): number {
  const goal = rows * (columns + 1);
  let worst = -TINY;
  let found = -1;
  for (let column = 0; column < columns; column++) {
    const cost = tableau[goal + column] as number;
    if (cost < worst) [worst, found] = [cost, column];
  }
  return found;
}

function tightestRow(tableau: Float64Array, rows: number, columns: number, column: number): number {
  const width = columns + 1;
  let tightest = Number.POSITIVE_INFINITY;
  let found = -1;
  for (let row = 0; row < rows; row++) {
    const slope = tableau[row * width + column] as number;
    if (slope <= TINY) continue;
    const bound = (tableau[row * width + columns] as number) / slope;
    if (bound < tightest) [tightest, found] = [bound, row];
  }
  return found;
}

/** Exchanges what stands at the row with what stands at the column. */
function pivot(tableau: Float64Array, rows: number, columns: number, row: number, column: number): void {
  const width = columns + 1;
  const from = row * width;
  const inverse = 1 / (tableau[from + column] as number);
  for (let at = 0; at < width; at++) tableau[from + at] = (tableau[from + at] as number) * inverse;
  tableau[from + column] = inverse;
  for (let other = 0; other <= rows; other++) {
    const to = other * width;
    const factor = tableau[to + column] as number;
    if (other === row || factor === 0) continue;
    tableau[to + column] = 0;
    for (let at = 0; at < width; at++) {
      tableau[to + at] = (tableau[to + at] as number) - factor * (tableau[from + at] as number);
    }
  }
}
