/** A wizard's seat: the Mana dial, the cards left, and at a tap every spell with its text. */
import { useState } from 'react';
import { Dial } from '../../../../src/table';
import { Chip, IconCards, IconDeck, SeatSigil, Sheet } from '../../../../src/ui';
import { MANA_MAX, SPELL_NUMBERS } from '../../data';
import type { SpellNo, Wizard } from '../../state';
import { artOf, toneOf } from '../cards/art';
import { Mini } from '../cards/Mini';
import { useSpeaker } from '../context';
import type { Scene } from '../story/scene';
import css from './Seat.module.css';

interface SeatProps {
  readonly wizard: Wizard;
  readonly scene: Scene;
  /** Mana that the wizard is about to bid, as far as the viewer knows. */
  readonly pending: number;
  readonly turn: boolean;
}

export function Seat({ wizard, scene, pending, turn }: SeatProps) {
  const { words, nameOf, me } = useSpeaker();
  const [open, setOpen] = useState(false);
  const say = words.board.seats;
  const name = nameOf(wizard);
  return (
    <section className={css.seat} data-wizard={wizard} data-turn={turn || undefined} aria-label={name}>
      <Dial
        value={scene.mana[wizard]}
        max={MANA_MAX}
        pending={pending}
        label={say.mana}
        tone={`seat-${wizard}`}
      />
      <div className={css.about}>
        <h2>
          <SeatSigil seat={wizard} size="1.5rem" label={words.roles[wizard]}>
            {words.letters[wizard]}
          </SeatSigil>
          <span className={css.name}>{name}</span>
          {wizard === me && name.toLowerCase() !== say.you && (
            <span className={css.you}>
              <Chip>{say.you}</Chip>
            </span>
          )}
        </h2>
        <p className={css.counts}>
          <span>
            <IconCards />
            {say.inHand(scene.hand[wizard])}
          </span>
          <span>
            <IconDeck />
            {say.toDraw(scene.deck[wizard])}
          </span>
        </p>
        <SpellsLeft label={say.spellsLeft(name)} spent={say.spent} unspent={scene.unspent[wizard]} />
      </div>
      <LastTurn spells={scene.lastPlayed[wizard]} name={name} />
      <button
        type="button"
        className={css.opener}
        aria-label={say.openSheet(name)}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} title={say.spellsLeft(name)} onClose={() => setOpen(false)}>
        <SpellTable unspent={scene.unspent[wizard]} lastTurn={scene.lastPlayed[wizard]} />
      </Sheet>
    </section>
  );
}

interface SpellsLeftProps {
  readonly label: string;
  readonly spent: string;
  readonly unspent: readonly SpellNo[];
}

/** Fourteen numbers, struck out once their spell has been seen. */
function SpellsLeft({ label, spent, unspent }: SpellsLeftProps) {
  const { words } = useSpeaker();
  return (
    <ol className={css.left} aria-label={label}>
      {SPELL_NUMBERS.map((spell) => {
        const gone = !unspent.includes(spell);
        const name = `${spell} ${words.spells[spell].name}${gone ? `, ${spent}` : ''}`;
        return (
          <li key={spell} data-gone={gone || undefined} title={name}>
            <span aria-hidden="true">{spell}</span>
            <span className="visually-hidden">{name}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** What Clone may copy. */
function LastTurn({ spells, name }: { readonly spells: readonly SpellNo[]; readonly name: string }) {
  const { words } = useSpeaker();
  if (spells.length === 0) return null;
  return (
    <p className={css.last}>
      <span aria-hidden="true">{words.board.seats.lastTurn}</span>
      <span className="visually-hidden">{words.board.seats.lastTurnOf(name)}</span>
      {spells.map((spell) => (
        <Mini key={spell} spell={spell} />
      ))}
    </p>
  );
}

interface SpellTableProps {
  readonly unspent: readonly SpellNo[];
  readonly lastTurn: readonly SpellNo[];
}

function SpellTable({ unspent, lastTurn }: SpellTableProps) {
  const { words } = useSpeaker();
  const say = words.board.seats;
  return (
    <ul className={css.table}>
      {SPELL_NUMBERS.map((spell) => {
        const gone = !unspent.includes(spell);
        return (
          <li key={spell} data-gone={gone || undefined}>
            <span className={css.badge} data-tone={toneOf(spell)} aria-hidden="true">
              {artOf(spell)}
            </span>
            <p>
              <b>
                {spell} {words.spells[spell].name}
              </b>
              {gone && <Chip>{say.spent}</Chip>}
              {lastTurn.includes(spell) && <Chip tone="accent">{say.lastTurn}</Chip>}
              <span>{words.spells[spell].text}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
