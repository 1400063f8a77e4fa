/** One public table: what is played, by whom, and the way to it. */
import { useLocation } from 'wouter';
import { CATALOGUE } from '../../../../games';
import type { TableCard } from '../../../online/protocol';
import { Button, Chip, IconEye, IconRobot } from '../../../ui';
import { ago } from '../../home/standing';
import { useSpoken } from '../../text';
import { useOnlineWords } from '../../text/online';
import { clockName } from '../clock';
import css from './LobbyCard.module.css';

export function LobbyCard({ card }: { readonly card: TableCard }) {
  const { language } = useSpoken();
  const words = useOnlineWords();
  const [, navigate] = useLocation();
  const title = CATALOGUE.find(({ id }) => id === card.game)?.title[language] ?? card.game;
  const go = (): void => navigate(`/tables/${card.id}`);
  const host = card.seats.find(({ kind }) => kind === 'person')?.name ?? '';
  const label = (action: string): string => `${action}: ${title}, ${host}`;
  return (
    <li className={css.card} data-game={card.game}>
      <img className={css.picture} src={`/covers/${card.game}.svg`} alt="" width={480} height={640} />
      <div className={css.text}>
        <h2>{title}</h2>
        <p className={css.people}>
          {card.seats.map(({ kind, name }) => (
            <span key={name}>
              {kind === 'bot' && <IconRobot />}
              {name}
            </span>
          ))}
        </p>
        <p className={css.facts}>
          {clockName(card.clock, words, language)},{' '}
          {words.lobby.since(ago(card.createdAt, Date.now(), language))}
        </p>
      </div>
      <div className={css.way}>
        <Chip tone={card.openSeats > 0 ? 'accent' : 'plain'}>
          {card.openSeats > 0 ? words.lobby.openSeats(card.openSeats) : words.lobby.playing}
        </Chip>
        {card.openSeats > 0 ? (
          <Button variant="primary" aria-label={label(words.lobby.join)} onClick={go}>
            {words.lobby.join}
          </Button>
        ) : card.gallery ? (
          <Button icon={<IconEye />} aria-label={label(words.lobby.watch)} onClick={go}>
            {words.lobby.watch}
          </Button>
        ) : (
          <span className={css.closed}>{words.lobby.noGallery}</span>
        )}
      </div>
    </li>
  );
}
