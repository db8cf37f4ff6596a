import { fieldOf } from '../failure-causes'
import { type CauseReader, levelsOf, type StatusRow, type StatusSentence, statusOf } from '../transaction-status'
import { type NextStep, nextOfTransaction, type SentenceKey, sentenceTable } from './sentence-table'
import { type KnownStatus, type RequestLevel, requestLevelOf, type TransactionLevel, transactionLevelOf } from './status-levels'

/** Where an invoice is as one sentence, before it is put in words. */
export type InvoiceSentence = {
  key: SentenceKey
  /** `request` is the request's status as it came, blank where it is not told. */
  params: { request: string; count: number }
  tone: StatusSentence['tone']
  next: NextStep
  /** The field of a customer that mends the cause of a failure, by its path in interface.md 2.1. */
  fieldToMend: string | null
  /** The part of the sentence that the transaction tells; null without one, and where several differ. */
  transaction: StatusSentence | null
  /** A value or a combination that nobody has documented. */
  isUnseen: boolean
  /** How this sentence is made. Several transactions have theirs each in `each`. */
  madeOf: MadeOf
  each: InvoiceSentence[]
}

export type MadeOf = {
  /** Every field that was read, with its value as it came; undefined is a field that was absent. */
  fields: { field: string; raw: unknown }[]
  /** What the values were read as, and so which rule of the table was taken. */
  rule: { request: RequestLevel; transaction: TransactionLevel | 'several'; channel: ReturnType<typeof levelsOf>['channel'] | null }
}

const transactionFields = ['Status', 'ChannelStatus', 'RequestedChannel', 'ActualChannel', 'LogText', 'InvoiceType'] as const

/**
 * Where an invoice is, told from the status of its request, that of its transaction, and the channel's. Several transactions are one sentence only where
 * they tell the same; else none of them is taken for the one.
 *
 * @param causeOf reads the cause of a failure; without it a failure is told, and not why.
 */
export function invoiceSentence({ request, transactions }: KnownStatus, causeOf: CauseReader): InvoiceSentence {
  const [first, ...others] = transactions
  if (others.length === 0) return ofOne(request, first, causeOf)
  const each = transactions.map((row) => ofOne(request, row, causeOf))
  return ofSeveral(request, transactions, each)
}

function ofOne(request: KnownStatus['request'], row: StatusRow | undefined, causeOf: CauseReader): InvoiceSentence {
  const levels = { request: requestLevelOf(request), transaction: transactionLevelOf(row), channel: row ? levelsOf(row).channel : null }
  const rule = sentenceTable[levels.request][levels.transaction]
  const transaction = row ? statusOf(row, causeOf) : null
  const isContradiction = transaction?.key === 'contradiction'
  const next = rule.next === 'transaction' ? nextOf(transaction) : rule.next
  const cause = next === 'mendCause' ? transaction!.cause : null
  return {
    key: rule.key,
    params: { request: requestText(request), count: row ? 1 : 0 },
    tone: rule.tone === 'transaction' ? transaction!.tone : rule.tone,
    next,
    fieldToMend: cause && fieldOf(cause),
    transaction,
    isUnseen: rule.isUnseen || isContradiction || levels.channel === 'odd',
    madeOf: { fields: [...fieldsOfRequest(request), ...(row ? fieldsOfRow(row, request === null ? '' : 'Transaction.') : [])], rule: levels },
    each: [],
  }
}

const nextOf = (transaction: StatusSentence | null): NextStep => (transaction ? nextOfTransaction[transaction.key] : 'readAgain')

function ofSeveral(request: KnownStatus['request'], transactions: readonly StatusRow[], each: InvoiceSentence[]): InvoiceSentence {
  const [first] = each as [InvoiceSentence]
  const isAlike = each.every((other) => saidOf(other) === saidOf(first))
  return {
    key: isAlike ? 'severalAlike' : 'severalApart',
    params: { request: requestText(request), count: each.length },
    tone: isAlike ? first.tone : 'unknown',
    next: !isAlike ? 'chooseTransaction' : first.next === 'nothing' ? 'checkSentTwice' : first.next,
    fieldToMend: isAlike ? first.fieldToMend : null,
    transaction: isAlike ? first.transaction : null,
    isUnseen: each.some(({ isUnseen }) => isUnseen),
    madeOf: {
      fields: [...fieldsOfRequest(request), ...transactions.flatMap((row, at) => fieldsOfRow(row, `Transaction[${at + 1}].`))],
      rule: { request: requestLevelOf(request), transaction: 'several', channel: null },
    },
    each,
  }
}

/** What two sentences must share to be told as one; values that came in another spelling are the same. */
const saidOf = ({ key, tone, next, transaction }: InvoiceSentence) => JSON.stringify([key, tone, next, transaction]).toLowerCase()

const requestText = (request: KnownStatus['request']) => String(request?.Status ?? '')

const fieldsOfRequest = (request: KnownStatus['request']): MadeOf['fields'] => (request === null ? [] : [{ field: 'Status', raw: request.Status }])

const fieldsOfRow = (row: StatusRow, before: string): MadeOf['fields'] =>
  transactionFields.map((field) => ({ field: `${before}${field}`, raw: row[field] }))
