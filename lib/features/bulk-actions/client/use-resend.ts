import { useState } from 'react'
import { useWrite } from '@/lib/client/use-write'
import type { ResendRow } from '@/lib/contracts/desk/bulk/resend-bulk'
import type { Result } from '@/lib/contracts/result'
import { addResendRows, startResend } from '@/lib/features/bulk-actions/server/resend-commands'
import { storeInChunks } from './use-start-bulk-action'

/** Failed invoices of a client's companies, with what is sent in their name. */
export type ResendRequest = {
  userName: string
  clientNo: string
  rows: readonly Omit<ResendRow, 'idempotencyKey'>[]
  typedTotal: string
}

/**
 * Sends many failed invoices again, each in the name of its own. Until all rows are stored nothing
 * is sent. Answers the id of the bulk action, also where the answer to the start was lost: whether
 * it has begun is then for a look to tell.
 */
export function useResend() {
  const add = useWrite(addResendRows)
  const start = useWrite(startResend, { affects: ['listJournal'] })
  const [isPending, setPending] = useState(false)

  async function send(request: ResendRequest): Promise<Result<string>> {
    const { userName, clientNo, rows, typedTotal } = request
    const bulkActionId = crypto.randomUUID()
    const added = await storeInChunks(rows, (from, chunk) =>
      add.send({ bulkActionId, userName, clientNo, from, rows: chunk }),
    )
    if (!added.ok) return added
    const started = await start.send({ bulkActionId, clientNo, total: rows.length, typedTotal })
    const mayHaveBegun = started.ok || started.failure.kind === 'unknown-outcome'
    return mayHaveBegun ? { ok: true, value: bulkActionId } : started
  }

  return {
    isPending,
    send: (request: ResendRequest): Promise<Result<string>> => {
      setPending(true)
      return send(request).finally(() => setPending(false))
    },
  }
}
