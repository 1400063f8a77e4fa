/** A laid card: only the half in use. In the expert variant the owner can take it up into a new combination. */
import { cx } from '../../../../src/ui';
import { HALVES } from '../../data';
import type { LaidCard } from '../../state';
import { useSpeaker } from '../context';
import { ColourMark } from './DoubleCard';
import css from './HalfTile.module.css';

interface HalfTileProps {
  readonly laid: LaidCard;
  readonly piece?: string;
  /** For the one who may take it up. */
  readonly use?: { readonly label: string; readonly chosen: boolean; readonly onUse: () => void };
}

export function HalfTile({ laid, piece, use }: HalfTileProps) {
  const { words } = useSpeaker();
  const half = HALVES[laid.id][laid.half];
  const shared = {
    className: cx(css.tile, use?.chosen && css.chosen),
    'data-tone': `half-${half.colour}`,
    'data-piece': piece,
    title: words.card(laid.id, laid.half),
  };
  const content = (
    <span className={css.print} aria-hidden="true">
      <b>{half.value}</b>
      <ColourMark half={half} size="calc(var(--tile) * 0.48)" />
    </span>
  );
  if (!use)
    return (
      <span {...shared} role="img" aria-label={words.half(half)}>
        {content}
      </span>
    );
  return (
    <button type="button" {...shared} aria-label={use.label} aria-pressed={use.chosen} onClick={use.onUse}>
      {content}
    </button>
  );
}
