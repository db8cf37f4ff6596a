import { expect, test } from 'vitest'
import { parsePastedReferences } from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import {
  toCaseHit,
  toCollectionInvoiceHit,
} from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import { buildReferenceReport } from '@/lib/features/invoice-tracking/domain/references/reference-report'
import {
  buildReferenceSearches,
  withAnswer,
} from '@/lib/features/invoice-tracking/domain/references/reference-searches'
import { assumedLimits } from '@/lib/shared/wire/limits'
import { t } from '@/tests/support/english'
import { describeHit, describeRow } from './describe-reference'

test.each([
  ['WITHDRAWN', 'Collection ended: Withdrawn from collection', 'Case 7 in collection has ended'],
  ['FROZEN', 'Collection status not known, case 7', 'Case 7 in collection, status not known'],
  [null, 'Collection status not known, case 7', 'Case 7 in collection, status not known'],
])(
  'a collection of which the status is %j has ended only where that is known',
  (status, ...words) => {
    const hits = [
      toCollectionInvoiceHit({ id: 'i', status, collectionCaseNumber: '7' }, 'org'),
      toCaseHit({ caseNumber: 7, status }, null, 'org'),
    ]
    expect(hits.map((hit) => describeHit(t, hit, null).words)).toEqual(words)
  },
)

test('each of several invoices says that there may be others', () => {
  const { lines } = parsePastedReferences('Tveit Elektro AS', 'invoiceeName', null)
  const [search] = buildReferenceSearches(
    'invoiceeName',
    ['Tveit Elektro AS'],
    'lines',
    assumedLimits,
  )
  const row = { InvoiceeName: 'Tveit Elektro AS', Status: 'OK', ChannelStatus: 'Delivered' }
  const Rows = ['A-1', 'A-2'].map((InvoiceNumber, at) => ({ ...row, InvoiceNumber, RowId: at + 1 }))
  const say = (TotalCount: number) => {
    const answered = withAnswer(search!, { Rows, TotalCount, TotalCountIs: 'exact' })
    const requests = TotalCount > 2 ? [{ ...answered, state: 'cut' as const }] : [answered]
    const may = { search: true, status: false, ledger: false, collection: false }
    const [line] = buildReferenceReport(lines, requests, may)
    return line!.hits.map((hit) => describeRow(t, line!, hit, null).words)
  }
  expect(say(3)).toEqual(Array(2).fill('Delivered. There may be others.'))
  expect(say(2)).toEqual(Array(2).fill('Delivered'))
})
