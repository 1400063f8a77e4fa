/** Moves worth considering. Cards of one kind are alike, so one of each stands for the others. */
import { checkMove, type MoveCall, type Seat } from '../../kit';
import { courseOf, type MagicId, magicOf, mailOf, schoolOf } from '../catalogue';
import { opsOf, rootOf } from '../chain';
import { type Bonus, HOUSE_IDS, type Op } from '../data';
import { NO_ARGS } from '../moves';
import { someParams } from '../ops';
import { rules } from '../rules';
import { costOf } from '../scoring';
import { playerAt, seatsIn } from '../seats';
import type { HousesMoves, HousesView, Params, Use } from '../state';
import { talentOf } from './values';

type Call = MoveCall<HousesMoves>;

/** How much is considered. */
interface Breadth {
  /** Ways to pay for a card, the cheapest first. */
  readonly payments: number;
  /** Whether to look at tokens with Serdongle. */
  readonly looks: boolean;
}

const BROAD: Breadth = { payments: 6, looks: true };
/** Nothing is gained by a look in a world that is imagined anyway. */
const NARROW: Breadth = { payments: 1, looks: false };
/** The cheapest cards, among which the gifts of Serpentin are chosen. */
const GIFT_CHOICE = 4;

export function candidates(view: HousesView, player: Seat): Call[] {
  return legal(view, player, callsFor(view, player, BROAD));
}

/** What is worth considering at a distance. */
export function prospects(view: HousesView, player: Seat): Call[] {
  return legal(view, player, callsFor(view, player, NARROW));
}

function legal(view: HousesView, player: Seat, calls: readonly Call[]): Call[] {
  return calls.filter(({ move, args }) => checkMove(rules, view, player, move, args) === null);
}

function callsFor(view: HousesView, player: Seat, breadth: Breadth): Call[] {
  const { pending } = view;
  if (view.draft !== null) return HOUSE_IDS.map((house) => ({ move: 'pickHouse', args: { house } }));
  switch (pending?.kind) {
    case undefined:
      return inMain(view, player, breadth);
    case 'course': {
      const card = schoolOf(pending.card);
      const declarations = declarationsOf(view, player, card.kind === 'course' ? card.ops : []);
      return [
        { move: 'skipCourse', args: NO_ARGS },
        ...declarations.map((params): Call => ({ move: 'applyCourse', args: { params } })),
      ];
    }
    case 'window':
      return answers(view, player).map((use) => ({ move: 'respond', args: { use } }));
    case 'copy':
      return [
        { move: 'declineCopy', args: NO_ARGS },
        ...declarationsOf(view, player, opsOf(rootOf(view))).map(
          (params): Call => ({ move: 'copyEffect', args: { params } }),
        ),
      ];
    case 'pickFromHand':
      return oneOfEach(known(playerAt(view, pending.target).hand), nameOf).map((card) => ({
        move: 'pickFromHand',
        args: { card },
      }));
    case 'pickMail': {
      const tokens = known(view.timetable[pending.slot]?.mail.map(({ id }) => id) ?? []);
      return [null, ...oneOfEach(tokens, kindOf)].map((mail) => ({ move: 'pickMail', args: { mail } }));
    }
    case 'giveSchool':
      return oneOfEach(playerAt(view, player).school, schoolName).map((card) => ({
        move: 'giveSchool',
        args: { card },
      }));
    case 'serpentin': {
      const cheapest = byTalent(known(playerAt(view, player).hand)).slice(0, GIFT_CHOICE);
      return arrangements(cheapest, pending.receivers.length).map((cards) => ({
        move: 'giveCards',
        args: { gifts: Object.fromEntries(pending.receivers.map((seat, at) => [seat, cards[at] ?? ''])) },
      }));
    }
    case 'poufmoufle':
      return view.timetable.map((_, slot) => ({ move: 'placeMail', args: { slot } }));
  }
}

function inMain(view: HousesView, player: Seat, { payments, looks }: Breadth): Call[] {
  const { hand, mail } = playerAt(view, player);
  const cards = oneOfEach(known(hand), nameOf);
  const slots = [...view.timetable.keys()];
  return [
    { move: 'endTurn', args: NO_ARGS },
    { move: 'drawTwo', args: NO_ARGS },
    { move: 'drawFive', args: NO_ARGS },
    { move: 'useSerpentin', args: NO_ARGS },
    { move: 'usePoufmoufle', args: NO_ARGS },
    ...(looks ? slots : []).map((slot): Call => ({ move: 'useSerdongle', args: { slot } })),
    ...oneOfEach(known(mail), kindOf).map((token): Call => ({ move: 'useMail', args: { mail: token } })),
    ...slots.flatMap((slot) => collections(view, player, slot, payments)),
    ...cards.flatMap((card) => withCard(view, player, card)),
  ];
}

function withCard(view: HousesView, player: Seat, card: MagicId): Call[] {
  const magic = magicOf(card);
  if (magic.kind === 'bonus') {
    const seats = seatsIn(view).filter((seat) => (seat === player) === isGood(magic));
    return seats.map((to) => ({ move: 'playBonus', args: { card, to } }));
  }
  if (magic.reaction !== undefined) return [];
  return declarationsOf(view, player, magic.ops).map((params) => ({
    move: 'playSpell',
    args: { card, params },
  }));
}

/** Whether whoever gets the card is glad of it. */
function isGood({ vp, symbols }: Bonus): boolean {
  return vp + symbols > 0;
}

/** Paid with the cards of least talent; or with another kind in place of the best of these. */
function collections(view: HousesView, seat: Seat, slot: number, payments: number): Call[] {
  const player = playerAt(view, seat);
  const card = view.timetable[slot]?.card;
  const cost = card ? costOf(player, card) : 0;
  if (cost === 0 || player.hand.length < cost) return [];
  const hand = byTalent(known(player.hand));
  const kept = hand.slice(0, cost - 1);
  const swapped = oneOfEach(hand.slice(cost - 1), nameOf).slice(0, payments);
  return swapped.map((last) => ({ move: 'collect', args: { slot, pay: [...kept, last] } }));
}

function answers(view: HousesView, player: Seat): Use[] {
  const { hand, mail } = playerAt(view, player);
  const cards = oneOfEach(known(hand), nameOf).filter((card) => 'reaction' in magicOf(card));
  const tokens = oneOfEach(known(mail), kindOf).filter((token) => kindOf(token) === 'oubliettes');
  return [null, ...cards.map((card) => ({ card })), ...tokens.map((token) => ({ mail: token }))];
}

/** All legal declarations, but only one of those that differ in nothing that counts. */
function declarationsOf(view: HousesView, player: Seat, ops: readonly Op[]): Params[] {
  const found = new Map<string, Params>();
  someParams(view, player, ops, (params) => {
    const { ownCard, bonus, take, ...rest } = params;
    const owner = bonus && seatsIn(view).find((seat) => playerAt(view, seat).bonus.includes(bonus));
    const like = [rest, ownCard && courseOf(ownCard), owner, bonus && nameOf(bonus), take && nameOf(take)];
    const key = JSON.stringify(like);
    if (!found.has(key)) found.set(key, params);
    return false;
  });
  return [...found.values()];
}

function oneOfEach(pieces: readonly string[], kind: (piece: string) => string): string[] {
  const kinds = new Set<string>();
  return pieces.filter((piece) => !kinds.has(kind(piece)) && kinds.add(kind(piece)));
}

function nameOf(card: MagicId): string {
  return magicOf(card).name;
}

function kindOf(token: string): string {
  return mailOf(token).kind;
}

/** Each Détourneur is one of a kind. */
function schoolName(id: string): string {
  const card = schoolOf(id);
  return card.kind === 'detourneur' ? id : (courseOf(id) ?? card.kind);
}

function byTalent(cards: readonly MagicId[]): MagicId[] {
  return cards.toSorted((a, b) => talentOf(a) - talentOf(b));
}

function known(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null);
}

/** Every way to put so many of the cards in a row. */
function arrangements(cards: readonly string[], length: number): string[][] {
  if (length === 0) return [[]];
  return cards.flatMap((card) =>
    arrangements(
      cards.filter((other) => other !== card),
      length - 1,
    ).map((rest) => [card, ...rest]),
  );
}
