/** The curtain of this match: who comes next and what everybody may know of the others. */
import { useLocation } from 'wouter';
import type { AnyWords } from '../../../../games/kit';
import type { LocalTable, TableState } from '../../../play';
import { Curtain } from '../../../table';
import { Chip, IconCheck, SeatSigil } from '../../../ui';
import { listOf } from '../../home/standing';
import { useSpoken } from '../../text';
import css from './CurtainScene.module.css';

interface Props {
  readonly table: LocalTable;
  readonly curtain: NonNullable<TableState['curtain']>;
  readonly state: TableState;
  readonly words: AnyWords;
}

export function CurtainScene({ table, curtain, state, words: own }: Props) {
  const { language, words } = useSpoken();
  const [, navigate] = useLocation();
  const { seat, stage, done } = curtain;
  const people = state.seats.filter(({ kind }) => kind === 'human');
  const ready = people.filter((person) => done.includes(person.seat)).map(({ name }) => name);
  const name = people.find((person) => person.seat === seat)?.name ?? '';
  const role = own.roles[seat];
  return (
    <Curtain
      key={seat}
      name={name}
      {...(role && { role })}
      {...(own.tasks[stage] && { task: own.tasks[stage] })}
      sigil={<SeatSigil seat={seat}>{name.charAt(0)}</SeatSigil>}
      {...(ready.length > 0 && { note: words.curtain.done(listOf(ready, language), ready.length) })}
      footer={
        <div className={css.footer}>
          <b>{own.title}</b>
          <span className={css.people}>
            {people.map((person) => (
              <Chip
                key={person.seat}
                tone={person.seat === seat ? 'accent' : 'plain'}
                icon={done.includes(person.seat) ? <IconCheck /> : undefined}
              >
                {person.name}
              </Chip>
            ))}
          </span>
        </div>
      }
      onOpen={table.openCurtain}
      onLeave={() => navigate('/')}
    />
  );
}
