/** What a play area shows: its columns with their points, and the points that lie open. */
import { type Seat, seatsOf } from '../../../kit';
import { magicOf, schoolOf } from '../../catalogue';
import { COURSE_IDS, COURSE_VP, HORCRUCHE_VP } from '../../data';
import { countCourses, detourneurVp, scoresOf } from '../../scoring';
import { playerAt } from '../../seats';
import type { HousesView, PerSeat, PlayerState, PlayerView } from '../../state';
import { schoolKey } from '../../text/log';
import type { Kind } from '../cards/art';

/** The columns of every area, always in this order. */
const KINDS: readonly Kind[] = [...COURSE_IDS, 'horcruche', 'detourneur'];

export interface Column {
  readonly kind: Kind;
  readonly ids: readonly string[];
  readonly points: number;
}

export function columnsOf(player: Pick<PlayerView, 'school'>): readonly Column[] {
  return KINDS.map((kind) => {
    const ids = player.school.filter((id) => schoolKey(id) === kind);
    return { kind, ids, points: pointsOf(kind, ids, player) };
  });
}

/** What the column would be worth with this card in it. */
export function pointsWith(
  player: Pick<PlayerView, 'school'>,
  id: string,
): { before: number; after: number } {
  const kind = schoolKey(id);
  const worth = (school: string[]) =>
    columnsOf({ school }).find((column) => column.kind === kind)?.points ?? 0;
  return { before: worth(player.school), after: worth([...player.school, id]) };
}

function pointsOf(kind: Kind, ids: readonly string[], player: Pick<PlayerView, 'school'>): number {
  if (kind === 'horcruche') return HORCRUCHE_VP[ids.length] ?? 0;
  if (kind !== 'detourneur') return COURSE_VP[ids.length] ?? 0;
  const counts = countCourses(player);
  let points = 0;
  for (const id of ids) {
    const card = schoolOf(id);
    if (card.kind === 'detourneur') points += detourneurVp(card.detourneur, counts);
  }
  return points;
}

/** Points of School and Bonus cards: neither Mail nor the Broomball award, which nobody can know before the end. */
export function openPoints({ players, numPlayers }: HousesView, seat: Seat): number {
  const open: PerSeat<PlayerState> = {};
  for (const one of seatsOf(numPlayers)) open[one] = { ...playerAt({ players }, one), hand: [], mail: [] };
  const sheet = scoresOf({ players: open, numPlayers })[seat];
  return sheet ? sheet.total - sheet.balaiBall : 0;
}

/** Broomball symbols on the Bonus cards of the area. */
export function openSymbols({ bonus }: Pick<PlayerView, 'bonus'>): number {
  let symbols = 0;
  for (const id of bonus) {
    const card = magicOf(id);
    if (card.kind === 'bonus') symbols += card.symbols;
  }
  return symbols;
}

/** With a proper minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
