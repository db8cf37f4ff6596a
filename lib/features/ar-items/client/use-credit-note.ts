import { submitCreditNote } from '@/lib/features/ar-items/server/submit-credit-note'
import { useFollowedWrite } from '@/lib/features/journal/client/public'

/** One credit note, until it is known what became of it. */
export const useCreditNote = () =>
  useFollowedWrite(submitCreditNote, {
    operation: 'updateArItem',
    affects: ['getArItem', 'listArItems', 'listLogItems', 'listGlItems', 'listJournal'],
    isMade: ({ outcome }) => outcome === 'sent',
    made: { outcome: 'sent', isFound: true },
  })
