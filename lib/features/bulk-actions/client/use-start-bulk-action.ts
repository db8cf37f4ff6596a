import { useState } from 'react'
import { cutBySize } from '@/lib/client/cut-by-size'
import { useWrite } from '@/lib/client/use-write'
import type { BulkStart } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { BulkRows } from '@/lib/contracts/desk/bulk/bulk-rows'
import type { Result } from '@/lib/contracts/result'
import { addBulkRows, startBulkAction } from '@/lib/features/bulk-actions/server/bulk-commands'

/** Rows of one call, within what the contract takes (`bulkChunkMax`). */
const rowsPerCall = 100
/** A call to the desk may hold 1 MB (next.config.ts). */
const bytesPerCall = 700_000

type WithoutKey<Row> = Row extends unknown ? Omit<Row, 'idempotencyKey'> : never

/** What is to be done to which rows. */
export type BulkRequest = Omit<BulkStart, 'bulkActionId' | 'total'> & {
  userName: string
  rows: readonly WithoutKey<BulkRows['rows'][number]>[]
}

/** Hands rows over, some at a time, each under a new key. The first failure ends it. */
export async function storeInChunks<Row extends object>(
  rows: readonly Row[],
  store: (from: number, chunk: (Row & { idempotencyKey: string })[]) => Promise<Result<null>>,
): Promise<Result<null>> {
  let from = 0
  for (const piece of cutBySize(rows, { count: rowsPerCall, bytes: bytesPerCall })) {
    const chunk = piece.map((row) => ({ ...row, idempotencyKey: crypto.randomUUID() }))
    const stored = await store(from, chunk)
    if (!stored.ok) return stored
    from += piece.length
  }
  return { ok: true, value: null }
}

/**
 * Starts a bulk action: hands its rows over, some at a time, and lets it begin once all of them are
 * stored. Until it has begun nothing is sent. Answers its id, also where the answer to the last call
 * was lost: whether it has begun is then for a look to tell.
 */
export function useStartBulkAction() {
  const add = useWrite(addBulkRows)
  const start = useWrite(startBulkAction, { affects: ['listJournal'] })
  const [isPending, setPending] = useState(false)

  async function send({ rows, userName, ...request }: BulkRequest): Promise<Result<string>> {
    const bulkActionId = crypto.randomUUID()
    const { organizationId } = request
    const added = await storeInChunks(rows, (from, chunk) =>
      add.send({ bulkActionId, userName, organizationId, from, rows: chunk }),
    )
    if (!added.ok) return added
    const started = await start.send({ ...request, bulkActionId, total: rows.length })
    const mayHaveBegun = started.ok || started.failure.kind === 'unknown-outcome'
    return mayHaveBegun ? { ok: true, value: bulkActionId } : started
  }

  return {
    isPending,
    send: (request: BulkRequest): Promise<Result<string>> => {
      setPending(true)
      return send(request).finally(() => setPending(false))
    },
  }
}
