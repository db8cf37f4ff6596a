import type { Cause } from './causes/cause'
import { documentCauses } from './causes/document'
import { duplicateCauses } from './causes/duplicates'
import { mailCauses } from './causes/mail'
import { networkCauses } from './causes/network'
import { receiverCauses } from './causes/receiver'
import {
  buildWordingTree,
  matchWordings,
  type WordingMatch,
  type WordingNode,
} from './causes/wording-matcher'

/** The known causes of a failure (assumed: interface.md says only that LogText has details). */
export const failureCauses = {
  ...receiverCauses,
  ...mailCauses,
  ...documentCauses,
  ...duplicateCauses,
  ...networkCauses,
}

export type CauseKey = keyof typeof failureCauses

export type KnownCause = {
  cause: CauseKey
  /**
   * `certain`: the text names the network, the rule or the code. `likely`: it may be said of
   * something else too.
   */
  confidence: 'certain' | 'likely'
}

export const causeKeys = Object.keys(failureCauses) as CauseKey[]

export const isCauseKey = (key: string): key is CauseKey => Object.hasOwn(failureCauses, key)

/**
 * The field of a customer that mends a cause, by its path in interface.md 2.1; null where no
 * customer is at fault.
 */
export const findCauseField = (cause: CauseKey): string | null => failureCauses[cause].field

/**
 * The cause that a LogText tells, or null. A text that is not known has none: only a whole known
 * wording counts, and of several causes one that stands around all others.
 */
export const findCause = (logText: string | null | undefined): KnownCause | null =>
  logText ? findCommonCause(matchWordings(logText, getWordingTree())) : null

/**
 * The cause of all findings that lie in no longer one; null where they tell several, or there is
 * none.
 */
export function findCommonCause(found: readonly WordingMatch<KnownCause>[]): KnownCause | null {
  const widest = found.filter((each) => !found.some((other) => isAround(other, each)))
  const [cause, ...others] = new Set(widest.map(({ meaning }) => meaning.cause))
  if (cause === undefined || others.length > 0) return null
  const isCertain = found.some(
    ({ meaning }) => meaning.cause === cause && meaning.confidence === 'certain',
  )
  return { cause, confidence: isCertain ? 'certain' : 'likely' }
}

const isAround = (outer: WordingMatch<KnownCause>, inner: WordingMatch<KnownCause>) =>
  outer.from <= inner.from && outer.to >= inner.to && outer.to - outer.from > inner.to - inner.from

let wordingTree: WordingNode<KnownCause> | undefined

const confidences = ['certain', 'likely'] as const

/** Built when it is first asked for, and kept: it is the same for everybody. */
function getWordingTree(): WordingNode<KnownCause> {
  wordingTree ??= buildWordingTree(
    (Object.entries(failureCauses) as [CauseKey, Cause][]).flatMap(([cause, wordings]) =>
      confidences.flatMap((confidence) =>
        wordings[confidence].map((wording): [string, KnownCause] => [
          wording,
          { cause, confidence },
        ]),
      ),
    ),
  )
  return wordingTree
}
