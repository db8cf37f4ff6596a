import type { ExactNumber } from '@/lib/contracts/exact-number'
import { isClosed } from '@/lib/features/collection-invoices/domain/public'
import { parseTimestampDay } from '@/lib/shared/dates/calendar-date'
import { compareNumbers } from '@/lib/shared/numbers/money'
import type { NextStep } from './status-summary-table'

type MaybeText = string | null | undefined
type Item = {
  status?: MaybeText
  remainingAmount?: ExactNumber | null
  dueDate?: MaybeText
  collectionLevel?: MaybeText
}
type Claim = { status?: MaybeText; remainingAmount?: ExactNumber | null; closedAt?: MaybeText }

/**
 * What the ledger and debt collection know of an invoice; null where nothing there was joined to
 * it.
 */
export type PaymentFacts = { item: Item | null; claim: Claim | null }

/** The next step where the payment is known too. */
export type InvoiceNextStep =
  | NextStep
  | 'settled'
  | 'awaitPayment'
  | 'followUnpaid'
  | 'followCollection'
  | 'checkPayment'

/**
 * The one next step of an invoice. Where its delivery leaves nothing to do, what is owed decides:
 * nothing is left to do only where the ledger or the collection that was joined says that it is
 * settled. Without either, `nothing` is a word about the delivery alone.
 *
 * @param today a calendar date; an invoice is overdue after its due date.
 */
export function resolveNextStep(
  next: NextStep,
  { item, claim }: PaymentFacts,
  today: string,
): InvoiceNextStep {
  if (next !== 'nothing') return next
  if (claim && !isSettledClaim(claim)) return 'followCollection'
  if (item) return getItemNextStep(item, today)
  return claim ? 'settled' : 'nothing'
}

/**
 * Settled is what is closed, and what nothing remains of. A withdrawn invoice is not followed any
 * more.
 */
const isSettledClaim = (claim: Claim) =>
  isClosed(claim) || normalizeCode(claim.status) === 'WITHDRAWN' || claim.remainingAmount === 0

function getItemNextStep(
  { status, remainingAmount, dueDate, collectionLevel }: Item,
  today: string,
): InvoiceNextStep {
  const isPaid = normalizeCode(status) === 'PAID'
  if (remainingAmount === null || remainingAmount === undefined)
    return isPaid ? 'settled' : 'checkPayment'
  if (compareNumbers(remainingAmount, 0) <= 0) return 'settled'
  if (isPaid) return 'checkPayment'
  if (normalizeCode(collectionLevel) === 'COLLECTION') return 'followCollection'
  const due = parseTimestampDay(dueDate ?? '')
  if (due === null) return 'checkPayment'
  return due < today ? 'followUnpaid' : 'awaitPayment'
}

const normalizeCode = (text: MaybeText) => text?.trim().toUpperCase() || null
