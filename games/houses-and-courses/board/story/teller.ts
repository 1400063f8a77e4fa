/** A table that is told, for the eyes of one viewer: what of it is known, and how its zones change. */
import type { Seat } from '../../../kit';
import { playerAt, seatsIn } from '../../seats';
import type { HousesView, PlayerView } from '../../state';

export class Teller {
  readonly table: HousesView;
  /** Whose hand and Mail are told. */
  own: Seat | null = null;
  /** Whose turn it was last. */
  turn: Seat | null = null;

  /** The view tells who plays, and how. */
  constructor({
    numPlayers,
    options,
    timetable,
    draft,
  }: Pick<HousesView, 'numPlayers' | 'options' | 'timetable' | 'draft'>) {
    this.table = {
      numPlayers,
      options,
      housesOut: [],
      draft,
      round: 0,
      roundOrder: [],
      turnIndex: 0,
      firstPlayer: null,
      firstPlayerMoved: false,
      actionsLeft: 0,
      drewTwo: false,
      spellsThisTurn: 0,
      powersUsed: [],
      timetable: timetable.map(() => ({ card: null, mail: [] })),
      schoolDeck: [],
      schoolDiscard: [],
      magicDeck: [],
      magicDiscard: [],
      mailReserve: [],
      mailRemoved: [],
      players: {},
      chain: [],
      pending: null,
      result: null,
    };
    for (const seat of seatsIn(this.table)) this.table.players[seat] = newcomer();
  }

  at(seat: Seat): PlayerView {
    return playerAt(this.table, seat);
  }

  /** What was gained for one turn vanishes with it. */
  endTurn(): void {
    if (this.turn !== null) Object.assign(this.at(this.turn), { extraCollects: 0, discount: 0 });
  }

  beginTurn(seat: Seat, actions: number): void {
    const { table } = this;
    this.endTurn();
    this.turn = seat;
    table.turnIndex = table.roundOrder.indexOf(seat);
    Object.assign(this.at(seat), { shield: false, stunned: false });
    Object.assign(table, { actionsLeft: actions, drewTwo: false, spellsThisTurn: 0, powersUsed: [] });
  }

  hand(seat: Seat, count: number, gone: readonly string[], come: readonly string[] = []): void {
    const player = this.at(seat);
    player.hand = seat === this.own ? [...without(player.hand, gone), ...come] : hidden(count);
  }

  mail(seat: Seat, count: number, gone: readonly string[], come: readonly string[] = []): void {
    const player = this.at(seat);
    player.mail = seat === this.own ? [...without(player.mail, gone), ...come] : hidden(count);
  }

  /** Hibouvol takes a letter from a card that stays; others cannot tell which. */
  takeLetters(slot: number, known: readonly string[], count: number): void {
    const laid = this.table.timetable[slot];
    if (!laid?.card) return;
    const rest = laid.mail.filter(({ id }) => id === null || !known.includes(id));
    laid.mail = rest.length < laid.mail.length ? rest : rest.slice(0, rest.length - count);
  }
}

export function hidden(count: number): null[] {
  return Array.from({ length: count }, () => null);
}

export function without<T>(items: readonly T[], gone: readonly T[]): T[] {
  return items.filter((item) => !gone.includes(item));
}

function newcomer(): PlayerView {
  return {
    houses: [],
    hand: [],
    school: [],
    bonus: [],
    mail: [],
    shield: false,
    stunned: false,
    extraCollects: 0,
    discount: 0,
  };
}
