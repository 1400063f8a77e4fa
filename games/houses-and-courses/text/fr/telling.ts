/** What happens at the table, told in French. */
import type { NameOf, Seat } from '../../../kit';
import { mailOf } from '../../catalogue';
import type { HousesEvent } from '../../events';
import type { EndReason, Params } from '../../state';
import { itemName, magicName, schoolName, type Telling } from '../log';
import { count, list, of } from './grammar';
import { pieces } from './pieces';

const magic = (id: string): string => magicName(id, pieces);
const school = (id: string): string => schoolName(id, pieces);
const letter = (id: string): string => pieces.mail[mailOf(id).kind].name;

export const ends: Readonly<Record<EndReason, string>> = {
  tenCards: 'Quelqu’un possède 10 cartes École à la fin de la manche : le plus haut total l’emporte.',
  horcruches:
    'Les sept Horcruches sont réunies : la partie est gagnée sur-le-champ, quels que soient les points.',
  roundCap: 'Trente manches ont été jouées : le plus haut total l’emporte.',
};

/** " sur Priya", " sur la carte 3 de l’emploi du temps" */
export function aim({ target, slot, slots, ownCard, bonus, take }: Params, nameOf: NameOf): string {
  if (ownCard !== undefined && slot !== undefined)
    return ` : ${school(ownCard)} contre la carte ${slot + 1} de l’emploi du temps`;
  if (target !== undefined) return ` sur ${nameOf(target as Seat)}`;
  if (slot !== undefined) return ` sur la carte ${slot + 1} de l’emploi du temps`;
  if (slots !== undefined)
    return ` sur ${slots.length === 1 ? 'la carte' : 'les cartes'} ${list(slots.map((one) => `${one + 1}`))}`;
  if (bonus !== undefined) return ` sur ${magic(bonus)}`;
  return take === undefined ? '' : ` : ${magic(take)}`;
}

export const telling: Telling = {
  heading: (event, nameOf) => {
    if (event.type === 'roundBegan') return `Manche ${event.round}`;
    return event.type === 'turnBegan' ? nameOf(event.player) : null;
  },
  sentence: tell,
};

function tell(event: HousesEvent, nameOf: NameOf): string | null {
  const bold = (seat: Seat): string => `**${nameOf(seat)}**`;
  switch (event.type) {
    case 'housePicked':
      return `${bold(event.player)} prend **${pieces.houses[event.house].name}**.`;
    case 'dealt': {
      const seats = Object.keys(event.houses) as Seat[];
      const houses = seats.map(
        (seat) =>
          `${bold(seat)} : ${list((event.houses[seat] ?? []).map((house) => pieces.houses[house].name))}`,
      );
      return `${houses.join(' ; ')}. ${count(Math.max(...Object.values(event.hands)), 'carte')} chacun.`;
    }
    case 'mailLaid':
      return event.slots.length === 1
        ? 'Un Courrier se pose sur l’emploi du temps.'
        : `${event.slots.length} Courriers se posent sur l’emploi du temps.`;
    case 'cardsLaid':
      return `Du nouveau à l’emploi du temps : ${list(event.cards.map(({ card }) => school(card)))}.`;
    case 'roundBegan':
      return `${event.order[0] === undefined ? 'Personne' : bold(event.order[0])} commence.`;
    case 'turnBegan':
      return event.actions === 1 ? `${bold(event.player)} n’a qu’une action.` : null;
    case 'reshuffled':
      return `La défausse ${event.pile === 'magic' ? 'Magie' : 'École'} redevient une pioche de ${event.deck} cartes.`;
    case 'firstPlayerMoved':
      return event.by === 'balais'
        ? `${bold(event.player)} prend la carte Premier joueur.`
        : `La carte Premier joueur revient à ${bold(event.player)}, de ${pieces.houses.grosfondor.name}.`;
    case 'ended':
      return `${ends[event.result.reason]} **${list(event.result.winners.map(nameOf))}** ${event.result.winners.length === 1 ? 'gagne' : 'gagnent'}.`;
    case 'drew': {
      const own = event.secret[event.player]?.cards;
      return `${bold(event.player)} pioche ${own ? list(own.map(magic)) : count(event.count, 'carte')}.`;
    }
    case 'collected':
      return `${bold(event.player)} paie ${count(event.paid.length, 'carte')} pour **${school(event.card)}**.`;
    case 'mailTaken':
      return mailTaken(event, bold);
    case 'bonusPlayed':
      return event.to === event.player
        ? `${bold(event.player)} pose **${magic(event.card)}** dans sa propre zone.`
        : `${bold(event.player)} pose **${magic(event.card)}** chez ${bold(event.to)}.`;
    case 'mailUsed':
      return `${bold(event.player)} ouvre un Courrier : ${letter(event.token)}.`;
    case 'powerUsed':
      return `${bold(event.player)} utilise le pouvoir de **${pieces.houses[event.house].name}**.`;
    case 'cardsGiven':
      return cardsGiven(event, bold);
    case 'peeked': {
      const own = event.secret[event.player]?.mail;
      return `${bold(event.player)} lit les Courriers de la carte ${event.slot + 1}${own ? ` : ${list(own.map(letter))}` : ''}.`;
    }
    case 'mailFound': {
      const own = event.secret[event.player]?.mail;
      return `${bold(event.player)} prend un Courrier de la réserve${own ? ` : ${letter(own)}` : ''}.`;
    }
    case 'mailPlaced':
      return `${bold(event.player)} pose le Courrier sur la carte ${event.slot + 1}.`;
    case 'courseSkipped':
      return `${bold(event.player)} renonce à l’effet de ${school(event.card)}.`;
    case 'declared': {
      const verb = event.item.kind === 'spell' ? 'lance' : 'applique';
      return `${bold(event.item.player)} ${verb} **${itemName(event.item, pieces)}**${aim(event.item.params, bold)}.`;
    }
    case 'reacted':
      return `${bold(event.item.player)} répond par **${itemName(event.item, pieces)}**.`;
    case 'nobodyReacted':
      return 'Personne ne réagit.';
    case 'settled':
      if (event.owner === null) return 'L’effet est annulé.';
      return event.takenOver
        ? `${bold(event.owner)} reprend l’effet à son compte.`
        : `L’effet tient : il revient à ${bold(event.owner)}.`;
    case 'copied':
      return `${bold(event.player)} applique l’effet copié${aim(event.params, bold)}.`;
    case 'copyDeclined':
      return `${bold(event.player)} laisse tomber l’effet copié.`;
    case 'chainEnded':
      return null;
    case 'shielded':
      return `Un bouclier protège ${bold(event.player)} jusqu’à son prochain tour.`;
    case 'courseSwapped':
      return `${bold(event.player)} échange ${school(event.given)} contre **${school(event.taken)}**.`;
    case 'spellTaken':
      return `${bold(event.player)} reprend **${magic(event.card)}** dans la défausse.`;
    case 'cardStolen': {
      const card = event.secret[event.player] ?? event.secret[event.from];
      return `${bold(event.player)} prend ${card ? `**${magic(card.card)}**` : 'une carte'} à ${bold(event.from)}.`;
    }
    case 'mailStolen': {
      const token = event.secret[event.player] ?? event.secret[event.from];
      return `${bold(event.player)} vole un Courrier à ${bold(event.from)}${token ? ` : ${letter(token.token)}` : ''}.`;
    }
    case 'discarded':
      return `${bold(event.player)} défausse ${list(event.cards.map(magic))}.`;
    case 'extraCollectGained':
      return `${bold(event.player)} peut collectionner ${count(event.extraCollects, 'carte')} École en plus de ses actions.`;
    case 'discountGained':
      return `La prochaine carte École ${of(bold(event.player))} coûte ${count(event.discount, 'carte')} de moins.`;
    case 'stunned':
      return `${bold(event.player)} aura 1 action de moins au prochain tour.`;
    case 'bonusDiscarded':
      return `**${magic(event.card)}** disparaît de chez ${bold(event.owner)}.`;
    case 'schoolGiven':
      return `${bold(event.player)} donne **${school(event.card)}** à ${bold(event.to)}.`;
    case 'slotsCleared':
      return `${list(event.cards.map(school))} ${event.cards.length === 1 ? 'quitte' : 'quittent'} l’emploi du temps.`;
  }
}

type Of<T extends HousesEvent['type']> = Extract<HousesEvent, { type: T }>;
type Bold = (seat: Seat) => string;

function mailTaken({ player, kept, bawlers, secret }: Of<'mailTaken'>, bold: Bold): string {
  const own = secret[player]?.mail;
  const parts: string[] = [];
  if (kept > 0)
    parts.push(`${bold(player)} reçoit ${own ? list(own.map(letter)) : count(kept, 'Courrier')}.`);
  if (bawlers > 0)
    parts.push(
      bawlers === 1
        ? 'Une Engueulante repart dans la réserve.'
        : `${bawlers} Engueulantes repartent dans la réserve.`,
    );
  return parts.join(' ');
}

function cardsGiven({ player, receivers, secret }: Of<'cardsGiven'>, bold: Bold): string {
  const gifts = receivers.map((seat) => {
    const card = secret[player]?.gifts[seat] ?? secret[seat]?.gifts[seat];
    return `${card === undefined ? 'une carte' : magic(card)} à ${bold(seat)}`;
  });
  return `${bold(player)} donne ${list(gifts)}.`;
}
