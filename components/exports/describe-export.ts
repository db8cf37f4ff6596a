import type { Answer } from '@/lib/client/operation-query'
import { listChangeableFilters } from '@/lib/features/exports/domain/export-filters'
import { exportKinds } from '@/lib/features/exports/domain/export-kinds'
import { findShortfall } from '@/lib/features/exports/domain/export-shortfall'
import { formatCount } from '@/lib/shared/format/count'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { labelFilters } from '@/lib/shared/format/filter-labels'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'

export type ExportReceipt = Answer<'getExport'>
export type Count = { count: number; is: string }

const knownReasons = [
  ...([
    'workbook-rows',
    'cell-too-long',
    'answered-without-rows',
    'no-progress',
    'circular',
    'token-too-long',
    'order-broken',
    'no-row-id',
    'file-lost',
    'filters-lost',
    'no-space',
  ] as const),
  ...([
    'scope-of-answer',
    'scope',
    'right',
    'unauthenticated',
    'throttled',
    'unreachable',
    'forbidden',
    'interrupted',
    'stopped',
    'complete',
  ] as const),
] as const

const isKnownReason = (why: string | null | undefined): why is (typeof knownReasons)[number] =>
  isAmong(knownReasons, why)

/**
 * Why a part or an export ended, in words: by its narrower code where that is known, else by its
 * kind.
 */
export function describeEndReason(t: Translate, ...whys: (string | null | undefined)[]): string {
  const known = whys.find(isKnownReason)
  return t(`exports.why.${known ?? 'other'}`)
}

/** Rows of a list that stands by RowId carried none, so it was read by position. */
export const isByPosition = ({ kind, rows, firstRowId }: ExportReceipt) =>
  exportKinds[kind].isOrdered && rows > 0 && firstRowId === null

/** It was read to its end, and the service had not counted more. */
export const isWholeExport = (receipt: ExportReceipt): boolean =>
  receipt.state === 'complete' && !findShortfall(receipt)?.isProven

/** The one sentence that stands above everything else. */
export function summarizeReceipt(t: Translate, receipt: ExportReceipt): string {
  const { state, why, rows, search } = receipt
  if (search === null && (state === 'waiting' || state === 'interrupted'))
    return t('exports.sentence.stuck')
  if (state === 'complete') return summarizeEnd(t, receipt)
  return t(`exports.sentence.${state}`, {
    rows: formatCount(rows),
    why: describeEndReason(t, why?.code, why?.kind),
  })
}

/** The same in a list of exports, where nothing goes on by itself. */
export const summarizeListed = (t: Translate, receipt: ExportReceipt): string =>
  receipt.state === 'waiting' && receipt.canContinue
    ? t('exports.waitingListed')
    : summarizeReceipt(t, receipt)

/** What may be claimed of a list that was read to its end. */
function summarizeEnd(t: Translate, receipt: ExportReceipt): string {
  const { kind, rows, search, expected, findings, unnumbered } = receipt
  const shortfall = findShortfall(receipt)
  if (shortfall)
    return t(`exports.sentence.${shortfall.isProven ? 'fewer' : 'fewerOrMoved'}`, {
      given: formatCount(shortfall.given),
      expected: formatTotal(t, expected!),
    })
  if (findings.ignored.length > 0)
    return t('exports.sentence.filteredHere', { filters: labelFilters(findings.ignored) })
  if (isByPosition(receipt)) return t('exports.sentence.completeByPosition')
  const counts = { rows: formatCount(rows), unnumbered: formatCount(unnumbered) }
  if (!exportKinds[kind].isOrdered) return t('exports.sentence.completeUnordered', counts)
  if (search && listChangeableFilters(kind, search).length === 0)
    return t('exports.sentence.completeFixed', counts)
  return t('exports.sentence.complete', counts)
}

/** `about 12 750`: a number of rows as surely as it is known. */
export function formatTotal(t: Translate, { count, is }: Count): string {
  const known = is === 'exact' || is === 'moreThan' ? is : 'about'
  return t(`exports.count.${known}`, { count: formatCount(count) })
}

/** `2026-03-12 13:58:02 UTC`: a receipt says the same wherever it is read. */
export const formatUtc = (instant: string) => `${formatDateTime(new Date(instant), 'UTC')} UTC`

/** One filter as it is sent. */
export const formatLiteral = (value: unknown) =>
  Array.isArray(value) ? value.join(',') : String(value)
