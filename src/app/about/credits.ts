/** Whom the games, symbols, typefaces and libraries come from. Names, so the same in every language. */

export interface GameCredit {
  readonly id: string;
  /** Where it is not the title used here. */
  readonly original?: string;
  readonly design: string;
  readonly art?: string;
  readonly publisher?: string;
  readonly thanks?: string;
}

export const GAME_CREDITS: readonly GameCredit[] = [
  {
    id: 'clash-of-magic-schools',
    design: 'Uwe Rosenberg, Hagen Dorgathen',
    art: 'Naïade',
  },
  {
    id: 'houses-and-courses',
    original: 'Bloody Harry – le jeu dont on ne doit pas prononcer le nom',
    design: 'Fabien Methia',
    art: 'Alexandre Arlène',
    publisher: 'Yoka by Tsume, 2021',
  },
  {
    id: 'shazamm',
    design: 'Philippe des Pallières, François Bruel',
    art: 'François Bruel; Philippe des Pallières, Caroline Ottavis',
    publisher: 'Lui-même, 2003',
    thanks:
      'Gérard Delfanti, Rémy Delivorias, Théo Dupisson, Bruno Faidutti, Lola & Delphine Montalant, Docteur Mops, Marc Nunès, Caroline Ottavis, Elvire des Pallières, Monsieur Phal, Thomas Provoost, Alexandre Stargott, Uwe Walentin',
  },
  {
    id: 'wizards-cup',
    design: 'Seiji Kanai',
    art: 'yamamori',
    publisher: 'La Boîte de Jeu, Jelly Jelly Games, Pandasaurus',
  },
  {
    id: 'anludim',
    design: 'Ludovic Maublanc, Dimitri Perrier',
    art: 'Anne Heidsieck',
    publisher: 'Explor8, 2020',
  },
];

export const ICON_AUTHORS = [
  'Lorc',
  'Delapouite',
  'Andy Meneely',
  'Aussiesim',
  'Carl Olsen',
  'Caro Asercion',
  'Cathelineau',
  'Catsu',
  'DarkZaitzev',
  'Faithtoken',
  'Felbrigg',
  'GeneralAce135',
  'Guard13007',
  'HeavenlyDog',
  'Irongamer',
  'John Colburn',
  'John Redman',
  'Kier Heyl',
  'Lord Berandas',
  'Lucas',
  'Pepijn Poolman',
  'Pierre Leducq',
  'PriorBlue',
  'Quoting',
  'Rihlsul',
  'Sbed',
  'Skoll',
  'Sparker',
  'SpencerDub',
  'Starseeker',
  'Viscious Speed',
  'Willdabeast',
  'Zajkonur',
  'Zeromancer',
] as const;

export interface Source {
  readonly name: string;
  readonly by: string;
  readonly href: string;
}

export const ICON_SET: Source = { name: 'game-icons.net', by: 'CC BY 3.0', href: 'https://game-icons.net/' };
export const ICON_LICENCE = 'https://creativecommons.org/licenses/by/3.0/';

export const FONTS: readonly Source[] = [
  {
    name: 'Alegreya',
    by: 'Juan Pablo del Peral, Huerta Tipográfica',
    href: 'https://www.huertatipografica.com/',
  },
  {
    name: 'Atkinson Hyperlegible Next',
    by: 'Braille Institute of America, Elliott Scott, Megan Eiswerth, Letters From Sweden',
    href: 'https://www.brailleinstitute.org/freefont/',
  },
];

export const LIBRARIES: readonly Source[] = [
  { name: 'boardgame.io', by: 'Nicolo John Davis, MIT', href: 'https://boardgame.io/' },
  { name: 'React', by: 'Meta, MIT', href: 'https://react.dev/' },
  { name: 'zustand', by: 'Paul Henschel, MIT', href: 'https://zustand.docs.pmnd.rs/' },
  { name: 'wouter', by: 'Alexey Taktarov, Unlicense', href: 'https://github.com/molefrog/wouter' },
  { name: 'idb', by: 'Jake Archibald, ISC', href: 'https://github.com/jakearchibald/idb' },
  { name: 'Vite', by: 'VoidZero, MIT', href: 'https://vite.dev/' },
];
