/** What single pieces are worth to a bot, in victory points. */
import { type MagicId, type MailId, magicOf, mailOf, type SchoolId, schoolOf } from '../catalogue';
import { type BonusId, COURSE_VP, HORCRUCHE_VP, type SpellId } from '../data';
import { countCourses, countHorcruches, detourneurVp } from '../scoring';
import type { PlayerView } from '../state';
import type { Weights } from './weights';

/** How much more a card is worth than as money alone. */
const TALENT: Readonly<Record<SpellId | BonusId, number>> = {
  oubliettes: 0.6,
  copius: 1.4,
  chipio: 0.3,
  patatras: 0.2,
  tempus: 0.05,
  soldus: -0.1,
  stupefarce: 0.9,
  hibouvol: 0,
  lettrovol: -0.15,
  finitus: 0.1,
  confiscatus: 0.05,
  chamboulum: -0.1,
  balaiBall: 0.4,
  bonsPoints: 0.9,
  mauvaisPoints: 0.6,
};

/** A Broomball symbol of a token, in points. */
const SYMBOL = 1.6;

/** Beyond its worth as money. */
export function talentOf(card: MagicId): number {
  return TALENT[magicOf(card).name];
}

/** A token in a stash, beyond what the score sheet says. */
export function serviceOf(token: MailId, weights: Weights): number {
  const { draw, kind } = mailOf(token);
  return kind === 'oubliettes' ? weights.oubliettes : draw * weights.draw;
}

/** A token that somebody might take. */
export function tokenWorth(token: MailId, weights: Weights): number {
  const { vp, symbols } = mailOf(token);
  return weights.mail * (vp + SYMBOL * symbols) + serviceOf(token, weights);
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
