/** What happens at the tournament, told in English. */
import type { NameOf } from '../../../kit';
import { elementOf, levelOf, type StudentId, type TrialId } from '../../data';
import type { ClashEvent } from '../../events';
import type { EndReason, PlayerID } from '../../state';
import type { Telling } from '../log';
import { grouped } from '../words';
import { count, list } from './counting';
import { elements, spells } from './elements';

export const telling: Telling = {
  turn: (turn, name) => `Turn ${turn}: ${name}`,
  sentence: tell,
};

function students(cards: readonly StudentId[]): string {
  return list(grouped(cards.map(elementOf)).map(([element, amount]) => elements[element].students(amount)));
}

function levels(trials: readonly TrialId[]): string {
  return list(trials.map((trial) => String(levelOf(trial))));
}

function left(trials: number): string {
  if (trials === 0) return 'none is left';
  return `${trials} ${trials === 1 ? 'is' : 'are'} left`;
}

function tell(event: ClashEvent, player: NameOf): string {
  const bold = (id: PlayerID): string => `**${player(id)}**`;
  const where = 'arena' in event ? elements[event.arena].inArena : '';
  switch (event.type) {
    case 'dealt':
      return `${bold('0')} takes ${count(event.hands[0], 'Student')}, ${bold('1')} takes ${event.hands[1]}.`;
    case 'turnBegan':
      return `${bold(event.player)} begins turn ${event.turn}.`;
    case 'reshuffled':
      return `The discard pile is shuffled into a new draw pile of ${count(event.deck, 'Student')}.`;
    case 'drew': {
      const cards = event.secret[event.player]?.cards;
      return `${bold(event.player)} draws ${cards ? students(cards) : count(event.count, 'Student')}.`;
    }
    case 'emblemMoved':
      return `${bold(event.player)} moves the Emblem ${elements[event.arena].toArena}, discarding ${students([event.card])}.`;
    case 'deployed':
      return `${bold(event.player)} deploys ${students(event.cards)} ${where}.`;
    case 'passed':
      return `${bold(event.player)} passes Trial **${levelOf(event.trial)}** ${where} and has **${count(event.scores[event.player], 'point')}**.`;
    case 'summoned':
      return `${bold(event.player)} summons ${students(event.cards)} from ${elements[event.from].arena} ${elements[event.to].toArena}.`;
    case 'cast':
      return `${bold(event.player)} casts **${spells[event.spell].name}** ${where}.`;
    case 'banished':
      return `${bold(event.victim)} loses ${students(event.cards)} ${where}.`;
    case 'burned':
      return `${bold(event.victim)} loses Trial${event.trials.length === 1 ? '' : 's'} ${levels(event.trials)} ${where} and is left with **${count(event.scores[event.victim], 'point')}**.`;
    case 'lured':
      return `${students(event.cards)} of ${bold(event.victim)} ${event.cards.length === 1 ? 'joins' : 'join'} ${bold(event.player)}.`;
    case 'leapt':
      return `${bold(event.player)} skips a level, passes Trial **${levelOf(event.trial)}** ${where} and has **${count(event.scores[event.player], 'point')}**.`;
    case 'stolen':
      return `${bold(event.player)} takes Trial **${levelOf(event.trial)}** from ${bold(event.victim)}: **${event.scores[event.player]}** to **${event.scores[event.victim]}**.`;
    case 'hexed':
      return `${bold(event.victim)} has to discard ${count(event.count, 'card')}.`;
    case 'discarded':
      return `${bold(event.player)} discards ${students(event.cards)}.`;
    case 'casterLeft':
      return `The ${elements[elementOf(event.caster)].student} who cast it leaves ${elements[event.arena].arena}.`;
    case 'overtimeBegan':
      return `**Overtime!** It stands ${event.scores[0]} to ${event.scores[1]}: now 20 points win, and whoever falls to 9 loses.`;
    case 'announced':
      return `${bold(event.player)} announces ${event.trials.length === 1 ? 'Trial' : 'Trials'} ${levels(event.trials)}; ${left(event.deck)}.`;
    case 'ended':
      return event.result.winner === null
        ? `${REASONS[event.result.reason]} Both have ${event.result.scores[0]}: the match is **drawn**.`
        : `${REASONS[event.result.reason]} ${bold(event.result.winner)} **wins the match**.`;
  }
}

export const REASONS: Readonly<Record<EndReason, string>> = {
  fifteen: 'Fifteen points against nine or fewer.',
  twenty: 'Twenty points in Overtime.',
  collapse: 'A school has fallen to nine points or fewer in Overtime.',
  deckExhausted: 'The last Trial has been announced.',
  turnLimit: 'The last turn has been played.',
  forfeit: 'The match was given up.',
};
