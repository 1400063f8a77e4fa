/** A lesson on the real board: the table as always, with a guide beside it. */
import { use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { Seat } from '../../../games/kit';
import { NOT_NOW, openLesson, type Remark, type StepWords, stepAt } from '../../lesson';
import { useSetting } from '../../settings';
import { Chip, IconBack, IconReplay } from '../../ui';
import { gameRules, gameWords } from '../parts';
import { OpenTable } from '../table/OpenTable';
import { useSpoken } from '../text';
import { useLearnWords } from '../text/learn';
import { usePage } from '../usePage';
import { Finished } from './Finished';
import { Guide } from './Guide';
import { forget, recall, remember } from './memory';
import { gameLesson, lessonWords } from './parts';
import { usePointer } from './usePointer';

const NOTHING: StepWords = { title: '', text: [] };

export function LessonPlay({ game }: { readonly game: string }) {
  const { language } = useSpoken();
  const text = useLearnWords();
  const [loadingLesson, loadingRules, loadingOwn, loadingWords] = [
    gameLesson(game),
    gameRules(game),
    gameWords(game, language),
    lessonWords(game, language),
  ];
  const lesson = use(loadingLesson);
  const rules = use(loadingRules);
  const own = use(loadingOwn);
  const words = use(loadingWords);
  const [{ table, course, from }] = useState(() => {
    const found = { rules, lesson };
    const place = recall(game, found);
    return { course: found, from: place, table: openLesson(game, found, place ?? undefined) };
  });
  const { place, remark, seen, events } = useStore(table.store);
  const [, navigate] = useLocation();
  const step = stepAt(course, place);
  const telling = seen < events.length;
  usePage(text.title(own.title));
  usePointer(step?.at, !telling);
  useEffect(() => (step ? remember(game, place) : forget(game)), [game, place, step]);

  const name = useSetting('name') || text.learner;
  const nameOf = useCallback(
    (seat: Seat): string => (seat === lesson.learner ? name : text.rival),
    [lesson, name, text],
  );
  const stepWords = (step && words.steps[step.id]) ?? NOTHING;
  const said = (about: Remark): string =>
    about.kind === 'early' ? text.early : (stepWords.wrong?.[about.why] ?? text.early);
  return (
    <OpenTable
      table={table}
      game={game}
      nameOf={nameOf}
      players={<Chip>{text.title(own.title)}</Chip>}
      menu={[
        { label: text.again, icon: <IconReplay />, onSelect: table.again },
        { label: text.leave, icon: <IconBack />, onSelect: () => navigate(`/games/${game}`) },
      ]}
      afterwards={null}
      explain={(reason) => {
        const about = table.store.getState().remark;
        return reason === NOT_NOW && about ? said(about) : null;
      }}
      notice={!step && <Finished game={game} title={own.title} words={words} onAgain={table.again} />}
      guide={
        step && (
          <Guide
            words={stepWords}
            step={place.step}
            steps={lesson.steps.length}
            rule={step.rule}
            telling={telling}
            remark={remark && said(remark)}
            note={from !== null && place === from && place.step > 0 ? text.resumed : null}
            onBack={place.before ? table.back : null}
            onGoOn={step.task ? table.showHow : table.readOn}
          />
        )
      }
    />
  );
}
