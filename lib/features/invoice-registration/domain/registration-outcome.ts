import type { SubmissionOutcome } from '@/lib/contracts/desk/batches'

/**
 * What a batch of invoices came to. `recordedBy`: nothing that was read shows that it is booked;
 * this person has recorded so.
 */
export type RegistrationOutcome = SubmissionOutcome & { recordedBy?: string }

/** A batch that is there: a look saw it, or a person has recorded that it is booked. */
export const toRegistrationOutcome = (recordedBy: string | null): RegistrationOutcome =>
  recordedBy === null
    ? { batchId: null, checked: true }
    : { batchId: null, checked: false, recordedBy }
