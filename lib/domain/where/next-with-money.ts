import type { ExactNumber } from '../../contracts/exact-number'
import { readDayOfTime } from '../calendar-date'
import { isClosed } from '../claim-ledger'
import { compareNumbers } from '../money'
import type { NextStep } from './sentence-table'

type Told = string | null | undefined
type Item = { status?: Told; remainingAmount?: ExactNumber | null; dueDate?: Told; collectionLevel?: Told }
type Claim = { status?: Told; remainingAmount?: ExactNumber | null; closedAt?: Told }

/** What the ledger and debt collection know of an invoice; null where nothing there was joined to it. */
export type MoneyOfInvoice = { item: Item | null; claim: Claim | null }

/** The next step where the payment is known too. */
export type MoneyStep = NextStep | 'settled' | 'awaitPayment' | 'followUnpaid' | 'followCollection' | 'checkPayment'

/**
 * The one next step of an invoice. Where its delivery leaves nothing to do, what is owed decides: nothing is left to do only where the ledger or the
 * collection that was joined says that it is settled. Without either, `nothing` is a word about the delivery alone.
 *
 * @param today a calendar date; an invoice is overdue after its due date.
 */
export function nextWithMoney(next: NextStep, { item, claim }: MoneyOfInvoice, today: string): MoneyStep {
  if (next !== 'nothing') return next
  if (claim && !isSettledClaim(claim)) return 'followCollection'
  if (item) return nextOfItem(item, today)
  return claim ? 'settled' : 'nothing'
}

/** Settled is what is closed, and what nothing remains of. A withdrawn invoice is not followed any more. */
const isSettledClaim = (claim: Claim) => isClosed(claim) || word(claim.status) === 'WITHDRAWN' || claim.remainingAmount === 0

function nextOfItem({ status, remainingAmount, dueDate, collectionLevel }: Item, today: string): MoneyStep {
  const isPaid = word(status) === 'PAID'
  if (remainingAmount === null || remainingAmount === undefined) return isPaid ? 'settled' : 'checkPayment'
  if (compareNumbers(remainingAmount, 0) <= 0) return 'settled'
  if (isPaid) return 'checkPayment'
  if (word(collectionLevel) === 'COLLECTION') return 'followCollection'
  const due = readDayOfTime(dueDate ?? '')
  if (due === null) return 'checkPayment'
  return due < today ? 'followUnpaid' : 'awaitPayment'
}

const word = (text: Told) => text?.trim().toUpperCase() || null
