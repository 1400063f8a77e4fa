/** 9. Whoever is awaited has candidates; all of them, like the default move, are legal, and no two read alike. */
import { type AnyMoveCall, checkMove, createRandom, type Seat } from '../../../games/kit';
import { spellingOf } from '../../../src/bots/search/node';
import type { Subject } from '../../../tools/playout';
import { awaitedIn, type Position } from '../play';
import type { Property } from '../property';

/** More than this nobody can think about. */
const MOST = 2000;

export const candidates: Property = {
  title: 'candidates are legal, bounded, never missing and never mistaken for each other',
  positions: 1500,
  fault: (subject, position) => {
    for (const seat of awaitedIn(subject, position.match.state)) {
      const fault = wrongCandidates(subject, position, seat);
      if (fault !== null) return fault;
    }
    return null;
  },
};

function wrongCandidates(
  { rules, brain }: Subject,
  { match: { state, moves }, setup }: Position,
  seat: Seat,
): string | null {
  const view = rules.view(state, seat);
  const found = brain.candidates(view, seat, createRandom(setup.seed, moves));
  if (found.length === 0) return `seat ${seat} is awaited, but has no candidate`;
  if (found.length > MOST) return `seat ${seat} has ${found.length} candidates`;
  const again = brain.candidates(view, seat, createRandom(setup.seed, moves));
  if (JSON.stringify(again) !== JSON.stringify(found))
    return `the same random numbers give seat ${seat} other candidates`;
  const ahead = brain.prospects?.(state, seat, createRandom(setup.seed, moves)) ?? found;
  if (ahead.length === 0) return `seat ${seat} sees nothing ahead`;
  for (const candidate of [...found, ...ahead, rules.defaultMove(view, seat)]) {
    const fault = illegal(rules, state, seat, candidate);
    if (fault !== null) return fault;
  }
  const spell = spellingOf(brain);
  const texts = new Set([...found, ...ahead].map(spell));
  const calls = new Set([...found, ...ahead].map((call) => JSON.stringify(call)));
  return texts.size === calls.size ? null : `of ${calls.size} moves of seat ${seat} some are spelled alike`;
}

function illegal(
  rules: Subject['rules'],
  state: object,
  seat: Seat,
  { move, args }: AnyMoveCall,
): string | null {
  const reason = checkMove(rules, state, seat, move, args);
  if (reason !== null) return `${move} ${JSON.stringify(args)} by ${seat} is ${reason}`;
  const stored = JSON.stringify(rules.moves[move]?.parse(args));
  return stored === JSON.stringify(args)
    ? null
    : `${move} ${JSON.stringify(args)} would be stored as ${stored}`;
}
