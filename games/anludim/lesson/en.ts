/** The words of the first turns in English. */
import type { LessonWords } from '../../../src/lesson/contract';

export const words: LessonWords = {
  steps: {
    professors: {
      title: 'Five curious professors',
      text: [
        'Each professor loves one kind of combination: **runs**, **flushes** (one colour), **pairs**, **triples** or **assemblies** (four or more of one value).',
        'Whoever lays the strongest one of a kind attracts its professor, and receives the top object of that pile at the end of each own turn.',
      ],
    },
    halves: {
      title: 'Every card has two halves',
      text: [
        'These eight apprentices are your hand. A card counts as **one of its halves**, a value and a colour: the one at its top.',
        'Press a card to choose it, again to turn it, once more to put it back.',
      ],
    },
    run: {
      title: 'Lay a run',
      text: [
        'In your turn you take one main action: lay a combination, or draw. A run is two or more values that follow each other, in any colours.',
      ],
      task: 'Choose **green 4, blue 5 and green 6**, and lay them as a run.',
      wrong: {
        draw: 'Drawing is a main action too. But you already hold a run: lay it.',
        kind: 'That would attract another professor. This lesson begins with a run: 4, 5 and 6.',
        longer: 'A longer run is stronger, but you will need the other cards soon. Three will do now.',
        cards: 'A run, yes; but take exactly the green 4, the blue 5 and the green 6: the others have plans.',
      },
    },
    beaten: {
      title: 'Won, and lost again',
      text: [
        'The Alchemist came to you and left you a vial. Then your rival laid a **longer run**, and the Alchemist walked over. More cards win; with as many cards, higher values do.',
        'Your run stays in front of you. It brings nothing any more, but whoever lays a run must still beat every run on the table.',
      ],
    },
    take: {
      title: 'Draw',
      text: [
        'Instead of laying you may draw **two cards** from the pile, or take **one of the three face-up cards**.',
        'You hold three nines: blue, and on the lower halves green and violet. Among the face-up cards lies one with a red 9.',
      ],
      task: 'Take the face-up card with the **red 9**.',
      wrong: {
        hidden: 'Two cards are more than one, but nobody knows which. Take the red 9 that lies there.',
        other: 'That can wait. First take the card with the red 9.',
        slot: 'Another one: take the card with the red 9, its lower half.',
      },
    },
    finish: {
      title: 'End your turn',
      text: [
        'Once in a turn, before or after the main action, you may give an object or a parchment for one card from the pile. Because you own something to give, the turn waits for you.',
      ],
      task: 'Spend nothing now, and end your turn.',
      wrong: { spend: 'You may, but keep your only object for a better moment, and end your turn.' },
    },
    assembly: {
      title: 'Four of one value',
      text: [
        'Now you hold four nines. An **assembly** is four or more cards of one value; the Elementalist loves it. Press a card twice to turn its lower half up.',
        '“Ideas” shows all that you could lay.',
      ],
      task: 'Choose all **four nines** and lay them as an assembly.',
      wrong: {
        other: 'You hold four nines: lay them first.',
        kind: 'These cards can also be a triple or a pair. Name them an assembly, with all four nines.',
      },
    },
    spend: {
      title: 'An object for a card',
      text: [
        'The Elementalist has come. Before your turn ends, try the other thing: give an object for a card. It leaves the round, and its points with it.',
      ],
      task: 'Spend your **vial** for one card.',
      wrong: { end: 'Before you end the turn: spend the vial for a card this once.' },
    },
    back: {
      title: 'Take back',
      text: [
        'At the end of your turn the Elementalist gave you a crystal chest. And the card you drew shows a green 8.',
        'At the very start of a turn you may take your own combinations back into your hand, each of them whole.',
      ],
      task: 'Take back your **run**, not the nines.',
      wrong: {
        other: 'First take back your old run: its cards are worth more in your hand.',
        assembly:
          'Leave the nines where they are: the Elementalist would leave you. Take back the run alone.',
      },
    },
    stronger: {
      title: 'A stronger run',
      text: [
        'To win the Alchemist back you must beat a run of four up to 10. **Five cards** are enough, whatever their values.',
      ],
      task: 'Lay a run of five: **4, 5, 6, 7 and 8**.',
      wrong: {
        other: 'You hold all of it: 4, 5, 6, 7 and 8. Lay the run.',
        kind: 'Lay a run this time: 4, 5, 6, 7 and 8.',
      },
    },
    income: {
      title: 'Two professors',
      text: ['Alchemist and Elementalist both stand in front of you. At the end of your turn **both** pay.'],
      task: 'End your turn.',
      wrong: { spend: 'Keep what you have: its values are your points. End your turn.' },
    },
    ends: {
      title: 'The end of a round',
      text: [
        'A round ends when **three of the five piles are empty**: then the greatest total of object values wins it.',
        'Or somebody owns **five different objects**: that wins the round at once, whatever they are worth. Here you see how close it is.',
      ],
    },
    rounds: {
      title: 'Two rounds win the game',
      text: [
        'Who wins a round turns the crest to gold. Between rounds everybody secretly keeps up to three cards, two with a gold crest, and fills the hand again.',
        'Who is first to win **two rounds** wins the game.',
      ],
    },
  },
  end: [
    'You have wooed professors, lost one and won them back. Play against one novice or several, or with friends.',
  ],
};
