/** What the viewer is planning: the chosen cards, what they would make, and the one offer that would be laid. */
import { useState } from 'react';
import { useConfirm } from '../../../../src/table';
import type { Seat } from '../../../kit';
import { type CardId, HALVES, type HalfIndex, type PerDiscipline } from '../../data';
import { brokenBy } from '../../moves/layCombination';
import { type AnludimView, covenAt, type LaidCard } from '../../state';
import { discardedHalves } from '../../text/log';
import type { AnludimWords } from '../../text/words';
import type { AnludimBoardProps } from '../context';
import { type Draft, other, useDraft } from './draft';
import type { HandActs } from './HandBox';
import { clashesIn, goesWith, type Offer, type Verdict, verdictsOf } from './verdicts';

export interface Plan {
  readonly draft: Draft;
  readonly verdicts: PerDiscipline<Verdict> | null;
  readonly offers: readonly Offer[];
  readonly offer: Offer | null;
  prefer(key: string): void;
  /** Asks once where laid cards would be lost. */
  lay(offer: Offer): Promise<void>;
  readonly hand: HandActs;
  /** Takes a laid card up, turns it, or leaves it where it lies. */
  use(laid: LaidCard): void;
}

export function usePlan(
  view: AnludimView,
  seat: Seat | null,
  play: AnludimBoardProps['play'],
  words: AnludimWords,
): Plan {
  const confirm = useConfirm();
  const own = seat === null ? null : covenAt(view, seat);
  const draft = useDraft(available(view, seat));
  const [wish, setWish] = useState<string | null>(null);
  const { chosen } = draft;
  const verdicts = seat === null ? null : verdictsOf(view, seat, chosen);
  const offers = verdicts ? Object.values(verdicts).flatMap((verdict) => verdict.offers) : [];

  const clashes = offers.length > 0 ? [] : clashesIn(verdicts, chosen);

  /** The half that goes with the selection, the one that is up if both do or neither. */
  const half = (card: CardId, up: HalfIndex): HalfIndex => {
    const fits = (one: HalfIndex) =>
      seat !== null && chosen.length > 0 && goesWith(view, seat, chosen, HALVES[card][one]);
    return fits(up) || !fits(other(up)) ? up : other(up);
  };
  const joins = (card: CardId): boolean =>
    seat !== null && chosen.length > 0 && HALVES[card].some((one) => goesWith(view, seat, chosen, one));

  return {
    draft,
    verdicts,
    offers,
    offer: offers.find(({ key }) => key === wish) ?? offers[0] ?? null,
    prefer: setWish,
    async lay({ lay, strength }) {
      const broken = own ? brokenBy(view, own, lay.cards) : [];
      if (broken.length > 0) {
        const { act } = words.board;
        const agreed = await confirm({
          title: act.confirmLay,
          body: act.confirmLayBody(
            words.combination(lay.discipline, strength),
            broken.flatMap(discardedHalves).map(words.half),
          ),
          confirm: act.layIt(lay.discipline, strength[0] ?? 1),
        });
        if (!agreed) return;
      }
      if (play('layCombination', lay) === null) draft.clear();
    },
    hand: {
      chosen: draft.halfOf,
      joins,
      clashes: (card) => clashes.includes(card),
      press: (card, up) => draft.press(card, half(card, up)),
      turn: draft.turn,
      help: words.board.hand.help,
    },
    use: (laid) => draft.press(laid.id, half(laid.id, laid.half)),
  };
}

/** The hand, and in the expert variant what lies in front of the player. */
function available(view: AnludimView, seat: Seat | null): readonly (CardId | null)[] {
  if (seat === null) return [];
  const { hand, combos } = covenAt(view, seat);
  if (view.options.variant === 'base') return hand;
  return [...hand, ...combos.flatMap(({ cards }) => cards.map(({ id }) => id))];
}
