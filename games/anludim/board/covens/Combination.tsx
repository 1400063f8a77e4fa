/** A laid combination with the half in use of each card, and the professor standing on it. */
import { cx, IconUndo } from '../../../../src/ui';
import type { Strength } from '../../combinations';
import type { HalfIndex } from '../../data';
import type { Combo, LaidCard } from '../../state';
import { capitalised } from '../../text/log';
import { HalfTile } from '../cards/HalfTile';
import { useSpeaker } from '../context';
import css from './Combination.module.css';
import { Professor } from './Professor';

/** What the owner may do with laid cards. */
export interface ComboActs {
  /** Base game: the whole combination returns to the hand. */
  readonly onTakeBack?: ((combo: Combo) => void) | undefined;
  /** Expert variant: a card is taken up into the selection. */
  readonly onUse?: ((laid: LaidCard) => void) | undefined;
  /** The half by which a card was taken up, null if it was not. */
  readonly chosen: (laid: LaidCard) => HalfIndex | null;
}

interface CombinationProps {
  readonly combo: Combo;
  readonly strength: Strength;
  /** Whether its professor stands here. */
  readonly attended: boolean;
  /** He would leave it for the viewer's selection. */
  readonly threatened?: boolean;
  readonly acts?: ComboActs | null;
}

export function Combination({ combo, strength, attended, threatened, acts }: CombinationProps) {
  const { words } = useSpeaker();
  const say = words.board.seats;
  const { discipline, cards } = combo;
  const name = words.combination(discipline, strength);
  const professor = words.disciplines[discipline].theProfessor;
  const { onTakeBack, onUse } = acts ?? {};
  return (
    <li
      className={cx(css.combo, !attended && css.bare, threatened && css.threatened)}
      data-back={onTakeBack ? true : undefined}
      data-uses={onUse ? true : undefined}
    >
      {attended && <Professor discipline={discipline} piece={`professor-${discipline}`} />}
      <span className={css.about}>
        <span className={css.tiles}>
          {cards.map((laid) => {
            const chosen = acts?.chosen(laid) ?? null;
            const half = chosen ?? laid.half;
            return (
              <HalfTile
                key={laid.id}
                laid={{ id: laid.id, half }}
                piece={laid.id}
                {...(onUse && {
                  use: {
                    label: say.use(words.card(laid.id, half), name),
                    chosen: chosen !== null,
                    onUse: () => onUse(laid),
                  },
                })}
              />
            );
          })}
        </span>
        <small aria-hidden="true">{capitalised(name)}</small>
        <span className="visually-hidden">{attended ? say.attended(name, professor) : say.bare(name)}</span>
      </span>
      {onTakeBack && (
        <>
          <span className={css.icon} aria-hidden="true">
            <IconUndo />
          </span>
          <button
            type="button"
            className={css.takeBack}
            aria-label={say.takeBack(name)}
            title={say.takeBack(name)}
            onClick={() => onTakeBack(combo)}
          />
        </>
      )}
    </li>
  );
}
