/** Whatever the server finds changed, the page changes likewise. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDelta } from '../../src/online/delta';
import { differenceOf } from '../../src/server/match/difference';

/** Values as positions hold them. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.string(),
    fc.constantFrom(true, false, null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('mana', 'hand', '0', '+', 'toString', 'constructor'), tie('value'), {
      noNullPrototype: true,
    }),
  ),
}));

describe('a difference', () => {
  it('leads from any value to any other, and leaves the first as it was', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const kept = structuredClone(before);
        const delta = differenceOf(before, after);
        if (delta === undefined) expect(after).toEqual(before);
        else expect(applyDelta(before, JSON.parse(JSON.stringify(delta)))).toEqual(after);
        expect(before).toEqual(kept);
      }),
    );
  });

  it.each([
    ['{}', '{"__proto__":{"mana":1}}'],
    ['{"__proto__":{"mana":1}}', '{"__proto__":{"mana":2}}'],
    ['{"__proto__":{"mana":1},"toString":1}', '{}'],
    ['{"hand":[{}]}', '{"hand":[{"constructor":{"prototype":{"mana":1}}}]}'],
  ])('takes the names of keys as they are: from %s to %s', (before, after) => {
    const delta = differenceOf(JSON.parse(before), JSON.parse(after)) ?? {};
    const changed = applyDelta(JSON.parse(before), JSON.parse(JSON.stringify(delta))) as object;
    expect(JSON.stringify(changed)).toBe(after);
    expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
    expect(({} as { mana?: number }).mana).toBeUndefined();
  });

  it('says nothing of what is undefined, which is not sent either', () => {
    expect(differenceOf({ mana: 1 }, { mana: 1, hand: undefined })).toBeUndefined();
    expect(differenceOf({ mana: 1, hand: undefined }, { mana: 1 })).toBeUndefined();
    expect(differenceOf({ mana: 1 }, { mana: undefined })).toEqual({ mana: 0 });
    expect(differenceOf({ mana: undefined }, { mana: 1 })).toEqual({ mana: [1] });
  });

  it('shares what has not changed', () => {
    const before = { hand: [1, 2], deck: { left: 3 } };
    const after = applyDelta(before, { hand: { '+': [0, 1] } }) as typeof before;
    expect(after).toEqual({ hand: [2], deck: { left: 3 } });
    expect(after.deck).toBe(before.deck);
  });
});
