/** How others come to the table: the QR code, the short code and the link. */
import { useOnlineWords } from '../text/online';
import { tableLink } from './address';
import css from './Invite.module.css';
import { LinkField } from './LinkField';
import { Qr } from './Qr';

interface Props {
  readonly id: string;
  readonly code: string | null;
  readonly title: string;
}

export function Invite({ id, code, title }: Props) {
  const { room } = useOnlineWords();
  const link = tableLink(id);
  return (
    <div className={css.invite}>
      <Qr text={link} label={room.qr} />
      {code && (
        <div className={css.code}>
          <p className={css.label} aria-hidden="true">
            {room.code}
          </p>
          <p className={css.signs} role="img" aria-label={`${room.code}: ${[...code].join(' ')}`}>
            {code}
          </p>
        </div>
      )}
      <div className={css.link}>
        <LinkField link={link} label={room.link} shareText={room.shareText(title)} />
      </div>
    </div>
  );
}
