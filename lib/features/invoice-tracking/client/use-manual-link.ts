import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type { LinkSubmission } from '@/lib/contracts/desk/manual-links'
import { changeManualLink } from '@/lib/features/invoice-tracking/server/change-manual-link'

export type { LinkDecision, ManualLink } from '@/lib/contracts/desk/manual-links'

/**
 * Says what belongs to an invoice, or takes it back: an idempotency key for each click. It is
 * pending until what stands now is shown.
 */
export const useManualLink = (userName: string) =>
  useWrite(changeManualLink, {
    toInput: (click: Pick<LinkSubmission, 'word' | 'isTakenBack'>) => ({
      ...click,
      userName,
      idempotencyKey: crypto.randomUUID(),
    }),
    onSettled: (_, __, client) =>
      invalidateReads(client, ['listManualLinks', 'listItemManualLinks', 'listJournal']),
  })
