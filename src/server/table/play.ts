/**
 * A match at its table: moves of people, bots and clocks, the passes that the host makes for seats which do not want
 * to be asked, and the end. A step says what to store and what each viewer is to be told.
 */
import { type AnyMoveCall, type Seat, seatsOf, type Viewer } from '../../../games/kit';
import { SUBSTITUTE_LEVEL } from '../../bots';
import type { Engine, Events, Made, MatchState } from '../match/engine';
import { framesBetween, positionsOf } from '../match/frames';
import type { LogRow } from '../store/contract';
import { passTurn, startTime, timedOut } from './clock';
import { withHeir } from './heir';
import { type Loaded, type SeatRecord, type Step, sameMatch, seatAt, type Table, withSeat } from './record';

/** An entry of the log before it is written out. */
interface Entry extends Omit<Made, 'player'> {
  readonly n: number;
  readonly player: Seat | null;
}

export type Attempt =
  | { readonly ok: true; readonly step: Step }
  | { readonly ok: false; readonly reason: string };

/** Deals the cards. All seats are taken, and the options have been checked. */
export function startMatch(engine: Engine, table: Table, seed: string, now: number): Step {
  const players = table.seats.length;
  const { state, events } = engine.start(table.options, players, seed);
  const started: Table = {
    ...table,
    status: 'playing',
    votes: [],
    time: startTime(table.clock, seatsOf(players), now),
  };
  const setup = { n: 0, player: null, move: 'setup', args: null, events };
  return follow(
    engine,
    { table: started, state: null, storedMoves: null, positions: {}, version: 0 },
    state,
    [setup],
    {
      acted: null,
      now,
    },
  );
}

export function playMove(
  engine: Engine,
  loaded: Loaded,
  { seat, move, args }: { readonly seat: Seat; readonly move: string; readonly args: unknown },
  now: number,
): Attempt {
  const { table, state } = loaded;
  if (table.status === 'over') return { ok: false, reason: 'GAME_OVER' };
  if (table.status !== 'playing' || state === null) return { ok: false, reason: 'NOT_PLAYING' };
  if (table.time?.paused) return { ok: false, reason: 'PAUSED' };
  const played = engine.play(state, seat, move, args);
  if (!played.ok) return played;
  const made = { n: table.moves + 1, ...played.made };
  return { ok: true, step: follow(engine, loaded, played.state, [made], { acted: seat, now }) };
}

/** Passes for those who are not to be asked, for example after a seat has changed its wish. Null: nothing to do. */
export function passForSilent(engine: Engine, loaded: Loaded, now: number): Step | null {
  if (loaded.state === null || loaded.table.status !== 'playing' || loaded.table.time?.paused) return null;
  const step = follow(engine, loaded, loaded.state, [], { acted: null, now });
  return step.log.length > 0 ? step : null;
}

/** What the clock does to the first seat whose time is over; null: nobody's is. */
export function runOut(engine: Engine, loaded: Loaded, now: number): Step | null {
  const { table, state } = loaded;
  if (table.status !== 'playing' || state === null || table.time === null || table.clock.kind === 'none')
    return null;
  const { window } = table.time;
  const late = timedOut(table.time, now);
  const awaited = late.filter((seat) => engine.rules.awaiting(state.G)[seat] !== undefined);
  const seat = awaited[0];
  if (seat === undefined) return null;
  if (window === null && table.clock.atZero === 'forfeit') {
    const step = giveUp(engine, loaded, seat, now);
    return { ...step, table: withHeir(step.table, () => true) };
  }
  const { move, args } = defaultMove(engine, state, seat);
  const attempt = playMove(engine, loaded, { seat, move, args }, now);
  if (!attempt.ok) throw new Error(`${table.game}: the default move ${move} is refused: ${attempt.reason}`);
  return attempt.step;
}

/** Two players: the other one has won. More: a bot takes the seat. */
export function giveUp(engine: Engine, loaded: Loaded, seat: Seat, now: number): Step {
  const { table } = loaded;
  if (table.seats.length === 2) {
    const winners = seatsOf(2).filter((one) => one !== seat);
    return sameMatch(loaded, ended({ ...table, forfeit: seat, winners }, now));
  }
  return reseat(engine, loaded, withSeat(table, seat, substituteFor(seatAt(table, seat))), now);
}

/** The bot that plays on in somebody's place. */
export function substituteFor(seat: SeatRecord | undefined): SeatRecord {
  const name = seat === undefined || seat.kind === 'open' ? '' : seat.name;
  return { kind: 'bot', name, level: SUBSTITUTE_LEVEL };
}

/** The match goes on with other people: clocks and passes follow. */
export function reseat(engine: Engine, loaded: Loaded, table: Table, now: number): Step {
  const after = { ...loaded, table };
  if (loaded.state === null || table.status !== 'playing') return sameMatch(loaded, table);
  return follow(engine, after, loaded.state, [], { acted: null, now });
}

/** Everything that comes after a move, in one step: the host's passes, the clocks, the end, the viewers' versions. */
function follow(
  engine: Engine,
  { table, positions }: Loaded,
  state: MatchState,
  made: readonly Entry[],
  { acted, now }: { readonly acted: Seat | null; readonly now: number },
): Step {
  const entries = [...made];
  let current = state;
  for (let seat = silentSeat(engine, table, current); seat; seat = silentSeat(engine, table, current)) {
    // In a window the default move is to pass.
    const { move, args } = defaultMove(engine, current, seat);
    const played = engine.play(current, seat, move, args);
    if (!played.ok) throw new Error(`${table.game}: a seat may not ${move} in a window: ${played.reason}`);
    current = played.state;
    entries.push({ n: table.moves + entries.length + 1, ...played.made });
  }
  const events: Events = entries.flatMap((entry) => entry.events);
  const noticed = framesBetween(positions, positionsOf(engine, current), events);
  const [heard, told] = [{ ...table.heard }, { ...table.told }];
  for (const viewer of Object.keys(noticed.frames) as Viewer[]) {
    heard[viewer] = (heard[viewer] ?? 0) + 1;
    told[viewer] = (told[viewer] ?? 0) + (noticed.frames[viewer]?.events.length ?? 0);
  }
  const person = acted !== null && seatAt(table, acted)?.kind === 'person';
  const followed: Table = {
    ...table,
    heard,
    told,
    moves: entries.at(-1)?.n ?? table.moves,
    moved: table.moved || person,
    time: timeAfter(engine, table, current, acted, noticed.frames.spectator !== undefined, now),
    botsSince: isBotAwaited(engine, table, current) ? now : null,
  };
  const over = engine.rules.result(current.G) !== null;
  const end = over ? ended({ ...followed, winners: engine.rules.winners(current.G) }, now) : followed;
  return { table: end, state: current, log: entries.map((entry) => rowOf(entry, now)), ...noticed };
}

/** A seat that is asked whether it reacts, and does not want to be, or has nobody to answer. */
function silentSeat(engine: Engine, table: Table, state: MatchState): Seat | undefined {
  const { rules } = engine;
  if (!rules.reactions) return undefined;
  const { stage } = rules.reactions;
  const awaiting = rules.awaiting(state.G);
  const asked = seatsOf(table.seats.length).filter((seat) => awaiting[seat] === stage);
  if (asked.length === 0) return undefined;
  const touched = rules.reactions.touched(rules.view(state.G, 'spectator'));
  return asked.find((seat) => {
    const record = seatAt(table, seat);
    if (record?.kind === 'bot') return false;
    if (record?.kind !== 'person' || record.left || record.wish === 'never') return true;
    return record.wish === 'touched' && !touched.includes(seat);
  });
}

function timeAfter(
  { rules }: Engine,
  table: Table,
  state: MatchState,
  acted: Seat | null,
  public_: boolean,
  now: number,
): Table['time'] {
  if (table.time === null) return null;
  const asked = rules.publicAwaiting?.(state.G) ?? rules.awaiting(state.G);
  const over = rules.result(state.G) !== null;
  const awaited = seatsOf(table.seats.length).filter(
    (seat) => !over && asked[seat] !== undefined && seatAt(table, seat)?.kind === 'person',
  );
  const open = rules.reactions !== undefined && Object.values(asked).includes(rules.reactions.stage);
  const window = !open ? 'none' : public_ || acted === null ? 'new' : 'same';
  return passTurn(table.clock, table.time, { awaited, acted, window }, now);
}

function isBotAwaited({ rules }: Engine, table: Table, { G }: MatchState): boolean {
  const awaiting = rules.awaiting(G);
  return seatsOf(table.seats.length).some(
    (seat) => awaiting[seat] !== undefined && seatAt(table, seat)?.kind === 'bot',
  );
}

function ended(table: Table, now: number): Table {
  const time =
    table.time && passTurn(table.clock, table.time, { awaited: [], acted: null, window: 'none' }, now);
  return { ...table, status: 'over', votes: [], time, botsSince: null, endedAt: now };
}

function defaultMove({ rules }: Engine, state: MatchState, seat: Seat): AnyMoveCall {
  return rules.defaultMove(rules.view(state.G, seat), seat);
}

function rowOf({ n, player, move, args, events }: Entry, at: number): LogRow {
  return { n, player, move, args: JSON.stringify(args), events: JSON.stringify(events), at };
}
