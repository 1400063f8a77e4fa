/** The secret line-up: all eighteen Wizards, five places and one to wait, until the player is ready. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useConfirm } from '../../../../src/table';
import { playSound, refuse } from '../../../../src/ui';
import { type CardId, wizardOf } from '../../data';
import { known } from '../../stage';
import { opponentOf, type Side } from '../../state';
import { Wheel } from '../aid/Wheel';
import { type CupBoardProps, useSpeaker } from '../context';
import type { Send } from '../moves';
import { pieceOf } from '../piece';
import css from './Build.module.css';
import { BuildBar } from './BuildBar';
import { type Filter, Gallery, NO_FILTER } from './Gallery';
import { firstPlaces, leavers, orderMove, problemOf, type Task, teamMove } from './lineUp';
import { filled, firstFree, type Places, put, shifted, takeOut, WAITING } from './places';
import { Row } from './Row';
import { Toolbar } from './Toolbar';

interface BuildProps extends Pick<CupBoardProps, 'view' | 'events'> {
  readonly side: Side;
  readonly task: Task;
  readonly send: Send;
}

export function Build({ view, events, side, task, send }: BuildProps) {
  const { words, nameOf } = useSpeaker();
  const confirm = useConfirm();
  const say = words.board.build;
  const [places, setPlaces] = useState(() => firstPlaces(view, side, events));
  const [selected, setSelected] = useState<CardId | null>(null);
  const [settled, setSettled] = useState(task);
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const follow = useRef<CardId | null>(null);
  const row = useRef<HTMLDivElement>(null);

  // A team that was not made here, but on a bot's advice, takes its places by itself.
  if (task !== settled) {
    setSettled(task);
    if (leavers(view, side, places).length > 0) setPlaces(firstPlaces(view, side, events));
  }

  // A card that the keyboard moves keeps the focus.
  useLayoutEffect(() => {
    const piece = follow.current && pieceOf(side, follow.current);
    follow.current = null;
    if (piece) row.current?.querySelector<HTMLElement>(`[data-piece="${piece}"]`)?.focus();
  });

  const change = (next: Places | null) => {
    if (next === null) return;
    const problem = problemOf(view, side, task, next);
    if (problem !== null) {
      refuse(say[problem]);
      return;
    }
    playSound('lay');
    setPlaces(next);
    setSelected(null);
  };
  const place = (card: CardId, at: number) => change(put(places, card, at));
  const select = (card: CardId) => {
    const free = firstFree(places);
    // A second press takes the first free place.
    if (card === selected && !places.includes(card) && free >= 0) place(card, free);
    else setSelected(card === selected ? null : card);
  };
  const keys = (card: CardId) => (event: KeyboardEvent) => {
    const at = placeOfKey(event, say.waitingLetter);
    const next = at === null ? byKey(places, card, event) : put(places, card, at);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next.includes(card)) follow.current = card;
    change(next);
  };

  const ready = async () => {
    const waiting = places[WAITING];
    if (!waiting) return;
    const short = (card: CardId) => words.wizards[card].short;
    const names = places.slice(0, WAITING).flatMap((card) => (card === null ? [] : short(card)));
    const swap = swapOf();
    const agreed = await confirm({
      title: say.confirmTitle,
      body: [swap && say.confirmSwap(...swap), say.confirmBody(names, short(waiting))]
        .filter(Boolean)
        .join(' '),
      confirm: say.confirm,
    });
    if (!agreed) return;
    setSelected(null);
    const team = teamMove(view, side, task, places);
    const order = orderMove(places);
    if (team === null) send(order, null);
    else send(team, { stage: 'order', call: order });
  };
  function swapOf(): [string, string] | null {
    if (task !== 'swap') return null;
    const [out] = leavers(view, side, places);
    const into = places.find((card) => card !== null && !view.players[side].hand.includes(card));
    return out && into ? [words.wizards[out].short, words.wizards[into].short] : null;
  }

  const forced = task === 'select' ? view.players[side].forced : null;
  return (
    <>
      <Toolbar view={view} opponent={opponentOf(side)} filter={filter} onFilter={setFilter} />
      <Gallery
        side={side}
        places={places}
        selected={selected}
        forced={forced}
        filter={filter}
        onFilter={setFilter}
        refusal={(card) =>
          task === 'order' && !view.players[side].hand.includes(card) ? say.teamOnly : null
        }
        onSelect={select}
        onDrop={() => {
          if (selected !== null && places.includes(selected)) change(takeOut(places, selected));
        }}
        keys={keys}
      />
      <div ref={row} className={css.row}>
        <Row
          side={side}
          places={places}
          selected={selected}
          forced={forced}
          onSelect={setSelected}
          onPlace={place}
          keys={keys}
        />
        <div className={css.wheel} data-guide="wheel">
          <Wheel hot={selected && wizardOf(selected).element} />
        </div>
      </div>
      <BuildBar
        task={task}
        places={places}
        selected={selected}
        swap={swapOf()}
        waiting={
          view.players[opponentOf(side)].step === 'ready' ? say.opponentReady(nameOf(opponentOf(side))) : null
        }
        onTakeOut={(card) => change(takeOut(places, card))}
        onShift={(card, by) => {
          const next = shifted(places, card, by);
          change(next);
          setSelected(card);
          if (next === null) refuse(by < 0 ? say.noEarlier : say.noLater);
        }}
        onFill={() => change(filled(places, poolOf(), Math.random))}
        onReset={() => change(firstPlaces(view, side, events))}
        onReady={() => void ready()}
      />
    </>
  );

  /** Who belongs to the team already is placed before anybody new. */
  function poolOf(): readonly CardId[] {
    const own = leavers(view, side, places);
    return own.length > 0 ? own : known(view.players[side].reserve);
  }
}

function placeOfKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, letter: string): number | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-5]$/.test(key)) return Number(key) - 1;
  return key.toLowerCase() === letter.toLowerCase() ? WAITING : null;
}

function byKey(places: Places, card: CardId, { key, shiftKey }: KeyboardEvent): Places | null {
  if (shiftKey && key === 'ArrowRight') return shifted(places, card, 1);
  if (shiftKey && key === 'ArrowLeft') return shifted(places, card, -1);
  return (key === 'Delete' || key === 'Backspace') && places.includes(card) ? takeOut(places, card) : null;
}
