import { findCauseField } from '@/lib/features/delivery-failures/domain/public'
import {
  type CauseReader,
  getStatusLevels,
  type StatusRow,
  summarizeTransactionStatus,
  type TransactionStatusSummary,
} from '@/lib/features/invoice-search/domain/public'
import {
  type KnownStatus,
  type RequestLevel,
  type TransactionLevel,
  toRequestLevel,
  toTransactionLevel,
} from './status-levels'
import {
  type NextStep,
  type StatusSummaryKey,
  statusSummaryTable,
  transactionNextSteps,
} from './status-summary-table'

/** Where an invoice is as one sentence, before it is put in words. */
export type InvoiceStatusSummary = {
  key: StatusSummaryKey
  /** `request` is the request's status as it came, blank where it is not told. */
  params: { request: string; count: number }
  tone: TransactionStatusSummary['tone']
  next: NextStep
  /** The field of a customer that mends the cause of a failure, by its path in interface.md 2.1. */
  fieldToMend: string | null
  /**
   * The part of the sentence that the transaction tells; null without one, and where several
   * differ.
   */
  transaction: TransactionStatusSummary | null
  /** A value or a combination that nobody has documented. */
  isUnseen: boolean
  /** How this sentence is made. Several transactions have theirs each in `each`. */
  madeOf: StatusBasis
  each: InvoiceStatusSummary[]
}

export type StatusBasis = {
  /** Every field that was read, with its value as it came; undefined is a field that was absent. */
  fields: { field: string; raw: unknown }[]
  /** What the values were read as, and so which rule of the table was taken. */
  rule: {
    request: RequestLevel
    transaction: TransactionLevel | 'several'
    channel: ReturnType<typeof getStatusLevels>['channel'] | null
  }
}

const transactionFields = [
  'Status',
  'ChannelStatus',
  'RequestedChannel',
  'ActualChannel',
  'LogText',
  'InvoiceType',
] as const

/**
 * Where an invoice is, told from the status of its request, that of its transaction, and the
 * channel's. Several transactions are one sentence only where they tell the same; else none of them
 * is taken for the one.
 *
 * @param causeOf reads the cause of a failure; without it a failure is told, and not why.
 */
export function summarizeInvoiceStatus(
  { request, transactions }: KnownStatus,
  causeOf: CauseReader,
): InvoiceStatusSummary {
  const [first, ...others] = transactions
  if (others.length === 0) return summarizeOne(request, first, causeOf)
  const each = transactions.map((row) => summarizeOne(request, row, causeOf))
  return summarizeSeveral(request, transactions, each)
}

function summarizeOne(
  request: KnownStatus['request'],
  row: StatusRow | undefined,
  causeOf: CauseReader,
): InvoiceStatusSummary {
  const levels = {
    request: toRequestLevel(request),
    transaction: toTransactionLevel(row),
    channel: row ? getStatusLevels(row).channel : null,
  }
  const rule = statusSummaryTable[levels.request][levels.transaction]
  const transaction = row ? summarizeTransactionStatus(row, causeOf) : null
  const isContradiction = transaction?.key === 'contradiction'
  const next = rule.next === 'transaction' ? getNextStep(transaction) : rule.next
  const cause = next === 'mendCause' ? transaction!.cause : null
  return {
    key: rule.key,
    params: { request: formatRequestStatus(request), count: row ? 1 : 0 },
    tone: rule.tone === 'transaction' ? transaction!.tone : rule.tone,
    next,
    fieldToMend: cause && findCauseField(cause),
    transaction,
    isUnseen: rule.isUnseen || isContradiction || levels.channel === 'odd',
    madeOf: {
      fields: [
        ...listRequestFields(request),
        ...(row ? listRowFields(row, request === null ? '' : 'Transaction.') : []),
      ],
      rule: levels,
    },
    each: [],
  }
}

const getNextStep = (transaction: TransactionStatusSummary | null): NextStep =>
  transaction ? transactionNextSteps[transaction.key] : 'readAgain'

function summarizeSeveral(
  request: KnownStatus['request'],
  transactions: readonly StatusRow[],
  each: InvoiceStatusSummary[],
): InvoiceStatusSummary {
  const [first] = each as [InvoiceStatusSummary]
  const isAlike = each.every((other) => toComparisonKey(other) === toComparisonKey(first))
  return {
    key: isAlike ? 'severalAlike' : 'severalApart',
    params: { request: formatRequestStatus(request), count: each.length },
    tone: isAlike ? first.tone : 'unknown',
    next: !isAlike ? 'chooseTransaction' : first.next === 'nothing' ? 'checkSentTwice' : first.next,
    fieldToMend: isAlike ? first.fieldToMend : null,
    transaction: isAlike ? first.transaction : null,
    isUnseen: each.some(({ isUnseen }) => isUnseen),
    madeOf: {
      fields: [
        ...listRequestFields(request),
        ...transactions.flatMap((row, at) => listRowFields(row, `Transaction[${at + 1}].`)),
      ],
      rule: { request: toRequestLevel(request), transaction: 'several', channel: null },
    },
    each,
  }
}

/**
 * What two sentences must share to be told as one; values that came in another spelling are the
 * same.
 */
const toComparisonKey = ({ key, tone, next, transaction }: InvoiceStatusSummary) =>
  JSON.stringify([key, tone, next, transaction]).toLowerCase()

const formatRequestStatus = (request: KnownStatus['request']) => String(request?.Status ?? '')

const listRequestFields = (request: KnownStatus['request']): StatusBasis['fields'] =>
  request === null ? [] : [{ field: 'Status', raw: request.Status }]

const listRowFields = (row: StatusRow, before: string): StatusBasis['fields'] =>
  transactionFields.map((field) => ({ field: `${before}${field}`, raw: row[field] }))
