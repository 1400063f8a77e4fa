/** What can be done with the statistics: save them to a file, add those of a file, delete them. */
import { type ReactNode, useRef, useState } from 'react';
import { archive, type Finished } from '../../statistics';
import { Button, Dialog, IconExport, IconImport, IconTrash, toast } from '../../ui';
import { download } from '../home/download';
import { useWords } from '../text';
import { useStatisticsWords } from '../text/statistics';
import css from './Tools.module.css';

interface Props {
  readonly matches: readonly Finished[];
}

export function Tools({ matches }: Props) {
  const words = useStatisticsWords();
  return (
    <div className={css.tools}>
      <Import />
      {matches.length > 0 && (
        <>
          <Button
            variant="ghost"
            icon={<IconExport />}
            onClick={() => download(`${words.fileName}.json`, archive.write(matches))}
          >
            {words.export}
          </Button>
          <Delete />
        </>
      )}
    </div>
  );
}

function Import(): ReactNode {
  const words = useStatisticsWords();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File): Promise<void> => {
    const added = await archive.merge(await file.text());
    if (typeof added === 'number') toast(words.imported(added), 'good');
    else toast(words.errors[added], 'bad');
  };
  return (
    <>
      <Button variant="ghost" icon={<IconImport />} onClick={() => input.current?.click()}>
        {words.import}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.import}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void read(file);
          event.target.value = '';
        }}
      />
    </>
  );
}

function Delete(): ReactNode {
  const { shell } = useWords();
  const words = useStatisticsWords();
  const [asking, setAsking] = useState(false);
  const clear = async (): Promise<void> => {
    setAsking(false);
    const gone = await archive.clear();
    toast(gone ? words.deleted : words.notDeleted, gone ? 'good' : 'bad');
  };
  return (
    <>
      <Button variant="ghost" icon={<IconTrash />} onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <Dialog
        open={asking}
        title={words.deleteTitle}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button data-first onClick={() => setAsking(false)}>
              {shell.cancel}
            </Button>
            <Button variant="danger" icon={<IconTrash />} onClick={() => void clear()}>
              {words.delete}
            </Button>
          </>
        }
      >
        <p>{words.deleteBody}</p>
      </Dialog>
    </>
  );
}
