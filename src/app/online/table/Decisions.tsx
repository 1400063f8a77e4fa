/** What the people at the table decide together: a pause, an abandoned seat; and a free seat for whoever watches. */
import type { ReactNode } from 'react';
import { createRandom, freshSeed, type NameOf, SEATS, type Seat } from '../../../../games/kit';
import { SUBSTITUTE_LEVEL } from '../../../bots';
import type { Act, Proposal, ProposalView, TableView } from '../../../online/protocol';
import { Button } from '../../../ui';
import { freeBotName } from '../../game/setup';
import { listOf } from '../../home/standing';
import { useSpoken } from '../../text';
import { useOnlineWords } from '../../text/online';
import css from './Decisions.module.css';

interface Props {
  readonly view: TableView;
  readonly seat: Seat | null;
  readonly nameOf: NameOf;
  readonly act: (act: Act) => void;
  readonly onJoin: () => void;
}

export function Decisions({ view, seat, nameOf, act, onJoin }: Props) {
  const { table: words } = useOnlineWords();
  if (view.status !== 'playing') return null;
  const open = SEATS.filter((_, at) => view.seats[at]?.kind === 'open');
  return (
    <>
      {view.proposals.map((proposal) => (
        <Decision key={JSON.stringify(proposal.on)} {...{ proposal, seat, nameOf, act }} />
      ))}
      {seat !== null &&
        abandoned(view, seat).map((gone) => <Abandoned key={gone} {...{ gone, nameOf, act }} />)}
      {view.paused && (
        <Line text={words.paused}>
          {seat !== null && (
            <Button variant="primary" onClick={() => act({ type: 'resume' })}>
              {words.resume}
            </Button>
          )}
        </Line>
      )}
      {seat === null && open.length > 0 && (
        <Line text={words.youWatchSeat}>
          <Button variant="primary" onClick={onJoin}>
            {words.sitDown}
          </Button>
        </Line>
      )}
      {seat !== null &&
        open.map((empty) => (
          <Line key={empty} text={words.emptySeat} detail={words.emptySeatHint}>
            {view.owner === seat && (
              <Button onClick={() => act({ type: 'plan', seat: empty, plan: substitute(view) })}>
                {words.byBot}
              </Button>
            )}
          </Line>
        ))}
    </>
  );
}

interface DecisionProps extends Pick<Props, 'seat' | 'nameOf' | 'act'> {
  readonly proposal: ProposalView;
}

function Decision({ proposal: { on, yes, missing }, seat, nameOf, act }: DecisionProps) {
  const { language } = useSpoken();
  const { table: words } = useOnlineWords();
  const first = yes[0];
  const text = words.proposal(
    on.kind,
    on.kind === 'replace' ? on.by : 'bot',
    on.kind === 'replace' ? nameOf(on.seat) : '',
    first === undefined ? '' : nameOf(first),
  );
  const asked = seat !== null && missing.includes(seat);
  const answer = (agreed: boolean): void => act({ type: 'vote', on, yes: agreed });
  return (
    <Line text={text} detail={asked ? null : words.proposalMissing(listOf(missing.map(nameOf), language))}>
      {asked && (
        <>
          <Button variant="ghost" onClick={() => answer(false)}>
            {words.decline}
          </Button>
          <Button variant="primary" onClick={() => answer(true)}>
            {words.agree}
          </Button>
        </>
      )}
    </Line>
  );
}

interface AbandonedProps extends Pick<Props, 'nameOf' | 'act'> {
  readonly gone: Seat;
}

function Abandoned({ gone, nameOf, act }: AbandonedProps) {
  const { table: words } = useOnlineWords();
  const give = (by: 'bot' | 'newcomer'): void =>
    act({ type: 'vote', on: { kind: 'replace', seat: gone, by }, yes: true });
  return (
    <Line text={words.abandoned(nameOf(gone))} detail={words.abandonedHint}>
      <Button onClick={() => give('newcomer')}>{words.byNewcomer}</Button>
      <Button onClick={() => give('bot')}>{words.byBot}</Button>
    </Line>
  );
}

interface LineProps {
  readonly text: string;
  readonly detail?: string | null;
  readonly children?: ReactNode;
}

export function Line({ text, detail, children }: LineProps) {
  return (
    <div className={css.line} role="status">
      <p>
        {text} {detail && <small>{detail}</small>}
      </p>
      <div className={css.buttons}>{children}</div>
    </div>
  );
}

/** Seats about which nothing has been proposed yet. */
function abandoned(view: TableView, me: Seat): readonly Seat[] {
  const proposed = view.proposals.map(({ on }) => seatIn(on));
  return SEATS.filter((seat, at) => {
    const sitting = view.seats[at];
    return sitting?.kind === 'person' && sitting.abandoned && seat !== me && !proposed.includes(seat);
  });
}

function seatIn(on: Proposal): Seat | null {
  return on.kind === 'replace' ? on.seat : null;
}

function substitute(view: TableView): Extract<Act, { type: 'plan' }>['plan'] {
  const taken = view.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  return { bot: SUBSTITUTE_LEVEL, name: freeBotName(taken, createRandom(freshSeed())) };
}
