import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { getStatusLevels, type StatusRow } from '@/lib/features/invoice-search/domain/public'

/**
 * What is known of the status of one invoice: the request, as the status question answers it, and
 * the transactions that carry it.
 */
export type KnownStatus = {
  /** Null: the status question was not answered, so the request's own status is not known. */
  request: RequestRow | null
  transactions: readonly (StatusRow & Pick<SummaryRow, 'TransactionRid'>)[]
}

type RequestRow = { Status?: ExactNumber | null }
type Answer = RequestRow & { Transaction?: Record<string, unknown> | null }

/**
 * Status of the request (interface.md, part 3): 1 New, 2 Pending, 3 Completed. `odd` is a value
 * that nobody has documented, `none` one that is not given, and `notAsked` a transaction that was
 * found another way, such as a row of the search.
 */
export const requestLevels = ['new', 'queued', 'completed', 'odd', 'none', 'notAsked'] as const
export type RequestLevel = (typeof requestLevels)[number]

/**
 * Status of the transaction: documented, `odd`, a transaction without one (`none`), no transaction
 * at all (`missing`).
 */
export const transactionLevels = [
  'ok',
  'pending',
  'failed',
  'handled',
  'odd',
  'none',
  'missing',
] as const
export type TransactionLevel = (typeof transactionLevels)[number]

const documented: Record<number, RequestLevel> = { 1: 'new', 2: 'queued', 3: 'completed' }

export function toRequestLevel(request: RequestRow | null): RequestLevel {
  if (request === null) return 'notAsked'
  if (request.Status === null || request.Status === undefined) return 'none'
  return documented[request.Status] ?? 'odd'
}

export const toTransactionLevel = (row: StatusRow | undefined): TransactionLevel =>
  row ? getStatusLevels(row).status : 'missing'

/**
 * What an answer to the status question tells. A transaction that is null, or an object in which
 * nothing is told, is none (assumed).
 */
export function toKnownStatus(answer: Answer): KnownStatus {
  const row = answer.Transaction
  const isTold =
    row !== null &&
    row !== undefined &&
    Object.values(row).some((value) => value !== null && value !== undefined && value !== '')
  return { request: answer, transactions: isTold ? [row as StatusRow] : [] }
}
