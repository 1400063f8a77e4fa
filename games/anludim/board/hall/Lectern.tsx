/** A professor's lectern: who has him, his pile of objects, and what must be beaten or what the selection lacks. */
import { cx, IconCheck, IconClose } from '../../../../src/ui';
import { type Discipline, RANK } from '../../data';
import type { AnludimFacts } from '../../facts';
import { type AnludimView, seatOf } from '../../state';
import { BEASTS, OBJECT_ART } from '../cards/art';
import { useSpeaker } from '../context';
import { Professor } from '../covens/Professor';
import css from './Lectern.module.css';

/** What the viewer's selection would do here. */
export interface Chance {
  readonly legal: boolean;
  readonly text: string;
}

interface LecternProps {
  readonly table: AnludimView;
  readonly facts: AnludimFacts;
  readonly discipline: Discipline;
  /** How high it stands, in steps. */
  readonly rise: number;
  readonly chance: Chance | null;
  readonly onSelect?: () => void;
}

export function Lectern({ table, facts, discipline, rise, chance, onSelect }: LecternProps) {
  const { words, nameOf, me } = useSpeaker();
  const say = words.board.lecterns;
  const own = words.disciplines[discipline];
  const pile = table.piles[discipline];
  const toBeat = facts.toBeat[discipline];
  const holder = facts.holders[discipline];
  const holderSeat = holder === null ? null : seatOf(holder);
  const holderName =
    holderSeat === null ? null : holderSeat === me ? words.board.seats.you : nameOf(holderSeat);
  const challenge =
    toBeat === null ? say.toLay(own.fewest) : say.toBeat(words.combination(discipline, toBeat));
  const brief = toBeat === null ? own.fewest : say.brief(discipline, toBeat);
  const Stand = onSelect ? 'button' : 'div';
  const isExpert = table.options.variant === 'expert';
  const summary = say.summary(
    isExpert ? `${own.professor} (${say.rank(RANK[discipline])})` : own.professor,
    own.combination,
    holderName === null ? say.freeProfessor : say.heldBy(holderName),
    pile.length > 0 ? say.pile(pile) : `${say.emptyPile}.`,
    challenge,
  );
  return (
    <li className={css.lectern} data-tone={`prof-${discipline}`} style={{ '--rise': rise }}>
      <Stand
        {...(onSelect ? { type: 'button', onClick: onSelect } : { role: 'group' })}
        className={cx(
          css.stand,
          chance?.legal && css.legal,
          holderSeat !== null && holderSeat === me && css.mine,
        )}
        aria-label={summary}
        aria-description={chance?.text}
        title={pile.length > 0 ? say.pile(pile) : say.emptyPile}
      >
        <span className={css.who}>
          {holderSeat === null ? (
            <Professor discipline={discipline} piece={`professor-${discipline}`} />
          ) : (
            <Professor discipline={discipline} ghost />
          )}
          <em data-free={holderSeat === null || undefined}>
            {holderSeat !== null && <span className={css.beast}>{BEASTS[holderSeat]}</span>}
            <span className={css.holder}>{holderName ?? say.free}</span>
          </em>
        </span>
        <span className={css.top}>
          <span className={css.pile} style={{ '--height': Math.max(0, pile.length - 1) }}>
            <span
              className={cx(css.object, pile.length === 0 && css.none)}
              data-piece={pile.length > 0 ? objectPiece(discipline, pile.length) : undefined}
            >
              {OBJECT_ART[discipline]}
            </span>
            {pile.length > 0 && <b>{pile[0]}</b>}
          </span>
          <small className={css.long}>
            {pile.length === 0 ? say.emptyPile : say.followedBy(pile.slice(1))}
          </small>
          <small className={css.brief}>{pile.length === 0 ? '–' : pile.slice(1).join(' ')}</small>
        </span>
        <span className={css.body}>
          {isExpert && <Dots count={RANK[discipline]} />}
          <b>{own.professor}</b>
          <span className={css.kind}>{own.combination}</span>
        </span>
        <span className={css.plate} data-legal={chance?.legal}>
          {chance && (chance.legal ? <IconCheck /> : <IconClose />)}
          <span className={css.long}>{chance?.text ?? challenge}</span>
          <span className={css.brief}>{brief}</span>
        </span>
      </Stand>
      <span className={css.step} />
    </li>
  );
}

const DOTS = [1, 2, 3, 4, 5];

function Dots({ count }: { readonly count: number }) {
  return (
    <span className={css.dots}>
      {DOTS.slice(0, count).map((dot) => (
        <i key={dot} />
      ))}
    </span>
  );
}

/** The identity of the top object of a pile: it keeps it on its way to the one who receives it. */
export function objectPiece(discipline: Discipline, height: number): string {
  return `object-${discipline}-${height}`;
}
