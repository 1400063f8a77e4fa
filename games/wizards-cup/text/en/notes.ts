/** What players ask about the Wizards, in English. */
import type { CardId } from '../../data';

export const notes: Readonly<Record<CardId, readonly string[]>> = {
  pyrotechnician: [
    'In a duel it only fights; its power wakes on top of your discard pile.',
    'Put it right before a Fire Wizard.',
  ],
  blacksmith: [
    'It counts the Value of the moment, bonuses included.',
    'Its win comes before Element and Value. If the other side wins by power too, both lose.',
  ],
  cannoneer: [
    'It looks at the Value of the moment, once, when it comes on stage.',
    'Below 7 nothing happens and the duel goes on as usual.',
  ],
  alchimist: [
    'In a duel it only fights; its power wakes on top of your discard pile.',
    'Put it right before a Water Wizard.',
  ],
  diver: ['Every card in your discard pile counts, however it got there.', 'Strongest when it comes late.'],
  siren: [
    'It turns the comparison for both sides. Elements are still looked at first.',
    'Equal Values still make both lose; two Sirens do not turn it back.',
  ],
  botanist: [
    'The card is discarded face up. If its power is dormant, it wakes for your opponent.',
    'Without a Waiting card over there, nothing happens.',
  ],
  geomaster: ['It turns even Values into odd ones, and so can save your Wizard from the Dancer.'],
  druid: [
    'In a duel it only fights; its power wakes on top of your discard pile.',
    'Put it right before a Nature Wizard.',
  ],
  detective: [
    'It then waits face up, and the newcomer’s Immediate power works at once.',
    'Against a Wizard of the same name the newcomer’s Immediate power is lost.',
  ],
  medium: [
    'What counts is the Value printed on the card.',
    'The card goes under your deck and will fight again.',
  ],
  priestess: [
    'Your Wizard cannot lose by Element, but still beats weaker ones.',
    'It is no help against powers or higher Values.',
  ],
  sinners: [
    'Nobody learns whether you changed anything.',
    'With one card or none in the deck there is nothing to do.',
  ],
  revolutionary: [
    'The card lands on top of the loser; a dormant power wakes there.',
    'Its Immediate power does not work, since it never came on stage.',
  ],
  executioner: ['The highest Value of all, and nothing else. Light beats it.'],
  shaman: [
    'With the lowest Value it acts before any other Immediate power, which is then lost.',
    'Two Shamans placed together lose their power.',
  ],
  traveler: ['Its bonus is good for any Element.'],
  dancer: [
    'It counts the Value of the moment, bonuses included.',
    'Its win comes before Element and Value. If the other side wins by power too, both lose.',
  ],
};
