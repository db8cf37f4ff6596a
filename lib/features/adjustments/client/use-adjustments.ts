import { useWrite } from '@/lib/client/use-write'
import type { OperationName } from '@/lib/contracts/registry'
import { sendAgain } from '@/lib/features/adjustments/server/send-again'
import { submitAdjustments } from '@/lib/features/adjustments/server/submit-adjustments'

/** What shows writes or their batches is out of date after one. */
export const batchReads: readonly OperationName[] = [
  'listSentBatches',
  'getSentBatch',
  'listCollectionBatches',
  'listJournal',
]

/** Sends corrections or payments, once. */
export const useSubmitAdjustments = () => useWrite(submitAdjustments, { affects: batchReads })

/** Resends a write under the same ids. What a check finds is not sent. */
export const useResend = (userName: string) =>
  useWrite(sendAgain, {
    toInput: (idempotencyKey: string) => ({ idempotencyKey, userName }),
    affects: batchReads,
  })
