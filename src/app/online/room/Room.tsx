/** Before the game: who sits where, how others come, what is played. For whoever has no seat yet, the way to one. */
import { Suspense, use, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { CATALOGUE } from '../../../../games';
import { SEATS, type Seat } from '../../../../games/kit';
import type { OnlineState, OnlineTable } from '../../../online/contract';
import { LIMITS, type TableView } from '../../../online/protocol';
import { changeSettings, useSetting } from '../../../settings';
import { IconBook, IconEye, Segmented, TextField, toast } from '../../../ui';
import { listOf } from '../../home/standing';
import { gameBoard, gameWords } from '../../parts';
import { Layout } from '../../shell/Layout';
import { useSpoken } from '../../text';
import { useOnlineWords } from '../../text/online';
import { usePage } from '../../usePage';
import { ConnectionLine } from '../ConnectionLine';
import { Chat } from '../chat/Chat';
import { useChat } from '../chat/useChat';
import { Invite } from '../Invite';
import { MoveSeat } from '../table/MoveSeat';
import { useAct } from '../useAct';
import { useHostNews } from '../useHostNews';
import css from './Room.module.css';
import { RoomBar } from './RoomBar';
import { RoomOptions } from './RoomOptions';
import { SeatRow } from './SeatRow';

interface Props {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly view: TableView;
}

export function Room({ table, state, view }: Props) {
  const { language, words: shell } = useSpoken();
  const words = useOnlineWords();
  const { room } = words;
  const own = use(gameWords(view.game, language));
  const { seat } = state.online;
  const doAct = useAct(table);
  const act: Parameters<typeof SeatRow>[0]['act'] = (what) => void doAct(what);
  const chat = useChat(view.id, view.game, seat, state.online.chat);
  const [nameError, setNameError] = useState<string | null>(null);
  const [moving, setMoving] = useState(false);
  const closeMoving = useCallback(() => setMoving(false), []);
  const owner = view.owner === null ? '' : nameAt(view, view.owner);
  const facts = CATALOGUE.find(({ id }) => id === view.game);
  const mayChange = seat !== null && view.owner === seat;
  const open = view.seats.filter(({ kind }) => kind === 'open').length;
  const roleOf = (at: Seat): string => own.roles[at] ?? shell.game.player(Number(at) + 1);
  usePage(own.title);
  useHostNews(view, seat);
  // The board is on its way while people sit down; what fails here is told when it is needed.
  useEffect(() => {
    gameBoard(view.game).catch(() => undefined);
  }, [view.game]);

  const join = async (at: Seat | null): Promise<void> => {
    setNameError(null);
    const error = await table.join(at);
    if (error === 'NAME_EMPTY' || error === 'NAME_TOO_LONG' || error === 'NAME_TAKEN') {
      setNameError(words.errors[error]);
      document.querySelector<HTMLInputElement>('[data-name] input')?.focus();
    } else if (error !== null) toast(words.errors[error], 'bad');
  };

  return (
    <Layout>
      <main className={css.room} id="main" tabIndex={-1} data-game={view.game}>
        <header className={css.head}>
          <img className={css.picture} src={`/covers/${view.game}.svg`} alt="" width={480} height={640} />
          <div>
            <p className={css.kind}>{room.kind(view.public)}</p>
            <h1>{seat === null ? room.joinTitle(own.title) : own.title}</h1>
            <p className={css.lead}>{seat === null ? room.joinHint : open > 0 ? room.lead : room.leadFull}</p>
          </div>
        </header>
        <ConnectionLine state={state.online} />
        <div className={css.columns} data-guest={seat === null}>
          <section className={css.panel} data-area="seats" aria-labelledby="seats">
            <div className={css.title}>
              <h2 id="seats">{room.seats}</h2>
              {mayChange && facts && facts.players.min < facts.players.max && (
                <Segmented
                  label={room.players}
                  hideLabel
                  value={view.seats.length}
                  onChange={(players) => act({ type: 'configure', players })}
                  choices={counts(facts.players).map((value) => ({ value, label: String(value) }))}
                />
              )}
            </div>
            {seat === null && (
              <div data-name>
                <NameField error={nameError} />
              </div>
            )}
            <ol className={css.seats}>
              {view.seats.map((sitting, index) => {
                const at = SEATS[index] ?? '0';
                return (
                  <SeatRow
                    key={at}
                    view={view}
                    at={at}
                    seat={sitting}
                    me={seat}
                    role={roleOf(at)}
                    act={act}
                    onJoin={(chosen) => void join(chosen)}
                    onMove={() => setMoving(true)}
                  />
                );
              })}
            </ol>
            <Watchers view={view} />
          </section>
          {seat === null ? (
            <section className={css.panel} data-area="invite" aria-labelledby="about">
              <h2 id="about">{room.about}</h2>
              <p className={css.summary}>{own.summary}</p>
              <Link className={css.rules} href={`/games/${view.game}/rules`}>
                <IconBook />
                {own.title}
              </Link>
            </section>
          ) : (
            <section className={css.panel} data-area="invite" aria-labelledby="invite">
              <h2 id="invite">{room.invite}</h2>
              <Invite id={view.id} code={view.code} title={own.title} />
            </section>
          )}
          <section className={css.panel} data-area="options" aria-labelledby="options">
            <h2 id="options">{room.options}</h2>
            <Suspense>
              <RoomOptions view={view} mayChange={mayChange} act={act} />
            </Suspense>
          </section>
          <section className={css.chat} data-area="chat" aria-label={words.chat.title}>
            <Chat table={table} chat={chat} seat={seat} />
          </section>
        </div>
        <div className={css.bar}>
          <RoomBar view={view} seat={seat} owner={owner} table={table} onJoin={() => void join(null)} />
        </div>
        {moving && <MoveSeat table={table} id={view.id} onClose={closeMoving} />}
      </main>
    </Layout>
  );
}

function NameField({ error }: { readonly error: string | null }) {
  const { create } = useOnlineWords();
  return (
    <TextField
      label={create.name}
      hint={create.nameHint}
      error={error}
      wide
      maxLength={LIMITS.nameLength}
      autoComplete="nickname"
      value={useSetting('name')}
      onChange={(name) => changeSettings({ name })}
    />
  );
}

function Watchers({ view }: { readonly view: TableView }) {
  const { language } = useSpoken();
  const { room } = useOnlineWords();
  const names = view.watchers.names.filter((name) => name !== '').slice(0, 5);
  if (names.length === 0) return null;
  return (
    <p className={css.watchers}>
      <IconEye />
      {room.watching(listOf(names, language), view.watchers.count, view.watchers.count - names.length)}
    </p>
  );
}

function nameAt(view: TableView, seat: Seat): string {
  const sitting = view.seats[Number(seat)];
  return !sitting || sitting.kind === 'open' ? '' : sitting.name;
}

function counts({ min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}
