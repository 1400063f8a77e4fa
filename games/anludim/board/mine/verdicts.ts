/** What the chosen cards would make: asked of the rules, for every discipline and, in the expert variant, every own combination. */
import type { Seat } from '../../../kit';
import {
  compare,
  flawOf,
  halvesOf,
  type Lay,
  type Strength,
  strengthOf,
  targetsFor,
} from '../../combinations';
import {
  type CardId,
  DISCIPLINES,
  type Discipline,
  FEWEST_CARDS,
  HALVES,
  type Half,
  type PerDiscipline,
  perDiscipline,
} from '../../data';
import type { AnludimFacts } from '../../facts';
import { rules } from '../../rules';
import { type AnludimView, covenAt, type LaidCard } from '../../state';
import type { AnludimWords } from '../../text/words';
import type { Chance } from '../hall/Lectern';

/** A lay that is legal but for whose turn it is. */
export interface Offer {
  readonly key: string;
  readonly lay: Lay;
  readonly strength: Strength;
}

/** A lay that is not, and why. */
interface Flaw {
  readonly reason: string;
  readonly lay: Lay;
  /** Set where the cards make a combination, though not the strongest. */
  readonly strength: Strength | null;
}

export interface Verdict {
  readonly offers: readonly Offer[];
  readonly flaw: Flaw | null;
}

export function verdictsOf(
  view: AnludimView,
  seat: Seat,
  chosen: readonly LaidCard[],
): PerDiscipline<Verdict> | null {
  if (chosen.length === 0) return null;
  const own = covenAt(view, seat);
  return perDiscipline((discipline) => {
    const offers: Offer[] = [];
    const flaws: Flaw[] = [];
    for (const target of targetsFor(view, own, discipline)) {
      const lay: Lay = { discipline, cards: [...chosen], ...(target && { extend: target.id }) };
      const halves = halvesOf([...(target?.cards ?? []), ...chosen]);
      const strength = flawOf(discipline, halves) === null ? strengthOf(discipline, halves) : null;
      const reason = rules.moves.layCombination.check(view, seat, lay);
      if (reason !== null) flaws.push({ reason, lay, strength });
      else if (strength) offers.push({ key: `${discipline} ${target?.id ?? ''}`, lay, strength });
    }
    // What is nearest to success says most.
    const flaw = flaws.find(({ reason }) => reason !== 'TOO_FEW_CARDS') ?? flaws[0] ?? null;
    return { offers, flaw: offers.length > 0 ? null : flaw };
  });
}

/** Whether the half makes a combination of some kind with what is chosen. */
export function goesWith(view: AnludimView, seat: Seat, chosen: readonly LaidCard[], half: Half): boolean {
  const own = covenAt(view, seat);
  return DISCIPLINES.some((discipline) =>
    targetsFor(view, own, discipline).some(
      (target) => flawOf(discipline, [...halvesOf([...(target?.cards ?? []), ...chosen]), half]) === null,
    ),
  );
}

/** Where only the colours are wrong: the cards that show the same half as another one. */
export function clashesIn(
  verdicts: PerDiscipline<Verdict> | null,
  chosen: readonly LaidCard[],
): readonly CardId[] {
  const wrong = DISCIPLINES.some((one) => verdicts?.[one].flaw?.reason === 'COLOURS_NOT_DIFFERENT');
  if (!wrong) return [];
  const shown = chosen.map(({ id, half }) => ({ id, ...HALVES[id][half] }));
  return shown
    .filter(({ id, value, colour }) =>
      shown.some((other) => other.id !== id && other.value === value && other.colour === colour),
    )
    .map(({ id }) => id);
}

/** What the verdicts look like at the lecterns. */
export function chancesOf(
  verdicts: PerDiscipline<Verdict>,
  { toBeat }: AnludimFacts,
  words: AnludimWords,
): PerDiscipline<Chance> {
  return perDiscipline((discipline) => {
    const { offers, flaw } = verdicts[discipline];
    const [offer] = offers;
    if (offer)
      return {
        legal: true,
        text: words.board.lecterns.legal(words.combination(discipline, offer.strength)),
      };
    return { legal: false, text: flaw ? shortly(discipline, flaw, toBeat[discipline], words) : '' };
  });
}

function shortly(
  discipline: Discipline,
  { reason, strength }: Flaw,
  toBeat: Strength | null,
  words: AnludimWords,
): string {
  const { build } = words.board;
  switch (reason) {
    case 'TOO_FEW_CARDS':
      return build.tooFew(FEWEST_CARDS[discipline]);
    case 'BAD_GROUPS':
      return build.groups(discipline === 'pairs' ? 2 : 3);
    case 'COMBO_NOT_STRONGEST': {
      if (!strength || !toBeat) break;
      const name = words.combination(discipline, toBeat);
      return compare(strength, toBeat) === 0 ? build.equal(name) : build.weaker(name);
    }
  }
  return build.flaws[reason] ?? '';
}
