/** What the game page collects for an online table, and the table that comes of it. */
import type { OptionField, Random, Seat } from '../../../../games/kit';
import { seatsOf } from '../../../../games/kit';
import { BOT_LEVELS, type BotLevel } from '../../../bots';
import type { ClockPlan, NewTable, SeatWish } from '../../../online/protocol';
import { fittingOptions, freeBotName } from '../../game/setup';

export type Sitter = 'me' | 'open' | 'bot';

export interface OnlineSetup {
  /** By seat; the first is mine unless somebody says otherwise, and whoever is not named is awaited. */
  readonly me: Seat;
  readonly bots: Partial<Readonly<Record<Seat, BotLevel>>>;
  readonly public: boolean;
  readonly gallery: boolean;
  readonly clock: ClockPlan;
}

export const FIRST_SETUP: OnlineSetup = {
  me: '0',
  bots: {},
  public: false,
  gallery: true,
  clock: { kind: 'none' },
};

/** Where I sit when there are so many seats. */
export function mySeat({ me }: OnlineSetup, players: number): Seat {
  return seatsOf(players).includes(me) ? me : '0';
}

export function sitterOf(setup: OnlineSetup, seat: Seat, players: number): Sitter {
  if (seat === mySeat(setup, players)) return 'me';
  return setup.bots[seat] ? 'bot' : 'open';
}

export function withSitter(setup: OnlineSetup, seat: Seat, sitter: Sitter): OnlineSetup {
  const { [seat]: before, ...others } = setup.bots;
  switch (sitter) {
    case 'me':
      return { ...setup, me: seat, bots: others };
    case 'open':
      return { ...setup, bots: others };
    case 'bot':
      return { ...setup, bots: { ...others, [seat]: before ?? BOT_LEVELS[0] } };
  }
}

export function planTable(
  game: string,
  players: number,
  setup: OnlineSetup,
  options: Readonly<Record<string, unknown>>,
  fields: readonly OptionField[],
  myName: string,
  random: Random,
): Omit<NewTable, 'guest'> {
  const taken = [myName];
  const seats = seatsOf(players).map((seat): SeatWish => {
    const level = setup.bots[seat];
    if (seat === mySeat(setup, players)) return 'me';
    if (!level) return 'open';
    const name = freeBotName(taken, random);
    taken.push(name);
    return { bot: level, name };
  });
  const { public: listed, gallery, clock } = setup;
  return { game, options: fittingOptions(fields, options), seats, public: listed, gallery, clock };
}
