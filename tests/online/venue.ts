/** A house of its own for every test of a file, where people come and leave when the test is over. */
import { afterEach, beforeEach } from 'vitest';
import { type House, type HouseSetup, openHouse } from '../server/house';
import { type Line, openLine } from './line';
import { type Person, person } from './support';

export interface Venue {
  readonly house: House;
  /** `address` may be that of a line with trouble. */
  come(name: string, address?: string, pace?: Parameters<typeof person>[3]): Person;
  /** A line to the house that can break. */
  lined(): Promise<Line>;
  /** As often as it was closed. */
  open(setup: HouseSetup): Promise<void>;
  close(): Promise<void>;
}

export function houseForEach(setup: () => HouseSetup | Promise<HouseSetup> = () => ({})): Venue {
  let opened: House | null = null;
  let people: Person[] = [];
  let lines: Line[] = [];
  const house = (): House => {
    if (opened === null) throw new Error('the house is closed');
    return opened;
  };
  const open = async (wishes: HouseSetup): Promise<void> => {
    opened = await openHouse(wishes);
  };
  const close = async (): Promise<void> => {
    await opened?.close();
    opened = null;
  };
  beforeEach(async () => open(await setup()));
  afterEach(async () => {
    for (const one of people) one.leave();
    people = [];
    for (const line of lines) await line.close();
    lines = [];
    await close();
  });
  return {
    get house() {
      return house();
    },
    come: (name, address, pace) => {
      const one = person(house(), name, address, pace);
      people.push(one);
      return one;
    },
    lined: async () => {
      const line = await openLine(house().address);
      lines.push(line);
      return line;
    },
    open,
    close,
  };
}
