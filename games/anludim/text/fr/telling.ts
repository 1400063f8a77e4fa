/** What happens at the university, told in French. */
import type { NameOf } from '../../../kit';
import type { AnludimEvent } from '../../events';
import { type Combo, seatOf } from '../../state';
import { discardedHalves, strengthOfCombo, type Telling } from '../log';
import { aCombination, card, combination, count, disciplines, half, list, of } from './naming';

export const telling: Telling = {
  round: (round) => `Manche ${round}`,
  turn: (name) => `À ${name} de jouer`,
  sentence: tell,
  details,
};

const a = (combo: Combo): string => aCombination(combo.discipline, strengthOfCombo(combo));
const named = (combo: Combo): string => combination(combo.discipline, strengthOfCombo(combo));

const ENDS = {
  piles: 'trois piles sont vides',
  five: 'cinq objets différents',
  stalemate: 'plus personne ne prend d’objet',
} as const;

/** The objects with their article, in the middle of a sentence. */
const OBJECTS = {
  run: 'la Fiole',
  flush: 'l’Étoile',
  pairs: 'la Poupée vaudou',
  trips: 'le Talisman',
  assembly: 'le Coffre de cristaux',
} as const;

function tell(event: Exclude<AnludimEvent, { type: 'turnBegan' }>, nameOf: NameOf): string {
  const who = 'player' in event ? `**${nameOf(event.player)}**` : '';
  switch (event.type) {
    case 'roundBegan':
      return `les cartes sont distribuées, **${nameOf(event.firstPlayer)}** commence.`;
    case 'tookBack':
      return `${who} reprend en main ${a(event.combo)}${event.professor ? ` ; ${disciplines[event.combo.discipline].theProfessor} retourne au pupitre` : ''}.`;
    case 'laid':
      return event.extended
        ? `${who} ajoute ${count(event.cards.length, 'carte')}, ce qui donne : **${named(event.combo)}**.`
        : `${who} pose **${a(event.combo)}**.`;
    case 'called': {
      const professor = disciplines[event.discipline].theProfessor;
      if (event.loser !== null) return `${professor} quitte **${nameOf(event.loser)}** pour ${who}.`;
      return event.from === null ? `${professor} rejoint ${who}.` : `${professor} reste auprès ${of(who)}.`;
    }
    case 'drew': {
      const own = event.secret[event.player]?.cards;
      if (own) return `${who} pioche ${list(own.map((id) => card(id)))}.`;
      return `${who} pioche ${event.count === 1 ? 'une carte' : `${event.count} cartes`}.`;
    }
    case 'tookFaceUp':
      return `${who} prend la carte visible ${card(event.card)}.`;
    case 'turnedUp':
      return `une nouvelle carte visible : ${card(event.card)}.`;
    case 'reshuffled':
      return `la défausse est mélangée : ${count(event.deck, 'carte')} à piocher.`;
    case 'spent':
      return `${who} cède ${event.what.kind === 'parchment' ? 'un parchemin' : `${OBJECTS[event.what.discipline]} ${event.what.value}`} contre une carte ; il reste **${count(event.total, 'point')}**.`;
    case 'passed':
      return `${who} ne peut ni piocher ni poser, et passe.`;
    case 'gained': {
      const { theProfessor } = disciplines[event.object.discipline];
      const last = event.pile.length === 0 ? ' **La pile est vide.**' : '';
      return `${theProfessor} remet à ${who} **${OBJECTS[event.object.discipline]} ${event.object.value}** : ${count(event.total, 'point')} en tout.${last}`;
    }
    case 'roundEnded': {
      const { round, winner, endedBy } = event.result;
      return `${ENDS[endedBy]} : **${nameOf(seatOf(winner))} remporte la manche ${round}**.`;
    }
    case 'kept': {
      const own = event.secret[event.player]?.cards;
      if (own && own.length > 0) return `${who} garde ${list(own.map((id) => card(id)))}.`;
      return event.count === 0
        ? `${who} ne garde aucune carte.`
        : `${who} garde ${count(event.count, 'carte')}.`;
    }
    case 'gameEnded':
      return `**${nameOf(event.winner)} remporte la partie.**`;
  }
}

function details(event: AnludimEvent, nameOf: NameOf): readonly string[] {
  const each = (amounts: readonly number[]): string[] =>
    amounts.map((amount, seat) => `${nameOf(seatOf(seat))} ${amount}`);
  switch (event.type) {
    case 'laid':
      return event.sources.map((source) => {
        const { combo, professor } = source;
        const rest = discardedHalves(source).map(half);
        return [
          `Défait : ${named(combo)}`,
          ...(rest.length > 0 ? [`${list(rest)} à la défausse`] : []),
          ...(professor ? [`${disciplines[combo.discipline].theProfessor} retourne au pupitre`] : []),
        ]
          .join(' ; ')
          .concat('.');
      });
    case 'roundBegan':
      return event.parchments.some((parchments) => parchments > 0)
        ? [`Parchemins : ${each(event.parchments).join(', ')}.`]
        : [];
    case 'roundEnded':
      return [`Totaux : ${each(event.result.totals).join(', ')}.`];
    default:
      return [];
  }
}
