/** The page about Grimoire in English. */
import type { AboutWords } from './words';

export const words: AboutWords = {
  title: 'About Grimoire',
  lead: 'A reading room for five board games about schools of magic. They were invented, drawn and published by others; this site is a tribute for people who know them or would like to.',
  games: 'The games',
  gamesLead:
    'All rights in the original games belong to their authors and publishers. If you like one, buy the box: nothing here replaces sitting around a table.',
  design: 'Design',
  art: 'Art of the original',
  publisher: 'Publisher',
  original: 'Original title',
  thanks: 'With thanks to',
  pictures: 'Pictures and symbols',
  picturesBody:
    'Covers, scenes, boards and card frames were drawn for Grimoire. Many symbols inside them come from game-icons.net and keep its licence; some were recoloured, cropped or combined.',
  iconAuthors: 'Symbols by',
  fonts: 'Typefaces',
  fontsBody: 'Both are served from here, under the SIL Open Font License 1.1.',
  libraries: 'Made with',
  librariesBody: 'Free software that does the heavy lifting in your browser.',
  own: 'The code',
  ownBody: 'Grimoire itself is free software under the MIT licence.',
  privacy: 'Your data',
  privacyBody:
    'No account, no cookies, no counting of visits. Games and settings stay in this browser until you delete or export them. An online table lives on the server you visit: the names, the moves and what is said there, nothing else.',
};
