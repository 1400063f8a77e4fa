/** What a picked-up column can do: summon its last three Students, or let a surrounded one cast, and on whom. */
import { useLayoutEffect, useRef } from 'react';
import IconSwap from '~icons/game-icons/card-exchange';
import IconWand from '~icons/game-icons/fairy-wand';
import { type Arena, elementOf, SPELL_OF } from '../../data';
import type { ClashView } from '../../state';
import { useSpeaker } from '../context';
import { ElementSigil, HexSigil } from '../pieces/art';
import { Choice, Choices } from './Choice';
import { type Deed, deedOf, runsIn, whyNoCast, whyNoSummon } from './draft';
import { SpellTargets, SummonTargets } from './Targets';
import css from './turn.module.css';
import type { Turn } from './useTurn';

interface TrayProps {
  readonly view: ClashView;
  readonly turn: Turn;
  readonly arena: Arena;
  readonly deed: Deed | null;
}

export function Tray({ view, turn, arena, deed }: TrayProps) {
  const { words } = useSpeaker();
  const say = words.board.tray;
  const tray = useRef<HTMLElement>(null);
  // Whoever opened it with the keyboard goes on here.
  useLayoutEffect(() => {
    if (!document.activeElement?.matches(':focus-visible')) return;
    const chosen = tray.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (chosen ?? tray.current?.querySelector('button'))?.focus();
  }, []);
  return (
    <section ref={tray} className={css.tray} aria-label={say.label(words.elements[arena].arena)}>
      <Choices className={css.deeds} label={say.deeds}>
        <Deeds view={view} turn={turn} arena={arena} deed={deed} />
      </Choices>
      {deed?.kind === 'summon' && <SummonTargets view={view} turn={turn} arena={arena} deed={deed} />}
      {deed?.kind === 'spell' && <SpellTargets view={view} turn={turn} arena={arena} deed={deed} />}
    </section>
  );
}

function Deeds({ view, turn, arena, deed }: TrayProps) {
  const { words } = useSpeaker();
  const say = words.board.tray;
  const { player, why, setDeed } = turn;
  const { columns, emblem } = view.players[player];
  const column = columns[arena];
  const runs = emblem === arena ? runsIn(column) : [];
  const chosen = deed?.kind === 'spell' ? deed : null;
  const hexer = runs.some(({ casters }) => chosen && casters.includes(chosen.caster))
    ? chosen?.caster
    : runs[0]?.casters[0];
  return (
    <>
      <Choice
        className={css.deed}
        chosen={deed?.kind === 'summon'}
        refusal={why(whyNoSummon(view, player, arena))}
        onSelect={() => setDeed({ kind: 'summon', to: null })}
      >
        <IconSwap />
        <span>
          <b>{say.summon}</b>
          <small>{say.summonSub}</small>
        </span>
      </Choice>
      {runs.map(({ casters, first, last }) => {
        const [caster] = casters;
        if (!caster) return null;
        const element = elementOf(caster);
        const spell = SPELL_OF[element];
        const { name, does } = words.spells[spell];
        return (
          <Choice
            key={caster}
            className={css.deed}
            chosen={chosen?.spell === spell && casters.includes(chosen.caster)}
            refusal={why(whyNoCast(view, player, caster, spell))}
            onSelect={() => setDeed(deedOf(caster, spell))}
          >
            <ElementSigil element={element} />
            <span>
              <b>{name}</b>
              <small>{runs.length > 1 ? say.run(first + 1, last + 1) : does}</small>
            </span>
          </Choice>
        );
      })}
      {hexer ? (
        <Choice
          className={css.deed}
          chosen={chosen?.spell === 'maleficio'}
          refusal={why(whyNoCast(view, player, hexer, 'maleficio'))}
          onSelect={() => setDeed(deedOf(hexer, 'maleficio'))}
        >
          <HexSigil />
          <span>
            <b>{words.spells.maleficio.name}</b>
            <small>{words.spells.maleficio.does}</small>
          </span>
        </Choice>
      ) : (
        <Choice
          className={css.deed}
          chosen={false}
          refusal={emblem === arena ? why('CASTER_NOT_SURROUNDED') : say.emblemElsewhere}
          onSelect={() => undefined}
        >
          <IconWand />
          <span>
            <b>{say.cast}</b>
            <small>{say.castSub}</small>
          </span>
        </Choice>
      )}
    </>
  );
}
