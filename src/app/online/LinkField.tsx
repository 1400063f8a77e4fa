/** A link to be passed on: to be copied, or handed to whatever the device shares with. */
import { useRef } from 'react';
import { Button, IconCopy, IconShare, toast } from '../../ui';
import { useOnlineWords } from '../text/online';
import css from './LinkField.module.css';

interface Props {
  readonly link: string;
  readonly label: string;
  /** Given where the device may offer to share it. */
  readonly shareText?: string;
}

export function LinkField({ link, label, shareText }: Props) {
  const { room } = useOnlineWords();
  const input = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast(room.copied, 'good');
    } catch {
      // Without a clipboard the link lies there ready to be copied by hand.
      input.current?.select();
    }
  };
  const share = async (): Promise<void> => {
    // Whoever closes the dialog of the device has changed their mind.
    await navigator.share({ url: link, text: shareText ?? '' }).catch(() => undefined);
  };
  return (
    <div className={css.row}>
      <input
        ref={input}
        className={css.link}
        readOnly
        aria-label={label}
        value={link.replace(/^https?:\/\//, '')}
        onFocus={(event) => event.target.select()}
      />
      <Button icon={<IconCopy />} onClick={() => void copy()}>
        {room.copy}
      </Button>
      {shareText !== undefined && 'share' in navigator && (
        <Button icon={<IconShare />} onClick={() => void share()}>
          {room.share}
        </Button>
      )}
    </div>
  );
}
