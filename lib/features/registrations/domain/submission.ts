import type { Registration } from '@/lib/contracts/desk/registrations'

/**
 * How the sending of a registration stands. `taken`: the service has it, and its own answer says
 * what became of it. `absent`: a check, or a person, found that it was not registered.
 */
export type SubmissionState =
  | 'sending'
  | 'unknown'
  | 'not-sent'
  | 'absent'
  | 'rejected'
  | 'recorded'
  | 'taken'

type Entry = Pick<Registration, 'state' | 'record' | 'answer'>

export function getSubmissionState({ state, record, answer }: Entry): SubmissionState {
  if (state === 'sending' || state === 'unknown' || state === 'not-sent') return state
  if (state === 'not-applied') return 'absent'
  if (answer !== null) return 'taken'
  if (record !== null) return 'recorded'
  return state === 'refused' ? 'rejected' : 'taken'
}

/** Whether its end is still to come: it is on its way, or taken and not ended yet. */
export const isFollowed = ({ state }: Pick<Registration, 'state'>): boolean =>
  state === 'sending' || state === 'accepted'

/** The client of a submission, or its organization where it has none: where the journal keeps it. */
export function toPlace({
  clientNo,
  organizationId,
}: {
  clientNo: string | null
  organizationId: string | null
}): { clientNo?: string; organizationId?: string } {
  if (clientNo !== null) return { clientNo }
  return organizationId === null ? {} : { organizationId }
}

/**
 * Whether an answer is about what was asked for. `untold`: it names nothing that could tell, so it
 * is shown and settles nothing.
 */
export type AnswerIdentity = 'same' | 'other' | 'untold'

type Named = string | null | undefined

/** Compares pairs of a name that an answer tells with the one that is known: one that differs decides. */
export function compareNames(...pairs: readonly [told: Named, known: Named][]): AnswerIdentity {
  const comparable = pairs.filter(([told, known]) => told && known)
  if (comparable.length === 0) return 'untold'
  return comparable.every(([told, known]) => told === known) ? 'same' : 'other'
}
