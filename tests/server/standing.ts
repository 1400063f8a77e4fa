/** A house that stands for all tests of a file, and people who stay there until their test is over. */
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { type House, type HouseSetup, openHouse, type Seatholder, sit, type Table } from './house';

/** Opened before the first test, closed after the last; by then nothing may have gone wrong in it. */
export function standingHouse(setup: HouseSetup = {}): House {
  let opened: House | null = null;
  const house = (): House => {
    if (opened === null) throw new Error('it is opened before the first test');
    return opened;
  };
  beforeAll(async () => {
    opened = await openHouse(setup);
  });
  afterAll(async () => {
    expect(house().errors).toEqual([]);
    await house().close();
  });
  return {
    get address() {
      return house().address;
    },
    get server() {
      return house().server;
    },
    get store() {
      return house().store;
    },
    get errors() {
      return house().errors;
    },
    get told() {
      return house().told;
    },
    get: (path) => house().get(path),
    post: (path, body) => house().post(path, body),
    ask: (path, init) => house().ask(path, init),
    close: () => house().close(),
  };
}

/** Sits down until the test is over. */
export async function stay(...where: Parameters<typeof sit>): Promise<Seatholder> {
  const client = await sit(...where);
  onTestFinished(() => client.close());
  return client;
}

/** Everybody at the table, in the order of the seats. */
export function stayAll(address: string, table: Table): Promise<Seatholder[]> {
  return Promise.all(table.passes.map((pass) => stay(address, table, pass)));
}
