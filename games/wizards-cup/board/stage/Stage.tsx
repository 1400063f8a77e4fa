/** The stage of the tournament: both Wizards face to face, how the duel is decided, and what lies beside them. */
import type { ReactNode } from 'react';
import { wizardOf } from '../../data';
import { SIDES } from '../../state';
import { ElementSigil } from '../cards/Marks';
import { useSpeaker } from '../context';
import type { Scene } from '../story/scene';
import { Fighter } from './Fighter';
import css from './Stage.module.css';
import { Steps } from './Steps';
import { Zone } from './Zone';

interface StageProps {
  readonly scene: Scene;
  /** What is said under the Wizards. */
  readonly children?: ReactNode;
}

export function Stage({ scene, children }: StageProps) {
  const { words } = useSpeaker();
  const [white, black] = SIDES;
  return (
    <section
      className={css.stage}
      data-fill
      data-guide="stage"
      data-still={children === undefined || undefined}
      data-ground="night"
      aria-label={words.board.stage.label(scene.no)}
    >
      <div className={css.hall} />
      <Duels scene={scene} />
      <Zone side={white} scene={scene} />
      <Fighter side={white} scene={scene} />
      <Steps decided={scene.decided} />
      <Fighter side={black} scene={scene} />
      <Zone side={black} scene={scene} />
      {children}
    </section>
  );
}

/** The duels of the round so far: who stayed, the Values, and what decided. */
function Duels({ scene }: { readonly scene: Scene }) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.stage;
  if (scene.duels.length === 0) return null;
  return (
    <ol className={css.duels} aria-label={say.duels} data-many={scene.duels.length > 5 || undefined}>
      {scene.duels.map((duel) => {
        const { no, cards, values, criterion, losers } = duel;
        const winner = losers.length > 1 ? null : losers[0] === '0' ? '1' : '0';
        const [one, other] = cards;
        return (
          <li key={no} data-winner={winner ?? 'none'} data-now={duel === scene.decided || undefined}>
            <b>{no}</b>
            <ElementSigil element={wizardOf(one).element} size="1.15rem" />
            <span>
              {values[0]} – {values[1]}
            </span>
            <ElementSigil element={wizardOf(other).element} size="1.15rem" />
            <em>{say.step[criterion]}</em>
            <span className="visually-hidden">
              {winner === null ? say.bothLose : words.board.rounds.wonBy([nameOf(winner)])}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
