/** Scenarios: played examples of the rules, read from JSON or from the JSON blocks of a Markdown text. */
import {
  type AnyRules,
  createRandom,
  isInteger,
  isListOf,
  isRecord,
  isString,
  makeMove,
  silentEffects,
  startMatch,
} from '../games/kit';
import { type Expectations, unmet, unmetBy } from './expectation';

export interface Scenario {
  readonly id: string;
  readonly title?: string;
  readonly players: number;
  readonly options?: unknown;
  /** A complete state; absent: a fresh setup with any shuffle. */
  readonly given?: object;
  readonly steps?: readonly Step[];
  /** The setup itself is refused with this code. */
  readonly setupError?: string;
  /** What holds after the last step. */
  readonly expect?: Expectations;
}

interface Step {
  readonly player: string;
  readonly move: string;
  readonly args?: unknown;
  /** The move is refused with this code and changes nothing. */
  readonly error?: string;
  readonly expect?: Expectations;
}

/** A call of one of the functions that a game offers for series of matches. */
export interface SeriesCall {
  readonly id: string;
  readonly title?: string;
  readonly call: string;
  readonly args: readonly unknown[];
  readonly error?: string;
  /** Paths into the result; or the result itself, where it is a list or a scalar. */
  readonly expect?: unknown;
}

export interface ScenarioFile {
  /** The folder of the game, where the file names it. */
  readonly game: string | null;
  readonly scenarios: readonly Scenario[];
  readonly series: readonly SeriesCall[];
}

/** Plays the scenario; one phrase per thing that is not as it should be, up to the first step that fails. */
export function runScenario(rules: AnyRules, scenario: Scenario): string[] {
  try {
    const state = structuredClone(scenario.given) ?? setUp(rules, scenario);
    if (typeof state === 'string') return state === scenario.setupError ? [] : [`setup refused: ${state}`];
    if (scenario.setupError !== undefined) return [`setup accepted, expected ${scenario.setupError}`];
    for (const [index, step] of (scenario.steps ?? []).entries()) {
      const failures = runStep(rules, state, step, `${scenario.id}/${index}`);
      if (failures.length > 0)
        return failures.map((failure) => `step ${index + 1} (${step.move}): ${failure}`);
    }
    return unmet(rules, state, scenario.expect ?? {}).map((failure) => `at the end: ${failure}`);
  } catch (error) {
    return [`threw ${error}`];
  }
}

/** A fresh state, or the code with which the setup is refused. */
function setUp(rules: AnyRules, { id, players, options }: Scenario): object | string {
  const started = startMatch(rules, { players, options, seed: id });
  return started.ok ? started.match.state : started.error.code;
}

function runStep(rules: AnyRules, state: object, step: Step, seed: string): string[] {
  const before = JSON.stringify(state);
  const effects = silentEffects(createRandom(seed));
  const reason = makeMove(rules, state, step.player, step.move, step.args, effects);
  const due = step.error ?? null;
  if (reason !== due) return [`${reason ?? 'accepted'}, expected ${due ?? 'a legal move'}`];
  if (reason !== null && JSON.stringify(state) !== before) return ['refused, but the state has changed'];
  return unmet(rules, state, step.expect ?? {});
}

/** Calls the series function; one phrase per thing that is not as it should be. */
export function runSeriesCall(
  functions: Readonly<Record<string, (...args: never[]) => unknown>>,
  { call, args, error, expect }: SeriesCall,
): string[] {
  const called = Object.hasOwn(functions, call) ? functions[call] : undefined;
  if (!called) return [`${call}: no such series function`];
  try {
    const value = called(...(structuredClone(args) as never[]));
    if (error !== undefined) return [`${call}: accepted, expected ${error}`];
    return unmetBy(value, expect === undefined ? {} : expect).map((failure) => `${call}: ${failure}`);
  } catch (thrown) {
    const code = isRecord(thrown) && isString(thrown.code) ? thrown.code : `${thrown}`;
    return code === error ? [] : [`${call}: ${code}, expected ${error ?? 'a result'}`];
  }
}

/** Reads a scenario file, or every scenario in the JSON blocks of a Markdown text. Throws if one is malformed. */
export function readScenarioFile(text: string): ScenarioFile {
  return /^\s*[[{]/.test(text) ? readBlock(parse(text)) : join(jsonBlocks(text).map(readBlock));
}

/** The contents of the fences marked as JSON. */
function jsonBlocks(markdown: string): unknown[] {
  const fence = /^[ \t]*(`{3,}|~{3,})[ \t]*json[ \t]*\r?\n(.*?)^[ \t]*\1/gms;
  return Array.from(markdown.matchAll(fence), ([, , body = '']) => parse(body));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

const EMPTY: ScenarioFile = { game: null, scenarios: [], series: [] };

/** A block is a whole file, a list of scenarios, or one of them; other JSON is only an illustration. */
function readBlock(block: unknown): ScenarioFile {
  if (Array.isArray(block)) return join(block.map(readBlock));
  if (!isRecord(block)) return EMPTY;
  if ('call' in block) return { ...EMPTY, series: [readSeriesCall(block)] };
  if ('id' in block && ('steps' in block || 'setupError' in block))
    return { ...EMPTY, scenarios: [readScenario(block)] };
  if (!('scenarios' in block) && !('series' in block)) return EMPTY;
  const { format = 1, game = null, scenarios = [], series = [] } = block;
  if (format !== 1) throw new Error(`format ${JSON.stringify(format)} is not known, only 1 is`);
  if (game !== null && !isString(game)) throw new Error('game must be the name of a folder');
  if (!isListOf(scenarios, isRecord) || !isListOf(series, isRecord)) {
    throw new Error('scenarios and series must be lists of objects');
  }
  return { game, scenarios: scenarios.map(readScenario), series: series.map(readSeriesCall) };
}

function join(parts: readonly ScenarioFile[]): ScenarioFile {
  return {
    game: parts.find((part) => part.game !== null)?.game ?? null,
    scenarios: parts.flatMap((part) => part.scenarios),
    series: parts.flatMap((part) => part.series),
  };
}

function readScenario(raw: Record<string, unknown>): Scenario {
  if (!isScenario(raw)) throw new Error(`scenario ${raw.id ?? '?'} has not the documented shape`);
  return raw;
}

function readSeriesCall(raw: Record<string, unknown>): SeriesCall {
  if (!isSeriesCall(raw)) throw new Error(`series call ${raw.id ?? '?'} has not the documented shape`);
  return raw;
}

function isScenario(raw: unknown): raw is Scenario {
  return (
    isRecord(raw) &&
    isString(raw.id) &&
    isInteger(raw.players) &&
    isOptional(raw.given, isRecord) &&
    isOptional(raw.steps, (steps) => isListOf(steps, isStep)) &&
    isOptional(raw.setupError, isString) &&
    isOptional(raw.expect, isRecord)
  );
}

function isStep(raw: unknown): raw is Step {
  return (
    isRecord(raw) &&
    isString(raw.player) &&
    isString(raw.move) &&
    isOptional(raw.error, isString) &&
    isOptional(raw.expect, isRecord)
  );
}

function isSeriesCall(raw: unknown): raw is SeriesCall {
  return (
    isRecord(raw) &&
    isString(raw.id) &&
    isString(raw.call) &&
    Array.isArray(raw.args) &&
    isOptional(raw.error, isString)
  );
}

function isOptional(value: unknown, is: (value: unknown) => boolean): boolean {
  return value === undefined || is(value);
}
