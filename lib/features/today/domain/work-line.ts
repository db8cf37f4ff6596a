import type { WrittenBatch } from '@/lib/contracts/desk/journal'
import type { WorkLine } from '@/lib/contracts/desk/work'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { sumByCurrency } from '@/lib/shared/numbers/money'

/**
 * The name of a line of work, the same every day: `decision:0f4b…:20418`. What cannot stand in one
 * is written `_`.
 */
export const toSubject = (kind: string, ...parts: (string | number)[]): string =>
  `${kind}:${parts.map((part) => String(part).replace(/[^\w.-]/g, '_')).join(':')}`.slice(0, 160)

/**
 * The name of the work that failures of a cause are.
 *
 * @param key of the group; null for all texts that nobody knows, which are one line.
 */
export const toFailureSubject = (key: string | null): string =>
  toSubject('failure', ...(key ?? 'shapes').split(':'))

/**
 * Sums by currency, or null as soon as one amount or one currency is not known: a sum that leaves
 * something out is none.
 */
export function sumExactly(
  rows: readonly { amount?: ExactNumber | null; currency?: string | null }[],
): { amount: ExactNumber; currency: string }[] | null {
  const totals = sumByCurrency(rows)
  const known = totals.flatMap(({ currency, total, unknown, tooLong }) =>
    currency === null || total === null || unknown + tooLong > 0
      ? []
      : [{ amount: total as ExactNumber, currency }],
  )
  return known.length === totals.length ? known : null
}

/** The sums of what was sent, as a line has them. */
export const toWorkSums = (sums: WrittenBatch['sums']): WorkLine['sums'] =>
  sums?.map(({ currency, total }) => ({ amount: total as ExactNumber, currency })) ?? null

/**
 * How many records wait behind lines, as the navigation counts them: a batch is one, whatever came
 * of its rows, and of decisions only those of the organization that it leads to.
 */
export const countRecords = (lines: readonly WorkLine[], organizationId: string | null): number =>
  lines
    .filter((line) => line.source !== 'decisions' || line.organizationId === organizationId)
    .reduce((sum, { source, count }) => sum + (source === 'batches' ? 1 : count), 0)
