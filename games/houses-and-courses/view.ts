/** What a viewer may know (section 4): the own hand and Mail, the tokens looked at, and everything that lies open. */
import { hideAll, type Viewer } from '../kit';
import { copy } from './copy';
import { playerAt, seatsIn } from './seats';
import type { HousesState, HousesView, LaidMail, Pending } from './state';

export function view(state: HousesState, viewer: Viewer): HousesView {
  const seen: HousesView = copy(state);
  seen.schoolDeck = hideAll(state.schoolDeck);
  seen.magicDeck = hideAll(state.magicDeck);
  seen.mailReserve = hideAll(state.mailReserve);
  for (const slot of seen.timetable) slot.mail = slot.mail.map((token) => laidFor(token, viewer));
  for (const seat of seatsIn(state)) {
    if (seat === viewer) continue;
    const player = playerAt(seen, seat);
    if (!isShown(state, seat, viewer)) player.hand = hideAll(player.hand);
    if (state.result === null) player.mail = hideAll(player.mail);
  }
  seen.pending = pendingFor(state.pending, viewer);
  return seen;
}

/** Chipio shows a hand to the one who picks from it. */
function isShown({ pending }: HousesState, seat: string, viewer: Viewer): boolean {
  return pending?.kind === 'pickFromHand' && pending.player === viewer && pending.target === seat;
}

function laidFor(token: LaidMail<string | null>, viewer: Viewer): LaidMail<string | null> {
  const known = viewer !== 'spectator' && token.seenBy.includes(viewer);
  return known ? token : { id: null, seenBy: token.seenBy };
}

function pendingFor(pending: Pending<string> | null, viewer: Viewer): Pending<string | null> | null {
  if (pending?.kind === 'poufmoufle' && pending.player !== viewer) return { ...pending, mail: null };
  if (pending?.kind !== 'window') return pending;
  const answers = { ...pending.answers };
  for (const seat of pending.asked) if (seat !== viewer) answers[seat] = null;
  return { ...pending, answers };
}
