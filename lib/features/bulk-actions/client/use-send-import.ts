import { useRef, useState } from 'react'
import { useLimits } from '@/lib/client/limits'
import { pauseForPage } from '@/lib/client/pauses'
import { useWrite } from '@/lib/client/use-write'
import type { ImportEffect, ImportedCustomer } from '@/lib/contracts/desk/customer-import'
import type { Result } from '@/lib/contracts/result'
import {
  addCustomerBatch,
  startCustomerBulkAction,
} from '@/lib/features/bulk-actions/server/bulk-commands'
import { cutBatches } from './cut-batches'

/** What goes out: to which client, from which file or list, and how many the person typed. */
export type ImportRequest = {
  clientNo: string
  effect: ImportEffect
  source: string
  customers: readonly ImportedCustomer[]
  typedTotal: string
}

/**
 * Hands the customers of an import over, batch by batch, and lets the desk send them once all are
 * stored. Until it has begun nothing is sent, and it goes on when the page is closed.
 *
 * @returns `send`, which answers the id of the bulk action, also where the answer to the last call
 *   was lost: whether it has begun is then for a look to tell. `stored`: how many customers are
 *   handed over; null while nothing is, and not any more once it has begun: the page is left then. A
 *   second try is the same write, under the same keys.
 */
export function useSendImport(userName: string) {
  const { customers: countMax } = useLimits()
  const add = useWrite(addCustomerBatch)
  const start = useWrite(startCustomerBulkAction, { affects: ['listJournal'] })
  const [stored, setStored] = useState<number | null>(null)
  const keys = useRef<{ bulkActionId: string; batches: string[] } | null>(null)

  async function handOver({
    clientNo,
    effect,
    source,
    customers,
    typedTotal,
  }: ImportRequest): Promise<Result<string>> {
    keys.current ??= { bulkActionId: crypto.randomUUID(), batches: [] }
    const { bulkActionId, batches } = keys.current
    let [seq, count] = [0, 0]
    for (const batch of cutBatches(customers, countMax)) {
      batches[seq] ??= crypto.randomUUID()
      const idempotencyKey = batches[seq]!
      const added = await add.send({
        ...{ bulkActionId, userName, clientNo, effect, seq, idempotencyKey },
        customers: batch,
      })
      if (!added.ok) return added
      seq += 1
      count += batch.length
      setStored(count)
      await pauseForPage()
    }
    const started = await start.send({
      ...{ bulkActionId, clientNo, total: seq, verb: effect, source, typedTotal },
      customers: customers.length,
    })
    const mayHaveBegun = started.ok || started.failure.kind === 'unknown-outcome'
    return mayHaveBegun ? { ok: true, value: bulkActionId } : started
  }

  return {
    stored,
    async send(request: ImportRequest): Promise<Result<string>> {
      setStored(0)
      const handed = await handOver(request)
      if (!handed.ok) setStored(null)
      return handed
    },
  }
}
