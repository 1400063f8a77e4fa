/** One saved game: a picture, where it stands, whose turn it is, and a menu. */
import { Suspense, use, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CATALOGUE, GAMES } from '../../../games';
import { library, type MatchSummary } from '../../play';
import {
  Button,
  Chip,
  cx,
  Dialog,
  IconDevice,
  IconExport,
  IconMore,
  IconPlay,
  IconRobot,
  IconTrash,
  toast,
} from '../../ui';
import { gameWords } from '../parts';
import { Menu } from '../shell/Menu';
import { useSpoken } from '../text';
import { download } from './download';
import css from './SavedCard.module.css';
import { ago, standing } from './standing';

export function SavedCard({ match }: { readonly match: MatchSummary }) {
  const { language, words } = useSpoken();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const title = CATALOGUE.find(({ id }) => id === match.game)?.title[language] ?? match.game;
  const { human, turn, company } = standing(match, words, language);
  const alone = match.seats.some(({ kind }) => kind === 'bot');

  const save = async (): Promise<void> => {
    const file = await library.exportMatch(match.id);
    if (file.ok) download(`${words.saved.fileName}-${match.game}.json`, file.value);
    else toast(words.trouble[file.error], 'bad');
  };

  return (
    <li className={cx(css.card, human && css.turn)}>
      <Link className={css.link} href={`/play/${match.id}`}>
        <img className={css.picture} src={`/covers/${match.game}.svg`} alt="" width={480} height={640} />
        <span className={css.text}>
          <b>{title}</b>
          <span className={css.line}>
            <Suspense>
              <Progress match={match} />
            </Suspense>
          </span>
          <span className={css.foot}>
            {alone ? <IconRobot /> : <IconDevice />}
            {company}, {ago(match.updatedAt, Date.now(), language)}
          </span>
        </span>
        <Chip tone={human ? 'accent' : 'plain'}>{turn}</Chip>
      </Link>
      <Menu
        label={words.saved.menu(title)}
        icon={<IconMore />}
        items={[
          ...(match.over
            ? [
                {
                  label: words.table.replay,
                  icon: <IconPlay />,
                  onSelect: () => navigate(`/replays/${match.id}`),
                },
              ]
            : []),
          { label: words.saved.export, icon: <IconExport />, onSelect: () => void save() },
          { label: words.saved.delete, icon: <IconTrash />, onSelect: () => setAsking(true) },
        ]}
      />
      <Dialog
        open={asking}
        title={words.saved.deleteTitle}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.shell.cancel}</Button>
            <Button variant="danger" icon={<IconTrash />} onClick={() => void library.remove(match.id)}>
              {words.saved.delete}
            </Button>
          </>
        }
      >
        <p>{words.saved.deleteBody}</p>
      </Dialog>
    </li>
  );
}

/** Where the game stands, in its own words. */
function Progress({ match }: { readonly match: MatchSummary }) {
  const { language } = useSpoken();
  if (!(match.game in GAMES)) return null;
  return use(gameWords(match.game, language)).progress(match.view);
}
