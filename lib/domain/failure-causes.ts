import type { Cause } from './causes/cause'
import { documentCauses } from './causes/document'
import { networkCauses } from './causes/network'
import { reachingCauses } from './causes/reaching'
import { receiverCauses } from './causes/receiver'
import { type Found, foundIn, type Step, wayThrough } from './causes/wordings'

/** The known causes of a failure (assumed: interface.md says only that LogText has details). */
export const failureCauses = { ...receiverCauses, ...reachingCauses, ...documentCauses, ...networkCauses }

export type CauseKey = keyof typeof failureCauses

export type KnownCause = {
  cause: CauseKey
  /** `certain`: the text names the network, the rule or the code. `likely`: it may be said of something else too. */
  confidence: 'certain' | 'likely'
}

export const causeKeys = Object.keys(failureCauses) as CauseKey[]

export const isCauseKey = (key: string): key is CauseKey => Object.hasOwn(failureCauses, key)

/** The field of a customer that mends a cause, by its path in interface.md 2.1; null where no customer is at fault. */
export const fieldOf = (cause: CauseKey): string | null => failureCauses[cause].field

/**
 * The cause that a LogText tells, or null. A text that is not known has none: only a whole known wording counts, and of several causes one that
 * stands around all others.
 */
export function causeOf(logText: string | null | undefined): KnownCause | null {
  if (!logText) return null
  const found = foundIn(logText, way())
  const causes = new Set(found.map(({ meaning }) => meaning.cause))
  const [cause] = causes.size > 1 ? [...causes].filter((each) => standsAround(found, each)) : causes
  if (cause === undefined) return null
  const isCertain = found.some(({ meaning }) => meaning.cause === cause && meaning.confidence === 'certain')
  return { cause, confidence: isCertain ? 'certain' : 'likely' }
}

/** True when every finding of another cause lies inside one of this cause, and is shorter. */
const standsAround = (found: Found<KnownCause>[], cause: CauseKey) =>
  found
    .filter(({ meaning }) => meaning.cause !== cause)
    .every(({ from, to }) => found.some((own) => own.meaning.cause === cause && own.from <= from && own.to >= to && own.to - own.from > to - from))

let built: Step<KnownCause> | undefined

/** Built when it is first asked for, and kept: it is the same for everybody. */
function way(): Step<KnownCause> {
  built ??= wayThrough(
    (Object.entries(failureCauses) as [CauseKey, Cause][]).flatMap(([cause, { certain, likely }]) => [
      ...certain.map((wording): [string, KnownCause] => [wording, { cause, confidence: 'certain' }]),
      ...likely.map((wording): [string, KnownCause] => [wording, { cause, confidence: 'likely' }]),
    ]),
  )
  return built
}
