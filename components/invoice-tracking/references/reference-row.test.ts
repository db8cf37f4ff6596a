import { expect, test } from 'vitest'
import { parsePastedReferences } from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import { buildReferenceReport } from '@/lib/features/invoice-tracking/domain/references/reference-report'
import {
  buildReferenceSearches,
  withAnswer,
} from '@/lib/features/invoice-tracking/domain/references/reference-searches'
import { assumedLimits } from '@/lib/shared/wire/limits'
import { t } from '@/tests/support/english'
import { buildReferenceCells } from './reference-cells'
import { listRows } from './reference-row'

/** Three numbers: nobody has the first, five companies the second and one company the third. */
const numbers = ['N-1', 'N-2', 'N-3']
const found = [1, 2, 3, 4, 5, 9].map((CompanyId) => ({
  ...{ RowId: CompanyId, CompanyId, InvoiceNumber: CompanyId < 9 ? 'N-2' : 'N-3' },
  ...{ InvoiceeName: `Payer ${CompanyId}`, Status: 'OK', ChannelStatus: 'Delivered' },
}))
const [search] = buildReferenceSearches('invoiceNumber', numbers, 'lines', assumedLimits)
const report = buildReferenceReport(
  parsePastedReferences(numbers.join('\n'), 'invoiceNumber', null).lines,
  [withAnswer(search!, { Rows: found })],
  { search: true, status: false, ledger: false, collection: false },
)

test('a line with many invoices shows the first and says how many more there are', () => {
  const rows = report.flatMap(listRows)
  expect(rows.map(({ key, at, line, hidden }) => [key, at, line.hits.length, hidden])).toEqual([
    ['1', 0, 0, 0],
    ['2 1 N-2', 0, 5, 0],
    ['2 2 N-2', 1, 5, 0],
    ['2 3 N-2', 2, 5, 2],
    ['3 9 N-3', 0, 1, 0],
  ])
})

test('the whole result holds every invoice of every line', () => {
  const [, ...rows] = buildReferenceCells(t, report, null, '')
  expect(rows.map(([pasted, , , number, receiver]) => [pasted, number, receiver])).toEqual([
    ['N-1', null, null],
    ...[1, 2, 3, 4, 5].map((company) => ['N-2', 'N-2', `Payer ${company}`]),
    ['N-3', 'N-3', 'Payer 9'],
  ])
})
