/** The four Houses, while they are being chosen. */
import { cx, refuse } from '../../../../src/ui';
import { HOUSE_IDS } from '../../data';
import { playerAt, seatsIn } from '../../seats';
import type { HousesView } from '../../state';
import { Crest } from '../cards/Crest';
import { stateOf, type Zone } from '../choice/task';
import { useSpeaker } from '../context';
import css from './HouseCards.module.css';
import { Panel } from './Panel';

interface HouseCardsProps {
  readonly table: HousesView;
  readonly zone?: Zone<string>;
}

export function HouseCards({ table, zone }: HouseCardsProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.pick;
  const ownerOf = (house: string) =>
    seatsIn(table).find((seat) => playerAt(table, seat).houses.some((own) => own === house));
  return (
    <Panel title={say.houses}>
      <ul className={css.houses}>
        {HOUSE_IDS.map((house) => {
          const { name, text } = words.pieces.houses[house];
          const owner = ownerOf(house);
          const reason = zone?.refusal(house) ?? null;
          const state = stateOf(zone, house);
          const content = (
            <>
              <Crest house={house} size="3.5rem" />
              <b>{name}</b>
              <span>{text}</span>
              {owner !== undefined && <em>{say.houseTaken(nameOf(owner))}</em>}
            </>
          );
          return (
            <li key={house} data-tone={house}>
              {zone ? (
                <button
                  type="button"
                  className={cx(css.house, state !== 'plain' && css[state])}
                  aria-pressed={zone.chosen.includes(house)}
                  {...(reason && { 'aria-disabled': true })}
                  onClick={() => (reason ? refuse(reason) : zone.choose(house))}
                >
                  {content}
                </button>
              ) : (
                <div className={css.house}>{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
