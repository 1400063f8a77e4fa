/** What can be looked at more closely: an Arena with both columns in full, the Trials to come, the Students' piles. */
import { Rich, Sheet } from '../../../../src/ui';
import { type Arena, ELEMENTS, elementOf, levelOf, SPELL_OF, type StudentId } from '../../data';
import { type ClashView, CRESTS, type Crest, opponentOf, type PlayerID } from '../../state';
import { useSpeaker } from '../context';
import { fitOf } from '../fits';
import { ElementSigil } from '../pieces/art';
import { Emblem } from '../pieces/Emblem';
import { SmallPlaque } from '../pieces/Plaque';
import css from './Sheets.module.css';
import { LEVELS, unseenTrials } from './unseen';

export type Look =
  | { readonly kind: 'arena'; readonly arena: Arena }
  | { readonly kind: 'trials' | 'students' };

interface SheetsProps {
  readonly view: ClashView;
  readonly look: Look | null;
  readonly onClose: () => void;
}

export function Sheets({ view, look, onClose }: SheetsProps) {
  const { words } = useSpeaker();
  const { board, elements } = words;
  const title = {
    arena: look?.kind === 'arena' ? board.sheet.title(elements[look.arena].name) : '',
    trials: board.tribune.title,
    students: board.piles.title,
  };
  return (
    <Sheet open={look !== null} title={look ? title[look.kind] : ''} onClose={onClose}>
      {look?.kind === 'arena' && <ArenaSheet view={view} arena={look.arena} />}
      {look?.kind === 'trials' && <TrialsSheet view={view} />}
      {look?.kind === 'students' && <StudentsSheet view={view} />}
    </Sheet>
  );
}

interface ArenaSheetProps {
  readonly view: ClashView;
  readonly arena: Arena;
}

function ArenaSheet({ view, arena }: ArenaSheetProps) {
  const { words, nameOf, near } = useSpeaker();
  const say = words.board.sheet;
  return (
    <div className={css.sheet}>
      <Fits view={view} arena={arena} />
      {[opponentOf(near), near].map((player) => {
        const { school, columns, trials } = view.players[player];
        const stack = trials[arena];
        return (
          <section key={player} className={css.part}>
            <h3>
              <Emblem school={school} size="1.6rem" />
              {say.columnOf(nameOf(player), columns[arena].length)}
            </h3>
            <p>{stack.length > 0 ? say.stackOf(stack.map(levelOf)) : say.emptyStack}</p>
            {columns[arena].length > 0 && <Students students={columns[arena]} ordered />}
          </section>
        );
      })}
      <p className={css.hint}>{say.order}</p>
    </div>
  );
}

/** Which of the available Trials the viewer could take here, and why not. */
function Fits({ view, arena }: ArenaSheetProps) {
  const { words, near } = useSpeaker();
  const here = view.players[near].emblem === arena;
  return (
    <ul className={css.fits}>
      {CRESTS.map((crest) => {
        const fit = fitOf(view, near, arena, crest, 1);
        const holder = holderOf(near, crest);
        return (
          <li key={crest} data-fits={fit?.reason === null || undefined}>
            <Emblem school={view.players[holder].school} size="1.6rem" />
            <span>
              {fit ? (
                <>
                  <b>{words.board.sheet.trialOf(fit.level, words.roles[holder])}</b>
                  {words.board.sheet.fit(fit, here)}
                </>
              ) : (
                words.board.sheet.noTrial(words.roles[holder])
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function holderOf(near: PlayerID, crest: Crest): PlayerID {
  return crest === 'own' ? near : opponentOf(near);
}

interface StudentsProps {
  readonly students: readonly StudentId[];
  readonly ordered?: boolean;
}

function Students({ students, ordered = false }: StudentsProps) {
  const { words, enlarge } = useSpeaker();
  return (
    <ol className={css.students} data-ordered={ordered || undefined}>
      {students.map((student) => {
        const element = elementOf(student);
        return (
          <li key={student}>
            <button type="button" onClick={() => enlarge(element)}>
              <ElementSigil element={element} size="1.6rem" />
              {words.spells[SPELL_OF[element]].name}
              <small>{words.elements[element].name}</small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function TrialsSheet({ view }: { readonly view: ClashView }) {
  const { words, near } = useSpeaker();
  const say = words.board.tribune;
  const unseen = unseenTrials(view);
  const known = view.trialDeck.slice(0, view.trialKnownTop).flatMap((trial) => trial ?? []);
  return (
    <div className={css.sheet}>
      <section className={css.part}>
        <h3>{say.perLevel}</h3>
        <ul className={css.levels}>
          {LEVELS.map((level) => (
            <li key={level}>
              <Rich text={say.left(level, unseen[level])} />
            </li>
          ))}
        </ul>
        <p className={css.hint}>{say.perLevelWhy}</p>
      </section>
      {known.length > 0 && (
        <section className={css.part}>
          <h3>{say.known}</h3>
          <p className={css.known}>
            {known.map((trial) => (
              <SmallPlaque key={trial} trial={trial} />
            ))}
            <span>{say.knownLevels(known.map(levelOf))}</span>
          </p>
        </section>
      )}
      <section className={css.part}>
        <h3>{say.announced}</h3>
        {[opponentOf(near), near].map((player) => (
          <p key={player} className={css.known}>
            <Emblem school={view.players[player].school} size="1.6rem" />
            <span className="visually-hidden">
              {words.board.offer.label(words.roles[player], view.players[player].offered.map(levelOf))}
            </span>
            {view.players[player].offered.map((trial) => (
              <SmallPlaque key={trial} trial={trial} />
            ))}
          </p>
        ))}
      </section>
      {ELEMENTS.map((arena) => (
        <section key={arena} className={css.part}>
          <h3>
            <ElementSigil element={arena} size="1.6rem" />
            {words.board.sheet.title(words.elements[arena].name)}
          </h3>
          <Fits view={view} arena={arena} />
        </section>
      ))}
    </div>
  );
}

function StudentsSheet({ view }: { readonly view: ClashView }) {
  const { words } = useSpeaker();
  const say = words.board.piles;
  const { studentDeck, studentDiscard } = view;
  return (
    <div className={css.sheet}>
      <p>{say.counts(studentDeck.length, studentDiscard.length)}</p>
      <p className={css.hint}>{say.reshuffle}</p>
      {studentDiscard.length > 0 && (
        <section className={css.part}>
          <h3>{say.recent}</h3>
          <Students students={studentDiscard.toReversed()} />
        </section>
      )}
    </div>
  );
}
