import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type { WorkMarking } from '@/lib/contracts/desk/work'
import { markWorkLine } from '@/lib/features/today/server/mark-work'

/** Says one thing of a line of work. It is pending until that is shown. */
export const useMarkWork = () =>
  useWrite(markWorkLine, {
    toInput: (marking: Omit<WorkMarking, 'idempotencyKey'>) => ({
      ...marking,
      idempotencyKey: crypto.randomUUID(),
    }),
    onSettled: (_, __, client) => invalidateReads(client, ['listWorkMarks', 'listJournal']),
  })
