/** The rules in English. */
import type { RulesSection } from '../../../kit';

export const rules: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    figure: 'area',
    body: [
      'Two to four pupils of a rather shabby school of magic fill their timetables. The same Course taken again and again is worth more and more, but it costs more and more as well; and everybody else is busy stealing, cancelling and sending nasty letters.',
      '**When a round ends with somebody owning 10 School cards, the game is over and the most points win.** Whoever owns all 7 Horjugs wins at once.',
      'A game takes about half an hour.',
    ],
  },
  {
    id: 'setup',
    title: 'Before the game',
    figure: 'timetable',
    body: [
      'Each player belongs to a House, which gives a power. The Houses are dealt at random, or chosen one after the other in a random order before anybody has a card.',
      'Two School cards per player lie face up on the **Timetable**, each with one **letter** face down on it. Everybody holds 5 Magic cards.',
      'Whoever has Grossindor holds the First Player card and begins. Without Grossindor at the table it falls to somebody at random.',
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    body: [
      'You have **2 actions**, in any order and mix:',
      '- **Draw 2** Magic cards, for one action;',
      '- **draw 5** Magic cards, for both actions together;',
      '- **collect** a School card of the Timetable, for one action.',
      'Beside your actions you may at any moment of your turn cast Spells, lay Bonus cards, open letters that let you draw, and use the power of your House. Nothing of this is compulsory, and the turn is over when you say so.',
      'Cards in hand are both your money and your Spells. There is no limit to a hand.',
    ],
  },
  {
    id: 'collect',
    title: 'Collecting a School card',
    figure: 'costs',
    body: [
      'You pay with Magic cards of your choice, which go to the discard. A **Course** costs 1 card, plus 1 for each card of the same Course that you own. A **Horjug** or a **Time-Diverter** always costs 2.',
      'The card goes to your play area, and all letters lying on it are yours. Only then do you decide about the effect of a Course: you may apply it or do without.',
      'Nobody can take a School card away from you again, except with Confiscatus.',
    ],
  },
  {
    id: 'courses',
    title: 'The six Courses',
    figure: 'courses',
    body: [
      'There are six cards of each Course. 1, 2, 3, 4, 5 or 6 of the same are worth **1, 4, 9, 16, 25 or 36** points: the square of their number.',
      'Their effects are optional, and the others may answer them.',
      'A shield from **Defence** lasts until your next turn begins. **Brooms** gives you the First Player card for the next round; the order of the running round stays.',
    ],
  },
  {
    id: 'others',
    title: 'Horjugs and Time-Diverters',
    figure: 'others',
    body: [
      'Seven **Horjugs**: 1 to 6 of them are worth 1, 4, 9, 15, 22 or 30 points. The seventh wins the game on the spot, whatever the points.',
      'Six **Time-Diverters**, one for each Course: 2 points for each card of that Course in your area at the end.',
    ],
  },
  {
    id: 'spells',
    title: 'Spells',
    figure: 'spells',
    body: [
      'A Spell costs no action. You say whom or what it is aimed at, the others may answer, then it takes effect and is discarded. You can cast as many as you like, up to 10 in a turn.',
      'A Spell for which there is no possible target cannot be cast.',
    ],
  },
  {
    id: 'reactions',
    title: 'Reactions ⚡',
    figure: 'chain',
    body: [
      'Whenever somebody casts a Spell or applies a Course, all others may answer: with the Spells **Oubliettes** and **Copius**, or with an Oubliettes letter. All answer at the same time and in secret.',
      'If several want to, the one who sits nearest clockwise does; the cards of the others stay in their hands and nobody learns of them. An answer can be answered in its turn, and so on.',
      'When nobody answers any more, the chain is settled from its last card backwards: each card that stands cancels the one before it. A Copius also takes over what it cancels, except an Oubliettes; whoever takes an effect over chooses new targets, and nobody can answer that.',
      'You are asked only when an effect touches you. In the menu of the table you can be asked every time, until your next turn, or never.',
      'Bonus cards, letters, powers and actions cannot be answered.',
    ],
  },
  {
    id: 'bonus',
    title: 'Bonus cards',
    figure: 'bonus',
    body: [
      'On your turn you may lay Bonus cards in any play area: your own, or that of another player who is not shielded. They count for whoever owns the area.',
      'Bonus cards in hand are worth nothing at the end. Until you do something else, you may take a Bonus card back.',
    ],
  },
  {
    id: 'mail',
    title: 'Mail',
    figure: 'mail',
    body: [
      'Only you may look at your letters. Some let you draw cards on your turn, some are an answer like Oubliettes; both leave the game when they are used. The others count at the end: points, or Broomball symbols.',
      'A **Bawler** that you collect shrieks, and goes straight back into the reserve.',
      'At the start of every round but the first, one letter is added to each card still lying on the Timetable; only then are the gaps filled with new cards, which carry none. So what nobody wants gets dearer to leave.',
    ],
  },
  {
    id: 'houses',
    title: 'The four Houses',
    figure: 'houses',
    body: [
      'Each power is optional and works once a turn. What you have looked at on the Timetable stays open for you alone, as long as it lies there.',
    ],
  },
  {
    id: 'end',
    title: 'The end and the points',
    figure: 'scores',
    body: [
      'The round is always played to its end. If somebody then owns 10 School cards, all letters are opened and everything is added up:',
      '- each Course: the square of the number of cards;',
      '- Horjugs and Time-Diverters;',
      '- Good Marks +4 and Bad Marks −4 in your area;',
      '- the points on your letters;',
      '- Broomball: 10 points for the most symbols, 5 for the second most. Players who are tied each get the full award; without a symbol there is none.',
      'The highest total wins; players with the same total win together. The thirtieth round is the last in any case.',
    ],
  },
  {
    id: 'variants',
    title: 'Variants',
    body: [
      '**Two Houses each**: with two players, each has two Houses and both powers. Recommended.',
      '**Choosing Houses**: instead of being dealt, they are picked in a random order; with two Houses each in the order A, B, B, A.',
      '**Light reactions**: an effect that touches nobody else cannot be answered. Quicker, above all around one device.',
    ],
  },
  {
    id: 'tips',
    title: 'First advice',
    body: [
      'Four of a kind are 16 points for 10 cards; four different Courses are 4 points for 4 cards. Decide early what you collect.',
      'Look at what your neighbour collects: the card that costs you 1 may be worth 11 to somebody else.',
      'A pile of letters is nearly always worth a card. A Defence at the right time is worth more than its point.',
    ],
  },
];
