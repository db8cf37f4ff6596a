import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSourceId, sourceIdBytes, toResubmitSourceId } from './source-id'

const bytes = fc.uint8Array({ minLength: sourceIdBytes, maxLength: sourceIdBytes })

test('a source id tells its kind and day, and is the same for the same bytes', () => {
  const random = Uint8Array.from([0, 1, 31, 32, 63, 255, 10, 20, 18, 21])
  expect(makeSourceId('correction', '2026-03-12', random)).toBe('c-20260312-01z0zzamjn')
  expect(makeSourceId('payment', '2026-03-12', random)).toBe('p-20260312-01z0zzamjn')
  expect(makeSourceId('invoice', '2026-03-12', random)).toBe('i-20260312-01z0zzamjn')
})

test('every id can stand in a path, a file and a spreadsheet as it is', () =>
  fc.assert(
    fc.property(bytes, (random) =>
      /^c-20261231-[0-9a-hjkmnp-tv-z]{10}$/.test(makeSourceId('correction', '2026-12-31', random)),
    ),
  ))

test('different bits make different ids', () =>
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const areSame = one.every((byte, at) => byte % 32 === other[at]! % 32)
      expect(
        makeSourceId('payment', '2026-03-12', one) === makeSourceId('payment', '2026-03-12', other),
      ).toBe(areSame)
    }),
  ))

test('too few bytes make none', () =>
  expect(() => makeSourceId('payment', '2026-03-12', new Uint8Array(sourceIdBytes - 1))).toThrow(
    RangeError,
  ))

test('a refused row goes out anew under an id that follows from its own, so that two persons send it under the same', () => {
  expect(toResubmitSourceId('c-20260312-bbbbbbbbbb')).toBe('c-20260312-bbbbbbbbbb-2')
  expect(toResubmitSourceId('c-20260312-bbbbbbbbbb-2')).toBe('c-20260312-bbbbbbbbbb-3')
  expect(toResubmitSourceId('c-20260312-bbbbbbbbbb-10')).toBe('c-20260312-bbbbbbbbbb-11')
  expect(toResubmitSourceId('INV-7')).toBe('INV-7-2')
})
