import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'
import type { ReferenceHit } from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import type { ReportedLine } from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { describeRow } from '@/lib/features/invoice-tracking/messages/describe-reference'
import type { Translate } from '@/lib/shared/i18n/translate'
import { type ExportCell, toNumberCell } from '@/lib/shared/tables/export-cells'

const columns = [
  'pasted',
  'kind',
  'status',
  'invoice',
  'receiver',
  'amount',
  'currency',
  'link',
] as const

/**
 * Every line of a result as rows of a file, in the order of the paste: the sentence and no codes.
 * One that found several invoices has a row for each.
 *
 * @param origin what stands before the address of a page.
 */
export function buildReferenceCells(
  t: Translate,
  report: readonly ReportedLine[],
  causes: CauseTexts | null,
  origin: string,
): ExportCell[][] {
  const toRow = (line: ReportedLine, hit: ReferenceHit | null): ExportCell[] => [
    line.raw,
    t(`references.kind.${line.kind}`),
    describeRow(t, line, hit, causes).words,
    hit?.number ?? null,
    hit?.receiver ?? null,
    toNumberCell(hit?.amount),
    hit?.currency ?? null,
    hit?.href ? origin + hit.href : null,
  ]
  return [
    columns.map((name) => t(`references.column.${name}`)),
    ...report.flatMap((line) =>
      line.hits.length === 0 ? [toRow(line, null)] : line.hits.map((hit) => toRow(line, hit)),
    ),
  ]
}
