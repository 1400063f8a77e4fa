/** The optional action: what can be given for a card. Choosing here is the confirmation, since it costs points. */
import { Button, Dialog } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import { DISCIPLINES } from '../../data';
import type { AnludimFacts } from '../../facts';
import { type AnludimView, covenAt, type Spending } from '../../state';
import { OBJECT_ART, PARCHMENT_ART } from '../cards/art';
import { useSpeaker } from '../context';
import css from './Spend.module.css';

interface SpendProps {
  readonly view: AnludimView;
  readonly facts: AnludimFacts;
  readonly seat: Seat;
  readonly open: boolean;
  readonly onSpend: (what: Spending) => void;
  readonly onClose: () => void;
}

export function Spend({ view, facts, seat, open, onSpend, onClose }: SpendProps) {
  const { words } = useSpeaker();
  const say = words.board.spend;
  const total = facts.totals[Number(seat)] ?? 0;
  return (
    <Dialog
      open={open}
      title={say.title}
      onClose={onClose}
      actions={
        <Button variant="ghost" data-first onClick={onClose}>
          {say.cancel}
        </Button>
      }
    >
      <p>{say.body}</p>
      <ul className={css.list}>
        {wares(view, seat).map(({ what, worth, only }) => (
          <li key={say.what(what)}>
            <Button
              icon={what.kind === 'parchment' ? PARCHMENT_ART : OBJECT_ART[what.discipline]}
              sub={[say.left(total - worth), only && say.lastOfItsKind].filter(Boolean).join(', ')}
              onClick={() => onSpend(what)}
            >
              {say.what(what)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface Ware {
  readonly what: Spending;
  readonly worth: number;
  /** It is the last one of its kind: without it one of five different objects is gone. */
  readonly only: boolean;
}

/** Parchments, and every kind and value of object once. */
function wares(view: AnludimView, seat: Seat): readonly Ware[] {
  const { objects, parchments } = covenAt(view, seat);
  const given = DISCIPLINES.flatMap((discipline) => {
    const values = objects.filter((object) => object.discipline === discipline).map(({ value }) => value);
    return [...new Set(values)]
      .sort((low, high) => low - high)
      .map(
        (value): Ware => ({
          what: { kind: 'object', discipline, value },
          worth: value,
          only: values.length === 1,
        }),
      );
  });
  return parchments > 0 ? [{ what: { kind: 'parchment' }, worth: 1, only: false }, ...given] : given;
}
