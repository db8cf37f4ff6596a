import { useState } from 'react'
import { useWrite } from '@/lib/client/use-write'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import type {
  CustomerBulkCommon,
  CustomerBulkRow,
  CustomerBulkStart,
} from '@/lib/contracts/desk/bulk/customer-bulk-actions'
import type { Failure, Result } from '@/lib/contracts/result'
import { findUndoVerb } from '@/lib/features/bulk-actions/domain/undo-rows'
import {
  addCustomerBulkRows,
  startCustomerBulkAction,
} from '@/lib/features/bulk-actions/server/bulk-commands'
import { storeInChunks } from './use-start-bulk-action'

type WithoutKey<Row> = Row extends unknown ? Omit<Row, 'idempotencyKey'> : never

/** Customers as rows of a bulk action. */
export type CustomerRows = readonly WithoutKey<CustomerBulkRow>[]

/**
 * Does one thing to many customers on the server, or takes back what was done. Until all rows are
 * stored nothing is sent.
 *
 * @returns `bulkActionId` where it is found; null until it has begun. Where the answer to the start
 *   was lost, a look tells whether it has.
 */
export function useCustomerBulkAction(userName: string) {
  const add = useWrite(addCustomerBulkRows)
  const start = useWrite(startCustomerBulkAction, { affects: ['listJournal'] })
  const [state, setState] = useState<SendState>(notBegun)

  async function begin(body: CustomerBulkStart) {
    const started = await start.send(body)
    const mayHaveBegun = started.ok || started.failure.kind === 'unknown-outcome'
    return mayHaveBegun ? null : started
  }

  async function follow(bulkActionId: string, work: () => Promise<Result<unknown> | null>) {
    setState((now) => ({ ...now, isPending: true, failure: null }))
    const refused = await work()
    const failure = refused === null || refused.ok ? null : refused.failure
    setState((now) => ({
      isPending: false,
      failure,
      bulkActionId: failure ? now.bulkActionId : bulkActionId,
    }))
  }

  return {
    ...state,
    start: (clientNo: string, rows: CustomerRows, what: CustomerBulkCommon) => {
      const bulkActionId = crypto.randomUUID()
      return follow(bulkActionId, async () => {
        const stored = await storeInChunks(rows, (from, chunk) =>
          add.send({ bulkActionId, userName, clientNo, from, rows: chunk as CustomerBulkRow[] }),
        )
        if (!stored.ok) return stored
        return begin({ ...what, bulkActionId, clientNo, total: rows.length })
      })
    },
    /** `ends`: the day with which a stop ends where none stood before. */
    undo: ({ bulkActionId: undoes, clientNo, verb, undoable }: BulkAction, ends: string) => {
      const undoVerb = findUndoVerb(verb)
      const bulkActionId = crypto.randomUUID()
      if (!undoVerb || clientNo === null) return
      const undo = { bulkActionId, clientNo, total: undoable, undoes, verb: undoVerb }
      const body = undoVerb === 'undoStop' ? { ...undo, until: ends } : undo
      return follow(bulkActionId, () => begin(body as CustomerBulkStart))
    },
    forget: () => setState(notBegun),
  }
}

type SendState = { bulkActionId: string | null; isPending: boolean; failure: Failure | null }
const notBegun: SendState = { bulkActionId: null, isPending: false, failure: null }

/** A bulk action of one thing over many customers, as dialogs get it. */
export type CustomerBulkAction = ReturnType<typeof useCustomerBulkAction>
