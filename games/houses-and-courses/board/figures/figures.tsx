/** The pictures of the rules pages, drawn with the pieces of the real table. */
import { useMemo, useState } from 'react';
import { type Figure, figuresIn, ScoreSheet, type SettingProps } from '../../../../src/table';
import { MAGIC_IDS, MAIL_IDS, magicOf, mailOf, SCHOOL_IDS, schoolOf } from '../../catalogue';
import { HOUSE_IDS } from '../../data';
import { schoolKey } from '../../text/log';
import type { HousesWords } from '../../text/words';
import { Area } from '../area/Area';
import { aboutMail } from '../cards/about';
import { oneOfEach } from '../cards/alike';
import { Crest } from '../cards/Crest';
import { Letter } from '../cards/Letter';
import { MagicCard } from '../cards/MagicCard';
import { SchoolCard } from '../cards/SchoolCard';
import { Zoom } from '../cards/Zoom';
import { Chain } from '../chain/Chain';
import { type Piece, type Speaker, SpeakerContext, useSpeaker } from '../context';
import { Timetable } from '../desk/Timetable';
import css from './figures.module.css';
import { finished, sample } from './sample';

/** First names that read well in both languages. */
const NAMES = ['Zoé', 'Archibald', 'Priya', 'Oscar'];

/** Lets the pieces of a picture be enlarged. */
function Setting({ words, children }: SettingProps<HousesWords>) {
  const [enlarged, setEnlarged] = useState<Piece | null>(null);
  const speaker = useMemo<Speaker>(
    () => ({
      words,
      me: '0',
      nameOf: (seat) => NAMES[Number(seat)] ?? seat,
      enlarge: setEnlarged,
    }),
    [words],
  );
  return (
    <SpeakerContext value={speaker}>
      {children}
      <Zoom piece={enlarged} onClose={() => setEnlarged(null)} />
    </SpeakerContext>
  );
}

const drawn = figuresIn(Setting);

const magicKind = (id: string): string => magicOf(id).name;
const COURSES = oneOfEach(
  SCHOOL_IDS.filter((id) => schoolOf(id).kind === 'course'),
  schoolKey,
);
const OTHERS = SCHOOL_IDS.filter((id) => schoolOf(id).kind !== 'course').slice(-7);
const SPELLS = oneOfEach(
  MAGIC_IDS.filter((id) => magicOf(id).kind === 'spell'),
  magicKind,
);
const BONUS = oneOfEach(
  MAGIC_IDS.filter((id) => magicOf(id).kind === 'bonus'),
  magicKind,
);

function cards(school: readonly string[], magic: readonly string[]): Figure {
  return drawn(() => (
    <ul className={css.cards}>
      {school.map((id) => (
        <li key={id}>
          <SchoolCard id={id} />
        </li>
      ))}
      {magic.map((id) => (
        <li key={id}>
          <MagicCard id={id} />
        </li>
      ))}
    </ul>
  ));
}

function Mail() {
  const { words } = useSpeaker();
  return (
    <ul className={css.pieces}>
      {oneOfEach(MAIL_IDS, (id) => mailOf(id).kind).map((id) => {
        const { name, text } = aboutMail(id, words);
        return (
          <li key={id}>
            <Letter id={id} />
            <p>
              <b>
                {mailOf(id).copies} × {name}
              </b>
              <span>{text}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Houses() {
  const { words } = useSpeaker();
  return (
    <ul className={css.pieces}>
      {HOUSE_IDS.map((house) => (
        <li key={house}>
          <Crest house={house} size="3rem" />
          <p>
            <b>{words.pieces.houses[house].name}</b>
            <span>{words.pieces.houses[house].text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Scores() {
  const { words, nameOf } = useSpeaker();
  const { sheet } = words.verdict(finished(), nameOf);
  return sheet ? <ScoreSheet sheet={sheet} /> : null;
}

/** Confiscatus, answered by a Copius, answered by Oubliettes. */
const CHAIN = sample({
  chain: [
    { kind: 'spell', player: '1', card: 'm32', params: { target: '0' } },
    { kind: 'copius', player: '2', card: 'm05' },
    { kind: 'oubliettes', player: '1', card: 'm02' },
  ],
});

export const figures: Readonly<Record<string, Figure>> = {
  gallery: cards([...COURSES, ...OTHERS.slice(0, 2)], [...SPELLS, ...BONUS]),
  area: drawn(() => (
    <div className={css.table}>
      <Area table={sample()} seat="0" turn />
    </div>
  )),
  timetable: drawn(() => (
    <div className={css.desk}>
      <Timetable table={sample()} payer={null} />
    </div>
  )),
  costs: drawn(() => (
    <div className={css.desk}>
      <Timetable table={sample()} payer="0" />
    </div>
  )),
  courses: cards(COURSES, []),
  others: cards(OTHERS, []),
  spells: cards([], SPELLS),
  bonus: cards([], BONUS),
  mail: drawn(Mail),
  houses: drawn(Houses),
  chain: drawn(() => (
    <div className={css.table}>
      <Chain table={CHAIN} open={false} />
    </div>
  )),
  scores: drawn(Scores),
};
