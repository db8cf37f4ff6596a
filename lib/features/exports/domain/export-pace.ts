import type { ExportReceipt } from '@/lib/contracts/desk/exports'

/**
 * Rows a second of the part that is read now, and about how many seconds are left; null where
 * that cannot be told.
 */
export function estimatePace({
  parts,
  rows,
  expected,
  askedAt,
  state,
}: Pick<ExportReceipt, 'parts' | 'rows' | 'expected' | 'askedAt' | 'state'>): {
  perSecond: number | null
  secondsLeft: number | null
} {
  const part = parts.at(-1)
  if (state !== 'running' || !part || part.rows === 0) return { perSecond: null, secondsLeft: null }
  const seconds = (Date.parse(askedAt) - Date.parse(part.startedAt)) / 1000
  if (seconds < 0.5) return { perSecond: null, secondsLeft: null }
  const perSecond = part.rows / seconds
  const left =
    expected && expected.is !== 'moreThan' ? Math.max(expected.count - rows, 0) / perSecond : null
  return { perSecond: Math.round(perSecond), secondsLeft: left === null ? null : Math.ceil(left) }
}
