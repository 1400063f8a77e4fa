/** What processes tell each other has to fit into notifications. */
import { expect, it } from 'vitest';
import { parcels } from '../../src/server/parcels';

const crowds = Array.from({ length: 300 }, (_, at) => ({
  id: `${at}`.padStart(22, 'x'),
  seats: ['0', '1'],
  watchers: Array.from({ length: at % 21 }, () => 'Ø'.repeat(24)),
}));

it('packs everything, in order, into lots of less than 8000 bytes that are well filled', () => {
  const packed = parcels(crowds);
  expect(packed.flat()).toEqual(crowds);
  const sizes = packed.map((lot) => Buffer.byteLength(JSON.stringify(lot)));
  expect(Math.max(...sizes)).toBeLessThan(7500);
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(5000);
});

it('packs nothing into nothing', () => {
  expect(parcels([])).toEqual([]);
});
