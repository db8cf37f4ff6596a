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
