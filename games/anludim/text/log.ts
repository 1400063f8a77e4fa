/** The shape of the log: which events open a heading and which icon they carry. The sentences come from a language. */
import type { LogLine, NameOf } from '../../kit';
import { halvesOf, type Strength, strengthOf } from '../combinations';
import type { Half } from '../data';
import type { AnludimEvent, BrokenCombo } from '../events';
import type { Combo } from '../state';

/** The log in one language. */
export interface Telling {
  round(round: number): string;
  turn(name: string): string;
  sentence(event: Exclude<AnludimEvent, { type: 'turnBegan' }>, nameOf: NameOf): string;
  /** What stands below the sentence. */
  details(event: AnludimEvent, nameOf: NameOf): readonly string[];
}

export function logOf(telling: Telling): (event: AnludimEvent, nameOf: NameOf) => readonly LogLine[] {
  return (event, nameOf) => {
    if (event.type === 'turnBegan') return [{ text: telling.turn(nameOf(event.player)), kind: 'heading' }];
    const icon = iconOf(event);
    const line: LogLine = {
      text: capitalised(telling.sentence(event, nameOf)),
      kind: event.type === 'turnedUp' ? 'detail' : 'line',
      icon,
    };
    const details = telling.details(event, nameOf).map((text): LogLine => ({ text, kind: 'detail', icon }));
    if (event.type !== 'roundBegan') return [line, ...details];
    return [{ text: telling.round(event.round), kind: 'heading' }, line, ...details];
  };
}

function iconOf(event: Exclude<AnludimEvent, { type: 'turnBegan' }>): string {
  switch (event.type) {
    case 'laid':
    case 'tookBack':
      return event.combo.discipline;
    case 'called':
      return event.discipline;
    case 'gained':
      return `object-${event.object.discipline}`;
    case 'spent':
      return event.what.kind === 'parchment' ? 'parchment' : `object-${event.what.discipline}`;
    case 'drew':
    case 'tookFaceUp':
    case 'turnedUp':
    case 'reshuffled':
      return 'draw';
    case 'roundBegan':
    case 'kept':
      return 'cards';
    case 'passed':
      return 'pass';
    case 'roundEnded':
      return 'candle';
    case 'gameEnded':
      return 'laurels';
  }
}

export function strengthOfCombo({ discipline, cards }: Combo): Strength {
  return strengthOf(discipline, halvesOf(cards));
}

/** The halves that lay on the table until their combination was broken up. */
export function discardedHalves({ combo, discarded }: BrokenCombo): readonly Half[] {
  return halvesOf(combo.cards.filter(({ id }) => discarded.includes(id)));
}

/** Makes the first letter large, also behind the marks of emphasis. */
export function capitalised(sentence: string): string {
  return sentence.replace(
    /^(\**)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}
