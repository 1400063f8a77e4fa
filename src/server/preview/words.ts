/** The sentences of link previews. */
import type { Language } from '../../../games/kit/words';
import type { SeriesView, TableStatus } from '../../online/protocol';

interface Said {
  readonly title: (game: string) => string;
  /** `people` are the names at a public table, null at a private one; nobody may have come yet. */
  readonly body: (people: string | null) => string;
}

interface PreviewWords {
  readonly site: string;
  readonly rules: (game: string) => string;
  readonly game: (tagline: string, players: { min: number; max: number }, minutes: number) => string;
  readonly table: Readonly<Record<TableStatus, Said>>;
  readonly replay: Said;
  readonly series: Readonly<Record<SeriesView['status'], Said>>;
}

const en: PreviewWords = {
  site: 'Five magic-school board games in the browser: against bots, around one device, online with friends. No account, nothing to install.',
  rules: (game) => `The rules of ${game}`,
  game: (tagline, { min, max }, minutes) =>
    `${tagline}. ${min === max ? min : `${min} to ${max}`} players, ${minutes} minutes: against bots, around one device or online with friends.`,
  table: {
    waiting: {
      title: (game) => `Come and play ${game}`,
      body: (people) =>
        people ? `At the table: ${people}. Open the link and sit down.` : 'Open the link and sit down.',
    },
    playing: {
      title: (game) => `A game of ${game}`,
      body: (people) => (people ? `${people} are playing. Come and watch.` : 'The game has begun.'),
    },
    over: {
      title: (game) => `A finished game of ${game}`,
      body: (people) => (people ? `${people} have played. See how it ended.` : 'See how it ended.'),
    },
    off: { title: (game) => `A table of ${game}`, body: () => 'This game was called off.' },
  },
  replay: {
    title: (game) => `Replay: ${game}`,
    body: (people) => (people ? `The game of ${people}, move by move.` : 'A whole game, move by move.'),
  },
  series: {
    waiting: {
      title: (game) => `Come and play a series of ${game}`,
      body: () => 'Several games that count together. Open the link and take your place.',
    },
    playing: { title: (game) => `A series of ${game}`, body: () => 'See how it stands, and who plays next.' },
    over: { title: (game) => `A finished series of ${game}`, body: () => 'See how it ended.' },
  },
};

/** « de Shazamm », « d’Anludim ». */
const of = (game: string): string => (/^[aeiouy]/i.test(game) ? `d’${game}` : `de ${game}`);

const fr: PreviewWords = {
  site: 'Cinq jeux de société dans des écoles de magie, dans le navigateur\u202f: contre des bots, autour d’un appareil, en ligne entre amis. Sans compte, sans rien installer.',
  rules: (game) => `Les règles ${of(game)}`,
  game: (tagline, { min, max }, minutes) =>
    `${tagline}. ${min === max ? min : `De ${min} à ${max}`} joueurs, ${minutes} minutes\u202f: contre des bots, autour d’un appareil ou en ligne entre amis.`,
  table: {
    waiting: {
      title: (game) => `Viens jouer à ${game}`,
      body: (people) =>
        people
          ? `À la table\u202f: ${people}. Ouvre le lien et prends place.`
          : 'Ouvre le lien et prends place.',
    },
    playing: {
      title: (game) => `Une partie ${of(game)}`,
      body: (people) => (people ? `En jeu\u202f: ${people}. Viens regarder.` : 'La partie a commencé.'),
    },
    over: {
      title: (game) => `Une partie terminée ${of(game)}`,
      body: (people) =>
        people ? `Ont joué\u202f: ${people}. Regarde comment elle a fini.` : 'Regarde comment elle a fini.',
    },
    off: { title: (game) => `Une table ${of(game)}`, body: () => 'Cette partie a été annulée.' },
  },
  replay: {
    title: (game) => `À revoir\u202f: ${game}`,
    body: (people) =>
      people ? `La partie de ${people}, coup par coup.` : 'Une partie entière, coup par coup.',
  },
  series: {
    waiting: {
      title: (game) => `Viens jouer une série ${of(game)}`,
      body: () => 'Plusieurs parties qui comptent ensemble. Ouvre le lien et prends place.',
    },
    playing: {
      title: (game) => `Une série ${of(game)}`,
      body: () => 'Regarde où elle en est, et à qui le tour.',
    },
    over: { title: (game) => `Une série terminée ${of(game)}`, body: () => 'Regarde comment elle a fini.' },
  },
};

export const PREVIEW_WORDS: Readonly<Record<Language, PreviewWords>> = { en, fr };
