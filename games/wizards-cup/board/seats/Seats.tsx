/** The two schools and between them the rounds; a press on a school shows all that is known of its cards. */
import type { SeatInfo } from '../../../../src/table';
import { type CupView, SIDES } from '../../state';
import type { BoardEvent, Scene } from '../story/scene';
import { Rounds } from './Rounds';
import { Seat } from './Seat';
import css from './Seats.module.css';

interface SeatsProps {
  readonly view: CupView;
  readonly scene: Scene;
  readonly events: readonly BoardEvent[];
  readonly seats: readonly SeatInfo[];
  /** The story is being told: nobody's turn shows yet. */
  readonly telling: boolean;
  readonly onWatch: (round: number) => void;
}

export function Seats({ view, scene, events, seats, telling, onWatch }: SeatsProps) {
  const [white, black] = SIDES.map((side) => (
    <Seat
      key={side}
      side={side}
      view={view}
      scene={scene}
      awaited={!telling && seats.some(({ seat, awaited }) => seat === side && awaited)}
      telling={telling}
    />
  ));
  return (
    <div className={css.seats} data-guide="seats">
      {white}
      <Rounds view={view} scene={scene} events={events} telling={telling} onWatch={onWatch} />
      {black}
    </div>
  );
}
