import { and, lte, notInArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Client, Directory } from '../directory'

/**
 * A batch rests this long before it is processed (architecture.md, section 7), unless its tenant lets it
 * rest longer. Real time: a tenant's clock does not hurry it.
 */
export const processingDelayMs = 1000

type BatchColumns = { receivedAt: PgColumn; owner: PgColumn; field: 'clientNo' | 'organizationId' }

/**
 * Batches that have rested long enough by now. `owner` is the column that says whose they are,
 * `field` what it holds of a client.
 */
export function filterByProcessingDelay(
  directory: Directory,
  { receivedAt, owner, field }: BatchColumns,
  now: number,
): SQL | undefined {
  const longer = directory.tenants().flatMap(({ id, settings: { shapes } }) => {
    if (shapes.batchSeconds === undefined) return []
    const own = directory.clientsOf(id).map((client: Client) => client[field])
    return [or(notInArray(owner, own), lte(receivedAt, now - shapes.batchSeconds * 1000))]
  })
  return and(lte(receivedAt, now - processingDelayMs), ...longer)
}
