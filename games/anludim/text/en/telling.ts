/** What happens at the university, told in English. */
import type { NameOf } from '../../../kit';
import type { AnludimEvent } from '../../events';
import { type Combo, seatOf } from '../../state';
import { discardedHalves, strengthOfCombo, type Telling } from '../log';
import { aCombination, card, combination, count, disciplines, half, list } from './naming';

export const telling: Telling = {
  round: (round) => `Round ${round}`,
  turn: (name) => `${name} to play`,
  sentence: tell,
  details,
};

const a = (combo: Combo): string => aCombination(combo.discipline, strengthOfCombo(combo));
const named = (combo: Combo): string => combination(combo.discipline, strengthOfCombo(combo));

const ENDS = {
  piles: 'three piles are empty',
  five: 'five different objects',
  stalemate: 'nobody has taken an object for too long',
} as const;

function tell(event: Exclude<AnludimEvent, { type: 'turnBegan' }>, nameOf: NameOf): string {
  const who = 'player' in event ? `**${nameOf(event.player)}**` : '';
  switch (event.type) {
    case 'roundBegan':
      return `the cards are dealt, **${nameOf(event.firstPlayer)}** begins.`;
    case 'tookBack':
      return `${who} takes back ${a(event.combo)}${event.professor ? `; ${disciplines[event.combo.discipline].theProfessor} returns to the lectern` : ''}.`;
    case 'laid':
      return event.extended
        ? `${who} adds ${count(event.cards.length, 'card')}: now **${named(event.combo)}**.`
        : `${who} lays **${a(event.combo)}**.`;
    case 'called': {
      const professor = disciplines[event.discipline].theProfessor;
      if (event.loser !== null) return `${professor} leaves **${nameOf(event.loser)}** for ${who}.`;
      return event.from === null ? `${professor} joins ${who}.` : `${professor} stays with ${who}.`;
    }
    case 'drew': {
      const own = event.secret[event.player]?.cards;
      if (own) return `${who} draws ${list(own.map((id) => card(id)))}.`;
      return `${who} draws ${event.count === 1 ? 'a card' : `${event.count} cards`}.`;
    }
    case 'tookFaceUp':
      return `${who} takes the face-up card ${card(event.card)}.`;
    case 'turnedUp':
      return `${card(event.card)} is turned up.`;
    case 'reshuffled':
      return `the discard pile is shuffled: ${count(event.deck, 'card')} to draw.`;
    case 'spent':
      return `${who} gives ${event.what.kind === 'parchment' ? 'a parchment' : `the ${disciplines[event.what.discipline].object} ${event.what.value}`} for a card and has **${event.total}** left.`;
    case 'passed':
      return `${who} can neither draw nor lay, and passes.`;
    case 'gained': {
      const { professor, object } = disciplines[event.object.discipline];
      const last = event.pile.length === 0 ? ' **That pile is empty.**' : '';
      return `the ${professor} gives ${who} the **${object} ${event.object.value}**: ${event.total} in all.${last}`;
    }
    case 'roundEnded': {
      const { round, winner, endedBy } = event.result;
      return `${ENDS[endedBy]}: **${nameOf(seatOf(winner))} wins round ${round}**.`;
    }
    case 'kept': {
      const own = event.secret[event.player]?.cards;
      if (own && own.length > 0) return `${who} keeps ${list(own.map((id) => card(id)))}.`;
      return `${who} keeps ${event.count === 0 ? 'no card' : count(event.count, 'card')}.`;
    }
    case 'gameEnded':
      return `**${nameOf(event.winner)} wins the game.**`;
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
          `Broken up: ${named(combo)}`,
          ...(rest.length > 0 ? [`${list(rest)} discarded`] : []),
          ...(professor ? [`${disciplines[combo.discipline].theProfessor} returns to the lectern`] : []),
        ]
          .join('; ')
          .concat('.');
      });
    case 'roundBegan':
      return event.parchments.some((parchments) => parchments > 0)
        ? [`Parchments: ${each(event.parchments).join(', ')}.`]
        : [];
    case 'roundEnded':
      return [`Totals: ${each(event.result.totals).join(', ')}.`];
    default:
      return [];
  }
}
