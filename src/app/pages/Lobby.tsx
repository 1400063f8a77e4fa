/** The public tables, live: sit down, or watch. */
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { CATALOGUE, GAMES } from '../../../games';
import type { Lobby as OpenLobby } from '../../online/contract';
import { openLobby } from '../../online/live';
import { Button, IconPlus, Select } from '../../ui';
import { LobbyCard } from '../online/lobby/LobbyCard';
import { Loading } from '../shell/Loading';
import { useSpoken } from '../text';
import { useOnlineWords } from '../text/online';
import { usePage } from '../usePage';
import css from './Lobby.module.css';

const PLAYABLE = CATALOGUE.filter(({ id }) => id in GAMES);

export default function Lobby() {
  const { language } = useSpoken();
  const { lobby: words } = useOnlineWords();
  const [, navigate] = useLocation();
  const [game, setGame] = useState('all');
  const lobby = useLobby(game === 'all' ? null : game);
  usePage(words.title);
  return (
    <main className={css.lobby} id="main" tabIndex={-1}>
      <header className={css.head}>
        <div className={css.words}>
          <h1>{words.title}</h1>
          <p className={css.lead}>{words.lead}</p>
        </div>
        <Select
          label={words.game}
          value={game}
          onChange={setGame}
          choices={[
            { value: 'all', label: words.all },
            ...PLAYABLE.map(({ id, title }) => ({ value: id, label: title[language] })),
          ]}
        />
        {game !== 'all' && (
          <Button icon={<IconPlus />} onClick={() => navigate(`/games/${game}?online`)}>
            {words.openOne}
          </Button>
        )}
      </header>
      {lobby ? <Tables lobby={lobby} /> : <Loading />}
    </main>
  );
}

function Tables({ lobby }: { readonly lobby: OpenLobby }) {
  const { language, words: shell } = useSpoken();
  const { lobby: words, errors } = useOnlineWords();
  const { status, error, live, cards, more } = useStore(lobby.store);
  if (status === 'loading') return <Loading />;
  if (status === 'failed') {
    return (
      <div className={css.empty} role="alert">
        <h2>{words.failed}</h2>
        <p>{error && errors[error]}</p>
        <Button variant="primary" onClick={lobby.retry}>
          {shell.shell.retry}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className={css.live} role="status" data-live={live}>
        {live ? words.live : words.notLive}
      </p>
      {cards.length === 0 ? (
        <div className={css.empty}>
          <h2>{words.empty}</h2>
          <p>{words.emptyHint}</p>
          <ul className={css.games}>
            {PLAYABLE.map(({ id, title }) => (
              <li key={id}>
                <Link href={`/games/${id}?online`}>{title[language]}</Link>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ul className={css.list}>
          {cards.map((card) => (
            <LobbyCard key={card.id} card={card} />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="ghost" onClick={lobby.loadMore}>
          {words.more}
        </Button>
      )}
    </>
  );
}

function useLobby(game: string | null): OpenLobby | null {
  const [lobby, setLobby] = useState<OpenLobby | null>(null);
  useEffect(() => {
    const opened = openLobby(game);
    setLobby(opened);
    return () => opened.close();
  }, [game]);
  return lobby;
}
