/** The Bonus cards that lie in a play area. */
import { VisuallyHidden } from '../../../../src/ui';
import { magicOf } from '../../catalogue';
import { magicName } from '../../text/log';
import { alike } from '../cards/alike';
import { MAGIC_ART } from '../cards/art';
import { useSpeaker } from '../context';
import css from './Bonuses.module.css';

interface BonusesProps {
  readonly ids: readonly string[];
  /** A copy: its pieces do not travel. */
  readonly still?: boolean;
}

export function Bonuses({ ids, still = false }: BonusesProps) {
  const { words } = useSpeaker();
  if (ids.length === 0) return null;
  return (
    <ul className={css.bonuses} aria-label={words.board.area.bonus}>
      {alike(ids, (id) => magicOf(id).name).map((same) => {
        const id = same.at(-1) ?? '';
        const name = magicName(id, words.pieces);
        return (
          <li
            key={magicOf(id).name}
            data-piece={still ? undefined : id}
            data-tone={magicOf(id).name}
            title={name}
          >
            <VisuallyHidden>{same.length > 1 ? `${same.length} × ${name}` : name}</VisuallyHidden>
            <BonusFace id={id} />
            {same.length > 1 && (
              <b className={css.times} aria-hidden="true">
                ×{same.length}
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function BonusFace({ id }: { readonly id: string }) {
  const card = magicOf(id);
  if (card.kind !== 'bonus') return null;
  return (
    <span className={css.face} aria-hidden="true">
      {MAGIC_ART[card.name]}
      {card.symbols > 0 ? card.symbols : card.vp > 0 ? `+${card.vp}` : `−${-card.vp}`}
    </span>
  );
}
