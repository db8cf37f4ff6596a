import { useRef, useState } from 'react'
import { useLimits } from '@/lib/client/limits'
import { useWrite } from '@/lib/client/use-write'
import type { Result } from '@/lib/contracts/result'
import {
  addCustomerBatches,
  startCustomerBulkAction,
} from '@/lib/features/bulk-actions/server/bulk-commands'
import {
  createImportKeys,
  handOverImport,
  type ImportKeys,
  type ImportRequest,
} from './hand-over-import'

/**
 * Hands the customers of an import over, some batches at a time, and lets the desk send them once
 * all are stored. Until it has begun nothing is sent, and it goes on when the page is closed.
 *
 * @returns `send`, which answers the id of the bulk action, also where the answer to the last call
 *   was lost: whether it has begun is then for a look to tell. `stored`: how many customers are
 *   handed over; null while nothing is, and not any more once it has begun: the page is left then. A
 *   second try is the same write, under the same keys.
 */
export function useSendImport(userName: string) {
  const { customers: countMax } = useLimits()
  const add = useWrite(addCustomerBatches)
  const start = useWrite(startCustomerBulkAction, { affects: ['listJournal'] })
  const [stored, setStored] = useState<number | null>(null)
  const keys = useRef<ImportKeys | null>(null)
  return {
    stored,
    async send(request: ImportRequest): Promise<Result<string>> {
      setStored(0)
      keys.current ??= createImportKeys()
      const handed = await handOverImport(
        { ...request, userName, countMax, keys: keys.current },
        { add: add.send, start: start.send, note: setStored },
      )
      if (!handed.ok) setStored(null)
      return handed
    },
  }
}
