/** How the page stands with the server, in plain words; nothing while all is well. */
import { useEffect, useRef, useState } from 'react';
import type { OnlinePart } from '../../online/contract';
import { IconWifiOff, toast } from '../../ui';
import { useSpoken } from '../text';
import { useOnlineWords } from '../text/online';
import type { OnlineWords } from '../text/online/words';
import css from './ConnectionLine.module.css';

/** Shorter interruptions than this are nobody's business. */
const PATIENCE_MS = 700;

export function ConnectionLine({ state }: { readonly state: OnlinePart }) {
  const { language } = useSpoken();
  const { connection: words } = useOnlineWords();
  const sentence = useLasting(sentenceFor(state, words, language));
  const restarts = useRef(state.restarts);
  useEffect(() => {
    if (state.restarts > restarts.current) toast(words.restarted);
    restarts.current = state.restarts;
  }, [state.restarts, words]);
  return (
    <div role="status" className={css.frame}>
      {sentence && (
        <p className={css.line}>
          <IconWifiOff />
          {sentence}
        </p>
      )}
    </div>
  );
}

/** Null while all is well. */
export function sentenceFor(
  { connection, sending }: OnlinePart,
  words: OnlineWords['connection'],
  language: string,
): string | null {
  switch (connection.kind) {
    case 'connected':
      return sending ? words.sending : null;
    case 'connecting':
      return words.connecting;
    case 'busy':
      return sending ? words.busySending : words.busy;
    case 'restarting':
      return words.restarting;
    case 'reconnecting':
      return words.reconnecting;
    case 'offline': {
      const since = new Date(connection.since).toLocaleTimeString(language, { timeStyle: 'short' });
      return sending ? words.sendingLater : words.offline(since);
    }
  }
}

/** Only what has been so for a moment. */
function useLasting(sentence: string | null): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(sentence), sentence === null ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return sentence === null ? null : shown;
}
