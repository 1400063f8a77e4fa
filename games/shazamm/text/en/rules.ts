/** The rules in English. */
import type { RulesSection } from '../../../kit';

export const rules: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    figure: 'bridge',
    body: [
      'Two wizards have met in the middle of an old stone bridge, high above a river of lava, and neither will step aside. Between them burns a wall of fire, and each pushes it towards the other.',
      'Meanwhile the bridge crumbles from both ends. **Whoever is left standing on a tile that has collapsed, or beyond the end of the bridge, falls, and the other wins the duel.**',
      'A duel lasts from two to seven rounds, about half an hour at a table. After the cards have been shuffled nothing is left to chance.',
    ],
  },
  {
    id: 'setup',
    title: 'Before the duel',
    figure: 'start',
    body: [
      'The bridge has 19 tiles. The fire stands in the middle, on tile 10; the red wizard on tile 7 and the green one on tile 13, three tiles away from it.',
      'Both reserves hold **50 Mana**. Each player owns the same 14 spells, shuffled into a draw pile, and takes five of them in hand. The decoy belongs to the hand from the start and stays there.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    body: [
      'Both players act at the same time; nobody goes first.',
      '- **Choose.** In secret, set a bid and lay any spells face down.',
      '- **Reveal.** When both are ready, everything is turned over.',
      '- **Spells.** They take effect in ascending number.',
      '- **Fire.** The stronger attack pushes the wall one tile towards the weaker wizard.',
      '- **Mana.** Both pay what they bid, then gains are added.',
      'If nothing has ended the round, the next turn begins.',
    ],
  },
  {
    id: 'bid',
    title: 'The bid',
    figure: 'dial',
    body: [
      'You must bid in every turn: at least 1 Mana, at most your whole reserve. The bid is the strength of your attack, and you pay it whether you win the turn or not.',
      'By how much you win does not matter: 40 against 3 moves the fire as far as 4 against 3. Your reserve has to last for the whole round.',
      'Once you are ready, your choice is final.',
    ],
  },
  {
    id: 'cards',
    title: 'Spells and the decoy',
    figure: 'laid',
    body: [
      'With your bid you may lay as many spells from your hand as you like, or none. Your opponent sees how many cards lie face down, but not which ones.',
      'The **decoy** is no spell and does nothing. You may lay it every turn, with spells or alone, to make your opponent count wrong. It returns to your hand at the reveal.',
      'A spell is used once in the whole duel, whatever becomes of it. Used spells are open for all to see, so you can always tell what the other side may still have.',
    ],
  },
  {
    id: 'order',
    title: 'Order and cancelling',
    figure: 'order',
    body: [
      'If both players have laid the **same spell**, the two cancel each other before anything else happens. Nothing can bring them back or touch them.',
      'All other spells then take effect one after the other, from the lowest number to the highest, no matter whose they are. So the number on a card tells you what comes before it and what after.',
      'If you end up with two copies of a spell, by Clone or Larceny, those that count Mana add up; the others act once.',
    ],
  },
  {
    id: 'control',
    title: 'Spells 1 to 4: breaking the rules',
    figure: 'control',
    body: [
      '**1 Mutism** silences every spell still waiting, yours as well, and all spells of the later turns until the round ends.',
      '**2 Clone** copies a spell that your opponent laid in the turn before, even if that was in the previous round and even if it came to nothing. The copy takes its place in the order of this turn. You may decline. Clone cannot be copied.',
      '**3 Larceny** seizes all opposing spells from number 4 on that have not been cancelled. For each you choose once: it works for you, or it is destroyed.',
      '**4 End of Round** stops everything: waiting spells are lost, the fire stays, nobody pays. The bridge crumbles all the same.',
    ],
  },
  {
    id: 'attack',
    title: 'Spells 6 to 8: a stronger attack',
    figure: 'attack',
    body: [
      '**6 Recycling** lets you change your bid by up to 5 in either direction, knowing all the cards on the table. It stays between 1 and your reserve, and it is the new bid that you pay.',
      '**7 Attack Boost** adds 7 to your attack. **8 Double Dose** doubles it, the boost included. Neither costs more than your bid: a bid of 3 with both is an attack of 20 for 3 Mana.',
    ],
  },
  {
    id: 'movement',
    title: 'Spells 5 and 9 to 11: where the fire goes',
    figure: 'movement',
    body: [
      '**5 Middle** takes the fire back to the tile where the round began; then the attacks are compared as usual.',
      '**9 Loser Wins** sends the fire towards the stronger attack, whoever laid it.',
      '**10 Blaze** makes it move two tiles instead of one, in whichever direction.',
      '**11 Resistance** keeps it from coming towards you at all this turn, even with Loser Wins or Blaze.',
      'Loser Wins and Blaze have nothing to change when the attacks are equal.',
    ],
  },
  {
    id: 'mana',
    title: 'Spells 12 to 14: Mana',
    figure: 'mana',
    body: [
      '**12 Scrooge**: if the fire really comes towards you this turn, you pay nothing.',
      '**13 Reserve Boost**: after paying, you gain 13 Mana.',
      '**14 Siphon**: after paying, you gain as much Mana as your opponent bid, whether that bid was paid or not.',
      'No reserve ever holds more than 50.',
    ],
  },
  {
    id: 'fire',
    title: 'How the fire moves',
    figure: 'fire',
    body: [
      'When the spells have been applied, the attacks are compared. The fire moves **one tile** towards the wizard with the weaker attack. Equal attacks leave it where it is.',
      'It never passes a wizard: it stops on his tile.',
    ],
  },
  {
    id: 'exhaustion',
    title: 'An empty reserve',
    body: [
      'If after payment and gains **one** wizard has no Mana left, he is defenceless: the fire is pushed towards him at once, one tile for each point in the other reserve, until it reaches him. Spells have no say in this. The round then ends.',
      'If **both** reserves are empty, the round simply ends where the fire stands.',
      'A fire that has reached a wizard ends the round before anybody looks at the reserves.',
    ],
  },
  {
    id: 'round-end',
    title: 'The end of a round',
    figure: 'collapse',
    body: [
      'A round ends when the fire has reached a wizard, when a reserve is empty, or by the spell End of Round. Then, in one go:',
      '- the outermost tile collapses at each end of the bridge;',
      '- the fire stays, and both wizards are placed three tiles from it;',
      '- both reserves are filled up to 50, and Mutism loses its force;',
      '- each player draws three spells, as long as there are any.',
      'So the tile on which the fire ends a round decides where everybody stands in the next.',
    ],
  },
  {
    id: 'end',
    title: 'The end of the duel',
    figure: 'fall',
    body: [
      'Only the new places count. A wizard who is placed on a collapsed tile, or off the bridge, falls: his opponent has won.',
      'If both fall together the duel is a draw. This can only happen after the seventh round, with the fire exactly in the middle.',
    ],
  },
  {
    id: 'variants',
    title: 'Variants',
    body: [
      '**All in hand**: both hold all fourteen spells from the start and nobody draws. For players who know the cards.',
      '**Chosen order**: before the duel each player arranges the own draw pile in secret: five spells for the first round, three for each of the next.',
      '**Hidden count**: not even the number of cards face down is shown before the reveal.',
    ],
  },
  {
    id: 'tips',
    title: 'First advice',
    body: [
      'A round is five or six turns long. Spending fifteen in the first one is bold, thirty is a gift.',
      'Winning by one point is perfect. Losing with 1 against 20 is not bad either.',
      'Keep a threat: as long as you may hold Mutism or Larceny, your opponent will think twice about laying three spells.',
      'A great turn invites a Clone: what you lay now, the other may use next.',
      'Count the struck-out numbers. From the fourth round on you know exactly what your opponent holds.',
    ],
  },
];
