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
const BLOCK_WORDS = 16;
/** "expand 32-byte k", the constant of the ChaCha family. */
const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
/** Where the parts of a block begin: after the constant the key, the number of the block and the stream. */
const KEY = CONSTANT.length;
const KEY_WORDS = 8;
const COUNTER = 12;
const STREAM = 14;
const LENGTH = 15;

/** The generator of a seed; `stream` gives independent generators of the same seed, for example one per move. */
export function createRandom(seed: string, stream = 0): Random {
  return new ChaCha(keyedBlock(seed), stream);
}

/** A class, because a match makes a generator for every move: methods are made once, closures every time. */
class ChaCha implements Random {
  private readonly keyed: Uint32Array;
  private readonly stream: number;
  private readonly block = new Uint32Array(BLOCK_WORDS);
  private blocks = 0;
  private used = BLOCK_WORDS;

  /** The keyed block is shared by all generators of the seed: each fills in its own counter and stream. */
  constructor(keyed: Uint32Array, stream: number) {
    this.keyed = keyed;
    this.stream = stream;
  }

  int(bound: number): number {
    let value: number;
    let multiple: number;
    // What lies beyond the last whole multiple of the bound would favour small numbers: it is thrown away.
    do {
      value = this.word();
      multiple = Math.floor(value / bound) * bound;
    } while (multiple > 0x1_0000_0000 - bound);
    // The shift changes nothing but says that it is a whole number: the engine keeps lists of whole numbers apart, and
    // one that is a fraction to it would make slow lists of all that are shuffled or sorted after it.
    return (value - multiple) >>> 0;
  }

  shuffle<T>(items: T[]): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.int(last + 1);
      const moved = items[last] as T;
      items[last] = items[other] as T;
      items[other] = moved;
    }
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(items.length)] as T;
  }

  private word(): number {
    if (this.used === BLOCK_WORDS) {
      this.keyed[COUNTER] = this.blocks++;
      this.keyed[STREAM] = this.stream;
      scramble(this.keyed, this.block);
      this.used = 0;
    }
    return this.block[this.used++] ?? 0;
  }
}

/** A seed that cannot be guessed: 128 bits from the platform's cryptographic source. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ENCODER = new TextEncoder();

/** The seed asked for last: a match asks for the same one at every move. */
let latest: { readonly seed: string; readonly keyed: Uint32Array } | null = null;

/** The constant and the key of a seed. */
function keyedBlock(seed: string): Uint32Array {
  if (latest?.seed !== seed) latest = { seed, keyed: foldKey(seed) };
  return latest.keyed;
}

/** The bytes of the seed fill the key; a longer seed is folded in, block by block. */
function foldKey(seed: string): Uint32Array {
  const bytes = ENCODER.encode(seed);
  const state = new Uint32Array(BLOCK_WORDS);
  state.set(CONSTANT);
  state[LENGTH] = bytes.length;
  const folded = new Uint32Array(BLOCK_WORDS);
  for (let start = 0; start === 0 || start < bytes.length; start += KEY_WORDS * 4) {
    for (let offset = 0; offset < KEY_WORDS * 4; offset++) {
      const at = KEY + (offset >> 2);
      state[at] = (state[at] ?? 0) ^ ((bytes[start + offset] ?? 0) << (8 * (offset & 3)));
    }
    scramble(state, folded);
    state.set(folded.subarray(0, KEY_WORDS), KEY);
  }
  state[LENGTH] = 0;
  return state;
}

/** Columns and diagonals in turn. */
function scramble(input: Uint32Array, output: Uint32Array): void {
  for (let at = 0; at < BLOCK_WORDS; at++) output[at] = input[at] as number;
  for (let round = 0; round < ROUNDS; round += 2) {
    quarter(output, 0, 4, 8, 12);
    quarter(output, 1, 5, 9, 13);
    quarter(output, 2, 6, 10, 14);
    quarter(output, 3, 7, 11, 15);
    quarter(output, 0, 5, 10, 15);
    quarter(output, 1, 6, 11, 12);
    quarter(output, 2, 7, 8, 13);
    quarter(output, 3, 4, 9, 14);
  }
  for (let at = 0; at < BLOCK_WORDS; at++) output[at] = (output[at] as number) + (input[at] as number);
}

function quarter(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  let first = words[a] as number;
  let second = words[b] as number;
  let third = words[c] as number;
  let fourth = words[d] as number;
  first = (first + second) | 0;
  fourth = rotate(fourth ^ first, 16);
  third = (third + fourth) | 0;
  second = rotate(second ^ third, 12);
  first = (first + second) | 0;
  fourth = rotate(fourth ^ first, 8);
  third = (third + fourth) | 0;
  second = rotate(second ^ third, 7);
  words[a] = first;
  words[b] = second;
  words[c] = third;
  words[d] = fourth;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
