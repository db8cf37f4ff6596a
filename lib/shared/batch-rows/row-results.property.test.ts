import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveCollectionBatch } from './row-results'
import { parseSentRows } from './sent-rows'

/**
 * What truly became of each row, on one of three invoices, and how a service tells of it: which of
 * its fields, and whether it tells of it at all.
 */
const row = fc.record({
  ends: fc.constantFrom('booked', 'failed'),
  invoice: fc.nat(2),
  amount: fc.nat(2),
  isNamed: fc.boolean(),
})
const names = fc.record({
  sourceId: fc.boolean(),
  invoiceId: fc.boolean(),
  invoiceNumber: fc.boolean(),
  amount: fc.boolean(),
})
const counting = fc.constantFrom<Counting>(
  'not',
  'from 0',
  'from 1',
  'each list from 0',
  'each list from 1',
)
const naming = fc.constantFrom<Naming>('each', 'some', 'failed only', 'booked only', 'none')
type Counting = 'not' | 'from 0' | 'from 1' | 'each list from 0' | 'each list from 1'
type Naming = 'each' | 'some' | 'failed only' | 'booked only' | 'none'
type Row = { ends: 'booked' | 'failed'; invoice: number; amount: number; isNamed: boolean }
type Names = { sourceId: boolean; invoiceId: boolean; invoiceNumber: boolean; amount: boolean }

function told(rows: Row[], each: Names, counts: Counting, names: Naming) {
  const isTold = ({ ends, isNamed }: Row) =>
    names === 'each' ||
    (names === 'some' && isNamed) ||
    (names === 'failed only' && ends === 'failed') ||
    (names === 'booked only' && ends === 'booked')
  const list = (ends: Row['ends']): Record<string, unknown>[] =>
    rows.flatMap((one, at) => {
      if (one.ends !== ends || !isTold(one)) return []
      const place = { 'from 0': at, 'from 1': at + 1 } as Record<string, number>
      return [
        {
          ...(each.sourceId && { uniqueSourceInvoiceId: `i-${at}` }),
          ...(each.invoiceId && { invoiceId: `new-${at}` }),
          ...(each.invoiceNumber && { invoiceNumber: String(one.invoice) }),
          ...(each.amount && { amount: one.amount }),
          ...(place[counts] !== undefined && { index: place[counts] }),
        },
      ]
    })
  const counted = (listed: Record<string, unknown>[]) =>
    counts.startsWith('each list')
      ? listed.map((one, at) => ({ ...one, index: at + (counts.endsWith('1') ? 1 : 0) }))
      : listed
  const [booked, failed] = [counted(list('booked')), counted(list('failed'))]
  const ended = rows.every(({ ends }) => ends === 'booked')
    ? 'SUCCESS'
    : rows.every(({ ends }) => ends === 'failed')
      ? 'FAILED'
      : 'PARTIAL'
  return { status: ended, succeeded: booked, failed }
}

test('whatever a batch tells of its rows, no row is told otherwise than it ended', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 5 }),
      names,
      counting,
      naming,
      (rows, each, counts, named) => {
        const sent = parseSentRows({
          invoices: rows.map(({ invoice, amount }, at) => ({
            uniqueSourceInvoiceId: `i-${at}`,
            invoiceNumber: String(invoice),
            originalInvoiceAmount: amount,
          })),
        })
        const rowResults = resolveCollectionBatch(told(rows, each, counts, named), sent).rows
        for (const [at, { is }] of rowResults.entries())
          expect(['untold', rows[at]!.ends]).toContain(is)
        if (each.sourceId && named === 'each')
          expect(rowResults.map(({ is }) => is)).toEqual(rows.map(({ ends }) => ends))
        if (rows.every(({ ends }) => ends === 'booked') && (named === 'none' || named === 'each'))
          expect(rowResults.every(({ is }) => is === 'booked')).toBe(true)
      },
    ),
    { numRuns: 5_000 },
  )
})
