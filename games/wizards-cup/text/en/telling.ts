/** What happens on the stage, told in English. */
import type { NameOf } from '../../../kit';
import { type CardId, type Element, wizardOf } from '../../data';
import type { CupEvent } from '../../events';
import { indexOf, opponentOf, type Side } from '../../state';
import { type Decided, figureOf, isHigher, strikerOf, type Telling, winnerOf } from '../log';

export const ARTICLE = /^The /;

export const ELEMENTS: Readonly<Record<Element, string>> = {
  fire: 'Fire',
  water: 'Water',
  nature: 'Nature',
  light: 'Light',
  shadow: 'Shadow',
  void: 'Void',
};

export const telling: Telling = {
  round: (round) => `Round ${round}`,
  duel: (no) => `Duel ${no}.`,
  sentence: tell,
  reason,
  fate,
};

export function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

export function beats(winner: Element, loser: Element): string {
  return `${ELEMENTS[winner]} beats ${ELEMENTS[loser]}`;
}

const short = (card: CardId): string => wizardOf(card).name.en.replace(ARTICLE, '');
const bold = (card: CardId): string => `**${short(card)}**`;

/** The Sinners are several. */
function isSeveral(card: CardId): boolean {
  return /[^s]s$/.test(short(card));
}

function verb(card: CardId, stem: string): string {
  return isSeveral(card) ? stem : `${stem}s`;
}

/** "wakes: Nature +3", once a dormant power lies on top. */
function waking(card: CardId): string {
  const { power } = wizardOf(card);
  if (power?.type !== 'dormant') return '';
  switch (power.effect) {
    case 'bonus':
      return `, and wakes: +${power.bonus}`;
    case 'bonusElement':
      return `, and wakes: ${ELEMENTS[power.element]} +${power.bonus}`;
    case 'noWeakness':
      return ', and wakes: no weakness';
  }
}

function tell(event: Exclude<CupEvent, Decided>, nameOf: NameOf): string {
  const who = (side: Side): string => `**${nameOf(side)}**`;
  switch (event.type) {
    case 'drawn':
      return `Drawn blind: ${who(event.player)} must field the ${bold(event.card)}.`;
    case 'selected': {
      const own = event.secret[event.player];
      return own
        ? `${who(event.player)} picks ${list(own.cards.map(short))}.`
        : `${who(event.player)} has picked a team.`;
    }
    case 'swapped': {
      const own = event.secret[event.player];
      if (!own) return `${who(event.player)} has thought about a swap.`;
      if (own.out === null || own.in === null) return `${who(event.player)} keeps the same six.`;
      return `${who(event.player)} swaps the ${bold(own.out)} for the ${bold(own.in)}.`;
    }
    case 'ordered': {
      const own = event.secret[event.player];
      if (!own) return `${who(event.player)} is ready.`;
      return `${who(event.player)} is ready: ${list(own.deck.map(short))}, while the ${short(own.waiting)} ${verb(own.waiting, 'wait')}.`;
    }
    case 'roundBegan':
      return event.round === 1
        ? 'The curtain rises on two line-ups.'
        : `The curtain rises again, at **${event.tokens[0]}** to **${event.tokens[1]}**.`;
    case 'placed':
      return `${who(event.player)} sends in the ${bold(event.card)}.`;
    case 'cancelled':
      return `The same name on both sides: the power of the ${bold(event.card)} is lost.`;
    case 'activated':
      return activated(event, who(event.player));
    case 'asked':
      return asked(event, who(event.player));
    case 'answered':
      return event.use
        ? `${who(event.player)} uses the power of the ${bold(event.card)}.`
        : `${who(event.player)} leaves the power of the ${bold(event.card)} alone.`;
    case 'rearranged':
      return `${who(event.player)} has gone through the deck and put it in order.`;
    case 'exchanged':
      return `The ${bold(event.in)} ${verb(event.in, 'step')} in; the ${bold(event.out)} ${verb(event.out, 'wait')}, face up.`;
    case 'recalled':
      return `The ${bold(event.card)} ${verb(event.card, 'slip')} under the deck of ${who(event.player)}.`;
    case 'discarded':
      return discarded(event, who(event.player));
    case 'roundEnded':
      return roundEnded(event, who);
    case 'gameEnded': {
      const { winner, totals } = event.result;
      if (winner !== null) return `${who(winner)} **wins the cup**.`;
      return `The cup is shared: both teams total ${totals?.[0] ?? 0}.`;
    }
  }
}

type Of<T extends CupEvent['type']> = Extract<CupEvent, { type: T }>;

function activated({ card }: Of<'activated'>, owner: string): string {
  const { power } = wizardOf(card);
  switch (power?.effect) {
    case 'winIfOpponentAtLeast':
      return `${owner}’s ${bold(card)} ${verb(card, 'take')} aim: the other Wizard has ${power.value} or more.`;
    case 'discardOpponentWaiting':
      return `${owner}’s ${bold(card)} ${verb(card, 'uproot')} the opposing Waiting card.`;
    default:
      return `${owner}’s ${bold(card)} ${verb(card, 'act')} at once.`;
  }
}

function asked({ card }: Of<'asked'>, owner: string): string {
  switch (wizardOf(card).power?.effect) {
    case 'rearrangeDeck':
      return `${owner} puts the deck in a new order.`;
    case 'swapWithWaiting':
      return `${owner} may send in the Waiting card.`;
    default:
      return `${owner} may take the visible card back under the deck.`;
  }
}

function discarded({ card, from }: Of<'discarded'>, owner: string): string {
  switch (from) {
    case 'duel':
      return `The ${bold(card)} of ${owner} ${verb(card, 'leave')} the stage${waking(card)}.`;
    case 'waiting':
      return `The ${bold(card)} of ${owner} ${verb(card, 'land')} on the discard pile without a fight${waking(card)}.`;
    case 'deck':
      return `The ${bold(card)} ${isSeveral(card) ? 'are' : 'is'} thrown off the deck of ${owner}${waking(card)}.`;
  }
}

function roundEnded({ winners, tieBreak, tokens }: Of<'roundEnded'>, who: (side: Side) => string): string {
  const score = `**${tokens[0]}** to **${tokens[1]}**`;
  const [winner, other] = winners;
  if (tieBreak) {
    const totals = `Nobody is left, and the totals decide: ${tieBreak[0]} against ${tieBreak[1]}.`;
    return winner === undefined
      ? `${totals} A perfect tie.`
      : `${totals} The lower one wins: ${who(winner)}, ${score}.`;
  }
  if (winner !== undefined && other === undefined) return `${who(winner)} **wins the round**: ${score}.`;
  return `Nobody is left on either side: **both win the round**, ${score}.`;
}

function reason(event: Decided): string {
  const striker = strikerOf(event);
  const winner = winnerOf(event);
  const figure = (side: Side) => figureOf(event, side, short);
  switch (event.criterion) {
    case 'immediate':
      return striker === null || winner === null
        ? `The ${striker === null ? 'power' : short(striker)} drags both Wizards down.`
        : `The ${short(striker)} ${verb(striker, 'strike')} first.`;
    case 'power': {
      if (winner === null || striker === null) return 'Both powers win, so both Wizards lose.';
      const { power } = wizardOf(striker);
      const value = figure(opponentOf(winner));
      const parity = power?.effect === 'winVsParity' ? power.parity : 'even';
      return `${value} is ${parity}: the ${short(striker)} ${verb(striker, 'win')}.`;
    }
    case 'element': {
      const [loser] = event.losers;
      if (winner === null || loser === undefined) return '';
      return `${beats(elementOf(event, winner), elementOf(event, loser))}.`;
    }
    case 'value': {
      if (winner === null) return `${figure('0')} against ${figure('1')}: equal Values.`;
      const duel = `${figure(winner)} beats ${figure(opponentOf(winner))}.`;
      return isHigher(event, winner) ? duel : `The lowest Value wins: ${duel}`;
    }
  }
}

function elementOf({ cards }: Decided, side: Side): Element {
  return wizardOf(cards[indexOf(side)]).element;
}

function fate(event: Decided, nameOf: NameOf): string {
  const [loser] = event.losers;
  const winner = winnerOf(event);
  if (winner === null || loser === undefined) return 'Both Wizards lose.';
  const card = event.cards[indexOf(loser)];
  const lost = `${nameOf(loser)}’s ${bold(card)} ${verb(card, 'lose')}`;
  const [own, other] = [event.values[indexOf(loser)], event.values[indexOf(winner)]];
  return event.criterion === 'element' && own > other
    ? `${lost}, ${own} against ${other} or not.`
    : `${lost}.`;
}
