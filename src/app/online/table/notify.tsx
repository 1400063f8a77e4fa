/** The browser's own notification when it is one's turn: asked for once, when it first matters. */
import { useEffect, useState } from 'react';
import { Button } from '../../../ui';
import { useOnlineWords } from '../../text/online';
import { Line } from './Decisions';

const KEY = 'grimoire-notify';

/** Shows a notification while the tab is hidden and somebody is called. */
export function useTurnNotice(call: string | null, table: string): void {
  const { notify } = useOnlineWords();
  useEffect(() => {
    if (call === null || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
    const notice = show(call, notify.body, table);
    return () => notice?.close();
  }, [call, table, notify]);
}

/** The question, once somebody has moved and now waits for others. */
export function NotifyLine({ waiting }: { readonly waiting: boolean }) {
  const { notify } = useOnlineWords();
  const [open, setOpen] = useState(mayAsk);
  if (!open || !waiting) return null;
  const answer = (yes: boolean): void => {
    remember();
    setOpen(false);
    if (yes) void Notification.requestPermission();
  };
  return (
    <Line text={notify.ask}>
      <Button variant="ghost" onClick={() => answer(false)}>
        {notify.no}
      </Button>
      <Button variant="primary" onClick={() => answer(true)}>
        {notify.yes}
      </Button>
    </Line>
  );
}

function show(title: string, body: string, tag: string): Notification | null {
  try {
    const notice = new Notification(title, { body, tag, icon: '/favicon-turn.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    // Some phones know notifications only by other means; the title and the sound must do.
    return null;
  }
}

function canNotify(): boolean {
  return 'Notification' in globalThis;
}

function mayAsk(): boolean {
  try {
    return canNotify() && Notification.permission === 'default' && localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, 'asked');
  } catch {
    // Then it is asked again next time.
  }
}
