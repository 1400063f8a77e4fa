/** What is said at a table, without those whom this device does not want to hear. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Seat } from '../../../../games/kit';
import { memory } from '../../../online';
import type { ChatLine } from '../../../online/protocol';
import { playSound } from '../../../ui';

export type Room = ChatLine['room'];

export interface ChatView {
  readonly lines: readonly ChatLine[];
  /** Where I talk. */
  readonly own: Room;
  /** How many lines are new to whoever has not opened the chat since. */
  readonly unread: number;
  readonly muted: boolean;
  /** How many people are not heard. */
  readonly blocked: number;
  readonly markRead: () => void;
  readonly mute: (on: boolean) => void;
  readonly block: (guest: string) => void;
  readonly unblock: () => void;
}

export function useChat(id: string, game: string, seat: Seat | null, all: readonly ChatLine[]): ChatView {
  const [read, setRead] = useState(all.length);
  const kept = useSyncExternalStore(memory.subscribe, () => JSON.stringify(heardAt(id)));
  const { blocked, muted }: ReturnType<typeof heardAt> = JSON.parse(kept);
  const lines = all.filter(({ guest }) => !blocked.includes(guest));
  const silent = muted.length > 0;
  useKnock(lines, seat, silent);
  return {
    lines,
    own: seat === null ? 'gallery' : 'players',
    unread: silent ? 0 : Math.max(0, all.length - read),
    muted: silent,
    blocked: blocked.length,
    markRead: () => setRead(all.length),
    mute: (on) => memory.note(id, game, { muted: on ? ['all'] : [] }),
    block: (guest) => memory.note(id, game, { blocked: [...blocked, guest] }),
    unblock: () => memory.note(id, game, { blocked: [] }),
  };
}

function heardAt(id: string): { readonly blocked: readonly string[]; readonly muted: readonly string[] } {
  const { blocked = [], muted = [] } = memory.of(id) ?? {};
  return { blocked, muted };
}

/** A soft sound when somebody else says something. */
function useKnock(lines: readonly ChatLine[], seat: Seat | null, silent: boolean): void {
  const last = lines.at(-1);
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const before = heard.current;
    heard.current = last?.n ?? 0;
    if (before === null || !last || last.n <= before || silent) return;
    if (seat === null || last.seat !== seat) playSound('select');
  }, [last, seat, silent]);
}
