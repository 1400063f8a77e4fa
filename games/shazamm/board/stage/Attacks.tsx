/** The two attacks, growing as the spells take effect. */
import IconCrossedSwords from '~icons/game-icons/crossed-swords';
import { WIZARDS, type Wizard } from '../../state';
import { useSpeaker } from '../context';
import type { Scene } from '../story/scene';
import css from './Attacks.module.css';

export function Attacks({ scene }: { readonly scene: Scene }) {
  const { attack, bid } = scene;
  if (attack === null || bid === null) return null;
  return (
    <div className={css.attacks}>
      {WIZARDS.map((wizard) => (
        <Attack key={wizard} wizard={wizard} attack={attack[wizard]} bid={bid[wizard]} scene={scene} />
      ))}
      <span className={css.versus} aria-hidden="true">
        <IconCrossedSwords />
      </span>
    </div>
  );
}

interface AttackProps {
  readonly wizard: Wizard;
  readonly attack: number;
  readonly bid: number;
  readonly scene: Scene;
}

function Attack({ wizard, attack, bid, scene }: AttackProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.attacks;
  const sources = scene.spells.filter(
    ({ controller, gain, spell }) => controller === wizard && gain !== 0 && spell !== 6,
  );
  return (
    <section
      className={css.attack}
      data-tone={`seat-${wizard}`}
      aria-label={`${say.label}, ${nameOf(wizard)}`}
    >
      <h3>{say.label}</h3>
      <p>
        {attack !== bid && <s aria-hidden="true">{bid}</s>}
        <b className={css.count} style={{ '--figure': attack }}>
          <span className="visually-hidden">{attack}</span>
        </b>
      </p>
      <p className={css.why}>
        {[say.bid(bid), ...sources.map(({ spell }) => words.spells[spell].name)].join(', ')}
      </p>
    </section>
  );
}
