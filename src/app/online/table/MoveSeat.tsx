/** The private link by which one's own seat goes to another device. */
import { useEffect, useState } from 'react';
import type { OnlineTable } from '../../../online/contract';
import { Dialog, toast } from '../../../ui';
import { useSpoken } from '../../text';
import { useOnlineWords } from '../../text/online';
import { seatLink } from '../address';
import { LinkField } from '../LinkField';
import { Qr } from '../Qr';
import css from './MoveSeat.module.css';

interface Props {
  readonly table: OnlineTable;
  readonly id: string;
  readonly onClose: () => void;
}

export function MoveSeat({ table, id, onClose }: Props) {
  const { language } = useSpoken();
  const { table: words, room, errors } = useOnlineWords();
  const [ticket, setTicket] = useState<{ readonly link: string; readonly until: string } | null>(null);
  useEffect(() => {
    let current = true;
    void table.handOver().then((answer) => {
      if (!current) return;
      if (!answer.ok) {
        toast(errors[answer.error], 'bad');
        onClose();
        return;
      }
      const { token, expiresAt } = answer.value;
      const until = new Date(expiresAt).toLocaleTimeString(language, { timeStyle: 'short' });
      setTicket({ link: seatLink(id, token), until });
    });
    return () => {
      current = false;
    };
  }, [table, id, language, errors, onClose]);
  return (
    <Dialog open title={words.moveSeat} onClose={onClose}>
      <p>{words.moveSeatBody}</p>
      {ticket && (
        <div className={css.ticket}>
          <Qr text={ticket.link} label={room.qr} />
          <LinkField link={ticket.link} label={words.moveSeat} />
          <p className={css.until}>{words.moveSeatValid(ticket.until)}</p>
        </div>
      )}
    </Dialog>
  );
}
