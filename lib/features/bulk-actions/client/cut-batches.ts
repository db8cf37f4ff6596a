import { cutBySize } from '@/lib/client/cut-by-size'
import type { ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'

/** What one batch may hold is much less than a call to the desk may bring. */
const batchBytesMax = 200_000
/**
 * A call to the desk stays well below what it may bring (next.config.ts), and the page makes it in
 * one piece, which nobody may have to wait for.
 */
const callMax = { count: 100, bytes: 400_000 }

/**
 * Customers cut into batches, in their order, and batches into calls to the desk. A batch holds so
 * many customers at most; none of them, and no call, is longer than it may be.
 */
export const cutCalls = (
  customers: readonly ImportedCustomer[],
  countMax: number,
): Iterable<ImportedCustomer[][]> =>
  cutBySize(cutBySize(customers, { count: countMax, bytes: batchBytesMax }), callMax)
