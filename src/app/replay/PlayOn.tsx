/** Goes on from a position of the replay, as a new game against bots. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Seat } from '../../../games/kit';
import { BOT_LEVELS, type BotLevel } from '../../bots';
import { library, type Recording, type SeatPlan } from '../../play';
import { useSetting } from '../../settings';
import { Button, Dialog, IconPlay, Select, toast } from '../../ui';
import { useWords } from '../text';
import { useReplayWords } from '../text/replay';
import css from './PlayOn.module.css';

interface Props {
  readonly recording: Recording;
  readonly step: number;
  /** The seat that is offered first. */
  readonly seat: Seat;
  readonly onClose: () => void;
}

export function PlayOn({ recording, step, seat: offered, onClose }: Props) {
  const words = useWords();
  const { playOn } = useReplayWords();
  const [, navigate] = useLocation();
  const [seat, setSeat] = useState<Seat>(offered);
  const [level, setLevel] = useState<BotLevel>('adept');
  const [busy, setBusy] = useState(false);
  const myName = useSetting('name') || words.game.nobody;

  const begin = async (): Promise<void> => {
    setBusy(true);
    const { game, options, seed, moves, seats } = recording;
    const plans = seats.map(({ kind, name }, at): SeatPlan => {
      if (String(at) !== seat) return { kind: 'bot', name, level };
      return { kind: 'human', name: kind === 'human' ? name : myName };
    });
    const from = { seed, moves: moves.slice(0, step) };
    const created = await library.create({ game, options, seats: plans, from });
    if (created.ok) return navigate(`/play/${created.value}`);
    setBusy(false);
    toast(words.trouble[created.error], 'bad');
  };
  return (
    <Dialog
      open
      title={playOn.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.shell.cancel}</Button>
          <Button variant="primary" icon={<IconPlay />} disabled={busy} onClick={() => void begin()}>
            {playOn.begin}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p>{playOn.body(step)}</p>
        <Select
          wide
          label={playOn.seat}
          value={seat}
          onChange={setSeat}
          choices={recording.seats.map(({ name }, at) => ({
            value: String(at) as Seat,
            label: name || words.game.nobody,
          }))}
        />
        <Select
          wide
          label={playOn.level}
          value={level}
          onChange={setLevel}
          choices={BOT_LEVELS.map((value) => ({ value, label: words.levels[value].title }))}
        />
      </div>
    </Dialog>
  );
}
