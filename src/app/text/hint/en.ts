/** Around a bot's advice, in English. */
import type { HintWords } from './words';

export const words: HintWords = {
  title: 'Archmage’s advice',
  thinking: 'Archmage is thinking…',
  failed: 'Archmage has no advice this time.',
  again: 'Ask again',
  doIt: 'Do it',
  close: 'Put the advice away',
  why: {
    only: 'Nothing else is worth considering here.',
    clear: 'Much better than anything else it tried.',
    better: 'Better than anything else it tried.',
    close: (second) => `It is close. Almost as good: ${second}.`,
    always: 'A secret choice, and still it would do this nearly every time.',
    mixed: (tenths) =>
      `A secret choice must not be predictable: it would do this ${tenths === 0 ? 'less than once in 10 times' : tenths === 1 ? 'once in 10 times' : `${tenths} times in 10`}.`,
    oftener: (advice) => `Even more often: ${advice}.`,
  },
  prospects: {
    won: 'You are well ahead.',
    good: 'You have the edge.',
    even: 'The game is open.',
    behind: 'You are a little behind.',
    lost: 'It will be hard to turn the tide.',
  },
  futures: (count) =>
    `${count.toLocaleString('en-GB')} possible futures weighed, knowing only what you know.`,
  used: (count) => (count === 1 ? 'With one hint from Archmage.' : `With ${count} hints from Archmage.`),
  advised: (name, advice) => `**Archmage** advises **${name}**: ${advice}.`,
};
