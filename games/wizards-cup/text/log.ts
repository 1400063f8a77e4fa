/** The shape of the log: which events open a heading and which icon they carry. The sentences come from a language. */
import type { Language, LogLine, NameOf } from '../../kit';
import { CARD_IDS, type CardId, wizardOf } from '../data';
import type { CupEvent } from '../events';
import { indexOf, opponentOf, type Side } from '../state';
import type { Told, WizardWords } from './words';

export type Decided = Extract<CupEvent, { type: 'decided' }>;

/** The log in one language. */
export interface Telling {
  round(round: number): string;
  duel(no: number): string;
  /** What happened, as a sentence. */
  sentence(event: Exclude<CupEvent, Decided>, nameOf: NameOf): string;
  /** What decided a duel: "Fire beats Nature." */
  reason(event: Decided): string;
  /** What came of it: "Théo’s Botanist loses." */
  fate(event: Decided, nameOf: NameOf): string;
}

export function logOf(telling: Telling): (event: CupEvent, nameOf: NameOf) => readonly LogLine[] {
  return (event, nameOf) => {
    const line: LogLine = {
      text:
        event.type === 'decided'
          ? `**${telling.duel(event.no)}** ${telling.reason(event)} ${telling.fate(event, nameOf)}`
          : telling.sentence(event, nameOf),
      kind: DETAILS.includes(event.type) ? 'detail' : 'line',
      icon: iconOf(event),
    };
    if (event.type !== 'roundBegan') return [line];
    return [{ text: telling.round(event.round), kind: 'heading' }, line];
  };
}

/** The same for the stage, where the reason of a duel stands out. */
export function toldOf(telling: Telling): (event: CupEvent, nameOf: NameOf) => Told {
  return (event, nameOf) =>
    event.type === 'decided'
      ? { title: telling.reason(event), text: telling.fate(event, nameOf) }
      : { title: null, text: telling.sentence(event, nameOf) };
}

const DETAILS: readonly CupEvent['type'][] = ['placed', 'discarded', 'asked', 'selected', 'swapped'];

/** The only winner of a duel. */
export function winnerOf({ losers }: Pick<Decided, 'losers'>): Side | null {
  const [loser] = losers;
  return loser === undefined || losers.length > 1 ? null : opponentOf(loser);
}

/** The Wizard whose power fixed or won the duel, where a single one did. */
export function strikerOf(event: Pick<Decided, 'cards' | 'losers'>): CardId | null {
  const winner = winnerOf(event);
  if (winner !== null) return event.cards[indexOf(winner)];
  return event.cards.find((card) => wizardOf(card).power?.effect === 'bothLose') ?? null;
}

export function isHigher({ values }: Pick<Decided, 'values'>, side: Side): boolean {
  return values[indexOf(side)] > values[indexOf(opponentOf(side))];
}

/** The Value of a side and, in brackets, whose Dormant power is part of it: "9 (+1 Geomaster)". */
export function figureOf(
  { cards, values, visible }: Pick<Decided, 'cards' | 'values' | 'visible'>,
  side: Side,
  nameOf: (card: CardId) => string,
): string {
  const at = indexOf(side);
  const from = visible[at];
  const bonus = from === null ? 0 : bonusOf(from, cards[at]);
  return from === null || bonus === 0 ? `${values[at]}` : `${values[at]} (+${bonus} ${nameOf(from)})`;
}

function bonusOf(visible: CardId, fighting: CardId): number {
  const { power } = wizardOf(visible);
  if (power.effect === 'bonus') return power.bonus;
  return power.effect === 'bonusElement' && power.element === wizardOf(fighting).element ? power.bonus : 0;
}

function iconOf(event: CupEvent): string {
  switch (event.type) {
    case 'drawn':
    case 'placed':
      return 'cards';
    case 'selected':
    case 'swapped':
    case 'ordered':
    case 'answered':
    case 'rearranged':
      return 'check';
    case 'roundBegan':
      return 'curtain';
    case 'cancelled':
    case 'activated':
    case 'asked':
    case 'exchanged':
    case 'recalled':
      return 'immediate';
    case 'discarded':
      return wizardOf(event.card).power?.type === 'dormant' ? 'dormant' : 'discard';
    case 'decided':
      return decidedIcon(event);
    case 'roundEnded':
    case 'gameEnded':
      return 'cup';
  }
}

function decidedIcon(event: Decided): string {
  const striker = strikerOf(event);
  switch (event.criterion) {
    case 'immediate':
      return 'immediate';
    case 'power':
      return 'permanent';
    case 'element':
      return striker === null ? 'value' : wizardOf(striker).element;
    case 'value':
      return 'value';
  }
}

/** The words of all Wizards: names and texts are the components' own, the notes a language's. */
export function wizardsIn(
  language: Language,
  article: RegExp,
  notes: Readonly<Record<CardId, readonly string[]>>,
): Readonly<Record<CardId, WizardWords>> {
  const rows = CARD_IDS.map((card) => {
    const { name, text } = wizardOf(card);
    return [
      card,
      {
        name: name[language],
        short: name[language].replace(article, ''),
        text: text[language],
        notes: notes[card],
      },
    ] as const;
  });
  return Object.fromEntries(rows) as Record<CardId, WizardWords>;
}
