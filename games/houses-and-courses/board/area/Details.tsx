/** A play area seen closely: House and power, every School card, and the Bonus cards in words. */

import type { Seat } from '../../../kit';
import { magicOf } from '../../catalogue';
import { playerAt } from '../../seats';
import type { HousesView } from '../../state';
import { aboutMagic, aboutSchool } from '../cards/about';
import { MAGIC_ART, magicTone, SCHOOL_ART } from '../cards/art';
import { Crest } from '../cards/Crest';
import { useSpeaker } from '../context';
import { Columns } from './Columns';
import { Counts } from './Counts';
import css from './Details.module.css';
import { Flags } from './Flags';
import { columnsOf, openPoints, openSymbols, signed } from './standing';

interface DetailsProps {
  readonly table: HousesView;
  readonly seat: Seat;
}

export function Details({ table, seat }: DetailsProps) {
  const { words } = useSpeaker();
  const say = words.board.area;
  const player = playerAt(table, seat);
  const symbols = openSymbols(player);
  return (
    <div className={css.details}>
      {player.houses.map((house) => (
        <section key={house} className={css.line}>
          <Crest house={house} size="2.75rem" />
          <p>
            <b>{words.pieces.houses[house].name}</b>
            <span>{words.pieces.houses[house].text}</span>
          </p>
        </section>
      ))}
      <div className={css.counts}>
        <Counts player={player} />
        <Flags table={table} seat={seat} />
        <span>
          {signed(openPoints(table, seat))} {say.openPoints}
        </span>
        {symbols > 0 && <span>{say.symbols(symbols)}</span>}
      </div>
      <Columns school={player.school} still />
      {columnsOf(player).flatMap(({ kind, ids }) => {
        const [first] = ids;
        if (first === undefined) return [];
        const different = kind === 'detourneur' ? ids : [first];
        return different.map((id) => {
          const { name, text } = aboutSchool(id, words);
          return (
            <section key={id} className={css.line}>
              <span className={css.badge} data-tone={kind} aria-hidden="true">
                {SCHOOL_ART[kind]}
              </span>
              <p>
                <b>{kind === 'detourneur' ? name : `${ids.length} × ${name}`}</b>
                <span>{text}</span>
              </p>
            </section>
          );
        });
      })}
      {player.bonus.map((id) => {
        const { name, text } = aboutMagic(id, words);
        return (
          <section key={id} className={css.line}>
            <span className={css.badge} data-tone={magicTone(id)} aria-hidden="true">
              {MAGIC_ART[magicOf(id).name]}
            </span>
            <p>
              <b>{name}</b>
              <span>{text}</span>
            </p>
          </section>
        );
      })}
    </div>
  );
}
