/** What holds in every state that play reaches (section 3). */
import type { Seat } from '../kit';
import { awaiting } from './awaiting';
import { MAGIC_IDS, MAIL_IDS, magicOf, mailOf, SCHOOL_IDS } from './catalogue';
import {
  ACTIONS,
  HORCRUCHES_TO_WIN,
  HOUSE_IDS,
  ROUND_CAP,
  SLOTS_PER_PLAYER,
  SPELLS,
  SPELLS_PER_TURN,
} from './data';
import { countHorcruches } from './scoring';
import { playerAt, seatsFrom, seatsIn } from './seats';
import type { HousesState, Pending, PlayerState } from './state';

/** All discounts come in this step. */
const DISCOUNT = Object.values(SPELLS)
  .flatMap(({ ops }) => ops)
  .find((op) => op.op === 'discount');
const DISCOUNT_STEP = DISCOUNT && 'n' in DISCOUNT ? DISCOUNT.n : 1;

const IN_CHAIN: readonly (Pending<string>['kind'] | undefined)[] = [
  'window',
  'copy',
  'pickFromHand',
  'pickMail',
  'giveSchool',
];

export function invariants(state: HousesState): string[] {
  const { timetable, chain, pending, result, draft } = state;
  const players = seatsIn(state).map((seat) => playerAt(state, seat));
  const laws: Record<string, boolean> = {
    'I1: every School card is in exactly one place': samePieces(schoolIn(state, players), SCHOOL_IDS),
    'I2: every Magic card is in exactly one place': samePieces(magicIn(state, players), MAGIC_IDS),
    'I3: every Mail token is in exactly one place': samePieces(mailIn(state, players), MAIL_IDS),
    'I4: every piece is where its kind may be': players.every(holdsItsKinds) && fitsItsZones(state),
    'I5: empty slots have no Mail':
      timetable.length === SLOTS_PER_PLAYER * state.numPlayers &&
      timetable.every(({ card, mail }) => card !== null || mail.length === 0),
    'I6: counters are within their bounds': countersFit(state) && players.every(flagsFit),
    'I7: the order of the round begins with the First Player': orderFits(state),
    'I8: the chain fits what is pending':
      chain.length > 0 === IN_CHAIN.includes(pending?.kind) && chain.every((_, at) => followsIn(state, at)),
    'I9: seven Horcruches end the game':
      result?.reason === 'horcruches' || players.every((one) => countHorcruches(one) < HORCRUCHES_TO_WIN),
    'I11: every House is in exactly one place': samePieces(
      [...players.flatMap(({ houses }) => houses), ...state.housesOut],
      HOUSE_IDS.filter((house) => draft === null || players.some(({ houses }) => houses.includes(house))),
    ),
    'I13: somebody is awaited until there is a result':
      Object.keys(awaiting(state)).length > 0 === (result === null),
    'while drafting nothing is dealt': draft === null || isUndealt(state, players),
  };
  return Object.keys(laws).filter((law) => !laws[law]);
}

function schoolIn({ schoolDeck, schoolDiscard, timetable }: HousesState, players: PlayerState[]): string[] {
  const laid = timetable.flatMap(({ card }) => card ?? []);
  return [...schoolDeck, ...schoolDiscard, ...laid, ...players.flatMap(({ school }) => school)];
}

function magicIn({ magicDeck, magicDiscard, chain }: HousesState, players: PlayerState[]): string[] {
  const chained = chain.flatMap((item) => (item.kind !== 'course' && 'card' in item ? item.card : []));
  const held = players.flatMap(({ hand, bonus }) => [...hand, ...bonus]);
  return [...magicDeck, ...magicDiscard, ...chained, ...held];
}

function mailIn(
  { mailReserve, mailRemoved, timetable, pending }: HousesState,
  players: PlayerState[],
): string[] {
  const laid = timetable.flatMap(({ mail }) => mail.map(({ id }) => id));
  const held = players.flatMap(({ mail }) => mail);
  const found = pending?.kind === 'poufmoufle' ? [pending.mail] : [];
  return [...mailReserve, ...mailRemoved, ...laid, ...held, ...found];
}

function samePieces(found: readonly string[], due: readonly string[]): boolean {
  const pieces = new Set(found);
  return found.length === due.length && due.every((piece) => pieces.has(piece));
}

function holdsItsKinds({ mail, bonus }: PlayerState): boolean {
  return (
    mail.every((id) => mailOf(id).kind !== 'engueulante') && bonus.every((id) => magicOf(id).kind === 'bonus')
  );
}

function fitsItsZones({ mailRemoved, chain }: HousesState): boolean {
  const used = mailRemoved.every((id) => mailOf(id).draw > 0 || mailOf(id).kind === 'oubliettes');
  return (
    used &&
    chain.every((item) => item.kind === 'course' || !('card' in item) || magicOf(item.card).kind === 'spell')
  );
}

function countersFit({ actionsLeft, spellsThisTurn, round, draft }: HousesState): boolean {
  return (
    within(actionsLeft, 0, ACTIONS) &&
    within(spellsThisTurn, 0, SPELLS_PER_TURN) &&
    (draft === null ? within(round, 1, ROUND_CAP) : round === 0)
  );
}

function flagsFit({ extraCollects, discount }: PlayerState): boolean {
  return extraCollects >= 0 && discount >= 0 && discount % DISCOUNT_STEP === 0;
}

function within(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function orderFits({
  roundOrder,
  numPlayers,
  firstPlayer,
  firstPlayerMoved,
  draft,
  result,
}: HousesState): boolean {
  const [first] = roundOrder;
  if (draft !== null) return first === undefined;
  if (first === undefined || roundOrder.join() !== seatsFrom(first, numPlayers).join()) return false;
  return firstPlayerMoved || result !== null || first === firstPlayer;
}

/** Nobody answers the own item. */
function followsIn({ chain }: HousesState, at: number): boolean {
  const item = chain[at];
  const isRoot = item?.kind === 'spell' || item?.kind === 'course';
  const below: Seat | undefined = chain[at - 1]?.player;
  return isRoot === (at === 0) && item?.player !== below;
}

function isUndealt(state: HousesState, players: readonly PlayerState[]): boolean {
  return (
    state.firstPlayer === null &&
    state.actionsLeft === 0 &&
    state.housesOut.length === 0 &&
    state.timetable.every(({ card }) => card === null) &&
    players.every(
      ({ hand, school, bonus, mail }) => hand.length + school.length + bonus.length + mail.length === 0,
    )
  );
}
