import type { ExactNumber } from '@/lib/contracts/exact-number'
import { type CurrencyTotal, sumByCurrency } from '@/lib/shared/numbers/money'

type Case = {
  caseNumber?: ExactNumber | null
  status?: string | null
  remainingAmount?: ExactNumber | null
  currency?: string | null
}

/** What of a customer is in collection. `only` is the number of the one case, where it tells one. */
export type CollectionStanding = {
  count: number
  totals: CurrencyTotal[]
  only: ExactNumber | null
}

const ended = ['CLOSED', 'WITHDRAWN']

/**
 * True for a case that has not ended. One whose status is not told, or is a word that nobody knows,
 * may go on, so it counts.
 */
export const isOpenCase = ({ status }: Case): boolean =>
  !ended.includes(status?.trim().toUpperCase() ?? '')

/** The cases that go on: how many, and what remains of them by currency. */
export function summarizeCases(cases: readonly Case[]): CollectionStanding {
  const open = cases.filter(isOpenCase)
  return {
    count: open.length,
    totals: sumByCurrency(
      open.map(({ remainingAmount, currency }) => ({ amount: remainingAmount, currency })),
    ),
    only: open.length === 1 ? (open[0]!.caseNumber ?? null) : null,
  }
}
