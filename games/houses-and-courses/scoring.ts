/** Victory points (section 9). */
import { type Seat, seatsOf } from '../kit';
import { courseOf, magicOf, mailOf, schoolOf } from './catalogue';
import {
  BALAI_FIRST,
  BALAI_SECOND,
  COURSE_COST,
  COURSE_IDS,
  COURSE_VP,
  type CourseId,
  type Detourneur,
  HORCRUCHE_VP,
  MIN_COST,
  OTHER_COST,
} from './data';
import { playerAt, seatsIn } from './seats';
import type { HousesState, HousesView, PerSeat, PlayerState, PlayerView, ScoreSheet } from './state';

/** How many cards of each Course lie in a play area. */
export type CourseCounts = Readonly<Record<CourseId, number>>;

export function countCourses({ school }: Pick<PlayerView, 'school'>): CourseCounts {
  const counts = { herbologie: 0, defense: 0, metamorphose: 0, potions: 0, sorts: 0, balais: 0 };
  for (const id of school) {
    const card = schoolOf(id);
    if (card.kind === 'course') counts[card.course]++;
  }
  return counts;
}

export function countHorcruches({ school }: Pick<PlayerView, 'school'>): number {
  let count = 0;
  for (const id of school) if (schoolOf(id).kind === 'horcruche') count++;
  return count;
}

/** What the player would pay for the School card now (7.1). */
export function costOf(player: Pick<PlayerView, 'school' | 'discount'>, id: string): number {
  const card = schoolOf(id);
  let cost = OTHER_COST;
  if (card.kind === 'course') {
    cost = COURSE_COST;
    for (const own of player.school) if (courseOf(own) === card.course) cost++;
  }
  return player.discount > 0 ? Math.max(MIN_COST, cost - player.discount) : cost;
}

export function detourneurVp(detourneur: Detourneur, counts: CourseCounts): number {
  switch (detourneur.kind) {
    case 'perCourse':
      return detourneur.vp * counts[detourneur.course];
    case 'flat':
      return detourneur.vp;
    case 'perDistinctCourse':
      return detourneur.vp * COURSE_IDS.filter((course) => counts[course] > 0).length;
  }
}

/** Everybody's sheet as if the game ended now. */
export function scoresOf(state: Pick<HousesState, 'players' | 'numPlayers'>): PerSeat<ScoreSheet> {
  const seats = seatsIn(state);
  const symbols = seats.map((seat) => symbolsOf(playerAt(state, seat)));
  const first = Math.max(0, ...symbols);
  const second = Math.max(0, ...symbols.filter((count) => count < first));
  const scores: PerSeat<ScoreSheet> = {};
  seats.forEach((seat, at) => {
    const count = symbols[at] ?? 0;
    // R38: there is a second place even if the first is shared.
    const award = count === 0 ? 0 : count === first ? BALAI_FIRST : count === second ? BALAI_SECOND : 0;
    scores[seat] = sheetOf(playerAt(state, seat), count, award);
  });
  return scores;
}

/** What lies open before everybody is worth so much; Mail is not counted, not even the own. */
export function openPoints(table: HousesView): number[] {
  const players: PerSeat<PlayerState> = {};
  for (const seat of seatsIn(table)) players[seat] = { ...(playerAt(table, seat) as PlayerState), mail: [] };
  const scores = scoresOf({ numPlayers: table.numPlayers, players });
  return seatsIn(table).map((seat) => scores[seat]?.total ?? 0);
}

/** R40: there may be several. */
export function leadersOf(scores: Readonly<PerSeat<ScoreSheet>>): Seat[] {
  const seats = seatsOf(Object.keys(scores).length);
  const best = Math.max(...seats.map((seat) => scores[seat]?.total ?? 0));
  return seats.filter((seat) => scores[seat]?.total === best);
}

/** Whether the table shows everything that scores. */
export function isScorable(table: HousesView): table is HousesView & Pick<HousesState, 'players'> {
  return seatsIn(table).every((seat) => !playerAt(table, seat).mail.includes(null));
}

function symbolsOf({ bonus, mail }: PlayerState): number {
  let count = 0;
  for (const id of bonus) {
    const card = magicOf(id);
    if (card.kind === 'bonus') count += card.symbols;
  }
  for (const id of mail) count += mailOf(id).symbols;
  return count;
}

function sheetOf(player: PlayerState, symbols: number, balaiBall: number): ScoreSheet {
  const counts = countCourses(player);
  let courses = 0;
  for (const course of COURSE_IDS) courses += COURSE_VP[counts[course]] ?? 0;
  let detourneurs = 0;
  for (const id of player.school) {
    const card = schoolOf(id);
    if (card.kind === 'detourneur') detourneurs += detourneurVp(card.detourneur, counts);
  }
  let bonus = 0;
  for (const id of player.bonus) {
    const card = magicOf(id);
    if (card.kind === 'bonus') bonus += card.vp;
  }
  let mail = 0;
  for (const id of player.mail) mail += mailOf(id).vp;
  const horcruches = HORCRUCHE_VP[countHorcruches(player)] ?? 0;
  const total = courses + horcruches + detourneurs + bonus + mail + balaiBall;
  return { courses, horcruches, detourneurs, bonus, mail, balaiBall, total, symbols };
}
