/** Cards, combinations and professors by their English names. */
import type { Strength } from '../../combinations';
import { type CardId, type Discipline, HALVES, type Half } from '../../data';
import type { AnludimWords } from '../words';

export const colours: AnludimWords['colours'] = {
  green: { name: 'green', letter: 'G' },
  blue: { name: 'blue', letter: 'B' },
  yellow: { name: 'yellow', letter: 'Y' },
  red: { name: 'red', letter: 'R' },
  violet: { name: 'violet', letter: 'V' },
};

export const disciplines: AnludimWords['disciplines'] = {
  run: {
    professor: 'Alchemist',
    theProfessor: 'the Alchemist',
    combination: 'Run',
    object: 'Vial',
    fewest: '2 consecutive values',
  },
  flush: {
    professor: 'Arcanist',
    theProfessor: 'the Arcanist',
    combination: 'Flush',
    object: 'Star',
    fewest: '2 cards of one colour',
  },
  pairs: {
    professor: 'Necromancer',
    theProfessor: 'the Necromancer',
    combination: 'Pairs',
    object: 'Voodoo doll',
    fewest: '2 equal values',
  },
  trips: {
    professor: 'Seer',
    theProfessor: 'the Seer',
    combination: 'Triples',
    object: 'Talisman',
    fewest: '3 equal values',
  },
  assembly: {
    professor: 'Elementalist',
    theProfessor: 'the Elementalist',
    combination: 'Assembly',
    object: 'Crystal chest',
    fewest: '4 cards of one value',
  },
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

export function half({ value, colour }: Half): string {
  return `${colours[colour].name} ${value}`;
}

export function card(id: CardId, up: 0 | 1 = 0): string {
  const halves = HALVES[id];
  return `${half(halves[up])} / ${half(halves[up === 0 ? 1 : 0])}`;
}

export function combination(discipline: Discipline, [size = 0, ...values]: Strength): string {
  const best = values[0] ?? 0;
  switch (discipline) {
    case 'run':
      return `run of ${size} up to ${best}`;
    case 'flush':
      return `flush of ${size}: ${values.join('-')}`;
    case 'pairs':
      return size === 1 ? `pair of ${best}s` : `${numberWord(size)} pairs: ${list(values.map(String))}`;
    case 'trips':
      return size === 1 ? `triple of ${best}s` : `${numberWord(size)} triples: ${list(values.map(String))}`;
    case 'assembly':
      return `assembly of ${numberWord(size)} ${best}s`;
  }
}

/** With its article where it has one. */
export function aCombination(discipline: Discipline, strength: Strength): string {
  const name = combination(discipline, strength);
  if ((discipline === 'pairs' || discipline === 'trips') && (strength[0] ?? 0) > 1) return name;
  return `${discipline === 'assembly' ? 'an' : 'a'} ${name}`;
}
