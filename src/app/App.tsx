/** The frame around all pages: words, routes, what happens when a page fails, and short messages. */
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useSetting } from '../settings';
import { Toaster } from '../ui';
import { JoinCode } from './home/JoinCode';
import { ROUTES, type RouteName, routeOf } from './routes';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { Failure } from './shell/Failure';
import { Layout } from './shell/Layout';
import { Loading } from './shell/Loading';
import { OfflineHint } from './shell/OfflineHint';
import { loadWords, type Spoken, SpokenContext } from './text';

const PAGES = {
  home: () => import('./pages/Home'),
  game: () => import('./pages/Game'),
  rules: () => import('./pages/Rules'),
  table: () => import('./pages/Table'),
  online: () => import('./pages/Online'),
  lobby: () => import('./pages/Lobby'),
  settings: () => import('./pages/Settings'),
  about: () => import('./pages/About'),
} satisfies Record<RouteName, () => Promise<unknown>>;

const Home = lazy(PAGES.home);
const Game = lazy(PAGES.game);
const Rules = lazy(PAGES.rules);
const Table = lazy(PAGES.table);
const Online = lazy(PAGES.online);
const Lobby = lazy(PAGES.lobby);
const Settings = lazy(PAGES.settings);
const About = lazy(PAGES.about);
const NotFound = lazy(() => import('./pages/NotFound'));

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
      <Toaster />
    </SpokenContext>
  );
}

function Pages() {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path={ROUTES.home} component={Home} />
        <Route path={ROUTES.game}>{({ game }) => <Game key={game} game={game} />}</Route>
        <Route path={ROUTES.rules}>{({ game }) => <Rules key={game} game={game} />}</Route>
        <Route path={ROUTES.lobby} component={Lobby} />
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
