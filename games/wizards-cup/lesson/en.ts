/** The words of the first round in English. */
import type { LessonWords } from '../../../src/lesson/contract';

export const words: LessonWords = {
  steps: {
    goal: {
      title: 'Two tokens win the cup',
      text: [
        'You play **White**, your rival Black. A round is a row of duels between your Wizards, and its winner takes a Victory token.',
        'Whoever first holds **two tokens** wins. There are three rounds at most.',
      ],
    },
    card: {
      title: 'A Wizard',
      text: [
        'Every card shows a **Value** (top left), an **Element** (top right) and usually a power. You and your rival own the same eighteen Wizards.',
        'Hold the pointer or a finger on the Cannoneer: its power beats any Wizard of Value 7 or more.',
      ],
    },
    elements: {
      title: 'Elements come before Values',
      text: [
        'Fire beats Nature, Nature beats Water, Water beats Fire. All three beat Light, and Light beats Shadow. Void beats nothing and fears nothing.',
        'The weaker Element loses, whatever the Values are. Only without a weakness does the **higher Value** win; equal Values lose both.',
      ],
    },
    drawn: {
      title: 'One was drawn for you',
      text: [
        'At the start one Wizard of each set is drawn blind. In the first round it belongs to the team: yours is the **Geomaster**, your rival’s the Executioner.',
        'Five more are yours to choose.',
      ],
    },
    team: {
      title: 'Your team of six',
      text: [
        'Five fight, from the first place to the last. The sixth waits face down and fights only if a power calls it.',
        'Choose a Wizard, then its place. For this round take: **1** Cannoneer, **2** Detective, **3** Sinners, **4** Executioner, **5** Geomaster, and the **Druid** waits.',
      ],
      task: 'Fill the six places like this and press Ready.',
      wrong: {
        others:
          'A fine team, but this lesson needs the Cannoneer, the Detective, the Sinners, the Executioner and the Druid beside the Geomaster.',
      },
    },
    order: {
      title: 'The right order',
      text: [
        'Your six are chosen. Now the places: **1** Cannoneer, **2** Detective, **3** Sinners, **4** Executioner, **5** Geomaster; the **Druid** waits.',
      ],
      task: 'Put them in this order and press Ready.',
      wrong: {
        waiting: 'Let the Druid wait: the Detective will want to call it.',
        order:
          'Nearly: first the Cannoneer, then the Detective, the Sinners, the Executioner, and the Geomaster last.',
      },
    },
    detective: {
      title: 'The duels run by themselves',
      text: [
        'First your Cannoneer met the mighty Executioner and won: its **Immediate power** works once, as it comes on stage. Then the Siren put it out: Water beats Fire.',
        'Who wins stays, who loses goes to the discard pile. Your **Detective** has come on stage, and asks you: shall the waiting Druid fight instead? Nature beats Water.',
      ],
      task: 'Send in the Druid.',
      wrong: {
        stays: 'The Detective would lose: Water beats Light. Send in the Druid, whom Water cannot beat.',
      },
    },
    sinners: {
      title: 'Change the order',
      text: [
        'The Druid beat the Siren; then Fire beat Nature. Now your **Sinners** let you put your remaining deck in any order.',
        'The Sinners and the Executioner are both Shadow, and both fall to Light. Somebody of another Element should come in between.',
      ],
      task: 'Put the Geomaster before the Executioner, and take this order.',
      wrong: {
        same: 'As it is, Shadow follows Shadow: one Light Wizard could beat both. Put the Geomaster first.',
      },
    },
    won: {
      title: 'The round is yours',
      text: [
        'Light did beat your Sinners, and your Geomaster was there: Nature beats Light. When a side has **no Wizard left to put on stage**, the round is over.',
        'You have a Victory token. The log tells every duel again, with its reason.',
      ],
    },
    powers: {
      title: 'Three kinds of power',
      text: [
        '**Immediate**: once, as the Wizard comes on stage. **Permanent**: in every duel it fights. **Dormant**: it wakes when the card lies on top of your discard pile, like the Geomaster’s +1.',
        'So even a lost duel can be of use.',
      ],
    },
    swap: {
      title: 'Between the rounds',
      text: [
        'Before the next round each player may **exchange one** Wizard of the team for one of the reserve, in secret. Even the one that was drawn blind may go now.',
        'Choose a Wizard of the reserve, then the place of the one that leaves.',
      ],
      task: 'Exchange one Wizard, whichever you like, and press Ready.',
      wrong: {
        none: 'Keeping all six is allowed. But do try it once: choose a Wizard outside your team, then a place.',
      },
    },
    again: {
      title: 'And the places again',
      text: ['Your rival has seen your team and will expect the same order. Surprise them, or do not.'],
      task: 'Put your six in any order and press Ready.',
    },
    end: {
      title: 'How a cup ends',
      text: [
        'As soon as your rival is ready, the second round begins. With a second token you win the cup.',
        'If both would take their second token at once, the printed Values of the two teams are added up, and the **lower** total wins.',
      ],
    },
  },
  end: [
    'You have picked a team, set an order and steered two duels. A cup against a novice takes a quarter of an hour.',
  ],
};
