import type { ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'

/** A call to the desk stays well below what it may hold (next.config.ts); some of it is not the customers. */
const bytesMax = 200_000

/**
 * Customers cut into batches, in their order: of so many customers at most, and none longer than a
 * call to the desk may be.
 */
export function* cutBatches(
  customers: readonly ImportedCustomer[],
  countMax: number,
): Generator<ImportedCustomer[]> {
  let batch: ImportedCustomer[] = []
  let bytes = 0
  for (const each of customers) {
    const size = countBytes(JSON.stringify(each))
    if (batch.length > 0 && (batch.length === countMax || bytes + size > bytesMax)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(each)
    bytes += size
  }
  if (batch.length > 0) yield batch
}

const encoder = new TextEncoder()
const countBytes = (text: string) => encoder.encode(text).length
