import type { BankAgreement } from '@/lib/contracts/distribution/bank-agreements'

type Flags = Pick<BankAgreement, 'isCompleted' | 'isFailed'>

/**
 * What the two flags of an agreement say together. interface.md 2.5 shows no transitions, so each
 * combination has a word of its own, and a flag that is absent says nothing.
 */
export type AgreementStatus = 'completed' | 'failed' | 'contradictory' | 'in-progress' | 'not-told'

export function getAgreementStatus({ isCompleted, isFailed }: Flags): AgreementStatus {
  if (isCompleted && isFailed) return 'contradictory'
  if (isCompleted) return 'completed'
  if (isFailed) return 'failed'
  return isCompleted === false && isFailed === false ? 'in-progress' : 'not-told'
}

/** How an agreement ended, in the words of the journal; null while it goes on. */
export const findAgreementEnd = (answer: Flags) => ends[getAgreementStatus(answer)]

const ends = {
  completed: 'done',
  failed: 'refused',
  contradictory: 'accepted',
  'in-progress': null,
  'not-told': null,
} as const
