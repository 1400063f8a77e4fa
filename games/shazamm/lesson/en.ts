/** The words of the first duel in English. */
import type { LessonWords } from '../../../src/lesson/contract';

export const words: LessonWords = {
  steps: {
    bridge: {
      title: 'A bridge, a fire, two wizards',
      text: [
        'You are the **red wizard** on the left, on tile 7. Your rival stands on tile 13. Between you, on tile 10, burns a wall of fire.',
        'Each of you wants to push the fire towards the other, because the bridge is old and its ends keep falling into the lava.',
      ],
    },
    mana: {
      title: 'Your Mana',
      text: [
        'This is your seat. The dial shows your reserve: **50 Mana** for the whole round.',
        'In every turn both wizards bid some of it, in secret and at the same time. The higher bid is the stronger attack.',
      ],
    },
    bid: {
      title: 'Your first bid',
      text: ['Winning a turn by one point is as good as winning by forty, and you pay your bid either way.'],
      task: 'Bid **5 to 12** Mana with the wheel, lay no card, and press Ready.',
      wrong: {
        cards: 'Leave the cards in your hand for now: this first turn is about the bid alone.',
        low: 'That little would hardly win. Bid at least 5 for this turn.',
        high: 'That would win, but it is far too dear: your 50 Mana must last for five or six turns. Bid 12 at most.',
      },
    },
    paid: {
      title: 'The fire moves one tile',
      text: [
        'Your rival bid 4: your attack was stronger, so the fire moved **one tile** towards the green wizard. Equal attacks would have left it where it was.',
        'Both of you have paid what you bid, the loser as well.',
      ],
    },
    spell: {
      title: 'A spell with the bid',
      text: [
        'With your bid you may lay as many spells as you like, face down. **7 Attack Boost** adds 7 to your attack and costs nothing more.',
        'Hold the pointer over a card, or touch it for a moment, to read it in large.',
      ],
      task: 'Choose Attack Boost, bid **5 or less**, and press Ready.',
      wrong: {
        missing: 'Choose card 7, Attack Boost, in your hand: this turn it does the work.',
        others: 'Attack Boost alone will do. Every other card is better kept for later.',
        high: 'The boost brings 7 by itself: with 5 Mana or less you save for the turns to come.',
      },
    },
    used: {
      title: 'Spells are used once',
      text: [
        'Attack Boost is gone for the whole duel: its number is struck out at your seat.',
        'Both wizards own the same **fourteen spells**. At your rival’s seat you can always see which ones are still to come; press a seat to read them all.',
      ],
    },
    order: {
      title: 'The number is the order',
      text: [
        'When the cards are turned over, spells take effect from the lowest number to the highest, whoever laid them.',
        'If both lay the **same** spell, the two cancel each other before anything else.',
      ],
    },
    decoy: {
      title: 'Lose cheaply, and bluff',
      text: [
        'Your rival sees how many cards you lay, not which. The **decoy**, the last card of your hand, does nothing at all, and always comes back.',
        'Make the other spend: look dangerous, and bid next to nothing.',
      ],
      task: 'Lay the decoy alone, bid **3 or less**, and press Ready.',
      wrong: {
        missing: 'Choose the decoy, the last card of your hand. It is there to be counted.',
        spells: 'Only the decoy this time: a bluff that costs a spell is no bargain.',
        high: 'This turn is meant to be lost cheaply. Bid 3 at most.',
      },
    },
    larceny: {
      title: 'Turn a spell against its owner',
      text: [
        'The bluff worked: green spent 10 Mana, you next to nothing, and the fire came back a single tile.',
        'Green feels strong and may lay a spell now. **3 Larceny** seizes the opposing spells from number 4 on.',
      ],
      task: 'Lay Larceny with a bid of **8 or less**, and press Ready.',
      wrong: {
        missing: 'Choose card 3, Larceny: you would be sorry to miss what green is about to lay.',
        others: 'Larceny alone is enough here.',
        high: 'Save your Mana: with Larceny a bid of 8 or less will do.',
      },
    },
    theft: {
      title: 'Use it or destroy it',
      text: [
        'You have caught green’s own Attack Boost. For each seized spell you choose once: it works for you, or it goes up in smoke.',
        'Some spells stop the duel like this and ask their owner something.',
      ],
      task: 'Let Attack Boost work **for you**, and confirm.',
      wrong: {
        destroyed: 'Destroying it is allowed, but kept it adds 7 to your own attack. Keep it this time.',
      },
    },
    push: {
      title: 'One tile to go',
      text: [
        'The fire is one tile away from the green wizard, who is running short of Mana.',
        'When it reaches a wizard, the round is over.',
      ],
      task: 'Win this turn with a bid of **3 to 20** and no card.',
      wrong: {
        cards: 'No card is needed for this one: keep your spells for the next round.',
        low: 'A little more! With 3 or more the turn is yours.',
        high: 'It would win, but 20 is more than enough.',
      },
    },
    collapse: {
      title: 'The bridge crumbles',
      text: [
        'At the end of a round the outermost tile falls at **each end**. The fire stays, and both wizards are placed three tiles from it: green has been driven back to tile 16.',
        'Then both reserves are filled to 50, and each draws three more spells.',
      ],
    },
    empty: {
      title: 'Never run dry',
      text: [
        'A round also ends when somebody has **no Mana left**: the fire is then pushed towards that wizard, one tile for each Mana the other still has.',
        'So a round is a purse: spend it over five or six turns.',
      ],
    },
    fall: {
      title: 'How a duel is won',
      text: [
        'Round after round the bridge grows shorter. Whoever is placed on a tile that is gone, or off the bridge, **falls, and the other wins**.',
        'That is all you need. The cards tell you the rest.',
      ],
    },
  },
  end: [
    'You have bid, bluffed, cast and stolen. A novice is a good first rival: the duel takes about twenty minutes.',
  ],
};
