/** The frame around all pages: words, routes, what happens when a page fails, and short messages. */
import { type ComponentType, lazy, Suspense, startTransition, use, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useSetting } from '../settings';
import { Toaster } from '../ui';
import { JoinCode } from './home/JoinCode';
import { useInstalled } from './offline/installed';
import { once } from './parts';
import { ROUTES, type RouteName, routeOf } from './routes';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { Failure } from './shell/Failure';
import { Layout } from './shell/Layout';
import { Loading } from './shell/Loading';
import { OfflineHint } from './shell/OfflineHint';
import { loadWords, type Spoken, SpokenContext } from './text';

const PAGES = {
  home: once(() => import('./pages/Home')),
  game: once(() => import('./pages/Game')),
  rules: once(() => import('./pages/Rules')),
  learn: once(() => import('./pages/Learn')),
  table: once(() => import('./pages/Table')),
  replay: once(() => import('./pages/Replay')),
  online: once(() => import('./pages/Online')),
  tableReplay: once(() => import('./pages/TableReplay')),
  newSeries: once(() => import('./pages/NewSeries')),
  series: once(() => import('./pages/Series')),
  sharedSeries: once(() => import('./pages/SharedSeries')),
  lobby: once(() => import('./pages/Lobby')),
  statistics: once(() => import('./pages/Statistics')),
  settings: once(() => import('./pages/Settings')),
  about: once(() => import('./pages/About')),
} satisfies Record<RouteName, () => Promise<unknown>>;

const Home = shown(PAGES.home);
const Game = shown(PAGES.game);
const Rules = shown(PAGES.rules);
const Learn = shown(PAGES.learn);
const Table = shown(PAGES.table);
const Replay = shown(PAGES.replay);
const Online = shown(PAGES.online);
const TableReplay = shown(PAGES.tableReplay);
const NewSeries = shown(PAGES.newSeries);
const Series = shown(PAGES.series);
const SharedSeries = shown(PAGES.sharedSeries);
const Lobby = shown(PAGES.lobby);
const Statistics = shown(PAGES.statistics);
const Settings = shown(PAGES.settings);
const About = shown(PAGES.about);
const NotFound = lazy(() => import('./pages/NotFound'));
const UpdateNotice = lazy(() => import('./offline/UpdateNotice'));

/** As `lazy`, which keeps even a page that is there already waiting for a third of a second. */
function shown<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  return (props) => {
    const { default: Page } = use(load());
    return <Page {...props} />;
  };
}

/** Has the page on its way before it is shown; what fails here is told when it is. */
export async function fetchPage(path: string): Promise<void> {
  const route = routeOf(path);
  if (route) await PAGES[route]().catch(() => undefined);
}

export function App({ first }: { readonly first: Spoken }) {
  const spoken = useSpokenLanguage(first);
  const [location] = useLocation();
  return (
    <SpokenContext value={spoken}>
      <ErrorBoundary key={location} fallback={() => <Failure />}>
        <Switch>
          <Route path={ROUTES.table}>
            {({ match }) => (
              <Suspense fallback={<Loading />}>
                <Table key={match} match={match} />
              </Suspense>
            )}
          </Route>
          <Route path={ROUTES.learn}>
            {({ game }) => (
              <Suspense fallback={<Loading />}>
                <Learn key={game} game={game} />
              </Suspense>
            )}
          </Route>
          <Route path={ROUTES.replay}>
            {({ match }) => (
              <Suspense fallback={<Loading />}>
                <Replay key={match} match={match} />
              </Suspense>
            )}
          </Route>
          <Route path={ROUTES.tableReplay}>
            {({ table }) => (
              <Suspense fallback={<Loading />}>
                <TableReplay key={table} id={table} />
              </Suspense>
            )}
          </Route>
          <Route path={ROUTES.online}>
            {({ table }) => (
              <Suspense fallback={<Loading />}>
                <Online key={table} id={table} />
              </Suspense>
            )}
          </Route>
          <Route>
            <Layout tools={location === ROUTES.home && <JoinCode />}>
              <Pages />
            </Layout>
          </Route>
        </Switch>
      </ErrorBoundary>
      {/* An online table has its own words for it. */}
      {routeOf(location) !== 'online' && <OfflineHint />}
      <NewerVersion at={routeOf(location)} />
      <Toaster />
    </SpokenContext>
  );
}

/** At a table nobody is disturbed: there the menu has it. */
function NewerVersion({ at }: { readonly at: RouteName | null }) {
  const { newer } = useInstalled();
  if (!newer || at === 'table' || at === 'online' || at === 'learn') return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <UpdateNotice />
      </Suspense>
    </ErrorBoundary>
  );
}

function Pages() {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path={ROUTES.home} component={Home} />
        <Route path={ROUTES.game}>{({ game }) => <Game key={game} game={game} />}</Route>
        <Route path={ROUTES.rules}>{({ game }) => <Rules key={game} game={game} />}</Route>
        <Route path={ROUTES.newSeries}>{({ game }) => <NewSeries key={game} game={game} />}</Route>
        <Route path={ROUTES.series}>{({ series }) => <Series key={series} id={series} />}</Route>
        <Route path={ROUTES.sharedSeries}>{({ series }) => <SharedSeries key={series} id={series} />}</Route>
        <Route path={ROUTES.lobby} component={Lobby} />
        <Route path={ROUTES.statistics} component={Statistics} />
        <Route path={ROUTES.settings} component={Settings} />
        <Route path={ROUTES.about} component={About} />
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}

/** The words of the chosen language; the former ones stay until the new ones are there. */
function useSpokenLanguage(first: Spoken): Spoken {
  const [spoken, setSpoken] = useState(first);
  const language = useSetting('language');
  useEffect(() => {
    let current = true;
    if (language !== spoken.language) {
      loadWords(language).then(
        (next) => current && startTransition(() => setSpoken(next)),
        (error: unknown) => console.error('the words could not be loaded', error),
      );
    }
    return () => {
      current = false;
    };
  }, [language, spoken.language]);
  return spoken;
}
