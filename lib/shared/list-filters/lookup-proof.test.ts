import { expect, test } from 'vitest'
import { evaluateLookup } from './lookup-proof'

const claims = (numbers: (string | null)[], hasMore: boolean) =>
  evaluateLookup(
    'listCollectionInvoices',
    { InvoiceNumber: '7' },
    numbers.map((invoiceNumber) => ({ invoiceNumber })),
    hasMore,
  )

test.each([
  [[], false, 0, true],
  [['8', '9'], false, 0, true],
  [['7'], false, 1, true],
  [['8'], true, 0, false],
  [[], true, 0, false],
  [[null], false, 0, false],
  [['8', '7'], true, 1, false],
  [[null, '7'], false, 1, false],
] as const)(
  '%j, more %s: %i found, and what is missing is not there: %s',
  (numbers, hasMore, found, isProof) => {
    const sought = claims([...numbers], hasMore)
    expect([sought.found.length, sought.unproven === null]).toEqual([found, isProof])
    if (!isProof && numbers.length > 0)
      expect(sought.unproven).toMatchObject({
        kind: 'off-contract',
        code: 'filter-ignored',
        message: 'InvoiceNumber',
      })
  },
)

test.each([[null], [undefined]])('a list that is %s proves nothing', (rows) =>
  expect(evaluateLookup('listCollectionInvoices', { InvoiceNumber: '7' }, rows, false)).toEqual({
    ...{ found: [], possible: [] },
    unproven: { kind: 'off-contract', code: 'no-list' },
  }),
)
