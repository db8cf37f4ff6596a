import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type { CauseMark } from '@/lib/contracts/desk/failures'
import { handleCause } from '@/lib/features/delivery-failures/server/handle-cause'

/**
 * Marks causes as handled, or takes the marks back where no row is given. It is pending until the
 * mark is shown.
 */
export const useHandleCause = () =>
  useWrite(handleCause, {
    toInput: (mark: Omit<CauseMark, 'idempotencyKey'>) => ({
      ...mark,
      idempotencyKey: crypto.randomUUID(),
    }),
    onSettled: (_, __, client) => invalidateReads(client, ['listFailuresByCause', 'listJournal']),
  })
