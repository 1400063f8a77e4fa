/** Sets up a series of a game: its form, who plays, on this device or online. */
import { lazy, Suspense, use, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CATALOGUE, GAMES, type GameFacts } from '../../../games';
import { createRandom, freshSeed, parseSetup } from '../../../games/kit';
import { BEST_OF } from '../../../games/kit/series';
import { BRACKET_MAX, seriesTerms } from '../../../games/series';
import { BOT_LEVELS } from '../../bots';
import { seriesShelf } from '../../play/series';
import { type SeriesPlan, startSeries } from '../../series';
import { changeSettings, settings } from '../../settings';
import {
  Button,
  cx,
  IconDevice,
  IconGlobe,
  IconLeft,
  IconPlay,
  RadioCards,
  SeatSigil,
  Segmented,
  Stepper,
} from '../../ui';
import { rememberedNames } from '../game/names';
import { OptionsPanel } from '../game/OptionsPanel';
import { gameRules, gameWords } from '../parts';
import { PlayerFields } from '../series/create/PlayerFields';
import {
  firstSetup,
  movedTo,
  myPlace,
  participantsIn,
  placesOf,
  planSeries,
  type SeriesSetup,
  tableSize,
} from '../series/create/setup';
import SavedSeriesList from '../series/SavedSeriesList';
import sheet from '../shell/sheet.module.css';
import { useSpoken } from '../text';
import { loadOnlineWords } from '../text/online';
import { useSeriesWords } from '../text/series';
import { usePage } from '../usePage';
import css from './NewSeries.module.css';
import NotFound from './NotFound';

const ClockFields = lazy(async () => ({ default: (await import('../online/ClockFields')).ClockFields }));

export default function NewSeries({ game }: { readonly game: string }) {
  const facts = CATALOGUE.find(({ id }) => id === game);
  return facts && game in GAMES ? <Form facts={facts} /> : <NotFound />;
}

function Form({ facts }: { readonly facts: GameFacts }) {
  const { language, words } = useSpoken();
  const seriesWords = useSeriesWords();
  const { create, errors } = seriesWords;
  const [loadingWords, loadingRules] = [gameWords(facts.id, language), gameRules(facts.id)];
  const own = use(loadingWords);
  const rules = use(loadingRules);
  const [, navigate] = useLocation();
  const [setup, setSetup] = useState(() =>
    firstSetup([settings.getState().name || (rememberedNames()[0] ?? '')], BOT_LEVELS[0], BRACKET_MAX),
  );
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<SeriesSetup>): void => {
    setSetup((before) => ({ ...before, ...part }));
    setError(null);
  };
  const online = setup.where === 'online';
  const size = tableSize(setup);
  const fields = rules.optionFields(size);
  const title = facts.title[language];
  usePage(create.title(title));

  const openOnline = async (plan: SeriesPlan): Promise<void> => {
    changeSettings({ name: setup.players[0]?.name.trim() ?? '' });
    const [{ onlineSeries }, { errors: refusals }] = await Promise.all([
      import('../../online/series'),
      loadOnlineWords(language),
    ]);
    const { game, form, options } = plan;
    const place = myPlace(setup);
    const others = placesOf(plan, place);
    const founded = await onlineSeries.found({ game, form, options, others, place, clock: setup.clock });
    if (founded.ok) navigate(`/series/online/${founded.value.id}`);
    else setError(refusals[founded.error]);
  };

  const start = async (): Promise<void> => {
    const plan = planSeries(facts.id, setup, fields, words.game.player);
    if (!parseSetup(rules, size, plan.options).ok) return setError(errors.OPTIONS);
    const started = startSeries(plan, createRandom(freshSeed()));
    if (!started.ok) return setError(errors[started.error]);
    setBusy(true);
    try {
      if (online) await openOnline(plan);
      else navigate(`/series/${await seriesShelf.add(started.series)}`);
    } finally {
      setBusy(false);
    }
  };

  const { cursus, draws } = seriesTerms(facts.id);
  const bracket = facts.id === 'clash-of-magic-schools' ? create.championship : create.bracket;
  return (
    <main className={sheet.page} id="main" tabIndex={-1}>
      <header className={css.head}>
        <Link className={sheet.crumb} href={`/games/${facts.id}`}>
          <IconLeft />
          {title}
        </Link>
        <h1>{create.title(title)}</h1>
        <p className={css.lead}>{create.lead}</p>
      </header>
      <div className={css.columns}>
        <section className={cx(sheet.panel, css.panel)}>
          <RadioCards<SeriesSetup['kind']>
            label={create.form}
            columns={cursus ? 3 : 2}
            value={setup.kind}
            onChange={(kind) => change({ kind })}
            choices={[
              { value: 'best', ...create.best },
              ...(cursus ? [{ value: 'cursus' as const, ...create.cursus }] : []),
              { value: 'bracket', ...bracket },
            ]}
          />
          <div className={css.row}>
            {setup.kind === 'best' && (
              <Segmented
                label={create.games}
                hint={create.gamesHint(setup.counts.best === 2 ? 'pair' : 'table', draws)}
                value={setup.games}
                onChange={(games) => change({ games })}
                choices={BEST_OF.map((games) => ({ value: games, label: String(games) }))}
              />
            )}
            {setup.kind === 'best' && facts.players.max > facts.players.min && (
              <Stepper
                label={create.count}
                value={setup.counts.best}
                min={facts.players.min}
                max={facts.players.max}
                onChange={(best) => change({ counts: { ...setup.counts, best } })}
              />
            )}
            {setup.kind === 'bracket' && (
              <Stepper
                label={create.count}
                value={setup.counts.bracket}
                min={2}
                max={BRACKET_MAX}
                onChange={(count) => change({ counts: { ...setup.counts, bracket: count } })}
              />
            )}
          </div>
          <RadioCards<SeriesSetup['where']>
            label={create.where}
            columns={2}
            value={setup.where}
            onChange={(where) => change(movedTo(where, setup))}
            choices={[
              { value: 'device', ...create.device, icon: <IconDevice /> },
              { value: 'online', ...create.online, icon: <IconGlobe /> },
            ]}
          />
          {online && setup.kind === 'cursus' && (
            <Segmented
              label={create.school}
              value={setup.side}
              onChange={(side) => change({ side })}
              choices={[
                { value: 0, label: own.roles['0'] ?? '', icon: <SeatSigil seat="0" size="1.25rem" /> },
                { value: 1, label: own.roles['1'] ?? '', icon: <SeatSigil seat="1" size="1.25rem" /> },
              ]}
            />
          )}
          <PlayerFields
            key={participantsIn(setup)}
            setup={setup}
            onChange={(players) => change({ players })}
            roleOf={(seat) => own.roles[seat]}
          />
          {/* The button comes with all that stands above it: it must not move away from under a finger. */}
          <Suspense fallback={<div aria-busy="true" />}>
            {online && (
              <div className={css.clock}>
                <ClockFields clock={setup.clock} onChange={(clock) => change({ clock })} />
              </div>
            )}
            {error && (
              <p className={css.error} role="alert">
                {error}
              </p>
            )}
            <Button
              variant="primary"
              size="lg"
              icon={<IconPlay />}
              disabled={busy}
              onClick={() => void start()}
            >
              {busy ? create.starting : online ? create.startOnline : create.start}
            </Button>
          </Suspense>
        </section>
        <div className={css.side}>
          <OptionsPanel
            fields={fields}
            words={own.options}
            chosen={setup.options}
            onChange={(key, value) => change({ options: { ...setup.options, [key]: value } })}
          />
          <SavedSeriesList game={facts.id} />
        </div>
      </div>
    </main>
  );
}
