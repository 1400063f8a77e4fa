/** One question before a move that cannot be taken back; the player may turn such questions off. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { changeSettings, settings } from '../../settings';
import { Button, Dialog, Switch } from '../../ui';
import { useTableWords } from '../text';

export interface Question {
  readonly title: string;
  readonly body?: string;
  /** The label of the button that says yes. */
  readonly confirm: string;
  readonly cancel?: string;
  /** Asked even when the player turned confirmations off: leaving, resigning, deleting. */
  readonly always?: boolean;
}

interface Asked {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function show(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

function ask(question: Question): Promise<boolean> {
  if (!question.always && !settings.getState().confirmMoves) return Promise.resolve(true);
  asked?.answer(false);
  return new Promise((resolve) => {
    show({
      question,
      answer: (yes) => {
        show(null);
        resolve(yes);
      },
    });
  });
}

/** Gives the function that asks: true to go on. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return ask;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the question of the moment; one per page. What is asked when it goes is answered with no. */
export function ConfirmHost() {
  const current = useSyncExternalStore(subscribe, () => asked);
  const [never, setNever] = useState(false);
  const words = useTableWords();
  useEffect(() => () => asked?.answer(false), []);
  const answer = (yes: boolean) => {
    if (yes && never) changeSettings({ confirmMoves: false });
    setNever(false);
    current?.answer(yes);
  };
  const question = current?.question;
  const always = question?.always ?? false;
  return (
    <Dialog
      // A question that takes the place of another opens anew, so that no press meant for the first answers it.
      key={question?.title}
      open={current !== null}
      title={question?.title ?? ''}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="ghost" data-first={always || undefined} onClick={() => answer(false)}>
            {question?.cancel ?? words.confirm.cancel}
          </Button>
          <Button
            variant={always ? 'danger' : 'primary'}
            data-first={!always || undefined}
            onClick={() => answer(true)}
          >
            {question?.confirm}
          </Button>
        </>
      }
    >
      {question?.body && <p>{question.body}</p>}
      {!always && <Switch label={words.confirm.dontAskAgain} checked={never} onChange={setNever} />}
    </Dialog>
  );
}
