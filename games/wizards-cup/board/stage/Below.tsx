/** Under the stage: the own deck in its order, what has been seen of the other team, and the Elements. */
import { type CardId, type Element, TEAM_SIZE } from '../../data';
import { opponentOf, SIDES, type Side } from '../../state';
import { Wheel } from '../aid/Wheel';
import { WizardCard } from '../cards/WizardCard';
import { useSpeaker } from '../context';
import { pieceOf } from '../piece';
import { Known } from '../seats/Known';
import type { Scene } from '../story/scene';
import css from './Below.module.css';
import { elementsOf } from './Steps';

export function Below({ scene }: { readonly scene: Scene }) {
  const { me } = useSpeaker();
  const hot = hotArrow(scene);
  return (
    <div className={css.below}>
      {me !== null && <OwnDeck side={me} scene={scene} />}
      {SIDES.filter((side) => me === null || side === opponentOf(me)).map((side) => (
        <Seen key={side} side={side} scene={scene} />
      ))}
      <div className={css.wheel}>
        <Wheel hot={hot?.[0] ?? null} against={hot?.[1] ?? null} />
      </div>
    </div>
  );
}

function hotArrow({ decided }: Scene): readonly [Element, Element] | null {
  return decided?.criterion === 'element' ? elementsOf(decided) : null;
}

interface PartProps {
  readonly side: Side;
  readonly scene: Scene;
}

function OwnDeck({ side, scene }: PartProps) {
  const { words } = useSpeaker();
  const say = words.board.stage;
  const { deck, waiting } = scene.sides[side];
  const cards = deck.filter((card) => card !== null);
  const waits = waiting && !waiting.faceUp ? waiting.card : null;
  return (
    <section className={css.deck} aria-label={say.yourDeck}>
      <p>
        <b>{say.yourDeck}</b>
        <small>{cards.length > 0 ? say.onlyYou : say.emptyDeck}</small>
      </p>
      <ol>
        {cards.map((card, at) => (
          <Small key={card} card={card} side={side} mark={at === 0 ? say.next : String(at + 1)} />
        ))}
        {waits !== null && <Small card={waits} side={side} mark={say.waits} />}
      </ol>
    </section>
  );
}

interface SmallProps {
  readonly card: CardId;
  readonly side: Side;
  readonly mark: string;
}

function Small({ card, side, mark }: SmallProps) {
  const { words } = useSpeaker();
  return (
    <li>
      <WizardCard card={card} side={side} piece={pieceOf(side, card)} note={mark} />
      <span aria-hidden="true">
        <em>{mark}</em> {words.wizards[card].short}
      </span>
    </li>
  );
}

function Seen({ side, scene }: PartProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.seats;
  const { shown, duel } = scene.sides[side];
  const title = say.seenOf(nameOf(side));
  const unseen = TEAM_SIZE - shown.length;
  return (
    <section className={css.seen}>
      <b>{title}</b>
      <Known label={title} cards={shown} side={side} now={duel}>
        {unseen > 0 && say.unseen(unseen)}
      </Known>
    </section>
  );
}
