/** What a wizard has laid: open for the one who laid it, backs for everybody else, and all open at the reveal. */
import type { ReactNode } from 'react';
import IconHourglass from '~icons/game-icons/hourglass';
import { CardBack } from '../../../../src/table';
import { cx, IconCheck, IconEyeOff, IconLock } from '../../../../src/ui';
import { SPELL_NUMBERS } from '../../data';
import type { Wizard } from '../../state';
import { BACK_ART } from '../cards/art';
import { SpellCard } from '../cards/SpellCard';
import { type CardNo, useSpeaker } from '../context';
import type { Chosen, Scene } from '../story/scene';
import css from './Laid.module.css';

/** One for every card that a wizard can lay, the decoy included. */
const PLACES = [0, ...SPELL_NUMBERS];

interface LaidProps {
  readonly wizard: Wizard;
  readonly scene: Scene;
  /** The viewer's cards before they are laid for good. */
  readonly draft: Chosen | null;
  /** A card dragged from the hand may be dropped here. */
  readonly onDrop?: () => void;
}

export function Laid({ wizard, scene, draft, onDrop }: LaidProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.laid;
  const name = nameOf(wizard);
  const laid = scene.commits[wizard];
  if (scene.bid !== null) {
    const spells = scene.spells.filter(({ owner, origin }) => owner === wizard && origin === 'hand');
    return (
      <Row label={say.by(name)} count={spells.length + (scene.decoy[wizard] ? 1 : 0)}>
        {spells.map(({ id, spell }, index) => (
          <Turned key={id} index={index}>
            <SpellCard card={spell} still piece={id} />
          </Turned>
        ))}
        {scene.decoy[wizard] && (
          <Turned index={spells.length}>
            <SpellCard card="decoy" still />
          </Turned>
        )}
      </Row>
    );
  }
  const own = draft ?? laid?.own;
  if (own) {
    const { spells, decoy } = own;
    const cards: CardNo[] = [...spells, ...(decoy ? (['decoy'] as const) : [])];
    return (
      <Row
        label={say.by(name)}
        count={cards.length}
        caption={
          <>
            {laid ? <IconLock /> : <IconEyeOff />}
            {cards.length === 0 ? say.empty : laid ? say.locked : say.mine}
          </>
        }
        onDrop={onDrop}
      >
        {cards.map((card) => (
          <SpellCard key={card} card={card} still />
        ))}
      </Row>
    );
  }
  return laid ? (
    <Row
      label={say.faceDown(name, laid.faceDown)}
      count={laid.faceDown ?? 1}
      caption={
        <>
          <IconCheck />
          {say.ready(name)}
        </>
      }
      good
    >
      {PLACES.slice(0, laid.faceDown ?? 1).map((place) => (
        <CardBack key={place} game="shazamm" art={BACK_ART} />
      ))}
    </Row>
  ) : (
    <Row
      label={say.choosing(name)}
      count={0}
      caption={
        <>
          <IconHourglass aria-hidden="true" />
          {say.choosing(name)}
        </>
      }
    />
  );
}

interface RowProps {
  readonly label: string;
  readonly count: number;
  readonly caption?: ReactNode;
  readonly good?: boolean;
  readonly onDrop?: () => void;
  readonly children?: ReactNode;
}

function Row({ label, count, caption, good, onDrop, children }: RowProps) {
  return (
    <section
      className={css.laid}
      aria-label={label}
      onDragOver={onDrop && ((event) => event.preventDefault())}
      onDrop={onDrop}
    >
      <div className={css.cards} style={{ '--n': count }}>
        {count === 0 ? <span className={css.empty} /> : children}
      </div>
      {caption && <p className={cx(css.caption, good && css.good)}>{caption}</p>}
    </section>
  );
}

/** A card that turns over as it appears. */
function Turned({ index, children }: { readonly index: number; readonly children: ReactNode }) {
  return (
    <span className={css.turned} style={{ '--index': index }}>
      {children}
      <span className={css.back}>
        <CardBack game="shazamm" art={BACK_ART} />
      </span>
    </span>
  );
}
