/** The score sheet of a finished game, in the words of a language. */
import type { NameOf, Score, Seat, Sheet } from '../../kit';
import { COURSE_IDS, COURSE_VP } from '../data';
import { countCourses, countHorcruches } from '../scoring';
import { playerAt, seatsIn } from '../seats';
import type { HousesView, ScoreSheet } from '../state';
import type { BoardWords } from './board';
import type { Pieces } from './words';

export function sheetOf(
  view: HousesView,
  { scores: say, area }: BoardWords,
  { courses }: Pieces,
  nameOf: NameOf,
): Sheet | undefined {
  const { result } = view;
  if (result === null) return undefined;
  const total = (seat: Seat): number => result.scores[seat]?.total ?? 0;
  const wins = (seat: Seat): boolean => result.winners.includes(seat);
  const seats = seatsIn(view).toSorted((a, b) => Number(wins(b)) - Number(wins(a)) || total(b) - total(a));
  const rank = (seat: Seat): number =>
    wins(seat) ? 1 : 1 + seats.filter((other) => wins(other) || total(other) > total(seat)).length;
  const line = (label: string, score: (seat: Seat) => Score) => ({ label, scores: seats.map(score) });
  const from = (key: keyof ScoreSheet) => (seat: Seat) => ({ points: result.scores[seat]?.[key] ?? 0 });
  return {
    label: say.label,
    players: seats.map((seat) => ({ name: nameOf(seat), note: say.place(rank(seat)), wins: wins(seat) })),
    lines: [
      ...COURSE_IDS.map((course) =>
        line(courses[course].name, (seat) => {
          const count = countCourses(playerAt(view, seat))[course];
          return { points: COURSE_VP[count] ?? 0, ...(count > 0 && { note: `${count} × ${count}` }) };
        }),
      ),
      line(area.horcruches, (seat) => {
        const count = countHorcruches(playerAt(view, seat));
        return { ...from('horcruches')(seat), ...(count > 0 && { note: say.owned(count) }) };
      }),
      line(area.detourneurs, from('detourneurs')),
      line(say.bonus, from('bonus')),
      line(say.mail, from('mail')),
      line(say.balaiBall, (seat) => {
        const symbols = result.scores[seat]?.symbols ?? 0;
        return { ...from('balaiBall')(seat), ...(symbols > 0 && { note: say.symbols(symbols) }) };
      }),
    ],
    total: line(say.total, from('total')),
  };
}
