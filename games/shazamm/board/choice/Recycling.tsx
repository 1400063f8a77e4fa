/** Recycling: the bid is corrected with everything on the table, and both attacks show what would come of it. */
import { useState } from 'react';
import { ActionBar } from '../../../../src/table';
import { Button, RangeField, SeatSigil, Stepper } from '../../../../src/ui';
import { ATTACK_BOOST } from '../../data';
import { recyclingRange } from '../../facts';
import { type PerWizard, type Resolution, type ShazammView, WIZARDS, type Wizard } from '../../state';
import { perWizard } from '../../wizards';
import { artOf } from '../cards/art';
import { SpellCard } from '../cards/SpellCard';
import { useSpeaker } from '../context';
import css from './choice.module.css';

interface RecyclingProps {
  readonly view: ShazammView;
  readonly resolution: Resolution;
  readonly player: Wizard;
  readonly onChoose: (delta: number) => void;
}

export function Recycling({ view, resolution, player, onChoose }: RecyclingProps) {
  const { words, nameOf } = useSpeaker();
  const [delta, setDelta] = useState(0);
  const say = words.board.recycling;
  const { min, max } = recyclingRange(view, resolution, player);
  const bid = resolution.bid[player];
  const attacks = attacksAfter(resolution, player, delta);
  return (
    <>
      <div className={css.mine}>
        <div className={css.recycling}>
          <SpellCard card={6} />
          <div className={css.setting}>
            <Stepper
              label={say.label}
              value={delta}
              onChange={setDelta}
              min={min}
              max={max}
              format={say.signed}
            />
            <RangeField label={say.label} hideLabel value={delta} onChange={setDelta} min={min} max={max} />
            <p>{say.bid(bid, bid + delta)}</p>
          </div>
          <div className={css.preview}>
            {WIZARDS.map((wizard) => (
              <p key={wizard} data-tone={`seat-${wizard}`}>
                <span className={css.whose}>
                  <SeatSigil seat={wizard} size="1.375rem">
                    {words.letters[wizard]}
                  </SeatSigil>
                  {nameOf(wizard)}
                </span>
                <b>{attacks[wizard]}</b>
              </p>
            ))}
            <small>{say.preview}</small>
          </div>
        </div>
      </div>
      <ActionBar icon={artOf(6)} status={say.status(nameOf(player))} detail={say.detail(min, max)}>
        <Button variant="primary" size="lg" onClick={() => onChoose(delta)}>
          {delta === 0 ? say.keep : say.change(delta)}
        </Button>
      </ActionBar>
    </>
  );
}

/** The attacks once Attack Boost and Double Dose, which everybody sees waiting, have been applied. */
function attacksAfter({ attack, entries }: Resolution, player: Wizard, delta: number): PerWizard<number> {
  const after = (wizard: Wizard) => {
    const waiting = (no: number) =>
      entries.filter(
        ({ spell, controller, fate }) => spell === no && controller === wizard && fate === 'pending',
      ).length;
    const bid = attack[wizard] + (wizard === player ? delta : 0);
    return (bid + ATTACK_BOOST * waiting(7)) * 2 ** waiting(8);
  };
  return perWizard(after('0'), after('1'));
}
