import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import {
  listOutcomeRows,
  type ReportedLine,
} from '@/lib/features/reference-check/domain/reference-report'
import { formatWallTime } from '@/lib/shared/format/wall-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * A row of the result: a line with one of the invoices that it found, or with none. `at` counts
 * them, `of` is how many.
 */
export type ReferenceRow = {
  key: string
  line: ReportedLine
  row: SummaryRow | null
  at: number
  of: number
  hidden: number
}

/** Invoices that are shown of one line; the file has them all. */
const maxShownRows = 3

/** Each line with each of its invoices, the first few where it found many. */
export const listShownRows = (report: readonly ReportedLine[]) =>
  report.flatMap((line) => listLineRows(line, maxShownRows))

/** Each line with every invoice that it found. */
export const listAllRows = (report: readonly ReportedLine[]) =>
  report.flatMap((line) => listLineRows(line, Number.POSITIVE_INFINITY))

function listLineRows(line: ReportedLine, max: number): ReferenceRow[] {
  const rows = listOutcomeRows(line.outcome)
  if (rows.length === 0) return [{ key: String(line.no), line, row: null, at: 0, of: 0, hidden: 0 }]
  const shown = rows.slice(0, max)
  return shown.map((row, place) => ({
    key: `${line.no}-${row.RowId ?? place}`,
    line,
    row,
    at: place + 1,
    of: rows.length,
    hidden: place === shown.length - 1 ? rows.length - shown.length : 0,
  }))
}

/** When an invoice was sent, as the upstream wrote it and as the search shows it. */
export const formatSentAt = (t: Translate, { LogTime }: SummaryRow): string =>
  LogTime ? formatWallTime(t, LogTime) : ''

/**
 * The channel that it went by, and the one that was asked for where that is another: `Peppol →
 * Print`. A failed invoice that went by none says so; of one that is still under way only what was
 * asked for is known.
 */
export function formatChannel(
  t: Translate,
  { RequestedChannel: requested, ActualChannel, Channel, Status }: SummaryRow,
): string {
  const actual =
    ActualChannel ||
    (Status === 'Failed' ? t('referenceCheck.noChannel') : Channel || requested || '')
  return requested && requested !== actual ? `${requested} → ${actual}` : actual
}
