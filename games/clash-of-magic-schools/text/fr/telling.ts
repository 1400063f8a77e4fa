/** What happens at the tournament, told in French. */
import type { NameOf } from '../../../kit';
import { elementOf, levelOf, type StudentId, type TrialId } from '../../data';
import type { ClashEvent } from '../../events';
import type { EndReason, PlayerID } from '../../state';
import type { Telling } from '../log';
import { grouped } from '../words';
import { count, list, of } from './counting';
import { elements, spells } from './elements';

export const telling: Telling = {
  turn: (turn, name) => `Tour ${turn} : ${name}`,
  sentence: tell,
};

function students(cards: readonly StudentId[]): string {
  return list(grouped(cards.map(elementOf)).map(([element, amount]) => elements[element].students(amount)));
}

function levels(trials: readonly TrialId[]): string {
  return list(trials.map((trial) => String(levelOf(trial))));
}

function left(trials: number): string {
  return trials === 0 ? 'il n’en reste plus' : `il en reste ${trials}`;
}

function tell(event: ClashEvent, player: NameOf): string {
  const bold = (id: PlayerID): string => `**${player(id)}**`;
  const where = 'arena' in event ? elements[event.arena].inArena : '';
  switch (event.type) {
    case 'dealt':
      return `${bold('0')} reçoit ${count(event.hands[0], 'Élève')}, ${bold('1')} en reçoit ${event.hands[1]}.`;
    case 'turnBegan':
      return `${bold(event.player)} commence le tour ${event.turn}.`;
    case 'reshuffled':
      return `La défausse est mélangée et forme une pioche de ${count(event.deck, 'Élève')}.`;
    case 'drew': {
      const cards = event.secret[event.player]?.cards;
      return `${bold(event.player)} pioche ${cards ? students(cards) : count(event.count, 'Élève')}.`;
    }
    case 'emblemMoved':
      return `${bold(event.player)} défausse ${students([event.card])} : son Emblème va ${where}.`;
    case 'deployed':
      return `${bold(event.player)} déploie ${students(event.cards)} ${where}.`;
    case 'passed':
      return `${bold(event.player)} passe l’Épreuve **${levelOf(event.trial)}** ${where} et compte **${count(event.scores[event.player], 'point')}**.`;
    case 'summoned':
      return `${bold(event.player)} convoque ${students(event.cards)} de ${elements[event.from].arena} ${elements[event.to].toArena}.`;
    case 'cast':
      return `${bold(event.player)} lance **${spells[event.spell].name}** ${where}.`;
    case 'banished':
      return `${bold(event.victim)} perd ${students(event.cards)} ${where}.`;
    case 'burned':
      return `${bold(event.victim)} perd ${event.trials.length === 1 ? 'l’Épreuve' : 'les Épreuves'} ${levels(event.trials)} ${where} et n’a plus que **${count(event.scores[event.victim], 'point')}**.`;
    case 'lured':
      return `${students(event.cards)} ${event.cards.length === 1 ? 'quitte' : 'quittent'} ${bold(event.victim)} pour ${bold(event.player)}.`;
    case 'leapt':
      return `${bold(event.player)} saute un niveau, passe l’Épreuve **${levelOf(event.trial)}** ${where} et compte **${count(event.scores[event.player], 'point')}**.`;
    case 'stolen':
      return `${bold(event.player)} prend l’Épreuve **${levelOf(event.trial)}** ${of(bold(event.victim))} : **${event.scores[event.player]}** contre **${event.scores[event.victim]}**.`;
    case 'hexed':
      return `${bold(event.victim)} doit défausser ${count(event.count, 'carte')}.`;
    case 'discarded':
      return `${bold(event.player)} défausse ${students(event.cards)}.`;
    case 'casterLeft':
      return `Le lanceur, un ${elements[elementOf(event.caster)].student}, quitte ${elements[event.arena].arena}.`;
    case 'overtimeBegan':
      return `**Prolongations !** ${event.scores[0]} à ${event.scores[1]} : désormais 20 points l’emportent, et qui tombe à 9 a perdu.`;
    case 'announced':
      return `${bold(event.player)} annonce ${event.trials.length === 1 ? 'l’Épreuve' : 'les Épreuves'} ${levels(event.trials)} ; ${left(event.deck)}.`;
    case 'ended':
      return event.result.winner === null
        ? `${REASONS[event.result.reason]} ${event.result.scores[0]} partout : **match nul**.`
        : `${REASONS[event.result.reason]} ${bold(event.result.winner)} **remporte la partie**.`;
  }
}

export const REASONS: Readonly<Record<EndReason, string>> = {
  fifteen: 'Quinze points contre neuf ou moins.',
  twenty: 'Vingt points en Prolongations.',
  collapse: 'Une école est tombée à neuf points ou moins en Prolongations.',
  deckExhausted: 'La dernière Épreuve a été annoncée.',
  turnLimit: 'Le dernier tour a été joué.',
  forfeit: 'La partie a été abandonnée.',
};
