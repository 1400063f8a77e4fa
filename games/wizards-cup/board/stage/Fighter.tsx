/** A Wizard on stage, with the sum that makes its current Value. */
import { cx, VisuallyHidden } from '../../../../src/ui';
import { wizardOf } from '../../data';
import { bonusesOf, stanceOf } from '../../duel';
import type { Side } from '../../state';
import { WizardCard } from '../cards/WizardCard';
import { useSpeaker } from '../context';
import { pieceOf } from '../piece';
import type { Scene } from '../story/scene';
import css from './Fighter.module.css';

interface FighterProps {
  readonly side: Side;
  readonly scene: Scene;
}

export function Fighter({ side, scene }: FighterProps) {
  const { words } = useSpeaker();
  const { duel: card, discard } = scene.sides[side];
  const fate = scene.decided && (scene.decided.losers.includes(side) ? 'loses' : 'stays');
  return (
    <div className={css.fighter} data-side={side}>
      {card === null ? (
        <span className={css.spot} />
      ) : (
        <>
          <div key={card} className={cx(css.turning, fate && css[fate])}>
            <WizardCard card={card} side={side} piece={pieceOf(side, card)} />
            {fate && <span className={css.ribbon}>{words.board.stage[fate]}</span>}
          </div>
          <Sum fighter={{ duel: card, discard }} />
        </>
      )}
    </div>
  );
}

/** Printed Value, what is added and by whom, current Value. */
function Sum({ fighter }: { readonly fighter: Parameters<typeof bonusesOf>[0] }) {
  const { words } = useSpeaker();
  const stance = stanceOf(fighter);
  if (!stance) return null;
  const { card, value } = stance;
  const printed = wizardOf(card).value;
  const bonuses = bonusesOf(fighter);
  const parts = bonuses.map(({ from, bonus }) => `+${bonus} ${words.wizards[from].short}`);
  return (
    <p className={css.sum}>
      <VisuallyHidden>
        {words.board.stage.sum(words.wizards[card].short, printed, parts, value)}
      </VisuallyHidden>
      <span aria-hidden="true">
        {bonuses.length > 0 && printed}
        {bonuses.map(({ from, bonus }) => (
          <span key={from} className={css.plus}>
            +{bonus} <small>{words.wizards[from].short}</small>
          </span>
        ))}
        <b>{value}</b>
      </span>
    </p>
  );
}
