/** The guide beside the board: what this step is about, what to do, and the way through the lesson. */
import { useState } from 'react';
import IconWand from '~icons/game-icons/fairy-wand';
import type { StepWords } from '../../lesson';
import { RuleLink } from '../../table';
import {
  Button,
  IconButton,
  IconDown,
  IconInfo,
  IconLeft,
  IconRight,
  IconUp,
  REACHABLE,
  Rich,
} from '../../ui';
import { useLearnWords } from '../text/learn';
import css from './Guide.module.css';

interface Props {
  readonly words: StepWords;
  readonly step: number;
  readonly steps: number;
  /** The section of the rules that tells more. */
  readonly rule: string | undefined;
  /** The board is still telling what happened. */
  readonly telling: boolean;
  readonly remark: string | null;
  readonly note: string | null;
  readonly onBack: (() => void) | null;
  /** Reads on, or lets the lesson make the move. */
  readonly onGoOn: () => void;
}

export function Guide({ words, step, steps, rule, telling, remark, note, onBack, onGoOn }: Props) {
  const text = useLearnWords();
  const [folded, setFolded] = useState(false);
  const { title, task } = words;
  const reading = task === undefined;
  return (
    <section className={css.guide} aria-label={text.guide} data-folded={folded || undefined}>
      <header className={css.head}>
        <p className={css.count}>{text.step(step + 1, steps)}</p>
        <span className={css.dots} aria-hidden="true">
          {Array.from({ length: steps }, (_, index) => index).map((index) => (
            <i key={index} data-done={index < step || undefined} data-now={index === step || undefined} />
          ))}
        </span>
        <IconButton
          className={css.fold}
          label={folded ? text.unfold : text.fold}
          icon={folded ? <IconUp /> : <IconDown />}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        />
      </header>
      <div className={css.words} aria-live="polite" {...REACHABLE}>
        {telling ? (
          <p className={css.watch}>{text.watch}</p>
        ) : (
          <>
            <h2>{title}</h2>
            {note && <p className={css.note}>{note}</p>}
            {words.text.map((paragraph) => (
              <p key={paragraph}>
                <Rich text={paragraph} />
              </p>
            ))}
            {task && (
              <p className={css.task}>
                <IconWand aria-hidden="true" />
                <span>
                  <Rich text={task} />
                </span>
              </p>
            )}
            {remark && (
              <p className={css.remark}>
                <IconInfo />
                <span>
                  <Rich text={remark} />
                </span>
              </p>
            )}
          </>
        )}
      </div>
      <footer className={css.acts}>
        <Button variant="ghost" icon={<IconLeft />} disabled={onBack === null} onClick={onBack ?? undefined}>
          {text.back}
        </Button>
        <RuleLink section={rule} />
        {reading ? (
          <Button variant="primary" icon={<IconRight />} disabled={telling} onClick={onGoOn}>
            {step + 1 === steps ? text.finish : text.next}
          </Button>
        ) : (
          <Button disabled={telling} onClick={onGoOn}>
            {text.showHow}
          </Button>
        )}
      </footer>
    </section>
  );
}
