import type { Failure, FailureKind } from '../contracts/result'
import type { PastedLookup } from '../domain/where/pasted-lookups'
import { useLimits } from './limits'
import { type Asker, type LookedUp, lookUp } from './look-up'
import { type LookupReads, listReads, readsAtOnce } from './lookup-reads'
import { ReadFailed } from './read'
import { useReferenceCheck } from './use-reference-check'

/** A line of a list and what came of it. `refusal`: this line was refused, which says nothing of the others. */
export type LookedLine = PastedLookup & { state: 'open' | 'whole'; failure: Failure | null; looked: LookedUp | null; refusal: Failure | null }

const ofOneLine: FailureKind[] = ['invalid', 'refused', 'forbidden', 'off-contract']

/** Looks each line of a list up, as many at a time as reads. Where the desk or the upstream does not answer, the list stops there and can go on. */
export function useLookUpList(asker: Asker) {
  const check = useReferenceCheck<LookedLine>()
  const limits = useLimits()

  const askedWith =
    (reads: LookupReads) =>
    async (line: LookedLine, signal: AbortSignal): Promise<LookedLine> => {
      try {
        return { ...line, state: 'whole', looked: await lookUp({ has: line.as, text: line.text }, asker, signal, reads) }
      } catch (error) {
        if (error instanceof ReadFailed && ofOneLine.includes(error.failure.kind)) return { ...line, state: 'whole', refusal: error.failure }
        throw error
      }
    }

  return {
    ...check,
    start(lines: readonly PastedLookup[]) {
      const pieces = lines.map((line): LookedLine => ({ ...line, state: 'open', failure: null, looked: null, refusal: null }))
      check.start(pieces, askedWith(listReads(lines, limits)), readsAtOnce)
    },
  }
}
