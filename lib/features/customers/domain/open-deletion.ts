import type { JournalEntry } from '@/lib/contracts/desk/journal'

/**
 * What is told of a deletion whose outcome is not known after a look: that it goes on, that the
 * look was answered and proves nothing, or that nobody could look.
 */
export type OpenDeletion = 'lookedUnderWay' | 'lookedUnproven' | 'lookFailed'

/** After a look that was answered: it has not failed, whatever it leaves open. */
export const describeOpenDeletion = (state: JournalEntry['state']): OpenDeletion =>
  state === 'sending' || state === 'accepted' ? 'lookedUnderWay' : 'lookedUnproven'
