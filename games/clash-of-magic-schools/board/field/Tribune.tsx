/** The grandstand: between the two crests with their announced Trials lies the pile of those still to come. */
import { CardBack, Pile } from '../../../../src/table';
import { cx } from '../../../../src/ui';
import { levelOf } from '../../data';
import { type ClashView, opponentOf, type PlayerID } from '../../state';
import { useSpeaker } from '../context';
import { TRIAL_BACK } from '../pieces/art';
import { Emblem } from '../pieces/Emblem';
import { SmallPlaque } from '../pieces/Plaque';
import type { Marks } from '../turn/marks';
import type { Turn } from '../turn/useTurn';
import css from './Tribune.module.css';
import { LEVELS, unseenTrials } from './unseen';

interface TribuneProps {
  readonly view: ClashView;
  readonly turn: Turn | null;
  readonly marks: Marks;
  /** Opens the sheet about Trials. */
  readonly onLook: () => void;
}

export function Tribune({ view, turn, marks, onLook }: TribuneProps) {
  const { words, near } = useSpeaker();
  const say = words.board.tribune;
  const known = view.trialDeck.slice(0, view.trialKnownTop).flatMap((trial) => trial ?? []);
  const unseen = unseenTrials(view);
  return (
    <div className={css.tribune}>
      <Offer player={opponentOf(near)} view={view} turn={turn} marks={marks} onLook={onLook} />
      <button
        type="button"
        className={css.pile}
        aria-label={say.open(view.trialDeck.length)}
        onClick={onLook}
      >
        <span className={css.head} aria-hidden="true">
          <Pile count={view.trialDeck.length} label={say.title} hideLabel>
            <CardBack game="clash-of-magic-schools" art={TRIAL_BACK} />
          </Pile>
          <span className={css.title}>
            <b>{say.title}</b>
            {known.length > 0 ? (
              <span className={css.known}>
                {known.map((trial) => (
                  <SmallPlaque key={trial} trial={trial} />
                ))}
              </span>
            ) : (
              <small>{say.hint}</small>
            )}
          </span>
        </span>
        <span className={css.figure} aria-hidden="true">
          {TRIAL_BACK}
          {view.trialDeck.length}
        </span>
        <span className={css.levels} aria-hidden="true">
          {LEVELS.map((level) => (
            <span key={level} data-none={unseen[level] === 0 || undefined}>
              <i>{level}</i>
              {unseen[level]}
            </span>
          ))}
        </span>
      </button>
      <Offer player={near} view={view} turn={turn} marks={marks} onLook={onLook} />
    </div>
  );
}

interface OfferProps extends TribuneProps {
  /** Under whose crest. */
  readonly player: PlayerID;
}

function Offer({ player, view, turn, marks, onLook }: OfferProps) {
  const { words, near } = useSpeaker();
  const say = words.board.offer;
  const { school, offered, emblem, startingTrialPassed } = view.players[player];
  const crest = player === near ? 'own' : 'opponent';
  const name = words.roles[player];
  const legal = marks.offers.has(crest);
  const label = say.label(name, offered.map(levelOf));
  return (
    <button
      type="button"
      className={cx(css.offer, legal && css.legal)}
      data-guide={crest}
      aria-label={legal ? `${label}, ${say.legal}` : label}
      onClick={() => (turn ? turn.pickOffer(crest) : onLook())}
    >
      <span className={css.crest} data-home={emblem === null || undefined}>
        <Emblem
          school={school}
          absent={emblem !== null}
          {...(emblem === null && { piece: `emblem-${school}` })}
        />
        <span>
          {name}
          <small>{startingTrialPassed ? say.count(offered.length) : say.mustPass}</small>
        </span>
      </span>
      <span className={css.column} style={{ '--n': offered.length }}>
        {offered.length === 0 && <span className={css.none}>{say.none}</span>}
        {offered.map((trial, at) => (
          <span key={trial} className={css.card} data-piece={trial}>
            <span className={css.tag}>
              {levelOf(trial)}
              {at === offered.length - 1 && <small>{say.available}</small>}
            </span>
          </span>
        ))}
      </span>
    </button>
  );
}
