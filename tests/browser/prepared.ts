/**
 * Positions that seldom come up by themselves: a match is played by the rules to where it gets interesting, and brought
 * to the page as a saved game, through the import of the home page.
 */
import type { Page } from 'playwright-core';
import {
  type AnyBrain,
  type AnyMoveCall,
  type AnyRules,
  createRandom,
  SEATS,
  type Seat,
} from '../../games/kit';
import { MINDS } from '../../games/minds';
import type { SeatPlan } from '../../src/play/contract';
import { createHost, type Host } from '../../src/play/local/host';
import { STAMP } from '../../src/play/saved/record';
import { SHELL } from './words';

/** What makes the moves of a prepared match: gives the next one, or null when the position is reached. */
export type Script = (
  state: object,
  seat: Seat,
  /** A move that the game's bots would consider, drawn by the seed. */
  any: () => AnyMoveCall,
) => AnyMoveCall | null;

export interface Preparation {
  readonly game: keyof typeof MINDS;
  readonly options?: unknown;
  readonly seats: readonly SeatPlan[];
  readonly seed: string;
  readonly script: Script;
}

/** The text of a saved game that stands where the script ended; everybody has seen everything. */
export async function preparedFile(preparation: Preparation): Promise<string> {
  const { host, reached } = await playScript(preparation);
  if (!reached) throw new Error('the game ended before the position was reached');
  return saved(preparation, host);
}

/** The text of a saved game that was played by moves that the game's bots would consider, until so many are left. */
export async function fileNearTheEnd(
  preparation: Omit<Preparation, 'script'>,
  movesLeft: number,
): Promise<string> {
  const { host: whole } = await playScript({ ...preparation, script: (_state, _seat, any) => any() });
  const { options = {}, seats, seed } = preparation;
  const host = createHost({ rules: whole.rules, seed, options, players: seats.length });
  host.replay(whole.moves.slice(0, whole.moves.length - movesLeft));
  return saved(preparation, host);
}

async function playScript(preparation: Preparation): Promise<{ host: Host; reached: boolean }> {
  const { game, options = {}, seats, seed, script } = preparation;
  const rules: AnyRules = await MINDS[game].rules();
  const brain: AnyBrain = await MINDS[game].brain();
  const random = createRandom(seed, 1);
  const host = createHost({ rules, seed, options, players: seats.length });
  const any = (seat: Seat) => (): AnyMoveCall => {
    const candidates = brain.candidates(rules.view(host.state.G, seat), seat, random);
    return candidates[random.int(candidates.length)] ?? rules.defaultMove(host.state.G, seat);
  };
  for (let seat = awaited(rules, host); seat !== undefined; seat = awaited(rules, host)) {
    const call = script(host.state.G, seat, any(seat));
    if (call === null) return { host, reached: true };
    const reason = host.act(seat, call.move, call.args);
    if (reason !== null) throw new Error(`${call.move} ${JSON.stringify(call.args)} is refused: ${reason}`);
  }
  return { host, reached: false };
}

/** Imports a saved game on the home page and sits down at its table. */
export async function openPrepared(page: Page, text: string): Promise<void> {
  const { saved: words } = SHELL[(await page.locator('html').getAttribute('lang')) === 'fr' ? 'fr' : 'en'];
  await page.goto(new URL('/', page.url()).href);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByText(words.imported).waitFor();
  await page.locator('a[href^="/play/"]').first().click();
  await page.waitForURL(/\/play\//);
}

function awaited(rules: AnyRules, host: Host): Seat | undefined {
  const awaiting = rules.awaiting(host.state.G);
  return rules.result(host.state.G) === null ? SEATS.find((seat) => awaiting[seat] !== undefined) : undefined;
}

function saved(
  { game, options = {}, seats, seed }: Omit<Preparation, 'script'>,
  { moves, state, chronicle }: Host,
): string {
  const seen = Object.fromEntries(
    [...SEATS.slice(0, seats.length), 'spectator'].map((viewer) => [viewer, chronicle.length]),
  );
  const times = { createdAt: 0, updatedAt: 0 };
  const match = {
    id: 'prepared',
    game,
    options,
    seats,
    seed,
    botSeed: seed,
    moves,
    state,
    seen,
    forfeit: null,
  };
  return JSON.stringify({ ...STAMP, ...times, ...match });
}
