/** The rules in English. */
import type { RulesSection } from '../../../kit';

export const rules: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    figure: 'duel',
    body: [
      'Two schools of magic meet on stage. Each has the same eighteen Wizards, and six of them make a team. Once the teams are in order the duels run by themselves, and the audience learns who had thought further ahead.',
      '**Whoever first holds two Victory tokens wins the cup.** A round is worth one token, and there are three rounds at most.',
    ],
  },
  {
    id: 'card',
    title: 'A Wizard',
    figure: 'card',
    body: [
      'Top left stands the **Value**, top right the **Element**. Below the name you see the kind of power and what it does.',
      'Each of the six Elements has three Wizards. You own each Wizard once, and so does your opponent.',
    ],
  },
  {
    id: 'selection',
    title: 'The team',
    figure: 'team',
    body: [
      'At the start one card of each set is drawn blind and shown to all. It belongs to that team in the first round, like it or not. The two drawn cards may well be the same Wizard.',
      'Then each player adds **five more Wizards** in secret. The other twelve stay in the reserve.',
      'In the variant with the draw by hand, each player picks the card from the opponent’s fan.',
    ],
  },
  {
    id: 'order',
    title: 'The order',
    figure: 'order',
    body: [
      'Five of the six Wizards form the **deck**: the first one fights first. The sixth is the **Waiting card** and lies face down beside it. It does not fight, unless a power calls it.',
      'Even the card drawn blind may wait. A confirmed line-up is final.',
    ],
  },
  {
    id: 'duel',
    title: 'A duel',
    figure: 'steps',
    body: [
      'Both turn over the first card of their deck at the same time. Whoever won the duel before leaves that Wizard on stage instead. Then the first answer decides:',
      '- **Immediate powers** of Wizards that have just come on stage.',
      '- **Winning powers** of Wizards that are on stage.',
      '- **Elements**: the weaker one loses, whatever the Values are.',
      '- **Values**: the higher one wins. **Equal Values: both lose.**',
      'The loser goes on top of its owner’s discard pile, face up. The winner stays and fights the next one.',
    ],
  },
  {
    id: 'elements',
    title: 'Elements',
    figure: 'wheel',
    body: [
      'Fire beats Nature, Nature beats Water, Water beats Fire. All three beat Light, and Light beats Shadow.',
      'Shadow beats nothing. Void beats nothing and has no weakness.',
      'No bonus helps a weaker Element: 11 against 2 loses all the same.',
    ],
  },
  {
    id: 'immediate',
    title: 'Immediate powers',
    figure: 'immediate',
    body: [
      'They work **once**, as the Wizard comes on stage. A Wizard that stays does not use its power again.',
      'If both come on stage with such a power, the lower **printed** Value acts first. If that decides the duel, the other power is lost.',
      '**Two Wizards of the same name** placed at the same time both lose their Immediate power. If one of them was there before, the newcomer’s power works.',
      'Only the Detective and the Medium leave you a choice, and the Sinners let you put your deck in order. Where there is nothing to choose, nobody is asked.',
    ],
  },
  {
    id: 'dormant',
    title: 'Dormant powers',
    figure: 'dormant',
    body: [
      'They sleep while the Wizard fights. They work as long as the card is the **visible card**, on top of your discard pile, and end when it is covered or taken away.',
      'So a side has one of them at most. It does not matter how the card got there: after a lost duel, from the Waiting place or off the deck.',
    ],
  },
  {
    id: 'permanent',
    title: 'Permanent powers',
    figure: 'permanent',
    body: [
      'They work in every duel that the Wizard fights.',
      'The **Dancer** wins against even Values, the **Blacksmith** against odd ones, before Elements are looked at. Bonuses count. If both sides win in this way, both lose.',
      'The **Siren** turns the comparison of Values: the lowest wins. The **Diver** grows with the discard pile. The **Revolutionary** throws the first card off the loser’s deck after each duel it wins alone.',
    ],
  },
  {
    id: 'none',
    title: 'Without power',
    figure: 'none',
    body: ['The **Executioner** has no power, but the highest Value of all.'],
  },
  {
    id: 'waiting',
    title: 'The Waiting card in play',
    body: [
      '**Detective**: you may exchange it with your Waiting card. The Detective then waits face up. The newcomer’s Immediate power works at once, before anything else; against its own name it is lost, and so is the other’s if it has not been used yet.',
      '**Botanist**: the opposing Waiting card is discarded. A dormant power wakes at once, for its owner.',
      'A Waiting card never saves a round: it cannot come on stage by itself.',
    ],
  },
  {
    id: 'round-end',
    title: 'The end of a round',
    body: [
      'When a player has neither a Wizard on stage nor a card in the deck, the round is over, after all discards of the last duel. The other player takes a Victory token.',
      'If this happens to both at once, **both win the round** and take a token each.',
    ],
  },
  {
    id: 'swap',
    title: 'Between the rounds',
    figure: 'swap',
    body: [
      'Everyone takes the six cards back. You may **swap one** of them for one of the reserve, in secret; your opponent does not even learn whether you did. From now on the card drawn blind may go, too.',
      'Then you choose the order and the Waiting card anew. Remember what you have seen: the other team differs by one card at most.',
    ],
  },
  {
    id: 'end',
    title: 'The end of the cup',
    body: [
      'A player with two Victory tokens has won.',
      'If both would take their second token at the same time, the teams are weighed: the printed Values of all six cards, the Waiting card included. **The lower total wins.** Equal totals make a draw.',
    ],
  },
  {
    id: 'tips',
    title: 'First advice',
    body: [
      'Put a dormant card right before the Wizard that it shall help.',
      'Diver, Revolutionary and Medium like to come late; Detective, Shaman and Priestess early.',
      'The Waiting place is where an unwelcome drawn card does no harm. A dormant one is best there, in case the Botanist comes.',
      'High Values are a target for the Cannoneer; even ones for the Dancer; odd ones for the Blacksmith.',
      'After the first round you know nearly the whole opposing team. So does your opponent: change the order.',
    ],
  },
];
