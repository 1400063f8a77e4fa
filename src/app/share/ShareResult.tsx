/** After the end: a picture of the final table with the result, to be sent, saved or copied. */
import { useEffect, useRef, useState } from 'react';
import type { Verdict } from '../../../games/kit';
import { Button, Dialog, IconCopy, IconExport, IconShare, plain, toast } from '../../ui';
import { download } from '../home/download';
import { listOf } from '../home/standing';
import { useSpoken } from '../text';
import { LOCALES } from '../text/locale';
import { useShareWords } from '../text/share';
import { type CardText, drawCard, toPng } from './card';
import css from './ShareResult.module.css';

interface Props {
  readonly game: string;
  readonly title: string;
  readonly verdict: Verdict;
  /** When the match was over, if that is known. */
  readonly endedAt: number | null;
  readonly players: readonly string[];
  /** The element that the table is drawn in. */
  readonly table: () => HTMLElement | null;
}

export default function ShareResult({ game, title, verdict, endedAt, players, table }: Props) {
  const { language } = useSpoken();
  const words = useShareWords();
  const [open, setOpen] = useState(false);
  const { sheet } = verdict;
  const totals = sheet?.players.map(({ name }, at) => `${name} ${sheet.total.scores[at]?.points ?? 0}`);
  const day = new Date(endedAt ?? Date.now());
  const text: CardText = {
    game: title,
    result: plain(verdict.title),
    players: totals?.join(' · ') ?? listOf(players, language),
    foot: `${day.toLocaleDateString(LOCALES[language], { dateStyle: 'long' })} · ${location.host}`,
  };
  return (
    <>
      <Button variant="ghost" icon={<IconShare />} onClick={() => setOpen(true)}>
        {words.share}
      </Button>
      <Dialog open={open} title={words.share} onClose={() => setOpen(false)}>
        {open && <Picture game={game} text={text} table={table} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

interface PictureProps extends Pick<Props, 'game' | 'table'> {
  readonly text: CardText;
  readonly onClose: () => void;
}

function Picture({ game, text, table, onClose }: PictureProps) {
  const words = useShareWords();
  const frame = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | 'drawing' | 'failed'>('drawing');
  const first = useRef({ game, text, table });

  useEffect(() => {
    let current = true;
    const draw = async (): Promise<void> => {
      const { game: id, text: said, table: find } = first.current;
      const element = find();
      if (!element) throw new Error('there is no table to be drawn');
      const canvas = await drawCard(element, said);
      const picture = new File([await toPng(canvas)], `grimoire-${id}.png`, { type: 'image/png' });
      if (!current) return;
      frame.current?.replaceChildren(canvas);
      setFile(picture);
    };
    draw().catch((error: unknown) => {
      console.warn('the picture could not be drawn:', error);
      if (current) setFile('failed');
    });
    return () => {
      current = false;
    };
  }, []);

  const ready = file instanceof File ? file : null;
  const sendable = ready !== null && (navigator.canShare?.({ files: [ready] }) ?? false);
  const send = async (picture: File): Promise<void> => {
    try {
      await navigator.share({ files: [picture], title: text.game, text: `${text.game}: ${text.result}` });
    } catch (error) {
      // Who changes their mind need not be told so.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(words.notShared, 'bad');
    }
  };
  const copy = async (picture: File): Promise<void> => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      toast(words.copied, 'good');
    } catch {
      toast(words.notCopied, 'bad');
    }
  };

  return (
    <div className={css.share}>
      {file === 'failed' ? (
        <p role="alert">{words.failed}</p>
      ) : (
        <>
          <div
            ref={frame}
            className={css.picture}
            role="img"
            aria-label={words.picture(text.game, text.result)}
          />
          <p role="status" className={ready ? 'visually-hidden' : undefined}>
            {ready ? words.ready : words.drawing}
          </p>
        </>
      )}
      <div className={css.actions}>
        <Button variant="ghost" onClick={onClose}>
          {words.close}
        </Button>
        {ready && 'ClipboardItem' in globalThis && (
          <Button icon={<IconCopy />} onClick={() => void copy(ready)}>
            {words.copy}
          </Button>
        )}
        {ready && (
          <Button
            variant={sendable ? 'plain' : 'primary'}
            icon={<IconExport />}
            onClick={() => download(ready.name, ready)}
          >
            {words.save}
          </Button>
        )}
        {ready && sendable && (
          <Button variant="primary" icon={<IconShare />} onClick={() => void send(ready)}>
            {words.send}
          </Button>
        )}
      </div>
    </div>
  );
}
