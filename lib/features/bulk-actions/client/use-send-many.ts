import { useState } from 'react'
import { useWrite } from '@/lib/client/use-write'
import type { SendingVerb } from '@/lib/contracts/desk/bulk/bulk-verbs'
import type { SendRow } from '@/lib/contracts/desk/bulk/send-bulk'
import type { OperationName } from '@/lib/contracts/registry'
import type { Result } from '@/lib/contracts/result'
import { addSendRows, startSending } from '@/lib/features/bulk-actions/server/send-commands'
import { storeInChunks } from './use-start-bulk-action'

/** Documents of a client's companies, in the names of failed ones where they are sent again. */
export type SendManyRequest = {
  userName: string
  clientNo: string
  verb: SendingVerb
  rows: readonly Omit<SendRow, 'idempotencyKey'>[]
  typedTotal: string
}

/** What was read that a bulk action makes old. */
const affects: readonly OperationName[] = [
  ...(['listJournal', 'listResentInvoices', 'searchInvoiceSummary'] as const),
  ...(['listFailuresByCause', 'listFailuresOfCause'] as const),
]

/**
 * Sends many documents, each once. Until all rows are stored nothing is sent. Answers the id of the
 * bulk action, also where the answer to the start was lost: whether it has begun is then for a look to
 * tell.
 */
export function useSendMany() {
  const add = useWrite(addSendRows)
  const start = useWrite(startSending, { affects })
  const [isPending, setPending] = useState(false)

  async function send(request: SendManyRequest): Promise<Result<string>> {
    const { userName, clientNo, verb, rows, typedTotal } = request
    const bulkActionId = crypto.randomUUID()
    const added = await storeInChunks(rows, (from, chunk) =>
      add.send({ bulkActionId, userName, clientNo, from, rows: chunk }),
    )
    if (!added.ok) return added
    const started = await start.send({
      ...{ bulkActionId, clientNo, verb, typedTotal },
      total: rows.length,
    })
    const mayHaveBegun = started.ok || started.failure.kind === 'unknown-outcome'
    return mayHaveBegun ? { ok: true, value: bulkActionId } : started
  }

  return {
    isPending,
    send: (request: SendManyRequest): Promise<Result<string>> => {
      setPending(true)
      return send(request).finally(() => setPending(false))
    },
  }
}
