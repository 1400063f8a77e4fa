/** The words of the page about Grimoire, as one shape that each language fills. */
export interface AboutWords {
  readonly title: string;
  readonly lead: string;
  readonly games: string;
  readonly gamesLead: string;
  readonly design: string;
  readonly art: string;
  readonly publisher: string;
  readonly original: string;
  readonly thanks: string;
  readonly pictures: string;
  readonly picturesBody: string;
  readonly iconAuthors: string;
  readonly fonts: string;
  readonly fontsBody: string;
  readonly libraries: string;
  readonly librariesBody: string;
  readonly own: string;
  readonly ownBody: string;
  readonly privacy: string;
  readonly privacyBody: string;
}
