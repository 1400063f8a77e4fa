/** The bar under the line-up: what to do with the selected Wizard, and the one button that makes everything final. */
import IconWizard from '~icons/game-icons/wizard-face';
import { ActionBar } from '../../../../src/table';
import { Button, IconLeft, IconRight } from '../../../../src/ui';
import { type CardId, wizardOf } from '../../data';
import { kindOf } from '../cards/art';
import { useSpeaker } from '../context';
import css from './Build.module.css';
import type { Task } from './lineUp';
import { cardsIn, type Places } from './places';

interface BuildBarProps {
  readonly task: Task;
  readonly places: Places;
  readonly selected: CardId | null;
  /** Who leaves the team, and who comes. */
  readonly swap: readonly [string, string] | null;
  /** That the opponent is ready. */
  readonly waiting: string | null;
  readonly onTakeOut: (card: CardId) => void;
  readonly onShift: (card: CardId, by: 1 | -1) => void;
  readonly onFill: () => void;
  readonly onReset: () => void;
  readonly onReady: () => void;
}

export function BuildBar(props: BuildBarProps) {
  const { task, places, selected, swap, waiting } = props;
  const { words } = useSpeaker();
  const say = words.board.build;
  const placed = cardsIn(places).length;
  const missing = places.length - placed;
  const isComplete = missing === 0;
  const sub =
    !isComplete || task !== 'swap' ? say.placed(placed) : swap ? say.swapped(swap[0], swap[1]) : say.noSwap;
  return (
    <ActionBar icon={<IconWizard />} status={status()} detail={detail()}>
      {selected !== null && places.includes(selected) ? (
        <>
          <Button onClick={() => props.onTakeOut(selected)}>{say.takeOut}</Button>
          <Button
            className={css.shift}
            icon={<IconLeft />}
            aria-label={say.earlier}
            onClick={() => props.onShift(selected, -1)}
          />
          <Button
            className={css.shift}
            icon={<IconRight />}
            aria-label={say.later}
            onClick={() => props.onShift(selected, 1)}
          />
        </>
      ) : (
        <>
          <Button onClick={props.onFill} refusal={isComplete ? say.fillFull : null}>
            {say.fill}
          </Button>
          <Button onClick={props.onReset}>{task === 'select' ? say.clear : words.board.decide.reset}</Button>
        </>
      )}
      <Button
        variant="primary"
        size="lg"
        sub={sub}
        refusal={isComplete ? null : say.missing(missing)}
        onClick={props.onReady}
      >
        {say.ready}
      </Button>
    </ActionBar>
  );

  function status(): string {
    if (selected === null) {
      if (task !== 'select') return say[task];
      return isComplete ? say.complete : say.select(missing);
    }
    const { short } = words.wizards[selected];
    return places.includes(selected) ? say.move(short) : say.place(short);
  }

  function detail(): string {
    const select = isComplete ? say.orderDetail : say.selectDetail;
    const hint = { select, swap: say.swapDetail, order: say.orderDetail }[task];
    if (selected === null) return [hint, waiting].filter(Boolean).join(' ');
    const { element, value } = wizardOf(selected);
    const facts = words.board.card.facts(words.elements[element], value, words.kinds[kindOf(selected)]);
    return `${facts}. ${words.wizards[selected].text}`;
  }
}
