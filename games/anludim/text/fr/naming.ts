/** Cards, combinations and professors by their French names. */
import type { Strength } from '../../combinations';
import { type CardId, type Discipline, HALVES, type Half } from '../../data';
import type { AnludimWords } from '../words';

/** "Vert" and "violet" begin alike, so the second of them shows two letters. */
export const colours: AnludimWords['colours'] = {
  green: { name: 'vert', letter: 'V' },
  blue: { name: 'bleu', letter: 'B' },
  yellow: { name: 'jaune', letter: 'J' },
  red: { name: 'rouge', letter: 'R' },
  violet: { name: 'violet', letter: 'Vi' },
};

export const disciplines: AnludimWords['disciplines'] = {
  run: {
    professor: 'Alchimiste',
    theProfessor: 'l’Alchimiste',
    combination: 'Suite',
    object: 'Fiole',
    fewest: '2 valeurs qui se suivent',
  },
  flush: {
    professor: 'Arcaniste',
    theProfessor: 'l’Arcaniste',
    combination: 'Couleur',
    object: 'Étoile',
    fewest: '2 cartes d’une couleur',
  },
  pairs: {
    professor: 'Nécromancienne',
    theProfessor: 'la Nécromancienne',
    combination: 'Paires',
    object: 'Poupée vaudou',
    fewest: '2 valeurs égales',
  },
  trips: {
    professor: 'Voyante',
    theProfessor: 'la Voyante',
    combination: 'Brelans',
    object: 'Talisman',
    fewest: '3 valeurs égales',
  },
  assembly: {
    professor: 'Élémentaliste',
    theProfessor: 'l’Élémentaliste',
    combination: 'Assemblée',
    object: 'Coffre de cristaux',
    fewest: '4 cartes de même valeur',
  },
};

const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}

/** Zero is singular in French. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount < 2 ? one : many}`;
}

/** "d’Éloïse", "de Théo" */
export function of(name: string): string {
  return /^\**[aeiouyàâäéèêëîïôöùûüœæ]/iu.test(name) ? `d’${name}` : `de ${name}`;
}

export function half({ value, colour }: Half): string {
  return `${value} ${colours[colour].name}`;
}

export function card(id: CardId, up: 0 | 1 = 0): string {
  const halves = HALVES[id];
  return `${half(halves[up])} / ${half(halves[up === 0 ? 1 : 0])}`;
}

export function combination(discipline: Discipline, [size = 0, ...values]: Strength): string {
  const best = values[0] ?? 0;
  switch (discipline) {
    case 'run':
      return `suite de ${size} jusqu’à ${best}`;
    case 'flush':
      return `couleur de ${size} : ${values.join('-')}`;
    case 'pairs':
      return size === 1 ? `paire de ${best}` : `${numberWord(size)} paires : ${list(values.map(String))}`;
    case 'trips':
      return size === 1 ? `brelan de ${best}` : `${numberWord(size)} brelans : ${list(values.map(String))}`;
    case 'assembly':
      return `assemblée de ${numberWord(size)} ${best}`;
  }
}

/** With its article where it has one. */
export function aCombination(discipline: Discipline, strength: Strength): string {
  const name = combination(discipline, strength);
  if ((discipline === 'pairs' || discipline === 'trips') && (strength[0] ?? 0) > 1) return name;
  return `${discipline === 'trips' ? 'un' : 'une'} ${name}`;
}

/** "la suite…", "le brelan…", "les deux paires…" */
export function theCombination(discipline: Discipline, strength: Strength): string {
  const name = combination(discipline, strength);
  if ((discipline === 'pairs' || discipline === 'trips') && (strength[0] ?? 0) > 1) return `les ${name}`;
  if (discipline === 'assembly') return `l’${name}`;
  return `${discipline === 'trips' ? 'le' : 'la'} ${name}`;
}
