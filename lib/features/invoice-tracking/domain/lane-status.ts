import type { ExactNumber } from '@/lib/contracts/exact-number'
import { isClosed } from '@/lib/features/collection-invoices/domain/public'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { type Decimal, parseAmount } from '@/lib/shared/numbers/money'

type MaybeText = string | null | undefined
type MaybeAmount = ExactNumber | null | undefined

/**
 * What was read of one area beside distribution. `none`: it answered and has nothing under this
 * number. `notKnown`: it did not answer, was not asked, or nothing that it has is surely this
 * invoice.
 */
export type LaneReading<Row> =
  | { is: 'reading' | 'none' | 'notKnown'; row: null }
  | { is: 'linked'; row: Row }

export type LedgerItem = {
  status?: MaybeText
  remainingAmount?: MaybeAmount
  currency?: MaybeText
  dueDate?: MaybeText
  collectionLevel?: MaybeText
  stopReminderUntil?: MaybeText
  stopDebtCollectionUntil?: MaybeText
}
export type LaneCollectionInvoice = {
  status?: MaybeText
  remainingAmount?: MaybeAmount
  paidAmount?: MaybeAmount
  currency?: MaybeText
  closedAt?: MaybeText
  pausedUntil?: MaybeText
}

/** Money as a lane tells it; null where it tells none that can be reckoned with. */
type Rest = { amount: Decimal; currency: string | null } | null

/** How the receivable item of an invoice stands: a key of `invoiceTracking.ledger`. */
export type LedgerStatus = {
  key:
    | 'reading'
    | 'none'
    | 'notKnown'
    | 'paid'
    | 'notDue'
    | 'overdue'
    | 'openUndated'
    | 'paidWithRest'
    | 'amountNotKnown'
  rest: Rest
  /** The due date, where one can be read. */
  due: string | null
  /** The ledger itself says that debt collection has it. */
  isInCollection: boolean
  /** The last day of a stop of reminders or of debt collection that still runs. */
  stoppedUntil: string | null
  /** No such day can be read, and a stop is set whose end cannot: it may run. */
  isStopUnreadable: boolean
  /** Reminders are surely stopped. */
  isReminderStopped: boolean
}

/** How the collection invoice of an invoice stands: a key of `invoiceTracking.collection`. */
export type CollectionStatus = {
  key:
    | 'reading'
    | 'none'
    | 'notKnown'
    | 'settled'
    | 'withdrawnWithRest'
    | 'closedWithRest'
    | 'withdrawn'
    | 'closed'
    | 'paused'
    | 'partlyPaid'
    | 'open'
    | 'unclear'
  rest: Rest
  pausedUntil: string | null
}

/**
 * How the ledger has an invoice. Overdue is what is left after its due date; what is paid and what
 * is left are two words, and where they contradict each other neither is taken.
 *
 * @param today a calendar date. @param stops those of the customer, which hold for the item too.
 */
export function readLedger(
  { is, row }: LaneReading<LedgerItem>,
  stops: LedgerItem | null,
  today: string,
): LedgerStatus {
  if (row === null)
    return {
      key: is as 'reading',
      rest: null,
      due: null,
      isInCollection: false,
      ...readStops([], today),
    }
  const due = toCalendarDay(row.dueDate ?? '')
  return {
    ...{ key: resolveLedgerKey(row, due, today), due },
    rest: toRest(row),
    isInCollection: normalizeCode(row.collectionLevel) === 'COLLECTION',
    ...readStops([row, stops], today),
  }
}

function resolveLedgerKey(
  row: LedgerItem,
  due: string | null,
  today: string,
): Exclude<LedgerStatus['key'], LaneReading<unknown>['is']> {
  const isPaid = normalizeCode(row.status) === 'PAID'
  const remaining = parseAmount(row.remainingAmount)
  if (remaining.is !== 'exact')
    return isPaid && remaining.is === 'unknown' ? 'paid' : 'amountNotKnown'
  if (isNothing(remaining.decimal)) return 'paid'
  if (isPaid) return 'paidWithRest'
  if (due === null) return 'openUndated'
  return due < today ? 'overdue' : 'notDue'
}

/**
 * How debt collection has an invoice. Withdrawn or closed is an end of the collection and not of
 * the debt: what is left beside it is told.
 */
export function readCollection({ is, row }: LaneReading<LaneCollectionInvoice>): CollectionStatus {
  if (row === null) return { key: is as 'reading', rest: null, pausedUntil: null }
  return {
    key: resolveCollectionKey(row),
    rest: toRest(row),
    pausedUntil: toCalendarDay(row.pausedUntil ?? ''),
  }
}

function resolveCollectionKey(
  row: LaneCollectionInvoice,
): Exclude<CollectionStatus['key'], LaneReading<unknown>['is']> {
  const status = normalizeCode(row.status)
  const remaining = parseAmount(row.remainingAmount)
  const isWithdrawn = status === 'WITHDRAWN'
  if (remaining.is === 'exact' && isNothing(remaining.decimal)) return 'settled'
  if (isWithdrawn || isClosed(row)) {
    if (remaining.is !== 'exact') return isWithdrawn ? 'withdrawn' : 'closed'
    return isWithdrawn ? 'withdrawnWithRest' : 'closedWithRest'
  }
  if (status === 'PAUSED') return 'paused'
  if (status !== 'OPEN') return 'unclear'
  const paid = parseAmount(row.paidAmount)
  return paid.is === 'exact' && !isNothing(paid.decimal) ? 'partlyPaid' : 'open'
}

/** Nothing is left of what is zero, and of what was paid too much. */
const isNothing = (amount: Decimal) => amount === '0' || amount.startsWith('-')

function toRest({
  remainingAmount,
  currency,
}: {
  remainingAmount?: MaybeAmount
  currency?: MaybeText
}): Rest {
  const amount = parseAmount(remainingAmount)
  return amount.is === 'exact'
    ? { amount: amount.decimal, currency: currency?.trim() || null }
    : null
}

function readStops(
  rows: readonly (LedgerItem | null)[],
  today: string,
): Pick<LedgerStatus, 'stoppedUntil' | 'isStopUnreadable' | 'isReminderStopped'> {
  const readEnds = (field: 'stopReminderUntil' | 'stopDebtCollectionUntil') =>
    rows
      .flatMap((row) => row?.[field]?.trim() || [])
      .map((end) => toCalendarDay(end))
      .filter((end) => end === null || end >= today)
  const reminders = readEnds('stopReminderUntil')
  const ends = [...reminders, ...readEnds('stopDebtCollectionUntil')]
  const stoppedUntil =
    ends
      .filter((end) => end !== null)
      .toSorted()
      .at(-1) ?? null
  return {
    stoppedUntil,
    isStopUnreadable: stoppedUntil === null && ends.length > 0,
    isReminderStopped: reminders.some((end) => end !== null),
  }
}

const normalizeCode = (text: MaybeText) => text?.trim().toUpperCase() || null
