/** The words of the first two turns in English. */
import type { LessonWords } from '../../../src/lesson/contract';

export const words: LessonWords = {
  steps: {
    field: {
      title: 'Five Arenas',
      text: [
        'You lead **Dragombre**, the black dragon, below; Blancgriffon faces you. Each Element has an Arena: earth, water, air, fire and dark matter.',
        'In every Arena you will line up Students in a column and pile up Trials.',
      ],
    },
    score: {
      title: 'Fifteen points',
      text: [
        'Only the **top Trial** of each of your five stacks counts, with its level from 1 to 6.',
        'You win at once with **15 points** or more, if the other school has 9 or fewer. If it has more, Overtime begins: then 20 points win, and falling to 9 loses.',
      ],
    },
    move: {
      title: 'Send your Emblem',
      text: [
        'At the start of a turn you draw three Students. Then you act as often as you like.',
        'Your Emblem still stands on its crest. **Discard a Student** and it goes to the Arena of that Element: only where it stands can you deploy, pass Trials and cast.',
      ],
      task: 'Choose a **water** Student and move your Emblem to the Water Arena.',
      wrong: {
        elsewhere: 'Your hand is strongest in water: discard a water Student, and go to the Water Arena.',
      },
    },
    deploy: {
      title: 'Deploy Students',
      text: [
        'Now any number of Students from your hand may join the end of your column here, of whatever Element.',
      ],
      task: 'Choose both remaining **water** Students and deploy them together.',
      wrong: {
        away: 'Stay in the Water Arena: your Students are needed here.',
        others: 'Any Element may stand here, but keep the others in hand: you will need them for travelling.',
        one: 'One would do for the first Trial. Deploy both, and you are ready for more.',
      },
    },
    pass: {
      title: 'Pass your starting Trial',
      text: [
        'A Trial needs two things: its level is exactly **one above** your level in this Arena, and you have **as many Students** here as its level. The Students stay.',
        'Your starting Trial, level 1, lies under your crest. In your first turn you must pass it.',
      ],
      task: 'Press the Trial under your crest.',
      wrong: { trial: 'First things first: press the Trial of level 1 under your crest.' },
    },
    end: {
      title: 'End your turn',
      text: [
        'One point! When you end your turn, two Trials are announced under your crest: the higher one below, the lower one on top of it.',
      ],
      task: 'End your turn, and watch what Blancgriffon does.',
      wrong: {
        enough: 'That is allowed, but keep your Students in hand for the next turn, and end this one.',
      },
    },
    announced: {
      title: 'What lies open is for both',
      text: [
        'Of each column only the **last Trial is available**, and either school may take it. Blancgriffon has passed a Trial as well, and stands in the Earth Arena with three earth Students.',
        'Under your crest lies level 3. You have level 1 in water, so you would need level 2: this is a case for a spell.',
      ],
    },
    trio: {
      title: 'Three in a row',
      text: [
        'A Student can cast when the ones directly before and behind it are of **its own Element**. You have two water Students in the column and one more in hand.',
      ],
      task: 'Deploy the water Student first, and **one other** Student after it.',
      wrong: {
        other: 'Stay with the column in the Water Arena for now: it wants a third water Student.',
        first: 'The order counts: choose the water Student first, so that three of a kind stand in a row.',
        alone: 'Good, but take one more Student along: you will need three for what comes after the spell.',
        many: 'Two are enough: the water Student and one other. Keep some for travelling.',
      },
    },
    spell: {
      title: 'Cast Inundatio',
      text: [
        'Water Students cast **Inundatio**: it passes an available Trial **two** levels above yours. You need three Students here for level 3, and you have four.',
        'The caster is discarded afterwards. Every Student may cast Maleficio instead.',
      ],
      task: 'Press your water column, choose Cast a spell, and take the Trial of level 3.',
      wrong: {
        other: 'Cast first: press your column in the Water Arena and choose Cast a spell.',
        maleficio:
          'Maleficio would cost your rival some cards. Here Inundatio is worth two points: choose it.',
      },
    },
    summon: {
      title: 'Summon three Students',
      text: [
        'Three points, in one leap. Once in a turn you may **summon**: the last three Students of one column go to the end of another, wherever your Emblem is.',
        'Passed Trials stay passed, even if all Students leave.',
      ],
      task: 'Press your water column again and summon its three Students to the **Fire** Arena.',
      wrong: {
        other: 'Use the Summon first: press your column in the Water Arena.',
        elsewhere:
          'They could go there; but you hold fire Students to follow them with. Summon them to fire.',
      },
    },
    follow: {
      title: 'Follow them',
      text: [
        'Three Students are waiting in the Fire Arena. To pass a Trial there, your Emblem has to be there.',
      ],
      task: 'Discard a **fire** Student to move your Emblem to the Fire Arena.',
      wrong: { other: 'Move first: choose a fire Student, and go to the Fire Arena.' },
    },
    theirs: {
      title: 'Take theirs',
      text: [
        'Blancgriffon has left a Trial of **level 1** open under its crest. In the Fire Arena you have none yet, so level 1 fits.',
      ],
      task: 'Press the Trial under the crest of Blancgriffon.',
      wrong: { trial: 'Do not leave it to them: press the Trial of level 1 under the other crest.' },
    },
    again: {
      title: 'Four points',
      text: [
        'Three in water and one in fire. Before you end a turn, look at what you leave open under both crests.',
      ],
      task: 'End your turn.',
      wrong: { enough: 'A good thought, but this turn has done enough: end it.' },
    },
    hexed: {
      title: 'Maleficio!',
      text: [
        'Three earth Students stood in a row, and the middle one cast **Maleficio**: you must discard half of your hand, rounded down. You choose which.',
      ],
      task: 'Choose one card to discard, and confirm.',
    },
    win: {
      title: 'How to go on',
      text: [
        'The other spells: **Batrax** (earth) drives Students away, **Hypnox** (air) lures them to you, **Combustio** (fire) burns a stack of Trials, **Eversio** (dark matter) steals its top.',
        'Breadth wins: five stacks of level 3 are 15 points. When the last Trial has been announced, the higher score wins.',
      ],
    },
  },
  end: [
    'You have moved, deployed, passed, cast and summoned. A match against a novice takes about half an hour.',
  ],
};
