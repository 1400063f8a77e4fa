/** Shazamm! in English. */
import type { NameOf } from '../../kit';
import { BRIDGE_LENGTH } from '../data';
import type { ShazammView } from '../state';
import { board } from './en/board';
import { rules } from './en/rules';
import { decoy, spells } from './en/spells';
import { count, telling } from './en/telling';
import { effectOf, logOf } from './log';
import { references } from './references';
import { type RoundSummary, roundsOf } from './rounds';
import { asWizard, type ShazammWords } from './words';

export const words: ShazammWords = {
  title: 'Shazamm!',
  tagline: 'Two wizards, one crumbling bridge',
  summary:
    'Two proud wizards meet on an old bridge over a river of lava. Every turn both bid Mana in secret and lay spells face down, and the stronger attack pushes the wall of fire towards the weaker. The bridge crumbles from both ends: whoever ends up on a fallen tile has lost.',
  roles: { '0': 'Red wizard', '1': 'Green wizard' },
  letters: { '0': 'R', '1': 'G' },
  tasks: {
    arrange: 'arrange your draw pile',
    commit: 'bid and lay your spells',
    clone: 'choose a spell to copy',
    theft: 'use or destroy the seized spells',
    recycling: 'correct your bid',
  },
  options: {
    deckMode: {
      label: 'Spells',
      values: {
        draw: {
          label: 'Draw pile',
          hint: 'Five spells to begin with, three more each round. The basic game.',
        },
        allInHand: {
          label: 'All in hand',
          hint: 'All fourteen spells from the start. For those who know the cards.',
        },
        chosenOrder: {
          label: 'Chosen order',
          hint: 'Each player arranges the own draw pile in secret: 5, then 3, 3 and 3.',
        },
      },
    },
    showFaceDownCount: {
      label: 'Show how many cards are laid',
      hint: 'Otherwise the decoy fools nobody.',
    },
  },
  reasons: {
    ORDER_NOT_PERMUTATION: 'The draw pile must hold each of the fourteen spells once.',
    BID_TOO_LOW: '**You must bid.** At least 1 Mana in every turn.',
    BID_TOO_HIGH: (view, player) => {
      const reserve = view.mana[asWizard(player)];
      return `**That is too much.** You have ${reserve} Mana: bid from 1 to ${reserve}.`;
    },
    SPELL_UNKNOWN: 'There is no such spell: they are numbered from 1 to 14.',
    SPELL_DUPLICATE: 'You have each spell only once.',
    SPELL_NOT_IN_HAND: 'This spell is not in your hand.',
    CLONE_NOT_IN_POOL: 'You can only copy what your opponent laid last turn, and never Clone.',
    THEFT_DUPLICATE: 'Each seized spell can be kept only once.',
    THEFT_NOT_A_TARGET: 'Larceny has not seized this spell.',
    RECYCLING_OUT_OF_RANGE: 'Recycling changes a bid by 5 at most.',
    RECYCLING_BID_TOO_LOW: 'The bid cannot fall below 1 Mana.',
    RECYCLING_BID_TOO_HIGH: (view, player) =>
      `The bid cannot exceed your reserve of ${view.mana[asWizard(player)]} Mana.`,
  },
  spells,
  decoy,
  classes: {
    control: 'bends the rules',
    attack: 'strengthens the attack',
    movement: 'moves the fire',
    mana: 'saves Mana',
  },
  // Nothing here tells that the duel is over: the bar is read before the story has been told.
  progress: (view) => {
    if (view.stage === 'arrange') return 'Before the duel';
    return `Round ${view.round}, turn ${view.turn}`;
  },
  log: logOf(telling),
  effect: effectOf(telling),
  verdict: (view, nameOf) => ({ title: verdictTitle(view, nameOf), lines: verdictLines(view, nameOf) }),
  rules,
  references,
  board,
};

function verdictTitle({ result }: ShazammView, nameOf: NameOf): string {
  if (result === null) return 'The duel goes on';
  return 'winner' in result ? `${nameOf(result.winner)} wins` : 'A draw';
}

function verdictLines(view: ShazammView, nameOf: NameOf): string[] {
  const lines = roundsOf(view.history).map((round) => {
    const turns = count(round.turns, 'turn');
    return `**Round ${round.round}** (${turns}): ${roundEnd(round, nameOf)} The fire was on tile **${round.wall}**.`;
  });
  const { collapsed, result, wizards } = view;
  if (result === null) return lines;
  const left = `**${count(collapsed, 'tile')}** gone at each end, tiles ${collapsed + 1} to ${BRIDGE_LENGTH - collapsed} left.`;
  const fall =
    'loser' in result
      ? `**${nameOf(result.loser)}** had to go to tile **${wizards[result.loser]}**, and fell into the lava.`
      : `Tiles **${wizards['0']}** and **${wizards['1']}** were gone as well: both fell into the lava.`;
  return [...lines, left, fall];
}

function roundEnd({ cause, victim, pushed }: RoundSummary, nameOf: NameOf): string {
  const name = victim === null ? '' : nameOf(victim);
  switch (cause) {
    case 'WALL_TOUCHED':
      return `the fire reached ${name}.`;
    case 'MANA_EXHAUSTED':
      return `${name} ran out of Mana and was pushed back ${count(pushed, 'tile')}.`;
    case 'BOTH_EXHAUSTED':
      return 'both ran out of Mana.';
    case 'ROUND_END_SPELL':
      return 'stopped by End of Round.';
  }
}
