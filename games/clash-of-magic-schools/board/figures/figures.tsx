/** The pictures of the rules pages, drawn with the pieces of the real table. */
import { type ReactNode, useMemo, useState } from 'react';
import { type Figure, figuresIn, type SettingProps } from '../../../../src/table';
import { type Arena, ELEMENTS, type Element } from '../../data';
import type { ClashView, PlayerID } from '../../state';
import type { ClashWords } from '../../text/words';
import table from '../Board.module.css';
import { type Speaker, SpeakerContext } from '../context';
import { Lanes } from '../field/Lanes';
import { Mast } from '../field/Side';
import { Tribune } from '../field/Tribune';
import { ElementCard } from '../pieces/StudentCard';
import { StudentZoom } from '../pieces/StudentZoom';
import { type Deed, deedOf } from '../turn/draft';
import { type Marks, marksOf, NO_MARKS } from '../turn/marks';
import css from './figures.module.css';
import { type Position, positionOf } from './positions';

/** Lets the cards of a picture be enlarged. */
function Setting({ words, children }: SettingProps<ClashWords>) {
  const [enlarged, setEnlarged] = useState<Element | null>(null);
  const speaker = useMemo<Speaker>(
    () => ({
      words,
      me: null,
      near: '1',
      nameOf: (seat) => words.roles[seat === '1' ? '1' : '0'],
      enlarge: setEnlarged,
    }),
    [words],
  );
  return (
    <SpeakerContext value={speaker}>
      {children}
      <StudentZoom element={enlarged} onClose={() => setEnlarged(null)} />
    </SpeakerContext>
  );
}

const drawn = figuresIn(Setting);

const nothing = () => undefined;

/** Some Arenas of a position; what is told beside it need not be read out from it. */
function arenas(
  position: Position,
  shown: readonly Arena[],
  marksIn: (view: ClashView) => Marks = () => NO_MARKS,
): Figure {
  const view = positionOf(position);
  const marks = marksIn(view);
  return inTheStadium(
    <div
      className={css.lanes}
      style={{ '--count': shown.length, '--far-half': half(view, '0'), '--near-half': half(view, '1') }}
    >
      <Lanes arenas={shown} view={view} turn={null} marks={marks} onLook={nothing} onDrop={null} />
    </div>,
  );
}

/** The height of one side: that of its longest column. */
function half({ players }: ClashView, player: PlayerID): string {
  const longest = Math.max(...ELEMENTS.map((arena) => players[player].columns[arena].length));
  return `${longest === 0 ? 2.5 : 4.1 + 1.7 * (longest - 1)}rem`;
}

function inTheStadium(children: ReactNode): Figure {
  return drawn(() => (
    <div className={table.root} inert aria-hidden="true">
      <div className={css.stadium}>{children}</div>
    </div>
  ));
}

/** A spell about to be cast by the Students of Blancgriffon in the Arena of fire. */
function spell(position: Position, choose: (deed: SpellDeed) => Deed = (deed) => deed): Figure {
  return arenas({ ...position, emblems: { near: 'fire' } }, ['fire'], (view) => {
    const caster = view.players['1'].columns.fire[1];
    if (caster === undefined) return NO_MARKS;
    const deed = deedOf(caster);
    return marksOf(view, '1', { kind: 'column', arena: 'fire', deed: choose(deed) });
  });
}

type SpellDeed = Extract<Deed, { kind: 'spell' }>;

const MIDGAME: Position = {
  sides: {
    earth: {
      far: { students: ['air', 'earth', 'dark', 'dark'], trials: [1, 2, 3] },
      near: { students: ['air', 'fire'], trials: [1] },
    },
    water: {
      far: { students: ['fire', 'water'], trials: [1, 2] },
      near: { students: ['water', 'water', 'dark', 'fire'], trials: [1, 3] },
    },
    air: {
      far: { students: ['earth'], trials: [1] },
      near: { students: ['air', 'earth', 'fire', 'air'], trials: [1, 2, 3] },
    },
    fire: {
      far: { students: ['fire', 'fire', 'water', 'dark', 'air', 'fire'], trials: [1, 2, 3, 4] },
      near: { students: ['water', 'earth', 'earth', 'earth', 'air'], trials: [1] },
    },
    dark: { near: { students: ['dark', 'dark'], trials: [1, 2, 3] } },
  },
  emblems: { far: 'earth', near: 'fire' },
  offered: { far: [5, 6, 4, 3], near: [6, 4, 2] },
};

const OFFERS = positionOf(MIDGAME);

export const figures: Readonly<Record<string, Figure>> = {
  gallery: drawn(() => (
    <ul className={css.cards}>
      {ELEMENTS.map((element) => (
        <li key={element}>
          <ElementCard element={element} />
        </li>
      ))}
    </ul>
  )),
  field: arenas(MIDGAME, ELEMENTS),
  column: arenas(
    {
      sides: { fire: { near: { students: ['fire', 'water', 'water', 'earth'] } } },
      emblems: { near: 'fire' },
    },
    ['fire'],
  ),
  trial: arenas(
    {
      sides: {
        water: { near: { students: ['fire', 'water', 'air', 'water'], trials: [1] } },
        air: { near: { students: ['air', 'earth'], trials: [1, 2] } },
        fire: { near: { students: ['fire', 'dark', 'dark'], trials: [1, 2, 3] } },
      },
      emblems: { near: 'water' },
      offered: { far: [6, 2], near: [5, 3] },
    },
    ['water', 'air', 'fire'],
  ),
  summon: arenas(
    {
      sides: {
        air: { near: { students: ['earth', 'air', 'water', 'air'] } },
        fire: { near: { students: ['dark'] } },
        dark: { near: { students: ['dark', 'dark'] } },
      },
    },
    ['air', 'fire', 'dark'],
    (view) => marksOf(view, '1', { kind: 'column', arena: 'air', deed: { kind: 'summon', to: 'dark' } }),
  ),
  run: arenas(
    {
      sides: { fire: { near: { students: ['water', 'earth', 'earth', 'earth', 'air'] } } },
      emblems: { near: 'fire' },
    },
    ['fire'],
    (view) => marksOf(view, '1', null),
  ),
  batrax: spell(
    {
      sides: {
        fire: {
          far: { students: ['fire', 'water', 'fire', 'dark'], trials: [1, 2] },
          near: { students: ['earth', 'earth', 'earth'], trials: [1] },
        },
      },
    },
    (deed) => ({ ...deed, element: 'fire' }),
  ),
  inundatio: spell(
    {
      sides: { fire: { near: { students: ['water', 'water', 'water', 'air'], trials: [1, 2] } } },
      offered: { far: [6, 4], near: [5] },
    },
    (deed) => ({ ...deed, from: 'opponent' }),
  ),
  hypnox: spell({
    sides: {
      fire: {
        far: { students: ['earth', 'dark', 'earth', 'earth'] },
        near: { students: ['air', 'air', 'air'] },
      },
    },
  }),
  combustio: spell({
    sides: {
      fire: {
        far: { students: ['water', 'dark'], trials: [1, 2, 3, 4] },
        near: { students: ['fire', 'fire', 'fire'], trials: [1] },
      },
    },
  }),
  eversio: spell({
    sides: {
      fire: {
        far: { students: ['air'], trials: [1, 2, 3, 5] },
        near: { students: ['dark', 'dark', 'dark', 'air', 'earth'], trials: [1] },
      },
    },
  }),
  maleficio: spell(
    { sides: { fire: { near: { students: ['fire', 'fire', 'fire', 'water'] } } }, handOfFar: 7 },
    (deed) => ({ ...deed, spell: 'maleficio' }),
  ),
  announce: inTheStadium(
    <div className={css.tribune}>
      <Tribune view={OFFERS} turn={null} marks={NO_MARKS} onLook={nothing} />
    </div>,
  ),
  mast: inTheStadium(
    <div className={css.mast}>
      <Mast view={OFFERS} scores={{ 0: 10, 1: 11 }} />
    </div>,
  ),
};
