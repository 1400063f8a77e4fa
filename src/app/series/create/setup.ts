/** What the page collects before a series begins, and the plan that comes of it. */
import type { OptionField } from '../../../../games/kit';
import type { BestOf } from '../../../../games/kit/series';
import type { BotLevel } from '../../../bots';
import type { ClockPlan, NewSeries } from '../../../online/protocol';
import type { Participant, SeriesForm, SeriesPlan } from '../../../series';
import { BOT_NAMES, fittingOptions } from '../../game/setup';

export interface PlayerSetup {
  /** Online a place that is not a bot's is open to whoever has the link. */
  readonly kind: Participant['kind'];
  /** Empty: "Player n", or the bot's own name. */
  readonly name: string;
  readonly level: BotLevel;
}

export interface SeriesSetup {
  readonly where: 'device' | 'online';
  readonly kind: SeriesForm['kind'];
  readonly games: BestOf;
  /** How many play a best-of, and how many a bracket. */
  readonly counts: { readonly best: number; readonly bracket: number };
  /** Oneself first. */
  readonly players: readonly PlayerSetup[];
  /** Which side of a Cursus one takes oneself; on a device one types the names where they belong. */
  readonly side: 0 | 1;
  /** Of every game online. */
  readonly clock: ClockPlan;
  readonly options: Readonly<Record<string, unknown>>;
}

export const NAME_LENGTH = 24;
/** A Cursus, and every match of a bracket. */
const PAIR = 2;

export function firstSetup(names: readonly string[], level: BotLevel, most: number): SeriesSetup {
  return {
    where: 'device',
    kind: 'best',
    games: 3,
    counts: { best: PAIR, bracket: 4 },
    players: Array.from({ length: most }, (_, at) => ({
      kind: at === 0 ? 'human' : 'bot',
      name: at === 0 ? (names[0] ?? '') : '',
      level,
    })),
    side: 0,
    clock: { kind: 'none' },
    options: {},
  };
}

/** On a device one plays against bots until somebody else is named; online one waits for others. */
export function movedTo(
  where: SeriesSetup['where'],
  { players }: SeriesSetup,
): Pick<SeriesSetup, 'where' | 'players'> {
  const [me, ...others] = players;
  const kind = where === 'online' ? 'human' : 'bot';
  return {
    where,
    players: [
      ...(me ? [{ ...me, kind: 'human' as const }] : []),
      ...others.map((one) => ({ ...one, kind }) as const),
    ],
  };
}

/** How many people and bots take part. */
export function participantsIn({ kind, counts }: SeriesSetup): number {
  return kind === 'cursus' ? PAIR : counts[kind];
}

/** The place of whoever opens the series. */
export function myPlace({ where, kind, side }: SeriesSetup): number {
  return where === 'online' && kind === 'cursus' ? side : 0;
}

/** Everybody by place, with where they stand in the setup. */
export function lineUp(setup: SeriesSetup): readonly { readonly player: PlayerSetup; readonly at: number }[] {
  const [me, ...others] = setup.players.slice(0, participantsIn(setup)).map((player, at) => ({ player, at }));
  return me ? others.toSpliced(myPlace(setup), 0, me) : others;
}

/** How many sit at a table. */
export function tableSize({ kind, counts }: SeriesSetup): number {
  return kind === 'best' ? counts.best : PAIR;
}

function formOf({ kind, games }: SeriesSetup): SeriesForm {
  return kind === 'best' ? { kind, games } : { kind };
}

/** The name that counts where none was typed. */
export function nameFor(
  { kind, name }: PlayerSetup,
  at: number,
  playerName: (number: number) => string,
): string {
  const typed = name.replace(/\s+/g, ' ').trim();
  return typed || (kind === 'bot' ? (BOT_NAMES[at % BOT_NAMES.length] ?? '') : playerName(at + 1));
}

export function planSeries(
  game: string,
  setup: SeriesSetup,
  fields: readonly OptionField[],
  playerName: (number: number) => string,
): SeriesPlan {
  const players = lineUp(setup).map(({ player }, place): Participant => {
    const name = nameFor(player, place, playerName);
    return player.kind === 'bot' ? { kind: 'bot', name, level: player.level } : { kind: 'human', name };
  });
  return { game, form: formOf(setup), options: fittingOptions(fields, setup.options), players };
}

/** All places but one's own; where no bot plays anybody may come. */
export function placesOf({ players }: SeriesPlan, mine: number): NewSeries['others'] {
  return players
    .toSpliced(mine, 1)
    .map((player) => (player.kind === 'bot' ? { bot: player.level, name: player.name } : 'open'));
}
