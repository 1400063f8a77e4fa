/** Once more with the same people: one click each. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Seat } from '../../../../games/kit';
import type { OnlineTable } from '../../../online/contract';
import type { TableView } from '../../../online/protocol';
import { Button, IconEye, IconReplay, toast } from '../../../ui';
import { useOnlineWords } from '../../text/online';

interface Props {
  readonly table: OnlineTable;
  readonly view: TableView;
  readonly seat: Seat | null;
}

export function Rematch({ table, view, seat }: Props) {
  const { table: words, errors } = useOnlineWords();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const { next } = view;
  const go = async (): Promise<void> => {
    setBusy(true);
    const answer = await table.rematch();
    setBusy(false);
    if (answer.ok) navigate(`/tables/${answer.value}`);
    else toast(errors[answer.error], 'bad');
  };
  if (seat !== null) {
    return (
      <Button
        variant="primary"
        icon={<IconReplay />}
        sub={words.rematchHint}
        disabled={busy}
        onClick={() => void go()}
      >
        {next === null ? words.rematch : words.joinRematch}
      </Button>
    );
  }
  return (
    next !== null && (
      <Button variant="primary" icon={<IconEye />} onClick={() => navigate(`/tables/${next}`)}>
        {words.watchRematch}
      </Button>
    )
  );
}
