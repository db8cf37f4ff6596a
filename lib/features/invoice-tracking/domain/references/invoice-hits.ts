import { listLanes } from './hit-lanes'
import type { ReferenceHit } from './reference-hits'

/**
 * Hits by the invoice that they are of, by whatever reference each was found: those that the same
 * record tells of, as themselves or as a lane.
 */
export function groupByInvoice(hits: readonly ReferenceHit[]): ReferenceHit[][] {
  const byRecord = new Map<string, Set<ReferenceHit>>()
  for (const hit of hits) {
    const joined = new Set([hit])
    for (const record of listRecords(hit))
      for (const other of byRecord.get(record) ?? []) joined.add(other)
    for (const each of joined) for (const record of listRecords(each)) byRecord.set(record, joined)
  }
  return [...new Set(byRecord.values())].map((joined) => [...joined])
}

/** What tells of a hit, itself first: it is told by its own key where nothing else tells it. */
function listRecords(hit: ReferenceHit): string[] {
  const own = identifyRecords(hit)
  const linked = listLanes(hit).flatMap((lane) => (lane.hit ? identifyRecords(lane.hit) : []))
  return [...(own.length > 0 ? own : [hit.key]), ...linked]
}

/**
 * An invoice of a case is the one that debt collection lists by its id; of one without, the key is
 * that of the whole case.
 */
function identifyRecords({ key, status }: ReferenceHit): string[] {
  if (status.of === 'case') {
    const { invoiceId, invoiceNumber } = status.invoice ?? {}
    if (invoiceId) return [`collectionInvoice ${invoiceId}`]
    return invoiceNumber ? [`${key}${invoiceNumber}`] : []
  }
  if (status.of !== 'transaction') return [key]
  const ids = status.known.transactions.flatMap(({ TransactionRid }) => TransactionRid ?? [])
  return [key, ...ids.map((id) => `transaction ${id}`)]
}
