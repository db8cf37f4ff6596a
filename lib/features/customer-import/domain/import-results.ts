import type { BatchRowResult } from '@/lib/contracts/desk/batches'
import type { BulkRow, ImportCounts } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { StoredImport } from '@/lib/contracts/desk/bulk/customer-import'
import type { CustomerUpdate } from '@/lib/contracts/receivables/customers'
import { getValueAt, listSentFields } from '@/lib/features/customers/domain/public'

/** Where a customer of an import stands. */
export type ImportStanding = keyof ImportCounts

/** A customer of an import with what became of it, and the service's own words where it has any. */
export type ImportResult = StoredImport & { standing: ImportStanding; message: string | null }

type ToldRow = Pick<BatchRowResult, 'index' | 'customerNo' | 'is' | 'message'>

/**
 * The customers of a batch with what became of each.
 *
 * @param told what the batch says of its rows, by their place among those that were sent, unless it
 *   names another customer there: then by the customer's number. Null where
 *   it could not be read, or nothing was sent: then each stands as its batch does.
 */
export function joinResults(
  batch: Pick<BulkRow, 'state' | 'failure'>,
  customers: readonly StoredImport[],
  told: readonly ToldRow[] | null,
): ImportResult[] {
  const byPlace = new Map(told?.map((row) => [row.index, row]))
  const byNo = new Map(told?.map((row) => [row.customerNo, row]))
  let place = -1
  return customers.map((customer) => {
    if (!customer.isSent) return { ...customer, standing: 'changed', message: null }
    place += 1
    const { customerNo } = customer
    const there = byPlace.get(place)
    const row =
      there && (there.customerNo === null || there.customerNo === customerNo)
        ? there
        : byNo.get(customerNo)
    return row
      ? {
          ...customer,
          standing: standingOfRow[row.is],
          message: row.is === 'booked' ? null : row.message,
        }
      : {
          ...customer,
          standing: standingOfBatch[batch.state],
          message: batch.failure?.message ?? null,
        }
  })
}

const standingOfRow: Record<BatchRowResult['is'], ImportStanding> = {
  booked: 'done',
  taken: 'done',
  recorded: 'done',
  failed: 'failed',
  absent: 'failed',
  waiting: 'submitted',
  untold: 'untold',
}

/** Where the customers of a batch stand that tells nothing of each of them. */
export const standingOfBatch: Record<BulkRow['state'], ImportStanding> = {
  waiting: 'waiting',
  sending: 'waiting',
  done: 'done',
  accepted: 'submitted',
  changed: 'changed',
  gone: 'failed',
  differs: 'untold',
  partly: 'untold',
  undelivered: 'untold',
  refused: 'failed',
  unknown: 'untold',
  'not-applied': 'failed',
}

type Sent = { customer: object; before: Record<string, unknown> }

/** The fields of a customer that become something else, each before and afterwards. */
export const listSentChanges = ({ customer, before }: Sent) =>
  listSentFields(customer as Partial<CustomerUpdate>)
    .map(({ field }) => ({
      ...{ path: field, before: before[field] ?? null },
      after: getValueAt(customer, field),
    }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after))
