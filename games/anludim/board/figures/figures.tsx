/** The pictures of the rules pages, drawn with the pieces of the real table. */
import { type ReactNode, useMemo, useState } from 'react';
import { type Figure, figuresIn, type SettingProps } from '../../../../src/table';
import { CARDS, type CardId, COLOURS, HALVES } from '../../data';
import { facts as factsOf } from '../../facts';
import type { AnludimView, Combo } from '../../state';
import { capitalised, strengthOfCombo } from '../../text/log';
import type { AnludimWords } from '../../text/words';
import { DoubleCard } from '../cards/DoubleCard';
import { HalfTile } from '../cards/HalfTile';
import { Zoom } from '../cards/Zoom';
import { type Speaker, SpeakerContext, useSpeaker } from '../context';
import { Coven } from '../covens/Coven';
import { Crest } from '../covens/Crest';
import { Professor } from '../covens/Professor';
import { Sockets } from '../covens/Sockets';
import { Ends } from '../hall/Ends';
import { Hall } from '../hall/Hall';
import { Market } from '../hall/Market';
import css from './figures.module.css';
import { combo, coven, midgame, sample } from './samples';

/** Lets the cards of a picture be enlarged. */
function Setting({ words, children }: SettingProps<AnludimWords>) {
  const [enlarged, setEnlarged] = useState<CardId | null>(null);
  const speaker = useMemo<Speaker>(
    () => ({ words, me: null, nameOf: (seat) => words.roles[seat], enlarge: setEnlarged }),
    [words],
  );
  return (
    <SpeakerContext value={speaker}>
      {children}
      <Zoom card={enlarged} known={false} onClose={() => setEnlarged(null)} acts={null} />
    </SpeakerContext>
  );
}

const drawn = figuresIn(Setting);

function hall(table: AnludimView): Figure {
  const facts = factsOf(table);
  return drawn(() => (
    <Hall table={table} facts={facts} chances={null} market={<Market table={table} open={false} />} />
  ));
}

const RANKS = Object.values(COLOURS);
const ALL = CARDS.toSorted(
  (one, other) =>
    RANKS.indexOf(HALVES[one][0].colour) - RANKS.indexOf(HALVES[other][0].colour) ||
    HALVES[one][0].value - HALVES[other][0].value,
);

function Gallery() {
  return (
    <ul className={css.gallery}>
      {ALL.map((card) => (
        <li key={card}>
          <DoubleCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function Card() {
  return (
    <div className={css.cards}>
      <DoubleCard card="b8v11" />
      <DoubleCard card="b8v11" up={1} />
    </div>
  );
}

function Laid({ laid, children }: { readonly laid: Combo; readonly children?: ReactNode }) {
  const { words } = useSpeaker();
  return (
    <span className={css.laid}>
      <span className={css.tiles}>
        {laid.cards.map((one) => (
          <HalfTile key={one.id} laid={one} />
        ))}
      </span>
      <small>{children ?? capitalised(words.combination(laid.discipline, strengthOfCombo(laid)))}</small>
    </span>
  );
}

const KINDS: readonly Combo[] = [
  combo('run', 'run', 'b7r10', 'y8b12', 'r9v1'),
  combo('flush', 'flush', 'v12g5', 'v11r4', 'v2r8'),
  combo('pairs', 'pairs', 'g13y2', 'r13v5', 'b6y9', 'r6b11'),
  combo('trips', 'trips', 'g5r7', 'b5g8', 'y5r9'),
  combo('assembly', 'assembly', 'g3b5', 'b3r6', 'y3g7', 'r3y8'),
];

function Combinations() {
  return (
    <ul className={css.rows}>
      {KINDS.map((kind) => (
        <li key={kind.id}>
          <Professor discipline={kind.discipline} />
          <Laid laid={kind} />
        </li>
      ))}
    </ul>
  );
}

/** Each row from the weaker to the stronger. */
const LADDERS: readonly (readonly Combo[])[] = [
  [
    combo('r1', 'run', 'g5r7', 'b6y9'),
    combo('r2', 'run', 'y8b12', 'r9v1'),
    combo('r3', 'run', 'g1r3', 'r2b7', 'b3r6'),
  ],
  [
    combo('f1', 'flush', 'g12b1', 'g1r3'),
    combo('f2', 'flush', 'g12b1', 'g2v4'),
    combo('f3', 'flush', 'g7b9', 'g6v8', 'g3b5'),
  ],
  [
    combo('p1', 'pairs', 'g5r7', 'b5g8'),
    combo('p2', 'pairs', 'y7g11', 'r7y12'),
    combo('p3', 'pairs', 'g6v8', 'b6y9', 'y4b8', 'r4v9'),
  ],
  [combo('t1', 'trips', 'g1r3', 'b1g4', 'y1r5'), combo('t2', 'trips', 'g4y6', 'b4v7', 'y4b8')],
  [
    combo('a1', 'assembly', 'g6v8', 'b6y9', 'y6v10', 'r6b11'),
    combo('a2', 'assembly', 'g1r3', 'b1g4', 'y1r5', 'r1g6', 'v1y7'),
  ],
];

function Strength() {
  return (
    <ul className={css.rows}>
      {LADDERS.map((ladder) => (
        <li key={ladder[0]?.id}>
          {ladder.map((laid, step) => (
            <span key={laid.id} className={css.step}>
              {step > 0 && <span aria-hidden="true">{'<'}</span>}
              <Laid laid={laid} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

const MOVED = midgame({
  players: [
    coven({ combos: [combo('k1', 'trips', 'g9r11', 'b9g12', 'y9r13')] }),
    coven({ combos: [combo('k2', 'trips', 'g5r7', 'b5g8', 'y5r9')] }),
    coven({}),
    coven({}),
  ],
  professors: { run: null, flush: null, pairs: null, trips: 'k1', assembly: null },
});

function Move() {
  const facts = factsOf(MOVED);
  return (
    <div className={css.covens}>
      <Coven table={MOVED} facts={facts} seat="1" bot={false} turn={false} unfolded />
      <Coven table={MOVED} facts={facts} seat="0" bot={false} turn unfolded />
    </div>
  );
}

function Objects() {
  return (
    <div className={css.panel}>
      <Sockets
        objects={[
          { discipline: 'run', value: 1 },
          { discipline: 'flush', value: 1 },
          { discipline: 'flush', value: 2 },
          { discipline: 'pairs', value: 1 },
          { discipline: 'assembly', value: 3 },
        ]}
      />
    </div>
  );
}

function Candles() {
  const table = midgame({ piles: { run: [3], flush: [], pairs: [], trips: [4], assembly: [2, 3, 3, 5] } });
  return (
    <div className={css.panel}>
      <Ends table={table} facts={factsOf(table)} />
    </div>
  );
}

function Crests() {
  const { words } = useSpeaker();
  return (
    <div className={css.crests}>
      {(['silver', 'gold'] as const).map((side) => (
        <p key={side}>
          <Crest seat="0" side={side} />
          {capitalised(words.board.seats.crests[side])}
        </p>
      ))}
    </div>
  );
}

export const figures: Readonly<Record<string, Figure>> = {
  gallery: drawn(Gallery),
  lecterns: hall(midgame()),
  card: drawn(Card),
  combinations: drawn(Combinations),
  strength: drawn(Strength),
  piles: hall(sample()),
  move: drawn(Move),
  sockets: drawn(Objects),
  candles: drawn(Candles),
  crests: drawn(Crests),
  expert: hall(
    midgame({ options: { variant: 'expert', roundsToWin: 2, firstPlayer: 0 }, discard: ['g7b9'] }),
  ),
};
