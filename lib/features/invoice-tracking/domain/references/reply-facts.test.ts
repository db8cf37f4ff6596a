import { describe, expect, test } from 'vitest'
import { assumedLimits } from '@/lib/shared/wire/limits'
import { toStatusHit } from '../lookup-hits'
import { parsePastedReferences } from './pasted-references'
import { type ReferenceHit, toCaseHit, toItemHit, toTransactionHit } from './reference-hits'
import type { ReferenceKind } from './reference-kinds'
import { buildReferenceReport } from './reference-report'
import type { AreaRequest, SourceRights } from './reference-requests'
import { buildReferenceSearches, withAnswer } from './reference-searches'
import { buildReplyFacts } from './reply-facts'

const everything = { search: true, status: true, ledger: true, collection: true }
const row = {
  ...{ CompanyId: 501, RowId: 1, TransactionRid: 11, InvoiceNumber: 'A-1001', Amount: 1000 },
  ...{ Status: 'OK', ChannelStatus: 'Delivered' },
}
const item = toItemHit(
  {
    ...{ arItemId: 7, documentNo: 'A-1001', kid: '1234567897', originalAmount: 1000 },
    ...{ remainingAmount: 1000, currency: 'NOK', status: 'OPEN' },
  },
  '1001',
)
const sent = toTransactionHit(
  toStatusHit({ ReceiptId: 'R-1', CompanyId: 501, Transaction: row }, { Identifier: 'R-1' }),
  true,
)
const pursued = toCaseHit(
  { caseNumber: 100_042, status: 'OPEN' },
  {
    ...{ invoiceId: 'i', invoiceNumber: 'A-1001', originalAmount: 1000 },
    ...{ remainingAmount: 1000, currency: 'NOK' },
  },
  'org',
)

const searched = (kind: 'invoiceNumber' | 'kid', value: string, Rows: (typeof row)[]) =>
  withAnswer(buildReferenceSearches(kind, [value], 'lines', assumedLimits)[0]!, {
    Rows,
    TotalCount: Rows.length,
    TotalCountIs: 'exact',
  })
const area = (
  source: AreaRequest['source'],
  kind: ReferenceKind,
  value: string,
  ...hits: ReferenceHit[]
): AreaRequest => ({
  ...{ source, kind, value, hits, state: 'whole', unproven: null, failure: null },
})
const left = (text: string, may: SourceRights, ...requests: AreaRequest[]) => {
  const { lines } = parsePastedReferences(text, null, null)
  const searches = [
    searched('invoiceNumber', 'A-1001', [row]),
    searched('kid', '1234567897', []),
  ] as const
  const report = buildReferenceReport(lines, [...searches, ...requests], may)
  expect(report.map(({ hits }) => hits.length)).toEqual([1, 1])
  return buildReplyFacts(report, null).left
}

describe('what is left to pay of one invoice', () => {
  const ledger = area('ledger', 'invoiceNumber', 'A-1001', item)
  const none = area('collection', 'invoiceNumber', 'A-1001')
  const once = { count: 1, unknown: 0, totals: [{ amount: '1000', currency: 'NOK' }] }

  test('counts once beside its payment reference', () =>
    expect(
      left(
        'A-1001\t1234567897',
        everything,
        ...[ledger, none, area('ledger', 'kid', '1234567897', item)],
      ),
    ).toEqual(once))

  test('counts once beside its receipt', () => {
    const byReceipt = area('status', 'receiptId', 'R-1', sent)
    expect(left('A-1001\nreceipt R-1', everything, ledger, none, byReceipt)).toEqual(once)
    expect(
      left('A-1001\nreceipt R-1', { ...everything, ledger: false }, none, byReceipt),
    ).toMatchObject({ count: 0, unknown: 1 })
  })

  test('counts once beside its case', () => {
    const byCase = area('collection', 'caseNumber', '100042', pursued)
    const listed = area('collection', 'invoiceNumber', 'A-1001', pursued)
    expect(left('A-1001\ncase 100042', everything, ledger, listed, byCase)).toEqual(once)
    expect(left('A-1001\ncase 100042', everything, ledger, none, byCase)).toEqual(once)
  })
})

test('a line that is not searched yet is named, and needs no attention', () => {
  const { lines } = parsePastedReferences('A-1001\nA-404\nkid 1234567897', null, null)
  const searches = [
    withAnswer(
      buildReferenceSearches('invoiceNumber', ['A-1001', 'A-404'], 'lines', assumedLimits)[0]!,
      { Rows: [row], TotalCount: 1, TotalCountIs: 'exact' },
    ),
    ...buildReferenceSearches('kid', ['1234567897'], 'lines', assumedLimits),
  ]
  const may = { search: true, status: false, ledger: false, collection: false }
  const facts = buildReplyFacts(buildReferenceReport(lines, searches, may), null)
  expect(facts.attention).toBe(1)
  expect(facts.parts.map(({ group, lines: { length } }) => [group, length])).toEqual([
    ['notFound', 1],
    ['open', 1],
  ])
})
