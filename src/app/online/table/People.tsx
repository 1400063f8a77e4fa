/** Beside the board: everybody at the table, the gallery, and the link for whoever wants to watch. */
import { type NameOf, SEATS } from '../../../../games/kit';
import type { OnlineState } from '../../../online/contract';
import type { Act, TableView } from '../../../online/protocol';
import { Button, Chip, IconEye, IconEyeOff, SeatSigil } from '../../../ui';
import { listOf } from '../../home/standing';
import { useSpoken } from '../../text';
import { useOnlineWords } from '../../text/online';
import { tableLink } from '../address';
import { sentenceFor } from '../ConnectionLine';
import { clockName } from '../clock';
import { LinkField } from '../LinkField';
import { Clock } from './Clock';
import css from './People.module.css';
import { Presence } from './SeatLine';

interface Props {
  readonly state: OnlineState;
  readonly view: TableView;
  readonly nameOf: NameOf;
  readonly act: (act: Act) => void;
}

export function People({ state, view, nameOf, act }: Props) {
  const { language, words: shell } = useSpoken();
  const words = useOnlineWords();
  const { seat: me, clocks, ahead } = state.online;
  const names = view.watchers.names.filter((name) => name !== '').slice(0, 5);
  const others = view.watchers.count - names.length;
  const trouble = sentenceFor(state.online, words.connection, language);
  return (
    <div className={css.people}>
      <p className={css.connection} data-well={trouble === null}>
        {trouble ?? words.connection.connected}
      </p>
      <ul className={css.seats}>
        {view.seats.map((sitting, index) => {
          const seat = SEATS[index] ?? '0';
          const tag = seat === me ? words.room.you : seat === view.owner ? words.room.host : null;
          return (
            <li key={seat}>
              <SeatSigil seat={seat} size="2rem" />
              <span className={css.name}>
                <b>
                  {nameOf(seat)} {tag && <Chip>{tag}</Chip>}
                </b>
                {sitting.kind === 'bot' ? (
                  <span>{words.room.bot(shell.levels[sitting.level].title)}</span>
                ) : (
                  <Presence sitting={sitting} worded />
                )}
              </span>
              {clocks && <Clock clocks={clocks} ahead={ahead} seat={seat} name={nameOf(seat)} />}
            </li>
          );
        })}
      </ul>
      {view.clock.kind !== 'none' && <p className={css.note}>{clockName(view.clock, words, language)}</p>}
      <h3>{words.table.gallery}</h3>
      <p className={css.note}>
        {!view.gallery
          ? words.table.noGallery
          : view.watchers.count === 0 || names.length === 0
            ? words.table.nobodyWatching
            : words.room.watching(listOf(names, language), view.watchers.count, others)}
      </p>
      {view.gallery && <LinkField link={tableLink(view.id)} label={words.table.invite} />}
      {me !== null && view.owner === me && view.status === 'playing' && (
        <Button
          variant="ghost"
          icon={view.gallery ? <IconEyeOff /> : <IconEye />}
          onClick={() => act({ type: 'gallery', open: !view.gallery })}
        >
          {view.gallery ? words.table.closeGallery : words.table.openGallery}
        </Button>
      )}
    </div>
  );
}
