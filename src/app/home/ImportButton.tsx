/** Brings in a game that was saved to a file, here or on another device. */
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { library } from '../../play';
import { Button, IconImport, toast } from '../../ui';
import { useWords } from '../text';

export function ImportButton() {
  const words = useWords();
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File): Promise<void> => {
    const outcome = await library.importMatch(await file.text());
    if (!outcome.ok) return toast(words.trouble[outcome.error], 'bad');
    toast(words.saved.imported, 'good');
    // Of a match that is over there is only the replay to see.
    const { matches } = await library.list();
    if (matches.some(({ id, over }) => id === outcome.value && over)) navigate(`/replays/${outcome.value}`);
  };

  return (
    <>
      <Button variant="ghost" icon={<IconImport />} onClick={() => input.current?.click()}>
        {words.saved.import}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.saved.import}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void read(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
