import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { toCalendarDay, toServiceDay } from '@/lib/shared/dates/service-day'
import { compareDecimals, parseAmount } from '@/lib/shared/numbers/money'

/**
 * One reason for or against an answer, as the case itself tells it. `served` and `board` are of an
 * eviction, with a null day where the case does not tell one: nothing is told is no "not served".
 */
export type CaseEvidence =
  | { is: 'nothingLeft' | CaseDelivery }
  | { is: 'paidInPart' | 'creditedInPart'; amount: ExactNumber; currency: string | null }
  | { is: 'served' | 'board'; day: string | null }
  | { is: 'reminders' | 'messages'; count: number; day: string | null }
  | { is: 'notice' | 'declinedBefore'; day: string | null }

/** What distribution knows of the invoices of a case. */
type CaseDelivery = 'delivered' | 'sent' | 'waits' | 'notDelivered' | 'deliveryUnknown'

/**
 * What is known of the invoices of a case, the worst of it; no evidence where one was not found
 * (null).
 */
export function combineDeliveries(
  deliveries: readonly ('delivered' | 'sent' | 'waits' | 'notDelivered' | 'unknown' | null)[],
): CaseEvidence[] {
  if (deliveries.length === 0 || deliveries.includes(null)) return []
  const worst = (['notDelivered', 'unknown', 'waits', 'sent'] as const).find((each) =>
    deliveries.includes(each),
  )
  return [{ is: worst === 'unknown' ? 'deliveryUnknown' : (worst ?? 'delivered') }]
}

type Read = Pick<
  CollectionCase,
  | 'subStatus'
  | 'remainingAmount'
  | 'paidAmount'
  | 'creditedAmount'
  | 'currency'
  | 'history'
  | 'eviction'
>

/**
 * What speaks for and against an answer, what speaks against it first. What the case does not tell is
 * no evidence: a history without a reminder does not prove that none went out.
 */
export function listEvidence(read: Read): CaseEvidence[] {
  return [...listMoneyEvidence(read), ...listEvictionEvidence(read), ...listHistoryEvidence(read)]
}

function listMoneyEvidence(read: Read): CaseEvidence[] {
  const remaining = parseAmount(read.remainingAmount)
  if (remaining.is === 'exact' && compareDecimals(remaining.decimal, '0') <= 0)
    return [{ is: 'nothingLeft' }]
  const currency = read.currency?.trim() || null
  return (
    [
      ['paidInPart', read.paidAmount],
      ['creditedInPart', read.creditedAmount],
    ] as const
  ).flatMap(([is, amount]) =>
    amount != null && isPositive(amount) ? [{ is, amount, currency }] : [],
  )
}

function isPositive(value: ExactNumber): boolean {
  const amount = parseAmount(value)
  return amount.is === 'exact' && compareDecimals(amount.decimal, '0') > 0
}

function listEvictionEvidence({ subStatus, eviction }: Read): CaseEvidence[] {
  const step = subStatus?.trim().toUpperCase()
  if (step !== 'EVICTION_REQUEST' && step !== 'EVICTION_CONFIRMATION') return []
  const isHome = eviction?.premises?.trim().toUpperCase() === 'HOME'
  return [
    { is: 'served', day: toCalendarDay(eviction?.noticeServedDate ?? '') },
    ...(isHome
      ? [{ is: 'board' as const, day: toCalendarDay(eviction.socialBoardMessageDate ?? '') }]
      : []),
  ]
}

function listHistoryEvidence({ history }: Read): CaseEvidence[] {
  const find = (type: string) => {
    const found = (history ?? []).filter((each) => each.type?.trim().toUpperCase() === type)
    const days = found.flatMap(({ loggedAt }) => toServiceDay(loggedAt ?? '') ?? [])
    const last = days.length === found.length ? days.toSorted().at(-1) : undefined
    return { count: found.length, day: last ?? null }
  }
  const declined = find('DEBT_COLLECTION_LIST_REJECTED')
  const messages = find('MESSAGE')
  const reminders = find('REMINDER_SENT')
  const notice = find('COLLECTION_NOTICE_SENT')
  return [
    ...(declined.count > 0 ? [{ is: 'declinedBefore' as const, day: declined.day }] : []),
    ...(messages.count > 0 ? [{ is: 'messages' as const, ...messages }] : []),
    ...(reminders.count > 0 ? [{ is: 'reminders' as const, ...reminders }] : []),
    ...(notice.count > 0 ? [{ is: 'notice' as const, day: notice.day }] : []),
  ]
}
