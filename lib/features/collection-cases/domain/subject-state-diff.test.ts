import { expect, test } from 'vitest'
import { diffSubjectState, type SubjectState } from './subject-state-diff'

const before: SubjectState = {
  ...{ status: 'OPEN', subStatus: 'EVICTION_REQUEST', remainingAmount: 500, currency: 'SEK' },
  invoices: [
    { invoiceId: 'A1', remainingAmount: 300 },
    { invoiceId: 'b2', remainingAmount: 200 },
  ],
}

test('the same state, null or absent, in another order, has not changed', () => {
  const again = {
    ...before,
    pausedUntil: null,
    invoices: before.invoices
      ?.toReversed()
      .map((each) => ({ ...each, invoiceId: each.invoiceId?.toLowerCase() })),
  }
  expect(diffSubjectState(before, again)).toEqual([])
})

test('what is written otherwise has not changed', () => {
  const paused = { ...before, pausedUntil: '2026-12-24' }
  const again = {
    ...{ status: 'Open', subStatus: ' eviction_request', currency: 'sek' },
    ...{ remainingAmount: '500.00' as const, pausedUntil: '2026-12-24T00:00:00' },
    invoices: before.invoices,
  }
  expect(diffSubjectState(paused, again)).toEqual([])
  expect(diffSubjectState(paused, { ...again, pausedUntil: '2026-12-25' })).toHaveLength(1)
  expect(diffSubjectState(paused, { ...again, pausedUntil: 'soon' })).toHaveLength(1)
})

test.each([
  [
    'its status',
    { status: 'PAUSED', pausedUntil: '2026-04-01' },
    ['status OPEN PAUSED', 'pausedUntil null 2026-04-01'],
  ],
  ['what waits for an answer', { subStatus: null }, ['subStatus EVICTION_REQUEST null']],
  ['what remains', { remainingAmount: 499.99 }, ['remainingAmount 500 499.99']],
  [
    'what remains, in a digit that only a text holds',
    { remainingAmount: '500.00000000000000001' as const },
    ['remainingAmount 500 500.00000000000000001'],
  ],
  ['nothing, to zero', { remainingAmount: 0 }, ['remainingAmount 500 0']],
  [
    'an invoice',
    { invoices: [{ invoiceId: 'a1', remainingAmount: 0 }, before.invoices![1]!] },
    ['invoices[a1].remainingAmount 300 0'],
  ],
  ['an invoice that went', { invoices: [before.invoices![1]!] }, ['invoices[a1] a1 null']],
  [
    'an invoice that came',
    { invoices: [...before.invoices!, { invoiceId: 'c3' }] },
    ['invoices[c3] null c3'],
  ],
  ['invoices that are told no longer', { invoices: null }, ['invoices 2 null']],
])('a change of %s is told', (_, change, told) =>
  expect(
    diffSubjectState(before, { ...before, ...change }).map(
      ({ field, before: then, now }) => `${field} ${then} ${now}`,
    ),
  ).toEqual(told),
)
