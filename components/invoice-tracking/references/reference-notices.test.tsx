import { expect, test } from 'vitest'
import type { References } from '@/lib/features/invoice-tracking/client/references/use-references'
import { parsePastedReferences } from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import type { SearchKind } from '@/lib/features/invoice-tracking/domain/references/reference-kinds'
import {
  buildReferenceReport,
  countGroups,
} from '@/lib/features/invoice-tracking/domain/references/reference-report'
import {
  buildReferenceSearches,
  withAnswer,
} from '@/lib/features/invoice-tracking/domain/references/reference-searches'
import { assumedLimits } from '@/lib/shared/wire/limits'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderEnglish } from '@/tests/support/render-english'
import { ReferenceNotices } from './reference-notices'

/** What is said above a paste, of which the search has one transaction. */
function say(text: string, TransactionRid: number): string {
  const { lines } = parsePastedReferences(text, null, null)
  const sent = { RowId: 1, CompanyId: 501, TransactionRid, InvoiceNumber: 'A-1', Status: 'OK' }
  const search = (kind: SearchKind, Rows: (typeof sent)[]) =>
    withAnswer(
      buildReferenceSearches(
        kind,
        lines.map(({ value }) => value),
        'lines',
        assumedLimits,
      )[0]!,
      { Rows, TotalCount: Rows.length, TotalCountIs: 'exact' },
    )
  const pieces = [search('invoiceNumber', []), search('transactionRid', [sent])]
  const may = { search: true, status: false, ledger: false, collection: false }
  const report = buildReferenceReport(lines, pieces, may)
  const references = { report, progress: { phase: 'done', pieces, failure: null } }
  return readWithLinks(
    renderEnglish(
      <ReferenceNotices
        references={references as never as References}
        counts={countGroups(report)}
      />,
    ),
  )
}

test('a line that was found as another type than it looks like is to be checked', () => {
  const said = '1 line was found as another type than expected. Check the type'
  expect(say('9004103', 9_004_103)).toContain(said)
  expect(say('rid 9004103', 9_004_103)).not.toContain('another type')
})
