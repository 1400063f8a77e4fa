/** Says that the last move is on the table but not in the storage. */
import { useState } from 'react';
import type { LibraryError } from '../../../play';
import { Button, IconWarn } from '../../../ui';
import { useWords } from '../../text';
import css from './Trouble.module.css';

export function Trouble({ error }: { readonly error: LibraryError }) {
  const { table, trouble } = useWords();
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <div className={css.trouble} role="alert">
      <IconWarn />
      <p>{table.notSaved(trouble[error])}</p>
      <Button variant="ghost" onClick={() => setRead(true)}>
        {table.dismiss}
      </Button>
    </div>
  );
}
