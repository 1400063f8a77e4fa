/** How the events of a turn are told: how long each is on stage, and in which steps the spells stand. */
import type { ShazammEvent } from '../../events';
import type { SpellNo } from '../../state';
import type { BoardEvent, LaidSpell, Scene } from './scene';

const SPELL_MS = 1600;
const FIRE_MS = 480;
const WALK_MS = 380;
const COLLAPSE_MS = 900;
/** Time to read a sentence once nothing moves any more. */
const READ_MS = 900;

/** Milliseconds at normal pace. What players do in secret passes unseen. */
export function timeOf(event: BoardEvent): number {
  switch (event.type) {
    case 'undo':
    case 'arranged':
    case 'committed':
      return 0;
    case 'roundBegan':
      return event.round === 1 ? 0 : READ_MS * 2;
    case 'revealed': {
      const cards = Math.max(event.spells['0'].length, event.spells['1'].length);
      return 2200 + 60 * cards;
    }
    case 'asked':
      return READ_MS;
    case 'compared':
      return 1400 + FIRE_MS * event.steps;
    case 'pushed':
      return 1400 + FIRE_MS * event.steps;
    case 'roundEnded':
      return COLLAPSE_MS + 3 * WALK_MS + READ_MS;
    case 'fell':
      return 2600;
    default:
      return SPELL_MS;
  }
}

/** One place in the order of spells; twins that cancelled each other share it. */
export interface Step {
  readonly key: string;
  readonly spell: SpellNo;
  readonly entries: readonly [LaidSpell, ...LaidSpell[]];
  readonly when: 'past' | 'now' | 'later';
}

export function stepsOf(scene: Scene): readonly Step[] {
  const steps: Step[] = [];
  const order = [...scene.spells].sort((one, other) => one.spell - other.spell);
  for (const entry of order) {
    const last = steps.at(-1);
    if (last?.spell === entry.spell && entry.fate === 'cancelled' && last.entries[0].fate === 'cancelled') {
      steps[steps.length - 1] = { ...last, entries: [...last.entries, entry] };
    } else {
      steps.push({ key: entry.id, spell: entry.spell, entries: [entry], when: whenOf(scene, entry) });
    }
  }
  return steps;
}

function whenOf(scene: Scene, entry: LaidSpell): Step['when'] {
  if (scene.telling.includes(entry.id)) return 'now';
  return entry.fate === 'pending' ? 'later' : 'past';
}

/** The spell that comes next. */
export function nextSpell(scene: Scene): LaidSpell | null {
  const waiting = scene.spells.filter(({ id, fate }) => fate === 'pending' && !scene.telling.includes(id));
  return waiting.reduce<LaidSpell | null>(
    (low, one) => (low === null || one.spell < low.spell ? one : low),
    null,
  );
}

export function isStaged(event: BoardEvent): event is ShazammEvent {
  return timeOf(event) > 0;
}

/** The event with which the last reveal began; -1 before the first. */
export function lastReveal(events: readonly BoardEvent[]): number {
  return events.findLastIndex(({ type }) => type === 'revealed');
}
