/** What the game page collects before a match begins, and the match that comes of it. */
import { fits, type OptionField, type Random, type Seat, seatsOf } from '../../../games/kit';
import type { BotLevel } from '../../bots';
import type { NewMatch, SeatPlan } from '../../play/contract';

export interface Setup {
  readonly mode: 'bot' | 'device' | 'online';
  readonly players: number;
  /** Of all bots. */
  readonly level: BotLevel;
  /** Of single bots where they differ, in the order of their seats. */
  readonly levels: readonly BotLevel[];
  /** Where I sit against bots. */
  readonly seat: Seat | 'random';
  /** Who shares the device, in the order of the seats; an empty name stands for "Player n". */
  readonly names: readonly string[];
  /** Seats that a bot takes although the others share the device. */
  readonly bots: readonly Seat[];
  readonly shuffle: boolean;
  readonly options: Readonly<Record<string, unknown>>;
}

/** How people without a name are called. */
export interface Nameless {
  /** Alone against bots. */
  readonly nobody: string;
  readonly player: (number: number) => string;
}

/** First names that read well in both languages. */
export const BOT_NAMES = [
  'Isolde',
  'Balthazar',
  'Ombeline',
  'Mortimer',
  'Célandine',
  'Lazare',
  'Séraphine',
  'Anselme',
] as const;
const LETTERS_OF_A_NAME = 30;

export function planMatch(
  game: string,
  setup: Setup,
  fields: readonly OptionField[],
  nameless: Nameless,
  random: Random,
): NewMatch {
  return {
    game,
    options: fittingOptions(fields, setup.options),
    seats:
      setup.mode === 'bot' ? seatsAgainstBots(setup, nameless, random) : seatsAround(setup, nameless, random),
  };
}

/** The chosen values of the fields on offer; a field left alone is left to the rules. */
export function fittingOptions(
  fields: readonly OptionField[],
  chosen: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((field) => fits(field, chosen[field.key])).map(({ key }) => [key, chosen[key]]),
  );
}

function seatsAgainstBots(setup: Setup, nameless: Nameless, random: Random): SeatPlan[] {
  const seats = seatsOf(setup.players);
  const mine = setup.seat === 'random' ? random.pick(seats) : setup.seat;
  const me: SeatPlan = { kind: 'human', name: tidy(setup.names[0]) || nameless.nobody };
  const bots = botPlans(setup, [me.name], random);
  return seats.map((seat) => (seat === mine ? me : (bots.shift() ?? me)));
}

function seatsAround(setup: Setup, nameless: Nameless, random: Random): SeatPlan[] {
  const seats = seatsOf(setup.players);
  const names = distinct(seats.map((_, index) => tidy(setup.names[index]) || nameless.player(index + 1)));
  const bots = botPlans(setup, names, random);
  const plans = seats.map((seat, index): SeatPlan => {
    const bot = setup.bots.includes(seat) ? bots.shift() : undefined;
    return bot ?? { kind: 'human', name: names[index] ?? nameless.player(index + 1) };
  });
  if (setup.shuffle) random.shuffle(plans);
  return plans;
}

function botPlans(setup: Setup, taken: readonly string[], random: Random): SeatPlan[] {
  const names = BOT_NAMES.filter((name) => !taken.includes(name));
  random.shuffle(names);
  const count = botSeats(setup).length;
  return names.slice(0, count).map((name, bot) => ({ kind: 'bot', name, level: levelOfBot(setup, bot) }));
}

/** Where the bots sit, in the order of the seats; null as long as chance has not decided. */
export function botSeats({ mode, players, seat, bots }: Setup): readonly (Seat | null)[] {
  const seats = seatsOf(players);
  if (mode === 'device') return seats.filter((one) => bots.includes(one));
  return seat === 'random' ? seats.slice(1).map(() => null) : seats.filter((one) => one !== seat);
}

export function levelOfBot({ level, levels }: Setup, bot: number): BotLevel {
  return levels[bot] ?? level;
}

/** The level that all bots have, if they have the same. */
export function commonLevel(setup: Setup): BotLevel | null {
  const [first, ...others] = botSeats(setup).map((_, bot) => levelOfBot(setup, bot));
  return first !== undefined && others.every((level) => level === first) ? first : null;
}

/** A name for a bot that nobody at the table has. */
export function freeBotName(taken: readonly string[], random: Random): string {
  return random.pick(BOT_NAMES.filter((name) => !taken.includes(name)));
}

function tidy(name: string | undefined): string {
  return (name ?? '').replace(/\s+/g, ' ').trim().slice(0, LETTERS_OF_A_NAME);
}

/** The curtain must be able to tell two people of the same name apart. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name} ${earlier + 1}`;
  });
}
