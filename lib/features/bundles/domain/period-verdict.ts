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
 * @param listed how many files were answered, those of other periods too.
 */
export function judgePeriod(
  bundles: readonly Bundle[] | null,
  days: readonly Day[] | null,
  listed = bundles?.length ?? 0,
): PeriodVerdict {
  const isCut = bundles !== null && listed >= listedMax
  const inFiles = bundles && sumBundles(bundles)
  const totals = days && sumDays(days)
  const untold = inFiles?.untold ?? 0
  const disagreements = totals
    ? [
        ...(inFiles ? listDisagreements(inFiles, totals, isCut) : []),
        ...(totals.total === null || sumCounts(totals.counts) === totals.total
          ? []
          : [{ of: 'sums' as const, files: sumCounts(totals.counts), days: totals.total }]),
      ]
    : []
  return {
    is: findVerdict(totals, bundles?.length ?? null, disagreements),
    received: totals?.total ?? (isCut || untold > 0 ? null : (inFiles?.invoices ?? null)),
    counts: totals?.counts ?? null,
    untold,
    isCut,
    disagreements,
  }
}

/**
 * What the days add up to. `total` and `failed` are null where some day does not tell: `counts` are
 * then of what is told.
 */
type Totals = { total: number | null; failed: number | null; counts: OutcomeCounts }

function findVerdict(
  totals: Totals | null,
  files: number | null,
  disagreements: readonly Disagreement[],
): PeriodVerdict['is'] {
  if (totals === null) return 'unknown'
  const { total, counts } = totals
  if (total === 0 && sumCounts(counts) === 0) return files === 0 ? 'none' : 'unknown'
  if (counts.failed > 0) return 'missing'
  const isSure = total !== null && disagreements.length === 0 && counts.other === 0
  if (counts.pending > 0) return isSure ? 'waiting' : 'unknown'
  return isSure && counts.handled === 0 ? 'sent' : 'unknown'
}

/** Of a list that is cut, or in which a file tells no number, the sums are the least that there is. */
function listDisagreements(
  { invoices, failed, untold, untoldFailed }: FileSums,
  totals: Totals,
  isCut: boolean,
): Disagreement[] {
  const differs = (sum: number, days: number, isWhole: boolean) =>
    isWhole ? sum !== days : sum > days
  const found: Disagreement[] = []
  if (totals.total !== null && differs(invoices, totals.total, !isCut && untold === 0))
    found.push({ of: 'received', files: invoices, days: totals.total })
  if (totals.failed !== null && differs(failed, totals.failed, !isCut && untoldFailed === 0))
    found.push({ of: 'failed', files: failed, days: totals.failed })
  return found
}

/** Whether a file holds invoices that failed, or does not tell that it holds none. */
export const mayHoldFailures = ({ Failed }: Bundle): boolean => toCount(Failed) !== 0

/** A count as a number; null where none is told, or it is none. */
export function toCount(value: ExactNumber | null | undefined): number | null {
  const count = value === null || value === undefined ? Number.NaN : Number(value)
  return Number.isSafeInteger(count) && count >= 0 ? count : null
}

type FileSums = Record<'invoices' | 'failed' | 'untold' | 'untoldFailed', number>

function sumBundles(bundles: readonly Bundle[]): FileSums {
  const invoices = bundles.map(({ Invoices }) => toCount(Invoices))
  const failed = bundles.map(({ Failed }) => toCount(Failed))
  const add = (counts: (number | null)[]) =>
    counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const countUntold = (counts: (number | null)[]) => counts.filter((count) => count === null).length
  return {
    invoices: add(invoices),
    untold: countUntold(invoices),
    failed: add(failed),
    untoldFailed: countUntold(failed),
  }
}

/**
 * A total that is not told is what its outcomes add up to, where all of them are told. An outcome
 * that is not told is none only where the others make up the total.
 */
function sumDays(days: readonly Day[]): Totals {
  const counts: OutcomeCounts = { ok: 0, pending: 0, failed: 0, handled: 0, other: 0 }
  let total: number | null = 0
  let failed: number | null = 0
  for (const day of days) {
    const told = {
      ...{ ok: day.OK, pending: day.Pending, failed: day.Failed },
      ...{ handled: day.Handled, other: day.Other },
    }
    for (const outcome of outcomes) counts[outcome] += told[outcome] ?? 0
    const sum = outcomes.reduce((added, outcome) => added + (told[outcome] ?? 0), 0)
    const isTold = outcomes.every((outcome) => typeof told[outcome] === 'number')
    const ofDay = day.Total ?? (isTold ? sum : null)
    total = total === null || ofDay === null ? null : total + ofDay
    const failedOfDay = told.failed ?? (sum === ofDay ? 0 : null)
    failed = failed === null || failedOfDay === null ? null : failed + failedOfDay
  }
  return { total, failed, counts }
}

export const sumCounts = (counts: OutcomeCounts): number =>
  outcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
