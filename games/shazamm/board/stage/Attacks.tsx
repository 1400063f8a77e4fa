/** The two attacks, growing as the spells take effect. */
import IconCrossedSwords from '~icons/game-icons/crossed-swords';
import { type Fate, WIZARDS, type Wizard } from '../../state';
import { Mini } from '../cards/Mini';
import { useSpeaker } from '../context';
import type { Scene } from '../story/scene';
import css from './Attacks.module.css';

interface AttacksProps {
  readonly scene: Scene;
  /** Name the cards of the turn too, where nothing else shows them. */
  readonly withSpells?: boolean;
}

export function Attacks({ scene, withSpells = false }: AttacksProps) {
  const { attack, bid } = scene;
  if (attack === null || bid === null) return null;
  return (
    <div className={css.attacks}>
      {WIZARDS.map((wizard) => (
        <Attack
          key={wizard}
          wizard={wizard}
          attack={attack[wizard]}
          bid={bid[wizard]}
          scene={scene}
          withSpells={withSpells}
        />
      ))}
      <span className={css.versus} aria-hidden="true">
        <IconCrossedSwords />
      </span>
    </div>
  );
}

interface AttackProps extends Required<AttacksProps> {
  readonly wizard: Wizard;
  readonly attack: number;
  readonly bid: number;
}

function Attack({ wizard, attack, bid, scene, withSpells }: AttackProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.attacks;
  const fates: Partial<Record<Fate, string>> = words.board.story.fates;
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
      {withSpells && (
        <p className={css.spells}>
          {scene.spells
            .filter(({ controller }) => controller === wizard)
            .map(({ id, spell, fate }) => (
              <Mini key={id} spell={spell} lost={fates[fate]} />
            ))}
        </p>
      )}
    </section>
  );
}
