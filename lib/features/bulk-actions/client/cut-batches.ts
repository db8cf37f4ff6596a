import { cutBySize } from '@/lib/client/cut-by-size'
import type { ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'

/** A call to the desk stays well below what it may hold (next.config.ts); some of it is not the customers. */
const bytesMax = 200_000

/**
 * Customers cut into batches, in their order: of so many customers at most, and none longer than a
 * call to the desk may be.
 */
export const cutBatches = (
  customers: readonly ImportedCustomer[],
  countMax: number,
): Iterable<ImportedCustomer[]> => cutBySize(customers, { count: countMax, bytes: bytesMax })
