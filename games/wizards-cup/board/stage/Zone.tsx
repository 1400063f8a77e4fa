/** What lies beside a Wizard: the discard pile with its visible card, the deck, and the Waiting place. */
import { Pile } from '../../../../src/table';
import { cx, IconClock } from '../../../../src/ui';
import { type CardId, wizardOf } from '../../data';
import type { Side } from '../../state';
import type { CupWords } from '../../text/words';
import { KIND_MARKS } from '../cards/art';
import { Back } from '../cards/Back';
import { WizardCard } from '../cards/WizardCard';
import { useSpeaker } from '../context';
import { pieceOf } from '../piece';
import type { Scene, WaitingCard } from '../story/scene';
import css from './Zone.module.css';

interface ZoneProps {
  readonly side: Side;
  readonly scene: Scene;
}

export function Zone({ side, scene }: ZoneProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.stage;
  const { discard, deck, waiting } = scene.sides[side];
  const visible = discard.at(-1) ?? null;
  const power = visible && awakePower(visible, words);
  return (
    <section className={css.zone} data-side={side} aria-label={say.zones(nameOf(side))}>
      <div className={cx(css.slot, css.big)}>
        <Pile count={discard.length} label={say.discard} hideLabel>
          {visible && (
            <WizardCard
              key={visible}
              card={visible}
              side={side}
              piece={pieceOf(side, visible)}
              state={power ? 'awake' : 'plain'}
              note={power ? words.board.card.awake : undefined}
            />
          )}
        </Pile>
        <p>
          <b>{say.discard}</b>
          {power && (
            <em className={css.awake}>
              <KIND_MARKS.dormant />
              {say.awake(power)}
            </em>
          )}
        </p>
      </div>
      <div className={css.slot}>
        <Pile count={deck.length} label={say.deck} hideLabel>
          <Back side={side} />
        </Pile>
        <p>
          <b>{say.deck}</b>
        </p>
      </div>
      <div className={css.slot}>
        <Waiting side={side} waiting={waiting} />
        <p>
          <b>{say.waiting}</b>
        </p>
      </div>
    </section>
  );
}

function Waiting({ side, waiting }: { readonly side: Side; readonly waiting: WaitingCard | null }) {
  const { words } = useSpeaker();
  const say = words.board.stage;
  if (waiting?.faceUp && waiting.card !== null) {
    return (
      <WizardCard card={waiting.card} side={side} piece={pieceOf(side, waiting.card)} note={say.waits} />
    );
  }
  if (waiting) return <Back side={side} label={`${say.waiting}, ${say.faceDown}`} />;
  return (
    <span className={css.none} role="img" aria-label={`${say.waiting}, ${say.noWaiting}`}>
      <IconClock />
    </span>
  );
}

/** What a visible card does for its side; null if its power is not a dormant one. */
function awakePower(card: CardId, { board: { stage }, elements }: CupWords): string | null {
  const { power } = wizardOf(card);
  if (power.type !== 'dormant') return null;
  switch (power.effect) {
    case 'bonus':
      return stage.bonus(power.bonus, null);
    case 'bonusElement':
      return stage.bonus(power.bonus, elements[power.element]);
    case 'noWeakness':
      return stage.noWeaknessPower;
  }
}
