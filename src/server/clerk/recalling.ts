/** What has happened in a match: all of it once it is over, and before that what one pair of eyes has seen. */
import { matchOf } from '../../../games/kit/boardgame';
import { LIMITS, type Past, type PastRequest, type Replay } from '../../online/protocol';
import { pastOf } from '../match/past';
import { refuseUnless } from '../refused';
import { holderOf } from '../table/secret';
import { type Desk, engineFor, loadOrRefuse } from './desk';

export async function replayOf(desk: Desk, id: string): Promise<Replay> {
  const { table, state } = await loadOrRefuse(desk, id);
  const engine = engineFor(desk, table.game);
  refuseUnless(table.status === 'over' && state !== null, 'NOT_OVER');
  const rows = await desk.store.log(id, 1);
  return {
    game: table.game,
    options: table.options,
    seed: matchOf(state).match.seed,
    seats: table.seats.map((seat) => {
      if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, level: seat.level };
      return { kind: 'person', name: seat.kind === 'open' ? '' : seat.name };
    }),
    moves: rows.map(({ player, move, args, at }) => ({
      player: player ?? '0',
      move,
      args: JSON.parse(args) as object | null,
      at,
    })),
    result: engine.rules.result(state.G),
    forfeit: table.forfeit,
  };
}

export async function lookBack(desk: Desk, id: string, { pass }: PastRequest): Promise<Past> {
  const { table, state } = await loadOrRefuse(desk, id);
  const engine = engineFor(desk, table.game);
  if (pass) holderOf(table, pass);
  else refuseUnless(table.gallery, 'GALLERY_CLOSED');
  refuseUnless(state !== null, 'NOT_PLAYING');
  const viewer = pass?.seat ?? 'spectator';
  const rows = (await desk.store.log(id, 1)).filter(({ n }) => n <= table.moves);
  const { seed } = matchOf(state).match;
  const played = { options: table.options, players: table.seats.length, seed, rows };
  // The viewer's own count of changes: how many others there were must not show.
  const skip = Math.max(0, (table.heard[viewer] ?? 0) - LIMITS.past);
  return pastOf(engine.rules, played, viewer, skip);
}
