import { toUtcWallTime } from '../clock'
import type { NewTransaction } from '../database/stored-transaction'
import { toRid } from '../services/partner/transaction-store'
import { transactionEdgeCases } from './edge-cases-transactions'
import { causes, makeCauseText } from './failure-text'
import { createRandom } from './random'
import { makeOrdinaryTransaction, type TransactionSeedOptions } from './transactions'

const minute = 60_000

/** How long ago receipts of a fresh tenant have been waited for, in minutes: from some to weeks. */
const waitingMinutes = [3, 25, 90, 400, 1440, 3 * 1440, 6 * 1440, 10 * 1440, 17 * 1440, 31 * 1440]

/** Causes of which a fresh tenant has a failure each. */
const failures = [
  'notInPeppol',
  'streetMissing',
  'kidCheckDigit',
  'mailboxUnknown',
  'efakturaBlocked',
  'buyerReferenceMissing',
  'duplicate',
]

const ordinaryFirst = 10
export const tenantTransactionCount = 80

/**
 * The transactions of a fresh tenant, oldest first: some ordinary, every awkward kind, failures,
 * receipts that are waited for, a number that two companies use, and two children.
 */
export function makeTenantTransactions(
  wanted: TransactionSeedOptions,
): (first: number) => NewTransaction[] {
  const special = [
    ...failures.map(withFailure),
    ...waitingMinutes.map(withPendingReceipt),
    ...Object.values(transactionEdgeCases),
  ]
  const drawn = Array.from({ length: tenantTransactionCount }, (_, index) => {
    const ordinary = makeOrdinaryTransaction(wanted, index)
    return special[index - ordinaryFirst]?.(ordinary, wanted.now) ?? ordinary
  })
  const rows = withSharedNumber(drawn)
  const parent = rows[0]!
  const children = new Set(
    rows
      .slice(1)
      .filter(({ CompanyId }) => CompanyId === parent.CompanyId)
      .slice(0, 2),
  )
  const inOrder = rows.toSorted((a, b) => (a.LogTime! < b.LogTime! ? -1 : 1))
  return (first) =>
    inOrder.map((row) =>
      children.has(row)
        ? { ...row, ParentTransactionRid: toRid(first + inOrder.indexOf(parent)) }
        : row,
    )
}

/** The newest ordinary transactions of two companies have one number. */
function withSharedNumber(rows: NewTransaction[]): NewTransaction[] {
  const one = rows.at(-1)!
  const other = rows.findLast(({ CompanyId }) => CompanyId !== one.CompanyId)
  return rows.map((row) => (row === other ? { ...row, InvoiceNumber: one.InvoiceNumber } : row))
}

const withFailure =
  (name: string, place: number) =>
  (transaction: NewTransaction): NewTransaction => {
    const cause = causes[name]!
    const channel = cause.channels?.[0] ?? 'Peppol'
    const failure = {
      ...transaction,
      Status: 'Failed',
      ChannelStatus: 'Rejected',
      RequestedChannel: channel,
      ActualChannel: null,
      Channel: channel,
      DeliveryTime: null,
    }
    return { ...failure, LogText: makeCauseText(createRandom(place), 'NO', failure, cause) }
  }

const withPendingReceipt =
  (minutes: number) =>
  (transaction: NewTransaction, now: number): NewTransaction => ({
    ...transaction,
    LogTime: toUtcWallTime(now - minutes * minute),
    ChannelUpdateTime: toUtcWallTime(now - minutes * minute),
    InvoiceDate: toUtcWallTime(now - minutes * minute).slice(0, 10),
    DeliveryTime: null,
    Status: 'Pending',
    ChannelStatus: 'WaitingForReceipt',
    LogText: null,
  })
