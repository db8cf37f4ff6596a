import { useWrite } from '@/lib/client/use-write'
import type { OutcomeNoteSubmission } from '@/lib/contracts/desk/outcome-note'
import type { OutcomeCheck } from '@/lib/contracts/desk/receivables/customer-draft'
import { batchReads } from '@/lib/features/adjustments/client/public'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { recordOutcome } from '@/lib/features/journal/server/record-outcome'

/**
 * Looks at what became of a write whose outcome is not known. Sends nothing again.
 *
 * @param operation what the write was meant to be, in case that the desk never received it.
 */
export const useCheckOutcome = (operation: OutcomeCheck['operation'] = 'updateCustomer') =>
  useWrite(checkOutcome, {
    toInput: (idempotencyKey: string) => ({ idempotencyKey, operation }),
    affects: ['listJournal', 'listSentBatches', 'getSentBatch'],
  })

/** Records what a person found of a write by other means. */
export const useRecordOutcome = (userName: string) =>
  useWrite(recordOutcome, {
    toInput: (record: Pick<OutcomeNoteSubmission, 'of' | 'found' | 'note'>) => ({
      ...record,
      userName,
      idempotencyKey: crypto.randomUUID(),
    }),
    affects: batchReads,
  })
