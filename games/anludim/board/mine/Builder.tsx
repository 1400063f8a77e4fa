/** The line above the hand: what the chosen cards make, how strong it is, whom it would take the professor from. */
import type { ReactNode } from 'react';
import { Button, cx, IconButton, IconClose, Segmented } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import type { AnludimFacts } from '../../facts';
import { brokenBy } from '../../moves/layCombination';
import { type AnludimView, covenAt, seatOf } from '../../state';
import { capitalised, discardedHalves } from '../../text/log';
import type { Origin } from '../../text/words';
import { ACT_ART } from '../cards/art';
import { useSpeaker } from '../context';
import { Professor } from '../covens/Professor';
import css from './Builder.module.css';
import type { Offer } from './verdicts';

interface BuilderProps {
  readonly view: AnludimView;
  readonly facts: AnludimFacts;
  readonly seat: Seat;
  readonly cards: number;
  readonly offers: readonly Offer[];
  /** The one that would be laid. */
  readonly offer: Offer | null;
  readonly onChoose: (offer: Offer) => void;
  readonly onClear: () => void;
  readonly onIdeas: () => void;
}

export function Builder({ offers, offer, cards, onChoose, onClear, onIdeas, ...table }: BuilderProps) {
  const { words } = useSpeaker();
  const say = words.board.build;
  return (
    <section className={cx(css.builder, offer && css.legal)} data-guide="builder" aria-label={say.label}>
      {offer ? (
        <Made offer={offer} {...table}>
          {offers.length > 1 && (
            <Segmented
              label={say.choices}
              hideLabel
              value={offer.key}
              onChange={(key) => {
                const wanted = offers.find((one) => one.key === key);
                if (wanted) onChoose(wanted);
              }}
              choices={offers.map(({ key, lay, strength }) => {
                const name = words.combination(lay.discipline, strength);
                return { value: key, label: lay.extend ? say.extended(name) : capitalised(name) };
              })}
            />
          )}
        </Made>
      ) : (
        <>
          <span className={css.mark} aria-hidden="true">
            {ACT_ART}
          </span>
          <p className={css.text} aria-live="polite">
            <b>{cards === 0 ? say.empty : say.nothing(cards)}</b>
            <small className={css.hint}>{cards === 0 ? say.emptyHint : say.nothingHint}</small>
          </p>
        </>
      )}
      {cards > 0 && <IconButton label={words.board.act.clear} icon={<IconClose />} onClick={onClear} />}
      <Button className={css.ideas} onClick={onIdeas}>
        {words.board.suggestions.open}
      </Button>
    </section>
  );
}

interface MadeProps extends Pick<BuilderProps, 'view' | 'facts' | 'seat'> {
  readonly offer: Offer;
  readonly children: ReactNode;
}

function Made({ view, facts, seat, offer, children }: MadeProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.build;
  const { discipline } = offer.lay;
  const toBeat = facts.toBeat[discipline];
  const broken = brokenBy(view, covenAt(view, seat), offer.lay.cards);
  const discards = broken.flatMap(discardedHalves).map(words.half);
  const returning = broken.filter(({ professor }) => professor);
  const notes = [
    say.joins(originOf(), capitalised(words.disciplines[discipline].theProfessor)),
    ...(discards.length > 0 ? [say.discards(discards)] : []),
    ...(returning.length > 0
      ? [say.returns(returning.map(({ combo }) => words.disciplines[combo.discipline].professor))]
      : []),
  ];
  return (
    <>
      <Professor discipline={discipline} size="2.1rem" />
      <p className={css.text} aria-live="polite">
        <b>{capitalised(words.combination(discipline, offer.strength))}</b>{' '}
        {toBeat && !offer.lay.extend ? say.beats(discipline, toBeat) : say.first}
        <small>{notes.join(' ')}</small>
      </p>
      {toBeat && (
        <p className={css.duel} aria-hidden="true">
          <b>{offer.strength.join('·')}</b>
          <span>›</span>
          <i>{toBeat.join('·')}</i>
        </p>
      )}
      {children}
    </>
  );

  function originOf(): Origin {
    const holder = facts.holders[discipline];
    if (holder === null) return { from: 'board' };
    return seatOf(holder) === seat ? { from: 'own' } : { from: 'player', name: nameOf(seatOf(holder)) };
  }
}
