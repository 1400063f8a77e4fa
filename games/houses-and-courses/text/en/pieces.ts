/** The names and texts of all pieces in English. */
import type { Pieces } from '../words';

export const pieces: Pieces = {
  courses: {
    herbologie: { name: 'Herbology', text: 'Draw 2 Magic cards.', notes: [] },
    defense: {
      name: 'Defence',
      text: 'Draw 1 card. You are shielded until your next turn.',
      notes: [
        'Nobody may aim at a shielded player. It stops Spells and Courses aimed at you, Kersplat, and Bonus cards of others. Reactions and the gifts of Serpentine still reach you.',
      ],
    },
    metamorphose: {
      name: 'Transfiguration',
      text: 'Swap one of your Courses with a Course on the Timetable, or draw 1 card.',
      notes: [
        'The letters of the Timetable card stay where they are. The card that you swap in has no effect.',
        'The Transfiguration just collected may be swapped too.',
      ],
    },
    potions: { name: 'Potions', text: 'Steal 1 random card from an opponent’s hand.', notes: [] },
    sorts: {
      name: 'Charms',
      text: 'Take 1 Spell from the discard, or draw 1 card.',
      notes: ['It may be a card that you have just paid with.'],
    },
    balais: {
      name: 'Brooms',
      text: 'Take the First Player card and draw 1 card.',
      notes: ['The order of the running round does not change: you begin the next one.'],
    },
  },
  horcruche: {
    name: 'Horjug',
    text: '1, 4, 9, 15, 22, 30 points; seven win at once.',
    notes: ['Always costs 2 cards. It has no effect when it is collected.'],
  },
  detourneurs: {
    name: 'Time-Diverter',
    of: (course) => `Time-Diverter: ${course}`,
    perCourse: (vp, course) => `${vp} points for each ${course} card you own.`,
    flat: (vp) => `${vp} points.`,
    perDistinctCourse: (vp) => `${vp} points for each different Course you own.`,
    notes: ['Always costs 2 cards. It has no effect when it is collected.'],
  },
  spells: {
    oubliettes: {
      name: 'Oubliettes',
      text: 'Cancel the effect of a Spell or a Course.',
      notes: [
        'Played only as an answer. A cancelled Spell is discarded; a cancelled Course stays collected with its letters.',
        'It can cancel another ⚡ as well.',
      ],
    },
    copius: {
      name: 'Copius',
      text: 'Cancel the effect of a Spell or a Course and apply it for yourself (Oubliettes: cancel only).',
      notes: [
        'Played only as an answer. You choose your own targets, and nobody can answer the copied effect.',
        'On another Copius: you take over what it took over.',
      ],
    },
    chipio: { name: 'Pinchio', text: 'Look at an opponent’s hand and take 1 card.', notes: [] },
    patatras: {
      name: 'Kersplat',
      text: 'Each opponent discards 1 random card (2 with two players).',
      notes: ['Shielded players are spared.'],
    },
    tempus: {
      name: 'Tempus',
      text: 'This turn you may collect 1 more School card (paying for it).',
      notes: ['Copied outside your turn, it counts for your next one.'],
    },
    soldus: {
      name: 'Discountus',
      text: 'Your next School card this turn costs 3 cards less (minimum 1).',
      notes: ['Several of them add up. Copied outside your turn, it counts for your next one.'],
    },
    stupefarce: {
      name: 'Stupefarce',
      text: 'An opponent has 1 action less on their next turn.',
      notes: ['Two of them on the same player do not add up.'],
    },
    hibouvol: {
      name: 'Owlsnatch',
      text: 'Look at the Mail on a Timetable card; take 1 of it.',
      notes: ['You may also take none.'],
    },
    lettrovol: { name: 'Mailpinch', text: 'Steal 1 random Mail token from an opponent.', notes: [] },
    finitus: {
      name: 'Finitus',
      text: 'Discard 1 Bonus card from any play area.',
      notes: ['Not from the area of a shielded opponent.'],
    },
    confiscatus: {
      name: 'Confiscatus',
      text: 'An opponent with more School cards than you gives you 1 of their choice.',
      notes: ['The card brings neither its effect nor any Mail.'],
    },
    chamboulum: {
      name: 'Shufflum',
      text: 'Replace 1 to 3 Timetable cards, then draw 1 card.',
      notes: ['The letters on them go back to the reserve; the new cards come without any.'],
    },
  },
  bonus: {
    balaiBall: {
      name: 'Broomball',
      text: '1 Broomball symbol.',
      notes: ['At the end, most symbols: 10 points; second most: 5. Whoever is tied gets them all.'],
    },
    bonsPoints: {
      name: 'Good Marks',
      text: '+4 points.',
      notes: ['Bonus cards count only in a play area, whoever laid them there.'],
    },
    mauvaisPoints: {
      name: 'Bad Marks',
      text: '−4 points.',
      notes: ['Bonus cards count only in a play area, whoever laid them there.'],
    },
  },
  mail: {
    draw1: { name: 'Draw 1', short: 'draw', text: 'On your turn: draw 1 Magic card.' },
    draw2: { name: 'Draw 2', short: 'draw 2', text: 'On your turn: draw 2 Magic cards.' },
    oubliettes: { name: 'Oubliettes letter', short: '⚡', text: 'An answer, like the Spell Oubliettes.' },
    engueulante: { name: 'Bawler', short: 'Argh!', text: 'Goes straight back into the reserve.' },
    plus1: { name: '+1 point', short: '+1', text: '1 point at the end.' },
    plus2: { name: '+2 points', short: '+2', text: '2 points at the end.' },
    plus3: { name: '+3 points', short: '+3', text: '3 points at the end.' },
    minus1: { name: '−1 point', short: '−1', text: 'Costs 1 point at the end.' },
    minus2: { name: '−2 points', short: '−2', text: 'Costs 2 points at the end.' },
    balai1: { name: 'Broomball', short: 'ball', text: '1 Broomball symbol.' },
    balai2: { name: 'Broomball × 2', short: '2 balls', text: '2 Broomball symbols.' },
  },
  houses: {
    grosfondor: {
      name: 'Grossindor',
      power: 'Begin',
      line: () => 'Starts the rounds',
      text: 'You begin the game. At the end of a round in which the First Player card did not change hands, it comes back to you.',
    },
    serpentin: {
      name: 'Serpentine',
      power: 'Draw and give',
      line: (players) => `Draws ${players}, gives ${players - 1}`,
      text: 'Once a turn, after drawing 2 cards as an action: draw as many cards as there are players, then give one card of your hand to each other player.',
    },
    serdongle: {
      name: 'Ravendongle',
      power: 'Read Mail',
      line: () => 'Reads Mail',
      text: 'Once a turn: look at all the letters on one card of the Timetable.',
    },
    poufmoufle: {
      name: 'Hufflemitt',
      power: 'Post a letter',
      line: () => 'Posts a letter',
      text: 'Once a turn, with no action left: take the next letter of the reserve, look at it and lay it face down on a card of the Timetable.',
    },
  },
};
