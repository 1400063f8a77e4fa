/** Packs values into as few lists as possible, each of which fits as JSON into one notification between processes. */

/** PostgreSQL takes less than 8000 bytes; the rest is for what stands around the list. */
const PARCEL_BYTES = 7000;

export function parcels<T>(values: readonly T[]): readonly (readonly T[])[] {
  const packed: T[][] = [];
  let room = 0;
  for (const value of values) {
    const size = Buffer.byteLength(JSON.stringify(value)) + 1;
    if (size > room) {
      packed.push([]);
      room = PARCEL_BYTES;
    }
    packed.at(-1)?.push(value);
    room -= size;
  }
  return packed;
}
