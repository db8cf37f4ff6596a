import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/** The longest note, in characters. */
export const noteMax = 1000

/** Why a note may not be kept as it is typed, or null. */
export function findNoteProblem(text: string): 'empty' | 'tooLong' | 'identity' | null {
  const note = text.trim()
  if (note === '') return 'empty'
  if (note.length > noteMax) return 'tooLong'
  return hasIdentityNumber(note) ? 'identity' : null
}

/**
 * Why nobody can have a customer under the name that is typed, or null. Who may sign in is not
 * known, so any name will do that is no identity number.
 */
export function findOwnerProblem(typed: string): 'toMissing' | 'toIdentity' | null {
  if (typed.trim() === '') return 'toMissing'
  return hasIdentityNumber(typed) ? 'toIdentity' : null
}

/** A note about some invoices: their numbers, then what is said of them. */
export const composeItemNote = (numbers: readonly string[], text: string): string =>
  `${numbers.join(', ')}: ${text.trim()}`
