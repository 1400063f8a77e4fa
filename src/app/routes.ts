/** The addresses of the pages, for the router of the page and for the server that answers them. */
export const ROUTES = {
  home: '/',
  game: '/games/:game',
  rules: '/games/:game/rules',
  table: '/play/:match',
  online: '/tables/:table',
  lobby: '/lobby',
  settings: '/settings',
  about: '/about',
} as const;

export type RouteName = keyof typeof ROUTES;

const EXPRESSIONS = Object.entries(ROUTES).map(([name, route]) => ({
  name: name as RouteName,
  expression: new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+').replace(/\/$/, '')}/?$`),
}));

export function routeOf(path: string): RouteName | null {
  return EXPRESSIONS.find(({ expression }) => expression.test(path))?.name ?? null;
}
