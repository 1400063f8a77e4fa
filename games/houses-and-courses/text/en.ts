/** Houses & Courses in English. */
import { board } from './en/board';
import { count, list } from './en/grammar';
import { pieces } from './en/pieces';
import { reasons } from './en/reasons';
import { rules } from './en/rules';
import { aim, ends, telling } from './en/telling';
import { logOf } from './log';
import { references } from './references';
import { sheetOf } from './sheet';
import type { HousesWords } from './words';

export const words: HousesWords = {
  title: 'Houses & Courses',
  tagline: 'Collect courses, send nasty owls',
  summary:
    'In a school of magic everybody collects Courses: the more of one kind, the more it is worth, and the more the next one costs. The cards in your hand are your money and your Spells, the letters on the Timetable are a gamble, and your House lends you a power. Whatever anybody does, somebody may answer it.',
  roles: {},
  tasks: {
    draft: 'choose your House',
    main: 'take your turn',
    course: 'decide about the effect of your Course',
    window: 'answer in secret',
    copy: 'apply the effect you took over',
    pickFromHand: 'take a card from an opponent’s hand',
    pickMail: 'choose a letter',
    giveSchool: 'give a School card away',
    serpentin: 'give a card to each of the others',
    poufmoufle: 'lay a letter on the Timetable',
  },
  options: {
    houseMode: {
      label: 'Houses',
      values: {
        random: { label: 'At random', hint: 'Each player is dealt a House.' },
        pick: { label: 'Chosen', hint: 'One after the other, in a random order.' },
      },
    },
    twoHouses: {
      label: 'Two Houses each',
      hint: 'All four powers are in play. Recommended for two players.',
    },
    reactions: {
      label: 'Reactions',
      values: {
        full: { label: 'Full', hint: 'Every Spell and every Course can be answered. The basic game.' },
        light: { label: 'Light', hint: 'Only what touches somebody else can be answered. Quicker.' },
      },
    },
  },
  reasons,
  pieces,
  aim,
  ends,
  // Nothing here tells that the game is over: the bar is read before the story has been told.
  progress: ({ round }) => (round === 0 ? 'Choosing Houses' : `Round ${round}`),
  log: logOf(telling),
  verdict: (view, nameOf) => {
    const { result, round } = view;
    const sheet = sheetOf(view, board, pieces, nameOf);
    if (result === null) return { title: 'The game goes on', lines: [] };
    const [first] = result.winners;
    const points = (first && result.scores[first]?.total) ?? 0;
    const names = result.winners.map(nameOf);
    const title =
      result.reason === 'horcruches'
        ? `${list(names)} wins with seven Horjugs`
        : board.scores.wins(names, points);
    return {
      title,
      lines: [`${ends[result.reason]} The game took ${count(round, 'round')}.`],
      ...(sheet && { sheet }),
    };
  },
  rules,
  references,
  board,
};
