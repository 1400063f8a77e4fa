/**
 * Seeded randomness: ChaCha with eight rounds, keyed by the seed, one stream per move. It is fast enough for
 * search, and nobody can compute a hidden card from the numbers that became visible.
 */

export interface Random {
  /** A whole number from 0 to bound - 1, without bias. */
  int(bound: number): number;
  /** Shuffles in place. */
  shuffle<T>(items: T[]): void;
  /** One element of a list that is not empty. */
  pick<T>(items: readonly T[]): T;
}

const ROUNDS = 8;
const KEY_WORDS = 8;
const BLOCK_WORDS = 16;
/** "expand 32-byte k", the constant of the ChaCha family. */
const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
/** Indices of the quarter rounds: four columns, then four diagonals. */
const QUARTERS = new Uint8Array([
  0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 0, 5, 10, 15, 1, 6, 11, 12, 2, 7, 8, 13, 3, 4, 9, 14,
]);

/** The generator of a seed; `stream` gives independent generators of the same seed, for example one per move. */
export function createRandom(seed: string, stream = 0): Random {
  const input = new Uint32Array(BLOCK_WORDS);
  input.set(CONSTANT, 0);
  input.set(keyOf(seed), CONSTANT.length);
  input[14] = stream >>> 0;
  const block = new Uint32Array(BLOCK_WORDS);
  let used = BLOCK_WORDS;

  const word = (): number => {
    if (used === BLOCK_WORDS) {
      scramble(input, block);
      input[12] = (input[12] ?? 0) + 1;
      used = 0;
    }
    return block[used++] ?? 0;
  };

  const int = (bound: number): number => {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    let value = word();
    while (value >= limit) value = word();
    return value % bound;
  };

  return {
    int,
    shuffle(items) {
      for (let last = items.length - 1; last > 0; last--) {
        const other = int(last + 1);
        const moved = items[last] as (typeof items)[number];
        items[last] = items[other] as (typeof items)[number];
        items[other] = moved;
      }
    },
    pick(items) {
      return items[int(items.length)] as (typeof items)[number];
    },
  };
}

/** A seed that cannot be guessed: 128 bits from the platform's cryptographic source. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The seed asked for last: a match asks for the same one at every move. */
let latest: { readonly seed: string; readonly key: Uint32Array } | null = null;

function keyOf(seed: string): Uint32Array {
  if (latest?.seed !== seed) latest = { seed, key: foldKey(seed) };
  return latest.key;
}

/** The bytes of the seed fill the key; a longer seed is folded in, block by block. */
function foldKey(seed: string): Uint32Array {
  const bytes = new TextEncoder().encode(seed);
  const state = new Uint32Array(BLOCK_WORDS);
  state.set(CONSTANT, 0);
  state[15] = bytes.length;
  const folded = new Uint32Array(BLOCK_WORDS);
  for (let start = 0; start === 0 || start < bytes.length; start += KEY_WORDS * 4) {
    for (let offset = 0; offset < KEY_WORDS * 4; offset++) {
      const at = CONSTANT.length + (offset >> 2);
      state[at] = (state[at] ?? 0) ^ ((bytes[start + offset] ?? 0) << (8 * (offset & 3)));
    }
    scramble(state, folded);
    state.set(folded.subarray(0, KEY_WORDS), CONSTANT.length);
  }
  return folded.slice(0, KEY_WORDS);
}

function scramble(input: Uint32Array, output: Uint32Array): void {
  output.set(input);
  for (let round = 0; round < ROUNDS; round += 2) {
    for (let quarter = 0; quarter < QUARTERS.length; quarter += 4) {
      const a = QUARTERS[quarter] as number;
      const b = QUARTERS[quarter + 1] as number;
      const c = QUARTERS[quarter + 2] as number;
      const d = QUARTERS[quarter + 3] as number;
      mix(output, a, b, d, 16);
      mix(output, c, d, b, 12);
      mix(output, a, b, d, 8);
      mix(output, c, d, b, 7);
    }
  }
  for (let at = 0; at < BLOCK_WORDS; at++) output[at] = (output[at] as number) + (input[at] as number);
}

/** sum += addend; target = rotate(target ^ sum). */
function mix(words: Uint32Array, sum: number, addend: number, target: number, bits: number): void {
  const added = ((words[sum] as number) + (words[addend] as number)) | 0;
  words[sum] = added;
  const mixed = (words[target] as number) ^ added;
  words[target] = (mixed << bits) | (mixed >>> (32 - bits));
}
