import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterUnseen } from './row-numbers'
import { SeenNumbers } from './seen-numbers'

test('an invoice is told apart by its whole id, however little two ids differ in', () => {
  const id = fc.oneof(
    fc.uuid(),
    fc.nat().map((at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`),
    fc.string({ minLength: 1 }),
  )
  fc.assert(
    fc.property(fc.array(id), (ids) => {
      const rows = [...ids, ...ids].map((each) => ({ id: each }))
      expect(
        filterUnseen('collectionInvoices', rows, new SeenNumbers()).kept.map((row) => row.id),
      ).toEqual([...new Set(ids)])
    }),
    { numRuns: 200 },
  )
})

test('a row that comes once is kept, and one that comes again is not', () => {
  const seen = new SeenNumbers()
  const kept = (...ids: string[]) =>
    filterUnseen(
      'collectionInvoices',
      ids.map((id) => ({ id })),
      seen,
    ).kept.map(({ id }) => id)
  expect([kept('a', 'b'), kept('b', 'c'), kept('a')]).toEqual([['a', 'b'], ['c'], []])
})

test('rows that nothing tells apart are all kept and counted, with as many numbers as any other', () => {
  const seen = new SeenNumbers()
  const found = filterUnseen(
    'collectionInvoices',
    [{ id: '' }, { id: null }, {}, { id: 'a' }, { id: 'a' }],
    seen,
  )
  expect([found.kept.length, found.unnumbered, found.numbers.length]).toEqual([4, 3, 8])
  const sent = filterUnseen(
    'invoiceSummary',
    [{}, { TransactionRid: 7 }, { TransactionRid: 7 }, { TransactionRid: null }],
    seen,
  )
  expect([sent.kept.length, sent.unnumbered, sent.numbers]).toEqual([
    3,
    2,
    [Number.NaN, 7, Number.NaN],
  ])
})
