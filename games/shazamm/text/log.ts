/** The shape of the log: which events open a heading and which icon they carry. The sentences come from a language. */
import type { LogLine, NameOf } from '../../kit';
import { SPELLS } from '../data';
import type { ShazammEvent, SpellRef } from '../events';
import type { SpellNo } from '../state';

/** The log in one language. */
export interface Telling {
  round(round: number): string;
  turn(round: number, turn: number): string;
  /** Puts number and name of a spell before what it did: "8 **Double Dose**: …" */
  titled(spell: SpellNo, sentence: string): string;
  /** What happened; starts with a small letter where a name comes before it. */
  sentence(event: ShazammEvent, nameOf: NameOf): string;
}

export function logOf(telling: Telling): (event: ShazammEvent, nameOf: NameOf) => readonly LogLine[] {
  return (event, nameOf) => {
    const heading = headingOf(telling, event);
    const spell = spellOf(event);
    const sentence = telling.sentence(event, nameOf);
    const line: LogLine = {
      text: spell === null ? capitalised(sentence) : telling.titled(spell, sentence),
      kind: event.type === 'committed' || event.type === 'asked' ? 'detail' : 'line',
      icon: iconOf(event),
    };
    return heading === null ? [line] : [{ text: heading, kind: 'heading' }, line];
  };
}

/** The sentence alone, for a place where the spell is shown beside it. */
export function effectOf(telling: Telling): (event: ShazammEvent, nameOf: NameOf) => string {
  return (event, nameOf) => capitalised(telling.sentence(event, nameOf));
}

/** The spell that an event is about. */
export function spellOf(event: ShazammEvent): SpellNo | null {
  switch (event.type) {
    case 'applied':
    case 'asked':
    case 'cancelled':
    case 'gained':
      return event.spell;
    case 'cloned':
      return 2;
    case 'stolen':
      return 3;
    case 'recycled':
      return 6;
    default:
      return null;
  }
}

function headingOf(telling: Telling, event: ShazammEvent): string | null {
  if (event.type === 'roundBegan') return telling.round(event.round);
  if (event.type === 'revealed') return telling.turn(event.round, event.turn);
  return null;
}

function iconOf(event: ShazammEvent): string {
  const spell = spellOf(event);
  if (spell !== null) return SPELLS[spell].class;
  switch (event.type) {
    case 'committed':
    case 'arranged':
      return 'check';
    case 'roundBegan':
      return 'draw';
    case 'revealed':
      return 'cards';
    case 'compared':
      return 'fire';
    case 'paid':
      return 'mana';
    case 'pushed':
      return 'hourglass';
    case 'roundEnded':
      return 'bridge';
    case 'fell':
      return 'fall';
    default:
      return 'control';
  }
}

/** "Blaze (Théo) and Siphon (Éloïse)" */
export function spellsAndOwners(
  entries: readonly SpellRef[],
  nameOf: NameOf,
  name: (spell: SpellNo) => string,
): string[] {
  return entries.map(({ spell, controller }) => `${name(spell)} (${nameOf(controller)})`);
}

/** Makes the first letter large, also behind the marks of emphasis. */
function capitalised(sentence: string): string {
  return sentence.replace(
    /^(\**)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}
