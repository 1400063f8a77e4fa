/** Every lesson, played through with the real rules in both languages. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE, GAMES } from '../../games';
import {
  type AnyBrain,
  type AnyMoveCall,
  type AnyRules,
  checkMove,
  createRandom,
  isSeat,
  LANGUAGES,
  type Random,
  SEATS,
  type Seat,
} from '../../games/kit';
import { LESSONS } from '../../games/lessons';
import { MINDS } from '../../games/minds';
import type { AnyLesson, AnyStep } from '../../src/lesson';
import {
  attempt,
  begin,
  type Course,
  type Place,
  readOn,
  resume,
  showHow,
  stepAt,
} from '../../src/lesson/place';

const ids = Object.keys(LESSONS) as (keyof typeof MINDS)[];

/** Every place of the lesson, as the examples lead through it; the last one is after the last step. */
function way(course: Course): readonly Place[] {
  const places = [begin(course)];
  for (let place = places.at(-1); place && stepAt(course, place); place = places.at(-1)) {
    places.push(showHow(course, place));
  }
  return places;
}

/** Where the examples lead from here. */
function endOf(course: Course, from: Place): Place {
  let place = from;
  while (stepAt(course, place)) place = showHow(course, place);
  return place;
}

function tasksOf({ steps }: AnyLesson): readonly AnyStep[] {
  return steps.filter(({ task }) => task !== undefined);
}

it('there is one for every game', () => {
  expect(ids.toSorted()).toEqual(CATALOGUE.map(({ id }) => id).toSorted());
});

/** What bots consider and what they would not: learners aim at anybody. */
function legalCalls(
  rules: AnyRules,
  brain: AnyBrain,
  view: object,
  learner: Seat,
  random: Random,
): AnyMoveCall[] {
  const calls = brain.candidates(view, learner, random);
  const others = calls.flatMap(({ move, args }) =>
    Object.entries(args ?? {})
      .filter(([, value]) => isSeat(value))
      .flatMap(([key]) => SEATS.map((seat) => ({ move, args: { ...args, [key]: seat } }))),
  );
  const legal = others.filter(({ move, args }) => checkMove(rules, view, learner, move, args) === null);
  return [...calls, ...legal];
}

describe.each(ids)('the lesson of %s', async (game) => {
  const loader = LESSONS[game];
  if (!loader) throw new Error(game);
  const course: Course = { rules: await MINDS[game].rules(), lesson: await loader.lesson() };
  const { rules, lesson } = course;
  const { learner, steps } = lesson;

  it('has 8 to 15 steps, each with a name of its own', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(15);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(tasksOf(lesson).length).toBeGreaterThanOrEqual(4);
  });

  it('can be done step by step, and leads through sound positions', () => {
    const places = way(course);
    expect(places.map(({ step }) => step)).toEqual([...steps.keys(), steps.length]);
    for (const { match } of places) expect(rules.invariants(match.state)).toEqual([]);
  });

  it('asks the learner only for moves that are theirs to make', () => {
    for (const place of way(course)) {
      const task = stepAt(course, place)?.task;
      if (task) expect(rules.awaiting(place.match.state)[learner], stepAt(course, place)?.id).toBeDefined();
    }
  });

  it.each(LANGUAGES)('says everything in %s', async (language) => {
    const words = await loader.words(language);
    expect(Object.keys(words.steps).toSorted()).toEqual(steps.map(({ id }) => id).toSorted());
    expect(words.end.join('')).not.toBe('');
    for (const { id, task } of steps) {
      const { title, text, task: todo, wrong = {} } = words.steps[id] ?? { title: '', text: [] };
      for (const sentence of [title, ...text, ...Object.values(wrong)])
        expect(sentence.trim(), id).not.toBe('');
      expect(text.length, id).toBeGreaterThan(0);
      expect(Boolean(todo), id).toBe(task !== undefined);
      if (!task) expect(wrong).toEqual({});
    }
  });

  it('is written with care for French spaces', async () => {
    expect(JSON.stringify(await loader.words('fr'))).not.toMatch(/ [;:!?»]|« |'/);
  });

  it.each(LANGUAGES)('points to sections that the rules have in %s', async (language) => {
    const sections = (await GAMES[game]?.words(language))?.rules.map(({ id }) => id) ?? [];
    for (const { rule } of steps) if (rule !== undefined) expect(sections).toContain(rule);
  });

  it('explains every other legal move, and goes on after every right one', async () => {
    const brain: AnyBrain = await MINDS[game].brain();
    const languages = await Promise.all(LANGUAGES.map((language) => loader.words(language)));
    for (const place of way(course)) {
      const step = stepAt(course, place);
      if (!step?.task) continue;
      const view = rules.view(place.match.state, learner);
      const calls = legalCalls(rules, brain, view, learner, createRandom(step.id));
      for (const { move, args } of [...calls, rules.defaultMove(view, learner)]) {
        const tried = attempt(course, place, move, args);
        if (tried.kind === 'wrong') {
          for (const words of languages)
            expect(words.steps[step.id]?.wrong?.[tried.why], `${step.id} ${tried.why}`).toBeTruthy();
        } else {
          expect(tried.kind, `${step.id} ${move} ${JSON.stringify(args)}`).toBe('right');
          if (tried.kind === 'right') expect(endOf(course, tried.place).step).toBe(steps.length);
        }
      }
    }
  });

  it('has no explanation that no legal move needs', async () => {
    const { steps: words } = await loader.words('en');
    const brain: AnyBrain = await MINDS[game].brain();
    for (const place of way(course)) {
      const step = stepAt(course, place);
      if (!step?.task) continue;
      const view = rules.view(place.match.state, learner);
      const random = createRandom(step.id);
      const unused = new Set(Object.keys(words[step.id]?.wrong ?? {}));
      for (let tries = 0; unused.size > 0 && tries < 100; tries += 1) {
        for (const { move, args } of legalCalls(rules, brain, view, learner, random)) {
          const tried = attempt(course, place, move, args);
          if (tried.kind === 'wrong') unused.delete(tried.why);
        }
      }
      expect([...unused], step.id).toEqual([]);
    }
  });

  it('gives the game’s own reason for an illegal move, and stays where it is', () => {
    const place = begin(course);
    expect(attempt(course, place, 'no such move', null)).toEqual({ kind: 'illegal', reason: 'UNKNOWN_MOVE' });
  });

  it('lets nobody play past a step that is there to be read', () => {
    for (const place of way(course)) {
      const step = stepAt(course, place);
      if (!step || step.task || rules.awaiting(place.match.state)[learner] === undefined) continue;
      const { move, args } = rules.defaultMove(rules.view(place.match.state, learner), learner);
      expect(attempt(course, place, move, args)).toEqual({ kind: 'early' });
      expect(readOn(course, place).step).toBe(place.step + 1);
    }
  });

  it('goes on where it was left, and not from a record that cannot be', () => {
    for (const { step, moves, match } of way(course)) {
      expect(resume(course, step, moves)?.match.state).toEqual(match.state);
    }
    expect(resume(course, steps.length + 1, [])).toBeNull();
    expect(resume(course, steps.length, [])).toBeNull();
    expect(resume(course, 0, [{ move: 'no such move', args: null }])).toBeNull();
  });

  it('shows the learner nothing that a player could not see', () => {
    for (const { events } of way(course)) {
      for (const { only, secret } of events) {
        if (only) expect(only).toContain(learner);
        for (const seat of SEATS) if (seat !== learner) expect(secret?.[seat]).toBeUndefined();
      }
    }
  });
});
