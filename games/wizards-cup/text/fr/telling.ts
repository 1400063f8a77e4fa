/** What happens on the stage, told in French. */
import type { NameOf } from '../../../kit';
import { type CardId, type Element, wizardOf } from '../../data';
import type { CupEvent } from '../../events';
import { indexOf, opponentOf, type Side } from '../../state';
import { type Decided, figureOf, isHigher, strikerOf, type Telling, winnerOf } from '../log';

export const ARTICLE = /^(Les |Le |La |L’)/;

export const ELEMENTS: Readonly<Record<Element, string>> = {
  fire: 'Feu',
  water: 'Eau',
  nature: 'Nature',
  light: 'Lumière',
  shadow: 'Ombre',
  void: 'Néant',
};

/** With their articles, as the subject of a sentence. */
const THE_ELEMENTS: Readonly<Record<Element, string>> = {
  fire: 'le Feu',
  water: 'l’Eau',
  nature: 'la Nature',
  light: 'la Lumière',
  shadow: 'l’Ombre',
  void: 'le Néant',
};

export const telling: Telling = {
  round: (round) => `Manche ${round}`,
  duel: (no) => `Duel ${no}.`,
  sentence: tell,
  reason,
  fate,
};

export function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}

/** Zero is singular in French. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount < 2 ? one : many}`;
}

/** "d’Éloïse", "de Théo" */
export function of(name: string): string {
  return /^\**[aeiouyàâäéèêëîïôöùûüœæ]/iu.test(name) ? `d’${name}` : `de ${name}`;
}

export function beats(winner: Element, loser: Element): string {
  return capital(`${THE_ELEMENTS[winner]} bat ${THE_ELEMENTS[loser]}`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const fullName = (card: CardId): string => wizardOf(card).name.fr;
const articleOf = (card: CardId): string => ARTICLE.exec(fullName(card))?.[0] ?? '';
const bare = (card: CardId): string => fullName(card).replace(ARTICLE, '');

/** The Pécheurs are several. */
function isSeveral(card: CardId): boolean {
  return articleOf(card) === 'Les ';
}

/** "le **Botaniste**", "l’**Alchimiste**" */
function the(card: CardId): string {
  return `${articleOf(card).toLowerCase()}**${bare(card)}**`;
}

function The(card: CardId): string {
  return `${articleOf(card)}**${bare(card)}**`;
}

/** "du **Botaniste**", "de la **Sirène**", "des **Pécheurs**" */
function ofThe(card: CardId): string {
  switch (articleOf(card)) {
    case 'Le ':
      return `du **${bare(card)}**`;
    case 'Les ':
      return `des **${bare(card)}**`;
    default:
      return `de ${the(card)}`;
  }
}

function plainThe(card: CardId): string {
  return `${articleOf(card).toLowerCase()}${bare(card)}`;
}

function verb(card: CardId, one: string, several: string): string {
  return isSeveral(card) ? several : one;
}

/** "et s’éveille : Nature +3", once a dormant power lies on top. */
function waking(card: CardId): string {
  const { power } = wizardOf(card);
  if (power?.type !== 'dormant') return '';
  const wakes = ` et ${verb(card, 's’éveille', 's’éveillent')} : `;
  switch (power.effect) {
    case 'bonus':
      return `${wakes}+${power.bonus}`;
    case 'bonusElement':
      return `${wakes}${ELEMENTS[power.element]} +${power.bonus}`;
    case 'noWeakness':
      return `${wakes}aucune faiblesse`;
  }
}

function tell(event: Exclude<CupEvent, Decided>, nameOf: NameOf): string {
  const who = (side: Side): string => `**${nameOf(side)}**`;
  switch (event.type) {
    case 'drawn':
      return `Tirage à l’aveugle : ${the(event.card)} ${verb(event.card, 'rejoint', 'rejoignent')} l’équipe ${of(who(event.player))}.`;
    case 'selected': {
      const own = event.secret[event.player];
      return own
        ? `${who(event.player)} choisit ${list(own.cards.map(plainThe))}.`
        : `${who(event.player)} a choisi son équipe.`;
    }
    case 'swapped': {
      const own = event.secret[event.player];
      if (!own) return `${who(event.player)} a réfléchi à un échange.`;
      if (own.out === null || own.in === null) return `${who(event.player)} garde les six mêmes Sorciers.`;
      return `${who(event.player)} remplace ${the(own.out)} par ${the(own.in)}.`;
    }
    case 'ordered': {
      const own = event.secret[event.player];
      if (!own) return `L’équipe ${of(who(event.player))} est en place.`;
      return `L’équipe ${of(who(event.player))} est en place : ${list(own.deck.map(bare))} ; ${plainThe(own.waiting)} ${verb(own.waiting, 'attend', 'attendent')}.`;
    }
    case 'roundBegan':
      return event.round === 1
        ? 'Le rideau se lève sur deux équipes.'
        : `Le rideau se lève de nouveau, à **${event.tokens[0]}** contre **${event.tokens[1]}**.`;
    case 'placed':
      return `${who(event.player)} fait entrer ${the(event.card)}.`;
    case 'cancelled':
      return `Le même nom des deux côtés : le pouvoir ${ofThe(event.card)} est perdu.`;
    case 'activated':
      return activated(event, who(event.player));
    case 'asked':
      return asked(event, who(event.player));
    case 'answered':
      return event.use
        ? `${who(event.player)} se sert du pouvoir ${ofThe(event.card)}.`
        : `${who(event.player)} renonce au pouvoir ${ofThe(event.card)}.`;
    case 'rearranged':
      return `${who(event.player)} a parcouru sa pioche et l’a remise en ordre.`;
    case 'exchanged':
      return `${The(event.in)} ${verb(event.in, 'entre', 'entrent')} en scène ; ${the(event.out)} ${verb(event.out, 'attend', 'attendent')}, face visible.`;
    case 'recalled':
      return `${The(event.card)} ${verb(event.card, 'se glisse', 'se glissent')} sous la pioche ${of(who(event.player))}.`;
    case 'discarded':
      return discarded(event, who(event.player));
    case 'roundEnded':
      return roundEnded(event, who);
    case 'gameEnded': {
      const { winner, totals } = event.result;
      if (winner !== null) return `${who(winner)} **remporte la coupe**.`;
      return `La coupe est partagée : les deux équipes totalisent ${totals?.[0] ?? 0}.`;
    }
  }
}

type Of<T extends CupEvent['type']> = Extract<CupEvent, { type: T }>;

function activated({ card }: Of<'activated'>, owner: string): string {
  const { power } = wizardOf(card);
  const subject = `${The(card)} ${of(owner)}`;
  switch (power?.effect) {
    case 'winIfOpponentAtLeast':
      return `${subject} ${verb(card, 'vise', 'visent')} juste : en face, la Valeur est d’au moins ${power.value}.`;
    case 'discardOpponentWaiting':
      return `${subject} ${verb(card, 'déracine', 'déracinent')} la carte en attente adverse.`;
    default:
      return `${subject} ${verb(card, 'agit', 'agissent')} aussitôt.`;
  }
}

function asked({ card }: Of<'asked'>, owner: string): string {
  switch (wizardOf(card).power?.effect) {
    case 'rearrangeDeck':
      return `${owner} remet sa pioche en ordre.`;
    case 'swapWithWaiting':
      return `${owner} peut faire entrer sa carte en attente.`;
    default:
      return `${owner} peut reprendre sa carte visible sous sa pioche.`;
  }
}

function discarded({ card, from }: Of<'discarded'>, owner: string): string {
  const subject = `${The(card)} ${of(owner)}`;
  switch (from) {
    case 'duel':
      return `${subject} ${verb(card, 'quitte', 'quittent')} la scène${waking(card)}.`;
    case 'waiting':
      return `${subject} ${verb(card, 'finit', 'finissent')} dans la défausse sans avoir combattu${waking(card)}.`;
    case 'deck':
      return `${subject} ${verb(card, 'tombe', 'tombent')} de la pioche dans la défausse${waking(card)}.`;
  }
}

function roundEnded({ winners, tieBreak, tokens }: Of<'roundEnded'>, who: (side: Side) => string): string {
  const score = `**${tokens[0]}** contre **${tokens[1]}**`;
  const [winner, other] = winners;
  if (tieBreak) {
    const totals = `Plus personne en lice, les totaux décident : ${tieBreak[0]} contre ${tieBreak[1]}.`;
    return winner === undefined
      ? `${totals} Égalité parfaite.`
      : `${totals} Le plus petit l’emporte, celui ${of(who(winner))} : ${score}.`;
  }
  if (winner !== undefined && other === undefined) return `${who(winner)} **gagne la manche** : ${score}.`;
  return `Plus personne en lice : **la manche est gagnée des deux côtés**, ${score}.`;
}

function reason(event: Decided): string {
  const striker = strikerOf(event);
  const winner = winnerOf(event);
  const figure = (side: Side) => figureOf(event, side, bare);
  switch (event.criterion) {
    case 'immediate':
      return striker === null || winner === null
        ? `${striker === null ? 'Ce pouvoir' : fullName(striker)} emporte les deux Sorciers.`
        : `${fullName(striker)} ${verb(striker, 'frappe', 'frappent')} sans attendre.`;
    case 'power': {
      if (winner === null || striker === null)
        return 'Les deux pouvoirs gagnent, donc les deux Sorciers perdent.';
      const { power } = wizardOf(striker);
      const value = figure(opponentOf(winner));
      const parity = power?.effect === 'winVsParity' && power.parity === 'odd' ? 'impair' : 'pair';
      return `${value} est ${parity} : ${plainThe(striker)} ${verb(striker, 'gagne', 'gagnent')}.`;
    }
    case 'element': {
      const [loser] = event.losers;
      if (winner === null || loser === undefined) return '';
      return `${beats(elementOf(event, winner), elementOf(event, loser))}.`;
    }
    case 'value': {
      if (winner === null) return `${figure('0')} contre ${figure('1')} : Valeurs égales.`;
      const duel = `${figure(winner)} bat ${figure(opponentOf(winner))}.`;
      return isHigher(event, winner) ? duel : `La plus petite Valeur gagne : ${duel}`;
    }
  }
}

function elementOf({ cards }: Decided, side: Side): Element {
  return wizardOf(cards[indexOf(side)]).element;
}

function fate(event: Decided, nameOf: NameOf): string {
  const [loser] = event.losers;
  const winner = winnerOf(event);
  if (winner === null || loser === undefined) return 'Les deux Sorciers perdent.';
  const card = event.cards[indexOf(loser)];
  const lost = `${The(card)} ${of(nameOf(loser))} ${verb(card, 'perd', 'perdent')}`;
  const [own, other] = [event.values[indexOf(loser)], event.values[indexOf(winner)]];
  return event.criterion === 'element' && own > other
    ? `${lost}, même à ${own} contre ${other}.`
    : `${lost}.`;
}
