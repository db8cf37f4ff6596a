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
