/** The addresses of the pages, for the router of the page and for the server that answers them. */
export const ROUTES = {
  home: '/',
  game: '/games/:game',
  rules: '/games/:game/rules',
  learn: '/games/:game/learn',
  table: '/play/:match',
  replay: '/replays/:match',
  online: '/tables/:table',
  tableReplay: '/tables/:table/replay',
  newSeries: '/series/new/:game',
  series: '/series/:series',
  sharedSeries: '/series/online/:series',
  lobby: '/lobby',
  statistics: '/statistics',
  settings: '/settings',
  about: '/about',
} as const;

export type RouteName = keyof typeof ROUTES;

/** A page, and what its address says after the colons: `{ name: 'game', parameters: { game: 'shazamm' } }`. */
export interface Address {
  readonly name: RouteName;
  readonly parameters: Readonly<Record<string, string>>;
}

const EXPRESSIONS = Object.entries(ROUTES).map(([name, route]) => ({
  name: name as RouteName,
  expression: new RegExp(`^${route.replace(/:([^/]+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`),
}));

export function addressOf(path: string): Address | null {
  for (const { name, expression } of EXPRESSIONS) {
    const found = expression.exec(path);
    if (found) return { name, parameters: { ...found.groups } };
  }
  return null;
}

export function routeOf(path: string): RouteName | null {
  return addressOf(path)?.name ?? null;
}
