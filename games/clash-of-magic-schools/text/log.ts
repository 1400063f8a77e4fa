/** The shape of the log: which events open a heading, and which icon they carry. The sentences come from a language. */
import type { LogLine, NameOf } from '../../kit';
import { SPELL_OF, type SpellName } from '../data';
import type { ClashEvent } from '../events';
import type { PlayerID } from '../state';

/** The log in one language. */
export interface Telling {
  turn(turn: number, name: string): string;
  sentence(event: ClashEvent, nameOf: NameOf): string;
}

export function logOf(telling: Telling): (event: ClashEvent, nameOf: NameOf) => readonly LogLine[] {
  return (event, nameOf) => {
    if (event.type === 'turnBegan')
      return [{ text: telling.turn(event.turn, nameOf(event.player)), kind: 'heading' }];
    const kind = event.type === 'casterLeft' || event.type === 'reshuffled' ? 'detail' : 'line';
    return [{ text: telling.sentence(event, nameOf), kind, icon: iconOf(event) }];
  };
}

function iconOf(event: ClashEvent): string {
  switch (event.type) {
    case 'emblemMoved':
      return schoolOf(event.player);
    case 'cast':
      return elementOfSpell(event.spell) ?? 'hex';
    case 'turnBegan':
    case 'dealt':
    case 'drew':
      return 'draw';
    case 'reshuffled':
      return 'shuffle';
    case 'deployed':
      return 'students';
    case 'summoned':
      return 'summon';
    case 'passed':
    case 'leapt':
    case 'stolen':
    case 'ended':
      return 'trial';
    case 'banished':
    case 'lured':
    case 'burned':
      return 'cast';
    case 'hexed':
      return 'hex';
    case 'discarded':
    case 'casterLeft':
      return 'discard';
    case 'overtimeBegan':
      return 'overtime';
    case 'announced':
      return 'announce';
  }
}

function schoolOf(player: PlayerID): string {
  return player === '0' ? 'dragombre' : 'blancgriffon';
}

function elementOfSpell(spell: SpellName): string | undefined {
  return Object.entries(SPELL_OF).find(([, printed]) => printed === spell)?.[0];
}
