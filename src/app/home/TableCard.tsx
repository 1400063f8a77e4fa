/** One online table of mine: a picture, where the game stands, whose turn it is. */
import { Suspense, use } from 'react';
import { Link, useLocation } from 'wouter';
import { CATALOGUE, GAMES } from '../../../games';
import type { Seat } from '../../../games/kit';
import { memory } from '../../online';
import type { MyTable, TableView } from '../../online/protocol';
import { Chip, cx, IconClose, IconGlobe, IconMore, IconPlay } from '../../ui';
import { gameWords } from '../parts';
import { Menu } from '../shell/Menu';
import { useSpoken } from '../text';
import type { Words } from '../text/words';
import css from './SavedCard.module.css';
import { ago, listOf } from './standing';
import type { MineAtTable } from './useMyTables';

export function TableCard({ remembered, mine }: MineAtTable) {
  const { language, words } = useSpoken();
  const [, navigate] = useLocation();
  const { id, game, at } = remembered;
  const title = CATALOGUE.find((facts) => facts.id === game)?.title[language] ?? game;
  const table = mine?.table;
  const company = table ? listOf(others(table, mine.seat), language) : '';
  return (
    <li className={cx(css.card, mine?.myTurn && css.turn)}>
      <Link className={css.link} href={`/tables/${id}`}>
        <img className={css.picture} src={`/covers/${game}.svg`} alt="" width={480} height={640} />
        <span className={css.text}>
          <b>{title}</b>
          <span className={css.line}>
            {table?.status === 'waiting' && words.saved.openSeats(openSeats(table))}
            <Suspense>{mine?.view && <Progress game={game} view={mine.view} />}</Suspense>
          </span>
          <span className={css.foot}>
            <IconGlobe />
            {company && `${words.saved.with(company)}, `}
            {ago(table?.updatedAt ?? at, Date.now(), language)}
          </span>
        </span>
        {mine !== undefined && (
          <Chip tone={mine?.myTurn ? 'accent' : 'plain'}>
            {mine ? turnWords(mine, words) : words.saved.unknown}
          </Chip>
        )}
      </Link>
      <Menu
        label={words.saved.menu(title)}
        icon={<IconMore />}
        items={[
          ...(table?.status === 'over'
            ? [
                {
                  label: words.table.replay,
                  icon: <IconPlay />,
                  onSelect: () => navigate(`/tables/${id}/replay`),
                },
              ]
            : []),
          { label: words.saved.forget, icon: <IconClose />, onSelect: () => memory.forget(id) },
        ]}
      />
    </li>
  );
}

function Progress({ game, view }: { readonly game: string; readonly view: object }) {
  const { language } = useSpoken();
  if (!(game in GAMES)) return null;
  return use(gameWords(game, language)).progress(view);
}

function turnWords({ table, myTurn, awaited }: MyTable, { saved }: Words): string {
  if (table.status === 'waiting') return saved.waiting;
  if (table.status === 'over') {
    const [winner] = table.winners;
    return winner === undefined ? saved.draw : saved.won(nameAt(table, winner));
  }
  if (myTurn) return saved.yourTurn;
  const [first, ...more] = awaited;
  if (first === undefined || more.length > 0) return saved.others;
  return saved.turnOf(nameAt(table, first));
}

function others({ seats }: TableView, me: Seat | null): readonly string[] {
  return seats.flatMap((seat, at) => (seat.kind === 'open' || String(at) === me ? [] : [seat.name]));
}

function openSeats({ seats }: TableView): number {
  return seats.filter(({ kind }) => kind === 'open').length;
}

function nameAt({ seats }: TableView, at: Seat): string {
  const seat = seats[Number(at)];
  return !seat || seat.kind === 'open' ? '' : seat.name;
}
