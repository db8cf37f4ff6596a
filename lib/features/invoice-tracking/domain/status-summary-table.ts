import type { StatusKey, StatusTone } from '@/lib/features/invoice-search/domain/public'
import type { RequestLevel, TransactionLevel } from './status-levels'

/** One sentence of an invoice: a key of `invoiceTracking.sentence`. */
export type StatusSummaryKey =
  | 'accepted'
  | 'queued'
  | 'queuedToo'
  | 'processed'
  | 'completedAlone'
  | 'yetTransaction'
  | 'oddRequest'
  | 'oddRequestAlone'
  | 'untoldRequest'
  | 'untold'
  | 'transactionOnly'
  | 'nothingKnown'
  | 'severalAlike'
  | 'severalApart'

/** The one next step: a key of `invoiceTracking.next`. */
export type NextStep =
  | 'nothing'
  | 'wait'
  | 'mendCause'
  | 'readReason'
  | 'askForReason'
  | 'askWhatSupportDid'
  | 'readAgain'
  | 'askAboutValues'
  | 'askForReceipt'
  | 'chooseTransaction'
  | 'checkSentTwice'
  | 'checkReference'

/** `transaction`: as the transaction has it by itself. */
export type StatusRule = {
  key: StatusSummaryKey
  tone: StatusTone | 'transaction'
  next: NextStep | 'transaction'
  isUnseen: boolean
}

const makeRule = (
  key: StatusSummaryKey,
  tone: StatusRule['tone'],
  next: StatusRule['next'],
): StatusRule => ({ key, tone, next, isUnseen: false })
const makeUnseenRule = (
  key: StatusSummaryKey,
  tone: StatusRule['tone'] = 'unknown',
  next: StatusRule['next'] = 'askAboutValues',
): StatusRule => ({
  key,
  tone,
  next,
  isUnseen: true,
})

const transactionRule = makeRule('processed', 'transaction', 'transaction')
const notYetRule = makeUnseenRule('yetTransaction')

/**
 * The sentence of every pair of the two levels (interface.md, part 3). A request is no verdict:
 * green comes of the transaction alone, and of the request only where it is completed or was not
 * asked for. A transaction tells how an invoice stands after processing, so beside a request that
 * is not processed it contradicts it, but for two that both wait. A value that nobody has
 * documented lowers a green verdict and no other.
 */
export const statusSummaryTable: Record<RequestLevel, Record<TransactionLevel, StatusRule>> = {
  new: {
    ...{
      ok: notYetRule,
      pending: notYetRule,
      failed: notYetRule,
      handled: notYetRule,
      odd: notYetRule,
      none: notYetRule,
    },
    missing: makeRule('accepted', 'new', 'wait'),
  },
  queued: {
    ...{
      ok: notYetRule,
      failed: notYetRule,
      handled: notYetRule,
      odd: notYetRule,
      none: notYetRule,
    },
    pending: makeRule('queuedToo', 'transaction', 'transaction'),
    missing: makeRule('queued', 'wait', 'wait'),
  },
  completed: {
    ...{
      ok: transactionRule,
      pending: transactionRule,
      failed: transactionRule,
      handled: transactionRule,
    },
    odd: makeUnseenRule('processed'),
    none: makeUnseenRule('processed'),
    missing: makeUnseenRule('completedAlone', 'unknown', 'readAgain'),
  },
  odd: {
    ok: makeUnseenRule('oddRequest'),
    pending: makeUnseenRule('oddRequest', 'transaction', 'transaction'),
    failed: makeUnseenRule('oddRequest', 'transaction', 'transaction'),
    handled: makeUnseenRule('oddRequest', 'transaction', 'transaction'),
    odd: makeUnseenRule('oddRequest'),
    none: makeUnseenRule('oddRequest'),
    missing: makeUnseenRule('oddRequestAlone'),
  },
  none: {
    ok: makeUnseenRule('untoldRequest'),
    pending: makeUnseenRule('untoldRequest', 'transaction', 'transaction'),
    failed: makeUnseenRule('untoldRequest', 'transaction', 'transaction'),
    handled: makeUnseenRule('untoldRequest', 'transaction', 'transaction'),
    odd: makeUnseenRule('untoldRequest'),
    none: makeUnseenRule('untoldRequest'),
    missing: makeUnseenRule('untold', 'unknown', 'readAgain'),
  },
  notAsked: {
    ok: makeRule('transactionOnly', 'transaction', 'transaction'),
    pending: makeRule('transactionOnly', 'transaction', 'transaction'),
    failed: makeRule('transactionOnly', 'transaction', 'transaction'),
    handled: makeRule('transactionOnly', 'transaction', 'transaction'),
    odd: makeUnseenRule('transactionOnly'),
    none: makeUnseenRule('transactionOnly'),
    missing: makeRule('nothingKnown', 'unknown', 'checkReference'),
  },
}

/** What follows from a transaction by itself. */
export const transactionNextSteps: Record<StatusKey, NextStep> = {
  sent: 'nothing',
  delivered: 'nothing',
  receiptIn: 'nothing',
  sentUntold: 'askForReceipt',
  sentOdd: 'askAboutValues',
  waitsForReceipt: 'wait',
  waitsForAnswer: 'wait',
  queued: 'wait',
  sentWaits: 'wait',
  deliveredWaits: 'wait',
  receiptInWaits: 'wait',
  waitsOdd: 'wait',
  failed: 'readReason',
  failedCause: 'mendCause',
  failedChannel: 'readReason',
  failedText: 'readReason',
  failedUntold: 'askForReason',
  handled: 'askWhatSupportDid',
  contradiction: 'askAboutValues',
  undocumented: 'askAboutValues',
  channelOnly: 'askAboutValues',
  channelQueued: 'wait',
  untold: 'readAgain',
}
