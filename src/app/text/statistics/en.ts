/** The statistics in English. */
import type { StatisticsWords } from './words';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const words: StatisticsWords = {
  title: 'Statistics',
  lead: 'What became of your games. Kept on this device and nowhere else.',
  empty: {
    title: 'No game finished yet',
    body: 'As soon as one is over, against bots, around this device or online, it is counted here.',
    play: 'Choose a game',
  },
  failed: {
    title: 'The statistics cannot be read',
    body: 'This browser does not allow anything to be stored, for example in a private window.',
  },
  played: 'Games',
  won: 'Won',
  streak: 'Wins in a row',
  bestStreak: 'Longest streak',
  share: (won, decided) => (decided === 0 ? '–' : `${won} of ${decided}`),
  byOpponent: 'By opponent',
  byOpponentHint:
    'With several opponents the strongest counts. Games among people around this device are left out.',
  opponents: {
    novice: 'Novice',
    apprentice: 'Apprentice',
    adept: 'Adept',
    archmage: 'Archmage',
    person: 'People',
  },
  outcomes: { won: 'Won', drawn: 'Draw', lost: 'Lost', shared: 'Around one device' },
  tally: (won, drawn, lost) =>
    [`${won} won`, ...(drawn > 0 ? [`${drawn} drawn`] : []), `${lost} lost`].join(', '),
  byGame: 'By game',
  points: 'Points',
  rounds: 'Rounds',
  perGame: (average, most) => `${average} on average, ${most} at most`,
  kept: 'In a game',
  times: (count) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`),
  quickest: 'Quickest win',
  inRounds: (count) => `in ${counted(count, 'round', 'rounds')}`,
  form: (game, count) => `${game}: the results of the last ${counted(count, 'game', 'games')}, oldest first`,
  formHint: 'Up: won. Down: lost.',
  curve: { points: 'Points, game by game', rounds: 'Rounds, game by game' },
  own: 'You',
  others: 'Best opponent',
  asTable: 'As a table',
  lastGames: (count) => `The last ${counted(count, 'game', 'games')}`,
  date: 'Date',
  result: 'Result',
  against: 'Against',
  export: 'Save to a file',
  import: 'Add from a file',
  imported: (count) =>
    count === 0 ? 'All of these games were known already.' : `${counted(count, 'game', 'games')} added.`,
  delete: 'Delete all',
  deleteTitle: 'Delete the statistics?',
  deleteBody: 'All counted games are forgotten for good. Saved games stay.',
  deleted: 'The statistics are empty.',
  notDeleted: 'The statistics could not be deleted: this browser refuses its storage.',
  errors: {
    FOREIGN: 'This file has no statistics of Grimoire in it.',
    NEWER_VERSION: 'This file was written by a newer Grimoire. Reload the page and try again.',
    DAMAGED: 'This file is damaged and cannot be read.',
    STORAGE_REFUSED: 'This browser does not allow anything to be stored.',
  },
  fileName: 'grimoire-statistics',
};
