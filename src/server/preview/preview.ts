/** What a link to a page says of itself where it is shared: a title, a sentence, a picture. Nothing in it is secret. */
import { CATALOGUE, type GameFacts } from '../../../games/catalogue';
import { LANGUAGES, type Language } from '../../../games/kit/words';
import { type Address, addressOf } from '../../app/routes';
import type { TableStatus } from '../../online/protocol';
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

export type LookUp = (table: string) => Promise<Glance | null>;

const SITE = 'Grimoire';

export function glanceAt({ game, status, public: listed, seats }: Table): Glance {
  const names = seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  return { game, status, names: listed ? names : null };
}

export async function previewOf(path: string, language: Language, lookUp: LookUp): Promise<Preview> {
  const words = PREVIEW_WORDS[language];
  const address = addressOf(path);
  const site = { language, title: SITE, description: words.site, image: picture('grimoire') };
  const table = address?.parameters.table === undefined ? null : await lookUp(address.parameters.table);
  const facts = factsOf(table?.game ?? address?.parameters.game);
  if (!address || !facts) return site;
  const title = facts.title[language];
  const own = { language, image: picture(facts.id) };
  if (table) return { ...own, ...aboutTable(table, address, title, language) };
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
