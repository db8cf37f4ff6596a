import type { StatusKey, StatusTone } from '../transaction-status'
import type { RequestLevel, TransactionLevel } from './status-levels'

/** One sentence of an invoice: a key of `where.sentence`. */
export type SentenceKey =
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

/** The one next step: a key of `where.next`. */
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
export type Rule = { key: SentenceKey; tone: StatusTone | 'transaction'; next: NextStep | 'transaction'; isUnseen: boolean }

const seen = (key: SentenceKey, tone: Rule['tone'], next: Rule['next']): Rule => ({ key, tone, next, isUnseen: false })
const unseen = (key: SentenceKey, tone: Rule['tone'] = 'unknown', next: Rule['next'] = 'askAboutValues'): Rule => ({
  key,
  tone,
  next,
  isUnseen: true,
})

const asTransaction = seen('processed', 'transaction', 'transaction')
const yet = unseen('yetTransaction')

/**
 * The sentence of every pair of the two levels (interface.md, part 3). A request is no verdict: green comes of the transaction alone, and of the request
 * only where it is completed or was not asked for. A transaction tells how an invoice stands after processing, so beside a request that is not processed
 * it contradicts it, but for two that both wait. A value that nobody has documented lowers a green verdict and no other.
 */
export const sentenceTable: Record<RequestLevel, Record<TransactionLevel, Rule>> = {
  new: {
    ...{ ok: yet, pending: yet, failed: yet, handled: yet, odd: yet, none: yet },
    missing: seen('accepted', 'new', 'wait'),
  },
  queued: {
    ...{ ok: yet, failed: yet, handled: yet, odd: yet, none: yet },
    pending: seen('queuedToo', 'transaction', 'transaction'),
    missing: seen('queued', 'wait', 'wait'),
  },
  completed: {
    ...{ ok: asTransaction, pending: asTransaction, failed: asTransaction, handled: asTransaction },
    odd: unseen('processed'),
    none: unseen('processed'),
    missing: unseen('completedAlone', 'unknown', 'readAgain'),
  },
  odd: {
    ok: unseen('oddRequest'),
    pending: unseen('oddRequest', 'transaction', 'transaction'),
    failed: unseen('oddRequest', 'transaction', 'transaction'),
    handled: unseen('oddRequest', 'transaction', 'transaction'),
    odd: unseen('oddRequest'),
    none: unseen('oddRequest'),
    missing: unseen('oddRequestAlone'),
  },
  none: {
    ok: unseen('untoldRequest'),
    pending: unseen('untoldRequest', 'transaction', 'transaction'),
    failed: unseen('untoldRequest', 'transaction', 'transaction'),
    handled: unseen('untoldRequest', 'transaction', 'transaction'),
    odd: unseen('untoldRequest'),
    none: unseen('untoldRequest'),
    missing: unseen('untold', 'unknown', 'readAgain'),
  },
  notAsked: {
    ok: seen('transactionOnly', 'transaction', 'transaction'),
    pending: seen('transactionOnly', 'transaction', 'transaction'),
    failed: seen('transactionOnly', 'transaction', 'transaction'),
    handled: seen('transactionOnly', 'transaction', 'transaction'),
    odd: unseen('transactionOnly'),
    none: unseen('transactionOnly'),
    missing: seen('nothingKnown', 'unknown', 'checkReference'),
  },
}

/** What follows from a transaction by itself. */
export const nextOfTransaction: Record<StatusKey, NextStep> = {
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
