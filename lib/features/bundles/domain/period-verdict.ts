import type { ExactNumber } from '@/lib/contracts/exact-number'

/** How many rows the lists of this area answer at most (assumed). */
export const listedMax = 1_000

type Bundle = { Invoices?: ExactNumber | null; Failed?: ExactNumber | null }
type Day = Partial<
  Record<'Total' | 'OK' | 'Pending' | 'Failed' | 'Handled' | 'Other', number | null>
>

export const outcomes = ['ok', 'pending', 'failed', 'handled', 'other'] as const
export type Outcome = (typeof outcomes)[number]
export type OutcomeCounts = Record<Outcome, number>

/** Two numbers of the service that should be the same. */
export type Disagreement = { of: 'received' | 'failed' | 'sums'; files: number; days: number }

/**
 * Whether all that came in has been sent. `sent` is said only where every invoice is, and nothing
 * contradicts it; what support has handled counts as neither sent nor failed.
 */
export type PeriodVerdict = {
  is: 'sent' | 'waiting' | 'missing' | 'unknown' | 'none'
  received: number | null
  counts: OutcomeCounts | null
  /** Files that do not say how many invoices they hold. */
  untold: number
  isCut: boolean
  disagreements: Disagreement[]
}

/**
 * @param bundles the files of the period; null where they could not be read.
 * @param days the totals by day; null where they could not be read.
 */
export function judgePeriod(
  bundles: readonly Bundle[] | null,
  days: readonly Day[] | null,
): PeriodVerdict {
  const isCut = bundles !== null && bundles.length >= listedMax
  const inFiles = bundles && sumBundles(bundles)
  const totals = days && sumDays(days)
  const untold = inFiles?.untold ?? 0
  const isComparable = inFiles !== null && totals !== null && !isCut && untold === 0
  const disagreements = totals
    ? [
        ...(isComparable ? listDisagreements(inFiles, totals) : []),
        ...(sumCounts(totals.counts) === totals.total
          ? []
          : [{ of: 'sums' as const, files: sumCounts(totals.counts), days: totals.total }]),
      ]
    : []
  return {
    is: findVerdict(totals, inFiles?.invoices ?? null, disagreements),
    received: totals?.total ?? (isCut || untold > 0 ? null : (inFiles?.invoices ?? null)),
    counts: totals?.counts ?? null,
    untold,
    isCut,
    disagreements,
  }
}

type Totals = { total: number; counts: OutcomeCounts }

function findVerdict(
  totals: Totals | null,
  inFiles: number | null,
  disagreements: readonly Disagreement[],
): PeriodVerdict['is'] {
  if (totals === null) return 'unknown'
  const { total, counts } = totals
  if (total === 0 && sumCounts(counts) === 0) return inFiles ? 'unknown' : 'none'
  if (counts.failed > 0) return 'missing'
  if (counts.other > 0 || counts.handled > 0 || disagreements.length > 0)
    return counts.pending > 0 && counts.other === 0 && disagreements.length === 0
      ? 'waiting'
      : 'unknown'
  return counts.pending > 0 ? 'waiting' : 'sent'
}

function listDisagreements(
  inFiles: { invoices: number; failed: number | null },
  { total, counts }: Totals,
): Disagreement[] {
  return [
    ...(inFiles.invoices === total
      ? []
      : [{ of: 'received' as const, files: inFiles.invoices, days: total }]),
    ...(inFiles.failed === null || inFiles.failed === counts.failed
      ? []
      : [{ of: 'failed' as const, files: inFiles.failed, days: counts.failed }]),
  ]
}

/** A count as a number; null where none is told, or it is none. */
export function toCount(value: ExactNumber | null | undefined): number | null {
  const count = value === null || value === undefined ? Number.NaN : Number(value)
  return Number.isSafeInteger(count) && count >= 0 ? count : null
}

function sumBundles(bundles: readonly Bundle[]) {
  const invoices = bundles.map(({ Invoices }) => toCount(Invoices))
  const failed = bundles.map(({ Failed }) => toCount(Failed))
  const add = (counts: (number | null)[]) =>
    counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return {
    invoices: add(invoices),
    untold: invoices.filter((count) => count === null).length,
    failed: failed.includes(null) ? null : add(failed),
  }
}

/** A total that is not told is what its outcomes add up to. */
function sumDays(days: readonly Day[]): Totals {
  const counts: OutcomeCounts = { ok: 0, pending: 0, failed: 0, handled: 0, other: 0 }
  let total = 0
  for (const day of days) {
    const of: OutcomeCounts = {
      ok: day.OK ?? 0,
      pending: day.Pending ?? 0,
      failed: day.Failed ?? 0,
      handled: day.Handled ?? 0,
      other: day.Other ?? 0,
    }
    for (const outcome of outcomes) counts[outcome] += of[outcome]
    total += day.Total ?? sumCounts(of)
  }
  return { total, counts }
}

export const sumCounts = (counts: OutcomeCounts): number =>
  outcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
