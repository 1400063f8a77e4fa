/** What happens at the table, told in English. */
import type { NameOf, Seat } from '../../../kit';
import { mailOf } from '../../catalogue';
import type { HousesEvent } from '../../events';
import type { EndReason, Params } from '../../state';
import { itemName, magicName, schoolName, type Telling } from '../log';
import { count, list } from './grammar';
import { pieces } from './pieces';

const magic = (id: string): string => magicName(id, pieces);
const school = (id: string): string => schoolName(id, pieces);
const letter = (id: string): string => pieces.mail[mailOf(id).kind].name;

export const ends: Readonly<Record<EndReason, string>> = {
  tenCards: 'Somebody owns 10 School cards at the end of the round: the highest total wins.',
  horcruches: 'All seven Horjugs in one area: the game is won at once, whatever the points.',
  roundCap: 'Thirty rounds have been played: the highest total wins.',
};

/** " on Priya", " on card 3 of the Timetable" */
export function aim({ target, slot, slots, ownCard, bonus, take }: Params, nameOf: NameOf): string {
  if (ownCard !== undefined && slot !== undefined)
    return `: ${school(ownCard)} for card ${slot + 1} of the Timetable`;
  if (target !== undefined) return ` on ${nameOf(target as Seat)}`;
  if (slot !== undefined) return ` on card ${slot + 1} of the Timetable`;
  if (slots !== undefined)
    return ` on ${slots.length === 1 ? 'card' : 'cards'} ${list(slots.map((one) => `${one + 1}`))}`;
  if (bonus !== undefined) return ` on ${magic(bonus)}`;
  return take === undefined ? '' : `: ${magic(take)}`;
}

export const telling: Telling = {
  heading: (event, nameOf) => {
    if (event.type === 'roundBegan') return `Round ${event.round}`;
    return event.type === 'turnBegan' ? nameOf(event.player) : null;
  },
  sentence: tell,
};

function tell(event: HousesEvent, nameOf: NameOf): string | null {
  const bold = (seat: Seat): string => `**${nameOf(seat)}**`;
  switch (event.type) {
    case 'housePicked':
      return `${bold(event.player)} takes **${pieces.houses[event.house].name}**.`;
    case 'dealt': {
      const seats = Object.keys(event.houses) as Seat[];
      const houses = seats.map(
        (seat) =>
          `${bold(seat)}: ${list((event.houses[seat] ?? []).map((house) => pieces.houses[house].name))}`,
      );
      return `${houses.join('; ')}. ${count(Math.max(...Object.values(event.hands)), 'card')} each.`;
    }
    case 'mailLaid':
      return `${count(event.slots.length, 'letter')} ${event.slots.length === 1 ? 'lands' : 'land'} on the Timetable.`;
    case 'cardsLaid':
      return `New on the Timetable: ${list(event.cards.map(({ card }) => school(card)))}.`;
    case 'roundBegan':
      return `${event.order[0] === undefined ? 'Nobody' : bold(event.order[0])} begins.`;
    case 'turnBegan':
      return event.actions === 1 ? `${bold(event.player)} has only 1 action.` : null;
    case 'reshuffled':
      return `The ${event.pile === 'magic' ? 'Magic' : 'School'} discard becomes a new deck of ${event.deck}.`;
    case 'firstPlayerMoved':
      return event.by === 'balais'
        ? `${bold(event.player)} takes the First Player card.`
        : `The First Player card comes back to ${bold(event.player)}, of ${pieces.houses.grosfondor.name}.`;
    case 'ended':
      return `${ends[event.result.reason]} **${list(event.result.winners.map(nameOf))}** ${event.result.winners.length === 1 ? 'wins' : 'win'}.`;
    case 'drew': {
      const own = event.secret[event.player]?.cards;
      return `${bold(event.player)} draws ${own ? list(own.map(magic)) : count(event.count, 'card')}.`;
    }
    case 'collected':
      return `${bold(event.player)} pays ${count(event.paid.length, 'card')} for **${school(event.card)}**.`;
    case 'mailTaken':
      return mailTaken(event, bold);
    case 'bonusPlayed':
      return event.to === event.player
        ? `${bold(event.player)} lays **${magic(event.card)}** in the own area.`
        : `${bold(event.player)} lays **${magic(event.card)}** in the area of ${bold(event.to)}.`;
    case 'mailUsed':
      return `${bold(event.player)} opens a letter: ${letter(event.token)}.`;
    case 'powerUsed':
      return `${bold(event.player)} uses the power of **${pieces.houses[event.house].name}**.`;
    case 'cardsGiven':
      return cardsGiven(event, bold);
    case 'peeked': {
      const own = event.secret[event.player]?.mail;
      return `${bold(event.player)} reads the letters on card ${event.slot + 1}${own ? `: ${list(own.map(letter))}` : ''}.`;
    }
    case 'mailFound': {
      const own = event.secret[event.player]?.mail;
      return `${bold(event.player)} takes a letter from the reserve${own ? `: ${letter(own)}` : ''}.`;
    }
    case 'mailPlaced':
      return `${bold(event.player)} lays the letter on card ${event.slot + 1}.`;
    case 'courseSkipped':
      return `${bold(event.player)} does without the effect of ${school(event.card)}.`;
    case 'declared': {
      const verb = event.item.kind === 'spell' ? 'casts' : 'applies';
      return `${bold(event.item.player)} ${verb} **${itemName(event.item, pieces)}**${aim(event.item.params, bold)}.`;
    }
    case 'reacted':
      return `${bold(event.item.player)} answers with **${itemName(event.item, pieces)}**.`;
    case 'nobodyReacted':
      return 'Nobody reacts.';
    case 'settled':
      if (event.owner === null) return 'The effect is cancelled.';
      return event.takenOver
        ? `${bold(event.owner)} takes the effect over.`
        : `The effect stands: it is ${bold(event.owner)}’s.`;
    case 'copied':
      return `${bold(event.player)} applies the copied effect${aim(event.params, bold)}.`;
    case 'copyDeclined':
      return `${bold(event.player)} lets the copied effect go.`;
    case 'chainEnded':
      return null;
    case 'shielded':
      return `${bold(event.player)} is shielded until the next turn.`;
    case 'courseSwapped':
      return `${bold(event.player)} swaps ${school(event.given)} for **${school(event.taken)}**.`;
    case 'spellTaken':
      return `${bold(event.player)} takes **${magic(event.card)}** back from the discard.`;
    case 'cardStolen': {
      const card = event.secret[event.player] ?? event.secret[event.from];
      return `${bold(event.player)} takes ${card ? `**${magic(card.card)}**` : 'a card'} from ${bold(event.from)}.`;
    }
    case 'mailStolen': {
      const token = event.secret[event.player] ?? event.secret[event.from];
      return `${bold(event.player)} steals a letter from ${bold(event.from)}${token ? `: ${letter(token.token)}` : ''}.`;
    }
    case 'discarded':
      return `${bold(event.player)} discards ${list(event.cards.map(magic))}.`;
    case 'extraCollectGained':
      return `${bold(event.player)} may collect ${count(event.extraCollects, 'more School card')} beside the actions.`;
    case 'discountGained':
      return `The next School card costs ${bold(event.player)} ${count(event.discount, 'card')} less.`;
    case 'stunned':
      return `${bold(event.player)} will have 1 action less on the next turn.`;
    case 'bonusDiscarded':
      return `**${magic(event.card)}** disappears from the area of ${bold(event.owner)}.`;
    case 'schoolGiven':
      return `${bold(event.player)} gives **${school(event.card)}** to ${bold(event.to)}.`;
    case 'slotsCleared':
      return `${list(event.cards.map(school))} ${event.cards.length === 1 ? 'leaves' : 'leave'} the Timetable.`;
  }
}

type Of<T extends HousesEvent['type']> = Extract<HousesEvent, { type: T }>;
type Bold = (seat: Seat) => string;

function mailTaken({ player, kept, bawlers, secret }: Of<'mailTaken'>, bold: Bold): string {
  const own = secret[player]?.mail;
  const parts: string[] = [];
  if (kept > 0) parts.push(`${bold(player)} gets ${own ? list(own.map(letter)) : count(kept, 'letter')}.`);
  if (bawlers > 0) parts.push(bawlers === 1 ? 'A Bawler flies back.' : `${bawlers} Bawlers fly back.`);
  return parts.join(' ');
}

function cardsGiven({ player, receivers, secret }: Of<'cardsGiven'>, bold: Bold): string {
  const gifts = receivers.map((seat) => {
    const card = secret[player]?.gifts[seat] ?? secret[seat]?.gifts[seat];
    return `${card === undefined ? 'a card' : magic(card)} to ${bold(seat)}`;
  });
  return `${bold(player)} gives ${list(gifts)}.`;
}
