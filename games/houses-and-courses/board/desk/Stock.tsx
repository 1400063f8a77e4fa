/** Decks, discards and the Mail reserve; what lies face up can be looked through. */
import { useState } from 'react';
import IconStar from '~icons/game-icons/round-star';
import { CardBack, Pile } from '../../../../src/table';
import { Sheet } from '../../../../src/ui';
import type { HousesView } from '../../state';
import { SCHOOL_BACK } from '../cards/art';
import { Letter } from '../cards/Letter';
import { MagicCard } from '../cards/MagicCard';
import { SchoolCard } from '../cards/SchoolCard';
import { useSpeaker } from '../context';
import css from './Stock.module.css';

const GAME = 'houses-and-courses';

type Discard = 'magic' | 'school';

export function Stock({ table }: { readonly table: HousesView }) {
  const say = useSpeaker().words.board.stock;
  const [open, setOpen] = useState<Discard | null>(null);
  const { magicDeck, magicDiscard, schoolDeck, schoolDiscard, mailReserve } = table;
  const top = magicDiscard.at(-1);
  const schoolTop = schoolDiscard.at(-1);
  return (
    <section className={css.stock} aria-label={say.label} data-full={schoolTop !== undefined || undefined}>
      <div className={css.pile}>
        <Pile count={magicDeck.length} label={say.magic}>
          <CardBack game={GAME} art={<IconStar />} />
        </Pile>
      </div>
      <div className={css.pile}>
        <Pile count={magicDiscard.length} label={say.discard}>
          {top !== undefined && <MagicCard id={top} piece={top} still />}
        </Pile>
        <button
          type="button"
          className={css.browse}
          aria-label={say.browse(say.discard, magicDiscard.length)}
          onClick={() => setOpen('magic')}
        />
      </div>
      <div className={css.pile} data-school>
        <Pile count={schoolDeck.length} label={say.school}>
          <CardBack game={GAME} art={SCHOOL_BACK} />
        </Pile>
      </div>
      {schoolTop !== undefined && (
        <div className={css.pile}>
          <Pile count={schoolDiscard.length} label={say.schoolDiscard}>
            <SchoolCard id={schoolTop} piece={schoolTop} still />
          </Pile>
          <button
            type="button"
            className={css.browse}
            aria-label={say.browse(say.schoolDiscard, schoolDiscard.length)}
            onClick={() => setOpen('school')}
          />
        </div>
      )}
      <figure className={css.reserve} aria-label={say.letters(mailReserve.length)}>
        <span className={css.letters}>
          {mailReserve.slice(0, 3).map((_, at) => (
            // Sealed letters have no identity of their own.
            <Letter key={LAYERS[at]} id={null} />
          ))}
        </span>
        <b aria-hidden="true">{mailReserve.length}</b>
        <figcaption aria-hidden="true">{say.mail}</figcaption>
      </figure>
      <Sheet
        open={open !== null}
        title={open === 'school' ? say.schoolDiscard : say.discard}
        onClose={() => setOpen(null)}
      >
        <Browsed ids={open === 'school' ? schoolDiscard : magicDiscard} kind={open ?? 'magic'} />
      </Sheet>
    </section>
  );
}

const LAYERS = ['top', 'middle', 'bottom'];

interface BrowsedProps {
  readonly ids: readonly string[];
  readonly kind: Discard;
}

/** The last card discarded comes first. */
function Browsed({ ids, kind }: BrowsedProps) {
  const say = useSpeaker().words.board.stock;
  if (ids.length === 0) return <p>{say.nothing}</p>;
  return (
    <ul className={css.browsed}>
      {ids.toReversed().map((id) => (
        <li key={id}>{kind === 'magic' ? <MagicCard id={id} /> : <SchoolCard id={id} />}</li>
      ))}
    </ul>
  );
}
