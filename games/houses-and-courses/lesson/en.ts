/** The words of the first round in English. */
import type { LessonWords } from '../../../src/lesson/contract';

export const words: LessonWords = {
  steps: {
    timetable: {
      title: 'A timetable to fill',
      text: [
        'On the Timetable lie School cards, each with a **letter** face down on it. You collect them to make points.',
        'The same Course counts more and more: one is worth 1 point, two 4, three 9, four 16. But each further one costs a card more.',
      ],
    },
    hand: {
      title: 'Money and magic',
      text: [
        'Your five Magic cards are both: you **pay** with any of them, or you **play** what is written on them.',
        'In your turn you have **two actions**. One action draws 2 cards or collects a School card; both together draw 5.',
      ],
    },
    collect: {
      title: 'Collect a Course',
      text: [
        'Your first **Herbology** costs one Magic card, whichever you like. Two of yours are of little use now: **Finitus** and **Shufflum**.',
      ],
      task: 'Choose a Herbology on the Timetable and pay with Finitus or Shufflum.',
      wrong: {
        other: 'That is possible too. But the Timetable comes first: collect a Herbology.',
        course: 'A good card, but two of the same are worth more: begin with a Herbology.',
        keep: 'This card will be useful in a moment. Pay with Finitus or Shufflum.',
      },
    },
    apply: {
      title: 'The effect of a Course',
      text: [
        'The card is yours, and so is the letter that lay on it. Now you may apply what the Course does: Herbology **draws two cards**.',
        'The others could answer such an effect; nobody does this time.',
      ],
      task: 'Apply the effect of Herbology.',
      wrong: { skip: 'You may do without, but two cards for nothing? Apply it.' },
    },
    spell: {
      title: 'A Spell costs no action',
      text: [
        'The second Herbology would cost two cards. You have just drawn **Discountus**: your next School card costs three less, but at least one.',
        'You may cast as many Spells as you like in your turn, beside your actions.',
      ],
      task: 'Cast **Discountus**.',
      wrong: { other: 'In a moment. First cast Discountus, and save a card.' },
    },
    second: {
      title: 'A second Herbology',
      text: ['Now it costs a single card, and two Herbologies will be worth 4 points instead of 1.'],
      task: 'Collect the other Herbology. Keep **Oubliettes** and **Good Marks**.',
      wrong: {
        other: 'You have one action left: collect the other Herbology with it.',
        course: 'The other Herbology! Two of a kind are worth four points.',
        keep: 'Not with Oubliettes or Good Marks, please: you will need them. Pay with another card.',
      },
    },
    again: {
      title: 'Draw two more',
      text: ['Each Herbology has its own effect, and it is optional every time.'],
      task: 'Apply it once more.',
      wrong: { skip: 'Two cards for nothing: apply it.' },
    },
    bonus: {
      title: 'Good Marks',
      text: [
        'Your actions are used up, but Bonus cards cost none. **Good Marks** are 4 points, in whose area they lie; Bad Marks cost 4, so those go to others.',
        'In your hand they are worth nothing at the end.',
      ],
      task: 'Lay Good Marks in **your own** area.',
      wrong: {
        other: 'First lay the card Good Marks.',
        gift: 'How generous! But four points belong in your own area.',
      },
    },
    end: {
      title: 'End your turn',
      text: [
        'A turn is over when you say so. Cards that you keep are money for the next one; there is no limit to a hand.',
      ],
      task: 'End your turn.',
      wrong: { other: 'Keep your cards together, and end your turn.' },
    },
    react: {
      title: 'A thief! ⚡',
      text: [
        'Your rival casts **Pinchio** at you, to look at your hand and take a card. Whenever somebody casts a Spell or applies a Course, the others may answer with a ⚡ card.',
        'All answer in secret and at once. **Oubliettes** cancels the effect.',
      ],
      task: 'Answer with **Oubliettes**.',
      wrong: { pass: 'Then your rival would take your best card. Answer with Oubliettes.' },
    },
    round: {
      title: 'A new round',
      text: [
        'Pinchio was cancelled, your rival drew five cards, and the round was over. On every School card that nobody took lies **one letter more**; then the gaps were filled.',
        'So what nobody wants becomes worth taking.',
      ],
    },
    letter: {
      title: 'Your letters',
      text: [
        'Only you can read your letters. Some are points at the end, good or bad; some are Broomball symbols; one of yours lets you **draw a card** in your turn.',
      ],
      task: 'Open the letter that lets you draw.',
      wrong: { other: 'First open the letter in your area that lets you draw a card.' },
    },
    houses: {
      title: 'Your House',
      text: [
        'Each player belongs to a House with a power. Yours, **Grossindor**, begins the game, and often the rounds.',
        'The others draw and give, read letters on the Timetable, or post one. In a game of two, each usually has two Houses.',
      ],
    },
    points: {
      title: 'The end',
      text: [
        'When a round ends with somebody owning **10 School cards**, the most points win: Courses squared, Horjugs, Time-Diverters, marks, letters and Broomball.',
        'Whoever gathers all seven **Horjugs** wins at once.',
      ],
    },
  },
  end: [
    'You have collected, cast, answered and read your mail. A game against one novice takes about half an hour.',
  ],
};
