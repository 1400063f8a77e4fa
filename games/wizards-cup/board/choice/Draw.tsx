/** The blind draw: a card from the opponent's fan, which nobody has seen yet. */
import IconCard from '~icons/game-icons/card-random';
import { ActionBar, Hand } from '../../../../src/table';
import { type CardId, SET_SIZE } from '../../data';
import { indexOf, opponentOf, SIDES, type Side } from '../../state';
import { Back } from '../cards/Back';
import { WizardCard } from '../cards/WizardCard';
import { type CupBoardProps, useSpeaker } from '../context';
import css from './Draw.module.css';

const POSITIONS = Array.from({ length: SET_SIZE }, (_, position) => position);

export function Draw({ view, actor, play }: Pick<CupBoardProps, 'view' | 'actor' | 'play'>) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.draw;
  const player = SIDES.find((side) => side === actor) ?? null;
  const drawing = player ?? SIDES.find((side) => view.fan[indexOf(opponentOf(side))] !== null) ?? '0';
  const owner = opponentOf(drawing);
  return (
    <>
      <div className={css.draw} data-fill data-ground="night">
        <Drawn drawn={{ '0': view.players[0].forced, '1': view.players[1].forced }} />
        <div className={css.fan}>
          <Hand label={say.fan(nameOf(owner))}>
            {POSITIONS.map((position) =>
              player === null ? (
                <Back key={position} side={owner} />
              ) : (
                <button
                  key={position}
                  type="button"
                  className={css.pick}
                  aria-label={say.card(position + 1)}
                  onClick={() => play('pickCard', { position })}
                >
                  <Back side={owner} />
                </button>
              ),
            )}
          </Hand>
        </div>
      </div>
      <ActionBar
        icon={<IconCard />}
        status={player === null ? say.waiting(nameOf(drawing)) : say.status(nameOf(player))}
        detail={say.detail(nameOf(owner))}
        waiting={player === null}
      />
    </>
  );
}

/** What has been drawn already. */
export function Drawn({ drawn }: { readonly drawn: Readonly<Record<Side, CardId | null>> }) {
  const { words, nameOf } = useSpeaker();
  return (
    <div className={css.drawn}>
      <h2>{words.board.draw.blind}</h2>
      <ul>
        {SIDES.map((side) => {
          const card = drawn[side];
          return (
            <li key={side}>
              {card === null ? <Back side={side} /> : <WizardCard key={card} card={card} side={side} />}
              <b>{nameOf(side)}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
