/** What a link to a page says of itself where it is shared: a title, a sentence, a picture. Nothing in it is secret. */
import { CATALOGUE, type GameFacts } from '../../../games/catalogue';
import { LANGUAGES, type Language } from '../../../games/kit/words';
import { type Address, addressOf } from '../../app/routes';
import type { SeriesView, TableStatus } from '../../online/protocol';
import type { Table } from '../table/record';
import { PREVIEW_WORDS } from './words';

export interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The path of a picture of 1200 × 630. */
  readonly image: string;
}

/** What may be told of a table to whoever has its link. */
export interface Glance {
  readonly game: string;
  readonly status: TableStatus;
  /** Null at a private table, which names nobody. */
  readonly names: readonly string[] | null;
}

/** What may be told of a series, whose link is for those who play: the game, and how far it is. */
export interface SeriesGlance {
  readonly game: string;
  readonly status: SeriesView['status'];
}

export interface LookUp {
  table(id: string): Promise<Glance | null>;
  series(id: string): Promise<SeriesGlance | null>;
}

const SITE = 'Grimoire';

export function glanceAt({ game, status, public: listed, seats }: Table): Glance {
  const names = seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  return { game, status, names: listed ? names : null };
}

export async function previewOf(path: string, language: Language, lookUp: LookUp): Promise<Preview> {
  const words = PREVIEW_WORDS[language];
  const address = addressOf(path);
  const site = { language, title: SITE, description: words.site, image: picture('grimoire') };
  const { table: tableId, series: seriesId, game } = address?.parameters ?? {};
  const table = tableId === undefined ? null : await lookUp.table(tableId);
  // A series that is kept on a device is nobody else's to see.
  const isShared = address?.name === 'sharedSeries' && seriesId !== undefined;
  const series = isShared ? await lookUp.series(seriesId) : null;
  const facts = factsOf(table?.game ?? series?.game ?? game);
  if (!address || !facts) return site;
  const title = facts.title[language];
  const own = { language, image: picture(facts.id) };
  if (table) return { ...own, ...aboutTable(table, address, title, language) };
  if (series) {
    const said = words.series[series.status];
    return { ...own, title: `${said.title(title)} · ${SITE}`, description: said.body(null) };
  }
  return {
    ...own,
    title: `${address.name === 'rules' ? words.rules(title) : title} · ${SITE}`,
    description: words.game(facts.tagline[language], facts.players, facts.minutes),
  };
}

function aboutTable({ names, status }: Glance, { name }: Address, title: string, language: Language) {
  const words = PREVIEW_WORDS[language];
  const people = names && new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  const said = name === 'online' ? words.table[status] : words.replay;
  return { title: `${said.title(title)} · ${SITE}`, description: said.body(people) };
}

function factsOf(game: string | undefined): GameFacts | undefined {
  return CATALOGUE.find(({ id }) => id === game);
}

function picture(name: string): string {
  return `/previews/${name}.jpg`;
}

/** The first language of the request that we speak. */
export function languageOf(accepted: string | undefined): Language {
  const wishes = (accepted ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of wishes) {
    const known = LANGUAGES.find((language) => tag === language || tag.startsWith(`${language}-`));
    if (known) return known;
  }
  return 'en';
}
