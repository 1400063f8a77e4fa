/** The Elements and the spells in English. */
import type { Element } from '../../data';
import type { ClashWords, ElementWords } from '../words';
import { count } from './counting';

export const elements: Readonly<Record<Element, ElementWords>> = {
  earth: named('Earth', 'earth'),
  water: named('Water', 'water'),
  air: named('Air', 'air'),
  fire: named('Fire', 'fire'),
  dark: named('Dark matter', 'dark matter', 'Dark m.'),
};

function named(name: string, inside: string, short = name): ElementWords {
  return {
    name,
    short,
    arena: `the ${name} Arena`,
    inArena: `in the ${name} Arena`,
    toArena: `to the ${name} Arena`,
    student: `${inside} Student`,
    students: (amount) => count(amount, `${inside} Student`),
  };
}

export const spells: ClashWords['spells'] = {
  batrax: {
    name: 'Batrax',
    text: 'Name an Element: every opposing Student of it in this Arena is discarded.',
    does: 'banishes an Element',
    notes: [
      'The Element must be present in the opposing column.',
      'The column closes up, and this may bring equal Students together.',
      'Your own Students are safe.',
    ],
  },
  inundatio: {
    name: 'Inundatio',
    text: 'Pass an available Trial here although it is two levels above yours.',
    does: 'skips a level',
    notes: [
      'Exactly one level is skipped: 0 to 2, 1 to 3, up to 4 to 6.',
      'You still need as many Students as the Trial’s level; the caster counts.',
    ],
  },
  hypnox: {
    name: 'Hypnox',
    text: 'All opposing Students of the Element of their last card in this Arena join your column.',
    does: 'steals Students',
    notes: [
      'Also those that do not stand next to it.',
      'They go to the end of your column and are yours from now on.',
    ],
  },
  combustio: {
    name: 'Combustio',
    text: 'The opposing stack of Trials in this Arena goes back on the draw pile, lowest card on top.',
    does: 'burns a stack',
    notes: [
      'Your opponent’s level here is 0 again; the Students stay.',
      'Everybody knows where these Trials lie in the pile: your announcement will turn up the first two.',
    ],
  },
  eversio: {
    name: 'Eversio',
    text: 'Take the top Trial of the opposing stack in this Arena, if its level is above yours.',
    does: 'steals a Trial',
    notes: [
      'Any level above your own will do, even from an empty space.',
      'You need as many Students here as its level; the caster counts.',
      'What lay beneath it counts again for your opponent.',
    ],
  },
  maleficio: {
    name: 'Maleficio',
    text: 'Your opponent discards half of the hand, rounded down, and chooses which cards.',
    does: 'halves a hand',
    notes: [
      'Any surrounded Student can cast it instead of its own spell.',
      'A hand of one card, or none, cannot be hexed.',
    ],
  },
};
