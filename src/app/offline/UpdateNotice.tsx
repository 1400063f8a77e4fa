/** Offers a newer version of Grimoire, quietly. */
import { useState } from 'react';
import { Button, IconReplay } from '../../ui';
import { useOfflineWords } from '../text/offline';
import { reloadNewest } from './installed';
import css from './UpdateNotice.module.css';

export default function UpdateNotice() {
  const { update } = useOfflineWords();
  const [later, setLater] = useState(false);
  if (later) return null;
  return (
    <section className={css.notice} aria-label={update.title}>
      <p role="status">
        <strong>{update.title}</strong> {update.body}
      </p>
      <div className={css.actions}>
        <Button variant="ghost" onClick={() => setLater(true)}>
          {update.later}
        </Button>
        <Button variant="primary" icon={<IconReplay />} onClick={() => void reloadNewest()}>
          {update.reload}
        </Button>
      </div>
    </section>
  );
}
