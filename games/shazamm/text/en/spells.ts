/** The fourteen spells and the decoy in English. */
import type { SpellNo } from '../../state';
import type { SpellWords } from '../words';

export const decoy: SpellWords = {
  name: 'Decoy',
  text: 'No effect. Always comes back to your hand.',
  notes: [
    'Face down it looks like a spell: nobody knows how many real ones you laid.',
    'It is never drawn, stolen, copied or used up.',
  ],
};

export const spells: Readonly<Record<SpellNo, SpellWords>> = {
  1: {
    name: 'Mutism',
    text: 'No spell works any more, for anybody, until the round is over, this turn’s included.',
    notes: [
      'Spells laid in the later turns of the round are wasted too.',
      'If both wizards lay it, the two cancel and the other spells work.',
    ],
  },
  2: {
    name: 'Clone',
    text: 'Use as your own a spell the opponent laid in the turn before.',
    notes: [
      'Spells that were cancelled, silenced or stolen can be copied as well.',
      'You may copy nothing. Clone itself cannot be copied.',
      'If your opponent has laid the same spell this turn, copy and card cancel each other.',
    ],
  },
  3: {
    name: 'Larceny',
    text: 'Seize the opposing spells still waiting: each serves you or is destroyed.',
    notes: [
      'It reaches the numbers 4 to 14, except those already cancelled.',
      'You decide once, for all of them, when number 3 comes up.',
      'The cards end in the discard of their owner.',
    ],
  },
  4: {
    name: 'End of Round',
    text: 'The round stops dead; the fire stays and waiting spells are lost.',
    notes: [
      'Nobody pays and nobody gains Mana.',
      'A tile falls at each end all the same: this can decide the duel.',
    ],
  },
  5: {
    name: 'Middle',
    text: 'The fire returns halfway between the wizards, then the turn goes on.',
    notes: [
      'Halfway is the tile where the fire stood when the round began.',
      'Resistance does not stop it, and Scrooge takes no notice.',
    ],
  },
  6: {
    name: 'Recycling',
    text: 'With all cards on the table, adjust your bid by −5 to +5.',
    notes: [
      'The new bid lies between 1 and your reserve.',
      'It replaces the old one in everything: attack, payment, Siphon.',
    ],
  },
  7: {
    name: 'Attack Boost',
    text: '+7 to your attack at no extra cost.',
    notes: ['It counts before Double Dose.', 'You pay your bid and nothing else.'],
  },
  8: {
    name: 'Double Dose',
    text: 'Your attack is doubled at no extra cost.',
    notes: [
      'It comes after Recycling and Attack Boost: bid 3 with both gives (3 + 7) × 2 = 20.',
      'You pay your bid and nothing else.',
    ],
  },
  9: {
    name: 'Loser Wins',
    text: 'If the fire has to move, it goes towards the stronger attack.',
    notes: [
      'Whoever laid it, it turns the fire for both.',
      'Equal attacks leave nothing to turn.',
      'A wizard with Resistance stays safe.',
    ],
  },
  10: {
    name: 'Blaze',
    text: 'If the fire has to move, it moves two tiles.',
    notes: [
      'In whichever direction it goes, whoever laid it.',
      'The fire stops at a wizard’s feet.',
      'Middle and the push against an empty reserve are not doubled.',
    ],
  },
  11: {
    name: 'Resistance',
    text: 'The fire cannot come towards you this turn.',
    notes: [
      'Loser Wins and Blaze do not break through.',
      'The fire may still go towards your opponent.',
      'It stops neither Middle nor the push against an empty reserve.',
    ],
  },
  12: {
    name: 'Scrooge',
    text: 'If the fire comes towards you, your bid costs nothing.',
    notes: [
      'The fire must really move: on a tie, or behind Resistance, you pay.',
      'An opposing Siphon feeds on your bid even when you keep it.',
    ],
  },
  13: {
    name: 'Reserve Boost',
    text: '+13 Mana once your bid is paid (50 at most).',
    notes: ['It arrives in time to save you from an empty reserve.'],
  },
  14: {
    name: 'Siphon',
    text: 'You gain as much Mana as the opposing bid (50 at most).',
    notes: [
      'What counts is the bid, not the attack, and after Recycling.',
      'It works even if your opponent pays nothing.',
    ],
  },
};
