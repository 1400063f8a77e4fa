/** What only the owner uses in the own area: the open letters, and the powers of the Houses. */
import { cx, refuse } from '../../../../src/ui';
import { mailOf } from '../../catalogue';
import type { HouseId } from '../../data';
import type { PlayerView } from '../../state';
import { aboutMail } from '../cards/about';
import { alike } from '../cards/alike';
import { HOUSE_ART } from '../cards/art';
import { Letter } from '../cards/Letter';
import { pressable, type Zone } from '../choice/task';
import { isActive } from '../choice/turn';
import { useSpeaker } from '../context';
import css from './Own.module.css';

interface LettersProps {
  readonly player: PlayerView;
  readonly zone?: Zone<string> | undefined;
}

export function Letters({ player, zone }: LettersProps) {
  const { words, nameOf, me, enlarge } = useSpeaker();
  const mail = player.mail.filter((id) => id !== null);
  if (mail.length === 0) return null;
  return (
    <ul className={css.letters} aria-label={words.board.area.letters(me === null ? '' : nameOf(me))}>
      {alike(mail, (id) => mailOf(id).kind).map((same) => {
        const id = same.at(-1) ?? '';
        const { refusal, onSelect, pressed } = pressable(zone, id);
        const usable = onSelect !== undefined && refusal === null;
        const single = aboutMail(id, words).name;
        const name = same.length > 1 ? `${same.length} × ${single}` : single;
        return (
          <li key={mailOf(id).kind}>
            <button
              type="button"
              className={cx(css.letter, usable && css.usable, pressed && css.chosen)}
              aria-label={usable ? words.board.mail.open(name) : name}
              aria-pressed={usable ? pressed : undefined}
              onClick={usable ? onSelect : () => enlarge({ kind: 'mail', id })}
            >
              <Letter id={id} piece={id} />
              {same.length > 1 && <b aria-hidden="true">×{same.length}</b>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface PowersProps {
  readonly houses: readonly HouseId[];
  readonly players: number;
  readonly zone?: Zone<string> | undefined;
}

export function Powers({ houses, players, zone }: PowersProps) {
  return (
    <span className={css.powers}>
      {houses.map((house) => (
        <Power key={house} house={house} players={players} zone={zone} />
      ))}
    </span>
  );
}

interface PowerProps {
  readonly house: HouseId;
  readonly players: number;
  readonly zone: Zone<string> | undefined;
}

/** Glows while it can be used; otherwise it can still be read. */
function Power({ house, players, zone }: PowerProps) {
  const { words, enlarge } = useSpeaker();
  const { power, line } = words.pieces.houses[house];
  const refusal = zone?.refusal(house) ?? null;
  const live = zone !== undefined && isActive(house);
  return (
    <button
      type="button"
      className={cx(css.power, live && refusal === null && css.ready)}
      data-tone={house}
      {...(live && refusal && { 'aria-disabled': true, 'aria-description': refusal })}
      onClick={() => {
        if (!live) enlarge({ kind: 'house', id: house });
        else if (refusal) refuse(refusal);
        else zone.choose(house);
      }}
    >
      <span aria-hidden="true">{HOUSE_ART[house]}</span>
      {live ? power : line(players)}
    </button>
  );
}
