/** A spell as a chip: its picture and its number in the colour of its class. */
import type { SpellNo } from '../../state';
import { useSpeaker } from '../context';
import { artOf, toneOf } from './art';
import css from './Mini.module.css';

interface MiniProps {
  readonly spell: SpellNo;
  /** It came to nothing, and why. */
  readonly lost?: string | undefined;
}

export function Mini({ spell, lost }: MiniProps) {
  const { words } = useSpeaker();
  const name = words.spells[spell].name;
  return (
    <span className={css.mini} data-tone={toneOf(spell)} data-lost={lost && true} title={name}>
      {artOf(spell)}
      <b>{spell}</b>
      <span className="visually-hidden">{lost ? `${name}, ${lost}` : name}</span>
    </span>
  );
}
