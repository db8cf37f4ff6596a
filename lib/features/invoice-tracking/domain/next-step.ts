import type {
  StatusTone,
  TransactionStatusSummary,
} from '@/lib/features/invoice-search/domain/public'
import {
  type CollectionStatus,
  type LaneCollectionInvoice,
  type LaneReading,
  type LedgerItem,
  type LedgerStatus,
  readCollection,
  readLedger,
} from './lane-status'
import type { NextStep } from './status-summary-table'

/** A next step where the payment is known too, or is known not to be. */
export type InvoiceNextStep =
  | NextStep
  | 'settled'
  | 'awaitPayment'
  | 'followUnpaid'
  | 'awaitStop'
  | 'followCollection'
  | 'followPause'
  | 'decideRest'
  | 'settleCollection'
  | 'checkPayment'
  | 'checkLedger'
  | 'checkCollection'
  | 'checkBoth'
  | 'reading'
  | 'pauseCollection'
  | 'stopReminders'
  | 'askWhetherNeeded'
  | 'sendAgain'

/**
 * What distribution says of an invoice: its verdict, the step that follows from it alone, and what
 * the transaction tells of its kind.
 */
type Delivery = {
  tone: StatusTone
  next: NextStep
  transaction?: Pick<TransactionStatusSummary, 'params'> | null
}

/** What the areas beside distribution know of an invoice. */
export type OtherLanes = {
  ledger: LaneReading<LedgerItem>
  collection: LaneReading<LaneCollectionInvoice>
  /** The stops of its customer; null where it was not read. */
  customer: LedgerItem | null
}

/**
 * Debt collection goes on for an invoice that nobody received, or of which nobody knows yet whether
 * it will be: a key of `invoiceTracking.finding`.
 */
export type CollectionFinding = 'collectedUndelivered' | 'collectedUnconfirmed'

/** Where an invoice stands in all areas together. */
export type InvoicePosition = {
  ledger: LedgerStatus
  collection: CollectionStatus
  finding: CollectionFinding | null
  tone: StatusTone
  /** What to do, the most pressing first; never empty. */
  steps: InvoiceNextStep[]
}

/**
 * The verdict and the steps of an invoice, of all three areas. Nothing is left to do only where
 * every area was read: one that could not be is not known, and a step leads to it. An invoice that
 * was not delivered is not followed up: what runs against its customer is stopped first, and where it
 * is paid a person asks whether it is needed before it goes out again. That holds for no credit note,
 * of which nothing is paid.
 *
 * @param today a calendar date; an invoice is overdue after its due date.
 */
export function resolvePosition(
  delivery: Delivery,
  { ledger: item, collection: collectionInvoice, customer }: OtherLanes,
  today: string,
): InvoicePosition {
  const ledger = readLedger(item, customer, today)
  const collection = readCollection(collectionInvoice)
  const finding = isCollected(ledger, collection) ? findings[delivery.tone] : undefined
  const steps =
    delivery.tone === 'fail'
      ? listStepsOfUndelivered(delivery, ledger, collection)
      : listSteps(delivery.next, resolvePaymentStep(ledger, collection))
  const tone =
    finding === 'collectedUndelivered'
      ? 'fail'
      : (stepTones[resolvePaymentStep(ledger, collection)] ?? 'wait')
  return { ledger, collection, finding: finding ?? null, tone, steps }
}

const findings: Partial<Record<StatusTone, CollectionFinding>> = {
  fail: 'collectedUndelivered',
  wait: 'collectedUnconfirmed',
  new: 'collectedUnconfirmed',
}

const runningKeys: readonly CollectionStatus['key'][] = ['open', 'partlyPaid', 'unclear']

/** In collection by the collection itself, or by the ledger where collection could not be asked. */
const isCollected = (ledger: LedgerStatus, { key }: CollectionStatus) =>
  runningKeys.includes(key) || key === 'paused' || (key === 'notKnown' && ledger.isInCollection)

function listStepsOfUndelivered(
  { next, transaction }: Delivery,
  ledger: LedgerStatus,
  collection: CollectionStatus,
): InvoiceNextStep[] {
  const isReminded = ledger.key === 'overdue' && !ledger.isReminderStopped
  const first: InvoiceNextStep[] =
    isCollected(ledger, collection) && collection.key !== 'paused'
      ? ['pauseCollection']
      : isReminded && !isCollected(ledger, collection)
        ? ['stopReminders']
        : []
  const isPaid =
    transaction?.params.document !== 'creditNote' &&
    (ledger.key === 'paid' || resolvePaymentStep(ledger, collection) === 'settled')
  return [...first, next, ...(isPaid ? (['askWhetherNeeded'] as const) : []), 'sendAgain']
}

/** A delivery that asks for something goes first; what is owed stands beside it. */
const quietSteps: readonly InvoiceNextStep[] = ['nothing', 'settled', 'awaitPayment', 'reading']

function listSteps(next: NextStep, payment: InvoiceNextStep): InvoiceNextStep[] {
  if (next === 'nothing') return [payment]
  const isPressing = !quietSteps.includes(payment) && !payment.startsWith('check')
  return isPressing ? [next, payment] : [next]
}

function resolvePaymentStep(ledger: LedgerStatus, collection: CollectionStatus): InvoiceNextStep {
  if (ledger.key === 'reading' || collection.key === 'reading') return 'reading'
  const isPaid = ledger.key === 'paid'
  if (runningKeys.includes(collection.key)) return isPaid ? 'settleCollection' : 'followCollection'
  switch (collection.key) {
    case 'paused':
      return isPaid ? 'settleCollection' : 'followPause'
    case 'withdrawnWithRest':
    case 'closedWithRest':
      return isPaid ? 'settled' : 'decideRest'
    case 'withdrawn':
    case 'closed':
      return isPaid ? 'settled' : 'checkPayment'
    case 'settled':
      return resolveStepOfSettled(ledger)
    default:
      return resolveLedgerStep(ledger, collection.key === 'notKnown')
  }
}

function resolveStepOfSettled({ key }: LedgerStatus): InvoiceNextStep {
  if (key === 'notKnown') return 'checkLedger'
  return key === 'paid' || key === 'none' ? 'settled' : 'checkPayment'
}

function resolveLedgerStep(ledger: LedgerStatus, isCollectionUnknown: boolean): InvoiceNextStep {
  switch (ledger.key) {
    case 'notKnown':
      return isCollectionUnknown ? 'checkBoth' : 'checkLedger'
    case 'none':
      return isCollectionUnknown ? 'checkCollection' : 'nothing'
    case 'paid':
      return isCollectionUnknown ? 'checkCollection' : 'settled'
    case 'overdue':
      return resolveOverdueStep(ledger, isCollectionUnknown)
    case 'notDue':
      return ledger.isInCollection ? 'followCollection' : 'awaitPayment'
    default:
      return 'checkPayment'
  }
}

function resolveOverdueStep(
  { isInCollection, stoppedUntil, isStopUnreadable }: LedgerStatus,
  isCollectionUnknown: boolean,
): InvoiceNextStep {
  if (isInCollection) return 'followCollection'
  if (isCollectionUnknown) return 'checkCollection'
  return stoppedUntil === null && !isStopUnreadable ? 'followUnpaid' : 'awaitStop'
}

const stepTones: Partial<Record<InvoiceNextStep, StatusTone>> = {
  settled: 'ok',
  nothing: 'unknown',
  reading: 'unknown',
  awaitPayment: 'new',
  checkLedger: 'unknown',
  checkCollection: 'unknown',
  checkBoth: 'unknown',
  checkPayment: 'unknown',
}
