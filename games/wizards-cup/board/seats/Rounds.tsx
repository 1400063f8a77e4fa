/** The rounds in a strip; a press shows them duel by duel, and from there each can be watched again. */
import { useState } from 'react';
import { Button, cx, IconCards, IconReplay, plain, Sheet } from '../../../../src/ui';
import { MAX_ROUNDS, wizardOf } from '../../data';
import { type CupView, type DuelRecord, indexOf, type RoundRecord, SIDES, type Side } from '../../state';
import { AidSheet } from '../aid/AidSheet';
import { ElementSigil, SchoolMark } from '../cards/Marks';
import { useSpeaker } from '../context';
import type { BoardEvent, Scene } from '../story/scene';
import { roundStart } from '../story/times';
import css from './Rounds.module.css';

interface RoundsProps {
  readonly view: CupView;
  readonly scene: Scene;
  readonly events: readonly BoardEvent[];
  readonly telling: boolean;
  readonly onWatch: (round: number) => void;
}

const ROUNDS = Array.from({ length: MAX_ROUNDS }, (_, at) => at + 1);

export function Rounds({ view, scene, events, telling, onWatch }: RoundsProps) {
  const { words } = useSpeaker();
  const [open, setOpen] = useState<'rounds' | 'aid' | null>(null);
  const say = words.board;
  const records = recordsOf(view, scene, telling);
  return (
    <div className={css.rounds}>
      <button
        type="button"
        className={css.strip}
        aria-haspopup="dialog"
        aria-label={say.rounds.open}
        onClick={() => setOpen('rounds')}
      >
        {ROUNDS.map((round) => (
          <RoundMark key={round} round={round} scene={scene} record={records[round - 1]} />
        ))}
      </button>
      <Button
        className={css.aid}
        icon={<IconCards />}
        aria-haspopup="dialog"
        aria-label={say.aid.open}
        onClick={() => setOpen('aid')}
      >
        <span className={css.wide}>{say.aid.open}</span>
      </Button>
      <Sheet open={open === 'rounds'} title={say.rounds.open} onClose={() => setOpen(null)}>
        <div className={css.sheet}>
          {records.length === 0 && <p>{say.rounds.none}</p>}
          {records.map((record) => (
            <Round
              key={record.round}
              record={record}
              visible={visibleIn(events, record.round)}
              onWatch={() => {
                setOpen(null);
                onWatch(record.round);
              }}
            />
          ))}
        </div>
      </Sheet>
      <AidSheet open={open === 'aid'} onClose={() => setOpen(null)} />
    </div>
  );
}

interface Shown extends Pick<RoundRecord, 'round' | 'winners' | 'tieBreak'> {
  readonly duels: readonly DuelRecord[];
}

/** While the story is told the overview goes no further than the stage. */
function recordsOf(view: CupView, scene: Scene, telling: boolean): readonly Shown[] {
  if (!telling) return view.rounds;
  const before = view.rounds.filter(({ round }) => round < scene.round);
  if (scene.duels.length === 0) return before;
  const { round, duels, winners } = scene;
  return [...before, { round, duels, winners, tieBreak: null }];
}

type Visible = Extract<BoardEvent, { type: 'decided' }>['visible'];
const NONE: Visible = [null, null];

/** A record of a duel does not keep which cards were visible behind the Wizards; what was told does. */
function visibleIn(events: readonly BoardEvent[], round: number): ReadonlyMap<number, Visible> {
  const told = events.slice(Math.max(0, roundStart(events, round)));
  const end = told.findIndex(({ type }) => type === 'roundEnded');
  const duels = end < 0 ? told : told.slice(0, end);
  return new Map(
    duels.flatMap((event) => (event.type === 'decided' ? [[event.no, event.visible] as const] : [])),
  );
}

interface RoundMarkProps {
  readonly round: number;
  readonly scene: Scene;
  readonly record: Shown | undefined;
}

function RoundMark({ round, scene, record }: RoundMarkProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.rounds;
  const winners = record?.winners ?? null;
  const now = round === scene.round && winners === null;
  const [winner, other] = winners ?? [];
  const small =
    winners !== null
      ? winner === undefined
        ? say.nobody
        : SIDES.filter((side) => winners.includes(side))
            .map(nameOf)
            .join(', ')
      : !now
        ? say.ifNeeded
        : scene.no > 0
          ? say.duel(scene.no)
          : say.preparing;
  return (
    <span className={cx(css.mark, now && css.now)}>
      {winner !== undefined && other === undefined ? (
        <SchoolMark side={winner} size="1.75rem" />
      ) : (
        <span className={css.no}>{winners === null ? round : '='}</span>
      )}
      <span>
        <b>{say.round(round)}</b>
        <small>{small}</small>
      </span>
    </span>
  );
}

interface RoundProps {
  readonly record: Shown;
  /** The visible cards in each duel, by its number. */
  readonly visible: ReadonlyMap<number, Visible>;
  readonly onWatch: () => void;
}

function Round({ record, visible, onWatch }: RoundProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.rounds;
  const { round, duels, winners, tieBreak } = record;
  return (
    <section>
      <h3>{say.round(round)}</h3>
      {winners !== null && <p>{winners.length === 0 ? say.nobody : say.wonBy(winners.map(nameOf))}</p>}
      {tieBreak && <p>{say.totals(tieBreak[0], tieBreak[1])}</p>}
      <ol>
        {duels.map((duel) => (
          <Duel key={duel.no} duel={duel} visible={visible.get(duel.no) ?? NONE} />
        ))}
      </ol>
      <Button icon={<IconReplay />} onClick={onWatch}>
        {say.watch}
      </Button>
    </section>
  );
}

function Duel({ duel, visible }: { readonly duel: DuelRecord; readonly visible: Visible }) {
  const { words, nameOf } = useSpeaker();
  const told = words.told({ type: 'decided', visible, ...duel }, nameOf);
  const fighter = (side: Side) => {
    const card = duel.cards[indexOf(side)];
    return (
      <span data-lost={duel.losers.includes(side) || undefined}>
        <ElementSigil element={wizardOf(card).element} size="1.35rem" />
        {words.wizards[card].short} <b>{duel.values[indexOf(side)]}</b>
      </span>
    );
  };
  return (
    <li className={css.duel}>
      <p>
        <b className={css.count}>{duel.no}</b>
        {fighter('0')}
        <i aria-hidden="true">–</i>
        {fighter('1')}
      </p>
      <p>{plain([told.title, told.text].filter(Boolean).join(' '))}</p>
    </li>
  );
}
