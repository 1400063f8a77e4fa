/** The turn as it resolves: the spells in ascending number, the current one large and in words, then the fixed steps. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import IconFire from '~icons/game-icons/fire';
import IconHourglass from '~icons/game-icons/hourglass';
import IconPotion from '~icons/game-icons/potion-ball';
import IconSilenced from '~icons/game-icons/silenced';
import IconSkull from '~icons/game-icons/skull-crossed-bones';
import IconBridge from '~icons/game-icons/stone-bridge';
import { IconCards, IconDraw, Rich, SeatSigil } from '../../../../src/ui';
import type { ShazammEvent } from '../../events';
import { type Fate, WIZARDS } from '../../state';
import { spellOf } from '../../text/log';
import type { BoardWords } from '../../text/words';
import { SpellCard } from '../cards/SpellCard';
import { useSpeaker } from '../context';
import css from './Resolution.module.css';
import type { LaidSpell, Scene } from './scene';
import { type Step, stepsOf } from './steps';

interface ResolutionProps {
  readonly scene: Scene;
  /** The event on stage. */
  readonly event: ShazammEvent;
}

/** More steps than this do not fit beside each other. */
const MANY = 7;

export function Resolution({ scene, event }: ResolutionProps) {
  const { words } = useSpeaker();
  const steps = event.type === 'revealed' ? [] : stepsOf(scene);
  const list = useRef<HTMLOListElement>(null);
  const now = scene.telling.join();
  useLayoutEffect(() => {
    const step = now && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (step && list.current) list.current.scrollLeft = step.offsetLeft - list.current.clientWidth / 3;
  }, [now]);
  const speaks = spellOf(event) === null || scene.telling.length === 0;
  const current = steps.findIndex(({ when }) => when === 'now');
  const centre = current < 0 ? steps.length : current;
  return (
    <section className={css.resolution} aria-label={words.board.story.label}>
      <ol ref={list} className={css.steps} data-many={steps.length > MANY || undefined}>
        {steps.map((step, index) => (
          <SpellStep key={step.key} step={step} event={event} near={Math.abs(index - centre) === 1} />
        ))}
        {speaks && <Announcement event={event} />}
        {scene.bid !== null && <FixedSteps event={event} />}
      </ol>
    </section>
  );
}

interface SpellStepProps {
  readonly step: Step;
  readonly event: ShazammEvent;
  /** Beside the current step: narrow screens show no others. */
  readonly near: boolean;
}

function SpellStep({ step, event, near }: SpellStepProps) {
  const { words, nameOf } = useSpeaker();
  const [first] = step.entries;
  const { name, text } = words.spells[step.spell];
  const told = step.when === 'now' ? event : first.told;
  return (
    <li
      className={css.step}
      data-when={step.when}
      data-near={near || undefined}
      data-fate={first.fate}
      aria-current={step.when === 'now' ? 'step' : undefined}
    >
      <div className={css.inner}>
        <SpellCard card={step.spell} piece={first.id} still />
        <div className={css.text}>
          <h3>{step.entries.length > 1 ? words.board.story.twice(name) : name}</h3>
          <p>{told ? <Rich text={words.effect(told, nameOf)} /> : text}</p>
          <p className={css.foot}>
            {step.entries.map(({ id, controller }) => (
              <SeatSigil key={id} seat={controller} size="1.375rem" label={nameOf(controller)}>
                {words.letters[controller]}
              </SeatSigil>
            ))}
            {step.when === 'now' && first.gain !== 0 && (
              <em>{first.gain > 0 ? `+${first.gain}` : `−${-first.gain}`}</em>
            )}
            <Tag entry={first} />
          </p>
        </div>
      </div>
    </li>
  );
}

function Tag({ entry }: { readonly entry: LaidSpell }) {
  const { words } = useSpeaker();
  const say = words.board.story;
  const fates: Partial<Record<Fate, string>> = say.fates;
  const fate = fates[entry.fate];
  return (
    <>
      {fate && <span>{fate}</span>}
      {entry.origin === 'clone' && <span>{say.cloned}</span>}
      {entry.controller !== entry.owner && <span>{say.stolen}</span>}
    </>
  );
}

/** An event that belongs to no spell. */
function Announcement({ event }: { readonly event: ShazammEvent }) {
  const { words, nameOf } = useSpeaker();
  const [icon, title] = headline(event, words.board.story);
  return (
    <li className={css.step} data-when="now" aria-current="step">
      <div className={css.inner}>
        <span className={css.mark} aria-hidden="true">
          {icon}
        </span>
        <div className={css.text}>
          <h3>{title}</h3>
          {event.type === 'revealed' ? (
            <p className={css.bids}>
              {WIZARDS.map((wizard) => (
                <span key={wizard}>
                  <SeatSigil seat={wizard} size="1.75rem" label={nameOf(wizard)}>
                    {words.letters[wizard]}
                  </SeatSigil>
                  <b>{event.bid[wizard]}</b>
                </span>
              ))}
            </p>
          ) : (
            <p>
              <Rich text={words.effect(event, nameOf)} />
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

function headline(event: ShazammEvent, say: BoardWords['story']): [ReactNode, string] {
  switch (event.type) {
    case 'revealed':
      return [<IconCards key="icon" />, say.revealed];
    case 'compared':
      return [<IconFire key="icon" />, say.comparison];
    case 'pushed':
      return [<IconHourglass key="icon" />, say.push];
    case 'roundEnded':
      return [<IconBridge key="icon" />, say.roundEnd];
    case 'roundBegan':
      return [<IconDraw key="icon" />, say.roundBegins(event.round)];
    case 'fell':
      return [<IconSkull key="icon" />, say.fall];
    case 'muted':
      return [<IconSilenced key="icon" />, say.silence];
    default:
      return [<IconPotion key="icon" />, say.payment];
  }
}

/** Where the turn stands after its spells. */
function FixedSteps({ event }: { readonly event: ShazammEvent }) {
  const { words } = useSpeaker();
  const say = words.board.story;
  const reached = { compared: 2, paid: 3, gained: 3, pushed: 3 }[event.type as string] ?? 0;
  return (
    <li className={css.then} aria-hidden="true">
      {say.steps.map((step, index) => (
        <span key={step} data-done={index < reached || undefined}>
          {step}
        </span>
      ))}
    </li>
  );
}
