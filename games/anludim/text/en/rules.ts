/** The rules in English. */
import type { RulesSection } from '../../../kit';

export const rules: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    figure: 'lecterns',
    body: [
      'Five professors teach at the university of magic, and each of them is curious about one thing only: runs, flushes, pairs, triples or assemblies. Your coven lays its apprentices in just such combinations. The strongest one on the table attracts the professor, and a professor who stands in front of you pays: **at the end of your turn you receive the top object of that pile.**',
      'A round ends as soon as **three of the five piles are empty**; whoever then has the greatest total wins it. Or somebody owns **five different objects**: that wins the round at once, whatever they are worth.',
      '**Whoever is the first to win two rounds wins the game.**',
    ],
  },
  {
    id: 'cards',
    title: 'The apprentices',
    figure: 'card',
    body: [
      'There are 65 cards. Each has two halves, and every half a value from 1 to 13 and one of five colours: green (square), blue (disc), yellow (star), red (triangle) and violet (diamond). The two halves of a card always differ in value and colour, and every half exists exactly twice.',
      'In a combination a card counts as **one of its halves**. Which one is decided when it is laid; back in the hand it is free again.',
    ],
  },
  {
    id: 'combinations',
    title: 'The five combinations',
    figure: 'combinations',
    body: [
      '- **Run** (Alchemist): two or more cards whose values follow each other, in any colours. 13 and 1 are no neighbours.',
      '- **Flush** (Arcanist): two or more cards of one colour, whatever their values.',
      '- **Pairs** (Necromancer): one or more pairs, each of two equal values in two different colours. Two pairs must have different values.',
      '- **Triples** (Seer): one or more triples, each of three equal values in three different colours. Two triples must have different values.',
      '- **Assembly** (Elementalist): four or more cards of one value; here the colours do not matter.',
      'Cards that fit two kinds, such as a run in one colour, count for the one you name. You may lay fewer cards than you could.',
    ],
  },
  {
    id: 'strength',
    title: 'Which one is stronger',
    figure: 'strength',
    body: [
      'Only combinations of the same kind are compared, and colours never matter.',
      '- **Run**: more cards, then the higher top value.',
      '- **Flush**: more cards, then the highest value, then the next one, and so on.',
      '- **Pairs and triples**: more groups, then the highest group, then the next one.',
      '- **Assembly**: more cards, then the higher value.',
      'Whoever lays a combination must beat **every other one of its kind on the table**, anybody’s, whether a professor stands there or not. Being equal is not enough.',
    ],
  },
  {
    id: 'setup',
    title: 'Before the first round',
    figure: 'piles',
    body: [
      'Everybody begins with a silver crest and eight cards. Three more cards lie face up beside the draw pile, and the professors stand at their lecterns. Each pile of objects is sorted, the smallest value on top.',
      'With three players two objects stay in the box, with two players seven: the piles on the table already show it.',
      'The last player in turn order receives one of the three parchments, in the first round only.',
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    body: [
      'You take exactly **one main action**, and may spend something once, before it or after it.',
      '- **Take back** (base game only): at the very start you may take any of your combinations back into your hand, each of them whole. Professors who stood there return to their lecterns.',
      '- **Main action**: lay a combination, **or** draw two cards from the pile, **or** take one of the face-up cards. A face-up card is replaced at once.',
      '- **Spend**: give one of your objects or parchments for one card from the draw pile.',
      '- **Income**: at the end of your turn every professor in front of you gives you the top object of their pile.',
      'If there is nothing you could spend, your turn ends by itself after the main action. There is no limit to your hand during a round.',
    ],
  },
  {
    id: 'professors',
    title: 'How professors move',
    figure: 'move',
    body: [
      'A professor comes only when somebody lays the right kind of combination: from the lectern, from another player, or from an older combination of your own. You may also outdo yourself to hold a professor more firmly.',
      'The combination that is left stays where it is. Nobody is paid for it any more, but **it still has to be beaten**.',
      'If the combination under a professor is taken back, the professor waits at the lectern. The next best combination changes nothing; somebody has to lay one.',
      'A professor with an empty pile gives nothing, but may still be worth having: see the end of a round.',
    ],
  },
  {
    id: 'objects',
    title: 'Objects and parchments',
    figure: 'sockets',
    body: [
      'Objects come only from professors. Their values add up to your total; every parchment adds 1.',
      'What you spend is out for the rest of the round: it does not return to its pile, gives no points and no longer counts as one of five different objects. A parchment never counts as one of the five.',
      'Nothing can be spent when there is no card left to draw.',
    ],
  },
  {
    id: 'end',
    title: 'The end of a round',
    figure: 'candles',
    body: [
      '- **Five different objects.** For each of the five kinds you own an object, or its professor stands in front of you while that pile is empty. You win the round at once, even in the middle of your turn, and even if the piles would end it too.',
      '- **Three empty piles.** First everybody’s income of that turn is paid; then the greatest total wins. Ties go to the player in whose turn the round ended, then to whoever sits next, clockwise.',
      '- **Standstill.** If nobody takes an object for ten turns per player in a row, the round ends as if three piles were empty.',
    ],
  },
  {
    id: 'crests',
    title: 'Crests, rewards, and the next round',
    figure: 'crests',
    body: [
      'The winner of the round turns the own crest to gold. All parchments come back; with three or more players the second of the round receives two of them and the third one.',
      'Then everybody secretly puts aside cards from the hand for the next round: **up to three with a silver crest, up to two with a gold one**. Everything else is shuffled, the objects return to their piles, and hands are filled to eight cards, or to seven with a gold crest.',
      'Whoever sits next after the player in whose turn the round ended begins the new one. **A second round won with a gold crest wins the game.**',
    ],
  },
  {
    id: 'empty',
    title: 'When the draw pile runs out',
    body: [
      'In the base game nothing is discarded during a round, so nothing is reshuffled. You draw what is left, one card instead of two if need be; then only the face-up cards remain, and they are no longer replaced; then you must lay.',
      'Only somebody who can neither draw nor lay may pass.',
    ],
  },
  {
    id: 'expert',
    title: 'The expert variant',
    figure: 'expert',
    body: [
      'The disciplines now have a rank, shown by their golden dots: run, flush, pairs, triples, assembly. Laid cards are **never taken back**.',
      'Instead, when you lay, you may use cards that already lie in front of you, as long as they move to a combination of **higher rank**: a pair may become part of a triple, but never of a run. They may change their half on the way.',
      'Whatever is left of a combination that gave a card is discarded at once, and its professor returns to the lectern. Discarded cards are shuffled when the draw pile runs out.',
      'You may also **add cards** to one of your combinations, from your hand or from lower ones. The cards that lie there keep their halves, and the result must be the strongest, as always.',
    ],
  },
];
