/** What single pieces are worth to a bot, in victory points. */
import { type MagicId, type MailId, magicOf, mailOf, type SchoolId, schoolOf } from '../catalogue';
import { type BonusId, COURSE_VP, END_SCHOOL, HORCRUCHE_VP, type SpellId } from '../data';
import { countCourses, countHorcruches, detourneurVp } from '../scoring';
import { playerAt, seatsIn } from '../seats';
import type { HousesView, PlayerView } from '../state';

/** A Magic card as money, by how near the end is. */
const MONEY = [
  { from: 0, worth: 1.5 },
  { from: 7, worth: 1.1 },
  { from: 9, worth: 0.6 },
  { from: END_SCHOOL, worth: 0.2 },
];

/** How much more a card is worth than as money alone. */
const TALENT: Readonly<Record<SpellId | BonusId, number>> = {
  oubliettes: 0.5,
  copius: 0.6,
  chipio: 0.7,
  patatras: 0.4,
  tempus: 0.2,
  soldus: 0.5,
  stupefarce: 0.4,
  hibouvol: 0.2,
  lettrovol: 0.3,
  finitus: 0.2,
  confiscatus: 0.8,
  chamboulum: 0.1,
  balaiBall: 0.9,
  bonsPoints: 1.5,
  mauvaisPoints: 1,
};

/** A Broomball symbol, whether or not it makes a difference by itself. */
export const SYMBOL = 0.8;
/** An answer in the form of a token. */
const OUBLIETTES_TOKEN = 1;

/** The School cards of whoever has most: how near the end is. */
export function mostSchool(table: HousesView): number {
  let most = 0;
  for (const seat of seatsIn(table)) most = Math.max(most, playerAt(table, seat).school.length);
  return most;
}

export function moneyOf(table: HousesView): number {
  const most = mostSchool(table);
  return MONEY.findLast(({ from }) => most >= from)?.worth ?? 0;
}

/** Beyond its worth as money. */
export function talentOf(card: MagicId): number {
  return TALENT[magicOf(card).name];
}

/** A token in a stash, beyond what the score sheet says. */
export function serviceOf(token: MailId, money: number): number {
  const { draw, kind } = mailOf(token);
  return kind === 'oubliettes' ? OUBLIETTES_TOKEN : draw * money;
}

/** A token that somebody might take. */
export function tokenWorth(token: MailId, money: number): number {
  const { vp, symbols } = mailOf(token);
  return vp + 2 * symbols * SYMBOL + serviceOf(token, money);
}

/** What a player would lose with one of the own School cards. */
export function schoolWorth(player: PlayerView, id: SchoolId): number {
  const card = schoolOf(id);
  const counts = countCourses(player);
  switch (card.kind) {
    case 'course':
      return step(COURSE_VP, counts[card.course]);
    case 'horcruche':
      return step(HORCRUCHE_VP, countHorcruches(player));
    case 'detourneur':
      return detourneurVp(card.detourneur, counts);
  }
}

function step(scale: readonly number[], count: number): number {
  return (scale[count] ?? 0) - (scale[count - 1] ?? 0);
}
