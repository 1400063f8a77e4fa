/** What is said at the table: the players among themselves, the gallery among itself. */
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Seat } from '../../../../games/kit';
import type { OnlineTable } from '../../../online/contract';
import { type ChatLine, LIMITS } from '../../../online/protocol';
import { changeSettings, useSetting } from '../../../settings';
import {
  Button,
  cx,
  IconButton,
  IconEyeOff,
  IconMute,
  IconSend,
  IconSound,
  Segmented,
  toast,
} from '../../../ui';
import { useOnlineWords } from '../../text/online';
import css from './Chat.module.css';
import type { ChatView, Room } from './useChat';

interface Props {
  readonly table: OnlineTable;
  readonly chat: ChatView;
  readonly seat: Seat | null;
}

export function Chat({ table, chat, seat }: Props) {
  const words = useOnlineWords().chat;
  const name = useSetting('name');
  const [room, setRoom] = useState<Room>(chat.own);
  const [introduced, setIntroduced] = useState(name.trim() !== '');
  const both = chat.lines.some((line) => line.room !== chat.own);
  const lines = chat.lines.filter((line) => line.room === (both ? room : chat.own));
  const markRead = useEffectEvent(chat.markRead);
  const count = chat.lines.length;
  useEffect(() => {
    if (count > 0) markRead();
  }, [count]);
  const mine = (line: ChatLine): boolean => (seat === null ? line.name === name : line.seat === seat);

  return (
    <div className={css.chat}>
      <div className={css.head}>
        {both && (
          <Segmented<Room>
            label={words.title}
            hideLabel
            value={room}
            onChange={setRoom}
            choices={[
              { value: 'players', label: words.players },
              { value: 'gallery', label: words.gallery },
            ]}
          />
        )}
        {chat.blocked > 0 && (
          <Button variant="ghost" className={css.small} onClick={chat.unblock}>
            {words.blocked(chat.blocked)}. {words.unblock}
          </Button>
        )}
        <IconButton
          label={chat.muted ? words.unmute : words.mute}
          icon={chat.muted ? <IconMute /> : <IconSound />}
          onClick={() => chat.mute(!chat.muted)}
        />
      </div>
      {lines.length === 0 ? (
        <p className={css.empty}>{words.empty}</p>
      ) : (
        <Lines lines={lines} mine={mine} onBlock={chat.block} />
      )}
      {seat === null && !introduced ? (
        <Introduction
          onDone={() => {
            setIntroduced(true);
            table.introduce();
          }}
        />
      ) : (
        <Composer table={table} />
      )}
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly ChatLine[];
  readonly mine: (line: ChatLine) => boolean;
  readonly onBlock: (guest: string) => void;
}

/** Newest at the bottom, where it stays in view. */
function Lines({ lines, mine, onBlock }: LinesProps) {
  const words = useOnlineWords().chat;
  return (
    <div className={css.scroll}>
      <ol className={css.lines} aria-label={words.title} aria-live="polite">
        {lines.map((line, at) => {
          const own = mine(line);
          const first = lines[at - 1]?.guest !== line.guest;
          return (
            <li key={line.n} className={cx(css.line, own && css.own)}>
              {first && !own && (
                <p className={css.who}>
                  {line.name}
                  <IconButton
                    className={css.hide}
                    label={words.block(line.name)}
                    icon={<IconEyeOff />}
                    onClick={() => onBlock(line.guest)}
                  />
                </p>
              )}
              <p className={css.text}>{line.text}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Whoever watches without a name gives one before the first line. */
function Introduction({ onDone }: { readonly onDone: () => void }) {
  const { chat } = useOnlineWords();
  const name = useSetting('name');
  const introduce = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onDone();
  };
  return (
    <form className={css.introduction} onSubmit={introduce}>
      <p>{chat.nameNeeded}</p>
      <div className={css.composer}>
        <input
          aria-label={chat.nameLabel}
          placeholder={chat.nameLabel}
          value={name}
          maxLength={LIMITS.nameLength}
          autoComplete="nickname"
          onChange={(event) => changeSettings({ name: event.target.value })}
        />
        <Button type="submit">{chat.nameGiven}</Button>
      </div>
    </form>
  );
}

function Composer({ table }: { readonly table: OnlineTable }) {
  const { chat, errors } = useOnlineWords();
  const [text, setText] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    const error = await table.say(text);
    if (error === null) setText('');
    else toast(errors[error], 'bad');
  };
  return (
    <form className={css.composer} onSubmit={(event) => void send(event)}>
      <input
        aria-label={chat.write}
        placeholder={chat.write}
        value={text}
        maxLength={LIMITS.chatLength}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton type="submit" variant="plain" label={chat.send} icon={<IconSend />} />
    </form>
  );
}
