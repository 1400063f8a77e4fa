/** The single cards and tokens of the box, and what is printed on each. */
import {
  BONUS,
  type Bonus,
  type BonusId,
  COURSE_IDS,
  COURSES,
  type CourseId,
  DETOURNEURS,
  type Detourneur,
  HORCRUCHES,
  MAIL,
  type Mail,
  type MailKind,
  type Op,
  SPELLS,
  type Spell,
  type SpellId,
} from './data';

/** s01, s02 …: the Courses, the Horcruches, the Détourneurs. */
export type SchoolId = string;
/** m01, m02 …: the Spells, then the Bonus cards. */
export type MagicId = string;
/** c01, c02 … */
export type MailId = string;

export type SchoolCard =
  | { readonly kind: 'course'; readonly course: CourseId; readonly ops: readonly Op[] }
  | { readonly kind: 'horcruche' }
  | { readonly kind: 'detourneur'; readonly detourneur: Detourneur };

export type MagicCard =
  | ({ readonly kind: 'spell'; readonly name: SpellId } & Spell)
  | ({ readonly kind: 'bonus'; readonly name: BonusId } & Bonus);

export type MailToken = { readonly kind: MailKind } & Mail;

type Catalogue<Piece> = Readonly<Record<string, Piece>>;

const SCHOOL: Catalogue<SchoolCard> = number('s', [
  ...COURSE_IDS.flatMap((course) =>
    copies<SchoolCard>(COURSES[course].copies, { kind: 'course', course, ops: COURSES[course].ops }),
  ),
  ...copies<SchoolCard>(HORCRUCHES, { kind: 'horcruche' }),
  ...DETOURNEURS.map((detourneur): SchoolCard => ({ kind: 'detourneur', detourneur })),
]);

const MAGIC: Catalogue<MagicCard> = number('m', [
  ...entries(SPELLS).flatMap(([name, spell]) =>
    copies<MagicCard>(spell.copies, { kind: 'spell', name, ...spell }),
  ),
  ...entries(BONUS).flatMap(([name, bonus]) =>
    copies<MagicCard>(bonus.copies, { kind: 'bonus', name, ...bonus }),
  ),
]);

const TOKENS: Catalogue<MailToken> = number(
  'c',
  entries(MAIL).flatMap(([kind, mail]) => copies<MailToken>(mail.copies, { kind, ...mail })),
);

/** In the order of their numbers. */
export const SCHOOL_IDS: readonly SchoolId[] = Object.keys(SCHOOL);
export const MAGIC_IDS: readonly MagicId[] = Object.keys(MAGIC);
export const MAIL_IDS: readonly MailId[] = Object.keys(TOKENS);

export function schoolOf(id: SchoolId): SchoolCard {
  return SCHOOL[id] ?? missing(id);
}

export function magicOf(id: MagicId): MagicCard {
  return MAGIC[id] ?? missing(id);
}

export function mailOf(id: MailId): MailToken {
  return TOKENS[id] ?? missing(id);
}

/** The Course of a School card, null for the others. */
export function courseOf(id: SchoolId): CourseId | null {
  const card = schoolOf(id);
  return card.kind === 'course' ? card.course : null;
}

function copies<Piece>(count: number, piece: Piece): Piece[] {
  return Array.from({ length: count }, () => piece);
}

function number<Piece>(letter: string, pieces: readonly Piece[]): Catalogue<Piece> {
  const catalogue: Record<string, Piece> = Object.create(null);
  pieces.forEach((piece, at) => {
    catalogue[`${letter}${String(at + 1).padStart(2, '0')}`] = piece;
  });
  return catalogue;
}

function entries<Name extends string, Declared>(table: Readonly<Record<Name, Declared>>) {
  return Object.entries(table) as [Name, Declared][];
}

function missing(id: string): never {
  throw new Error(`${id} is not in the box`);
}
