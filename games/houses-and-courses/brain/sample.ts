/** A full table that agrees with a view: unseen pieces are dealt at random to the places where they may be. */
import type { Random, Seat } from '../../kit';
import { MAGIC_IDS, MAIL_IDS, mailOf, SCHOOL_IDS } from '../catalogue';
import { copy } from '../copy';
import { playerAt, seatsIn } from '../seats';
import type { HousesState, HousesView, Pending, PerSeat, PlayerState, Slot } from '../state';

/** Whether others have answered an open window cannot be known; they are imagined to be thinking. */
export function sample(view: HousesView, _player: Seat, random: Random): HousesState {
  const seats = seatsIn(view);
  const players = seats.map((seat) => playerAt(view, seat));
  const { pending } = view;
  const magic = unseen(MAGIC_IDS, [
    view.magicDiscard,
    view.chain.map((item) => ('card' in item ? item.card : null)),
    ...players.flatMap(({ hand, bonus }) => [hand, bonus]),
  ]);
  const school = unseen(SCHOOL_IDS, [
    view.schoolDiscard,
    view.timetable.map(({ card }) => card),
    ...players.map((player) => player.school),
  ]);
  const mail = unseen(MAIL_IDS, [
    view.mailRemoved,
    pending?.kind === 'poufmoufle' ? [pending.mail] : [],
    ...view.timetable.map((slot) => slot.mail.map(({ id }) => id)),
    ...players.map((player) => player.mail),
  ]);
  // While drafting, everybody knows that the piles are still in order.
  if (view.draft === null) for (const pieces of [magic, school, mail]) random.shuffle(pieces);
  // Bawlers lie anywhere but in a stash: the stashes are filled first.
  const held: PerSeat<PlayerState> = {};
  const stashable = mail.filter((id) => mailOf(id).kind !== 'engueulante');
  for (const seat of seats) {
    const player = playerAt(view, seat);
    held[seat] = { ...player, hand: fill(player.hand, magic), mail: fill(player.mail, stashable) };
  }
  const stashed = new Set(Object.values(held).flatMap((player) => player.mail));
  const loose = mail.filter((id) => !stashed.has(id));
  return copy({
    ...view,
    timetable: view.timetable.map((slot) => fillSlot(slot, loose)),
    schoolDeck: fill(view.schoolDeck, school),
    magicDeck: fill(view.magicDeck, magic),
    pending: fillPending(pending, loose),
    mailReserve: fill(view.mailReserve, loose),
    players: held,
  });
}

function unseen(all: readonly string[], places: readonly (readonly (string | null)[])[]): string[] {
  const seen = new Set(places.flat());
  return all.filter((piece) => !seen.has(piece));
}

/** Hidden pieces become the next of the unseen ones. */
function fill(zone: readonly (string | null)[], pieces: string[]): string[] {
  return zone.map((piece) => piece ?? next(pieces));
}

function fillSlot({ card, mail }: Slot<string | null>, pieces: string[]): Slot<string> {
  return { card, mail: mail.map(({ id, seenBy }) => ({ id: id ?? next(pieces), seenBy })) };
}

function fillPending(pending: Pending<string | null> | null, pieces: string[]): Pending<string> | null {
  return pending?.kind === 'poufmoufle' ? { ...pending, mail: pending.mail ?? next(pieces) } : pending;
}

function next(pieces: string[]): string {
  const piece = pieces.shift();
  if (piece === undefined) throw new Error('more hidden pieces than unseen ones');
  return piece;
}
