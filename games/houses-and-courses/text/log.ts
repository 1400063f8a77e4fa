/** The shape of the log: which events open a heading and which icon they carry. The sentences come from a language. */
import type { LogLine, NameOf } from '../../kit';
import { magicOf, schoolOf } from '../catalogue';
import type { HousesEvent } from '../events';
import type { Reaction, Root } from '../state';
import type { Pieces } from './words';

/** The log in one language. */
export interface Telling {
  heading(event: HousesEvent, nameOf: NameOf): string | null;
  /** What happened; null: the heading, or what follows, says it all. */
  sentence(event: HousesEvent, nameOf: NameOf): string | null;
}

export function logOf(telling: Telling): (event: HousesEvent, nameOf: NameOf) => readonly LogLine[] {
  return (event, nameOf) => {
    const lines: LogLine[] = [];
    const heading = telling.heading(event, nameOf);
    if (heading !== null) lines.push({ text: heading, kind: 'heading' });
    const text = telling.sentence(event, nameOf);
    if (text !== null)
      lines.push({ text, kind: DETAILS.has(event.type) ? 'detail' : 'line', icon: iconOf(event) });
    return lines;
  };
}

/** What is told in passing. */
const DETAILS: ReadonlySet<HousesEvent['type']> = new Set([
  'mailLaid',
  'reshuffled',
  'nobodyReacted',
  'courseSkipped',
  'copyDeclined',
]);

/** The printed name of a School card. */
export function schoolName(id: string, { courses, horcruche, detourneurs }: Pieces): string {
  const card = schoolOf(id);
  switch (card.kind) {
    case 'course':
      return courses[card.course].name;
    case 'horcruche':
      return horcruche.name;
    case 'detourneur':
      return 'course' in card.detourneur
        ? detourneurs.of(courses[card.detourneur.course].name)
        : detourneurs.name;
  }
}

/** The printed name of a Magic card. */
export function magicName(id: string, { spells, bonus }: Pieces): string {
  const card = magicOf(id);
  return card.kind === 'spell' ? spells[card.name].name : bonus[card.name].name;
}

/** What an item of a chain is called. */
export function itemName(item: Root | Reaction, pieces: Pieces): string {
  if ('mail' in item) return pieces.mail.oubliettes.name;
  return item.kind === 'course' ? schoolName(item.card, pieces) : magicName(item.card, pieces);
}

/** The key of the icon of a School card. */
export function schoolKey(id: string): string {
  const card = schoolOf(id);
  return card.kind === 'course' ? card.course : card.kind;
}

function iconOf(event: HousesEvent): string {
  switch (event.type) {
    case 'housePicked':
    case 'powerUsed':
      return event.house;
    case 'dealt':
    case 'drew':
    case 'extraCollectGained':
    case 'discountGained':
      return 'draw';
    case 'collected':
    case 'courseSkipped':
    case 'schoolGiven':
      return schoolKey(event.card);
    case 'declared':
      return event.item.kind === 'course' ? schoolKey(event.item.card) : magicOf(event.item.card).name;
    case 'bonusPlayed':
    case 'bonusDiscarded':
    case 'spellTaken':
      return magicOf(event.card).name;
    case 'reacted':
      return event.item.kind;
    case 'nobodyReacted':
    case 'settled':
    case 'copied':
    case 'copyDeclined':
    case 'chainEnded':
      return 'bolt';
    case 'mailLaid':
    case 'mailTaken':
    case 'mailUsed':
    case 'mailFound':
    case 'mailPlaced':
    case 'mailStolen':
      return 'mail';
    case 'peeked':
      return 'eye';
    case 'cardsLaid':
    case 'slotsCleared':
    case 'courseSwapped':
    case 'reshuffled':
      return 'swap';
    case 'roundBegan':
    case 'turnBegan':
    case 'firstPlayerMoved':
      return 'crown';
    case 'cardsGiven':
    case 'cardStolen':
    case 'discarded':
      return 'hand';
    case 'shielded':
      return 'defense';
    case 'stunned':
      return 'stupefarce';
    case 'ended':
      return 'laurels';
  }
}
