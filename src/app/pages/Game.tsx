/** A game's page: what it is, how to play it, its options, and the button that begins. */
import { Suspense, use, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CATALOGUE, GAMES, type GameFacts } from '../../../games';
import { createRandom, freshSeed } from '../../../games/kit';
import { BOT_LEVELS } from '../../bots';
import { settings } from '../../settings';
import { toast } from '../../ui';
import { ComingSoon } from '../game/ComingSoon';
import { Gallery } from '../game/Gallery';
import { Hero } from '../game/Hero';
import { rememberedNames, rememberNames } from '../game/names';
import { OptionsPanel } from '../game/OptionsPanel';
import { PlayPanel } from '../game/PlayPanel';
import { planMatch, type Setup } from '../game/setup';
import { keepSavedCount, savedCount } from '../home/savedCount';
import { FIRST_SETUP, planTable } from '../online/create/plan';
import { gameRules, gameWords } from '../parts';
import sheet from '../shell/sheet.module.css';
import { useSpoken } from '../text';
import { loadOnlineWords } from '../text/online';
import { useNear } from '../useNear';
import { usePage } from '../usePage';
import css from './Game.module.css';
import NotFound from './NotFound';

export default function Game({ game }: { readonly game: string }) {
  const facts = CATALOGUE.find(({ id }) => id === game);
  if (!facts) return <NotFound />;
  return game in GAMES ? <Playable facts={facts} /> : <ComingSoon facts={facts} />;
}

function Playable({ facts }: { readonly facts: GameFacts }) {
  const { language, words } = useSpoken();
  const [loadingWords, loadingRules] = [gameWords(facts.id, language), gameRules(facts.id)];
  const ownWords = use(loadingWords);
  const rules = use(loadingRules);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [setup, setSetup] = useState(() => firstSetup(facts));
  const [online, setOnline] = useState(FIRST_SETUP);
  const [nameError, setNameError] = useState<string | null>(null);
  const change = (part: Partial<Setup>): void => setSetup((before) => ({ ...before, ...part }));
  const fields = rules.optionFields(setup.players);
  usePage(facts.title[language]);
  const below = useRef<HTMLDivElement>(null);
  const near = useNear(below);

  const openTable = async (): Promise<void> => {
    const [{ createTable, currentGuest }, { errors }] = await Promise.all([
      import('../../online'),
      loadOnlineWords(language),
    ]);
    const random = createRandom(freshSeed());
    const { name } = currentGuest();
    const plan = planTable(facts.id, setup.players, online, setup.options, fields, name, random);
    const created = name === '' ? ({ ok: false, error: 'NAME_EMPTY' } as const) : await createTable(plan);
    setNameError(!created.ok && created.error.startsWith('NAME') ? errors[created.error] : null);
    if (created.ok) navigate(`/tables/${created.value}`);
    else if (!created.error.startsWith('NAME')) toast(errors[created.error], 'bad');
  };

  const begin = async (): Promise<void> => {
    const plan = planMatch(facts.id, setup, fields, words.game, createRandom(freshSeed()));
    if (setup.mode === 'device') rememberNames(setup.names);
    const { library } = await import('../../play');
    const created = await library.create(plan);
    if (!created.ok) {
      toast(words.trouble[created.error], 'bad');
      return;
    }
    keepSavedCount(savedCount() + 1);
    navigate(`/play/${created.value}`);
  };

  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      await (setup.mode === 'online' ? openTable() : begin());
    } finally {
      setBusy(false);
    }
  };

  return (
    <main className={sheet.page} id="main" tabIndex={-1}>
      <Hero facts={facts} summary={ownWords.summary} ready />
      <div className={css.columns}>
        <PlayPanel
          setup={setup}
          onChange={change}
          online={online}
          onChangeOnline={setOnline}
          nameError={nameError}
          players={facts.players}
          gameWords={ownWords}
          busy={busy}
          onStart={() => void start()}
        />
        <OptionsPanel
          fields={fields}
          words={ownWords.options}
          chosen={setup.options}
          onChange={(key, value) => change({ options: { ...setup.options, [key]: value } })}
        />
      </div>
      <div ref={below}>
        {near && (
          <Suspense>
            <Gallery game={facts.id} words={ownWords} />
          </Suspense>
        )}
      </div>
    </main>
  );
}

function firstSetup(facts: GameFacts): Setup {
  const { name } = settings.getState();
  const [first = '', ...others] = rememberedNames();
  return {
    mode: new URLSearchParams(location.search).has('online') ? 'online' : 'bot',
    players: facts.players.min,
    level: BOT_LEVELS[0],
    levels: [],
    seat: 'random',
    names: [name || first, ...others],
    bots: [],
    shuffle: false,
    options: {},
  };
}
