import { useLimits } from '@/lib/client/limits'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useReferenceCheck } from '@/lib/client/use-reference-check'
import type { Failure, FailureKind } from '@/lib/contracts/result'
import type { PastedLookup } from '@/lib/features/invoice-tracking/domain/pasted-lookups'
import { type InvoiceLookupResult, type LookupAccess, lookUp } from './lookup'
import { createListReads, type LookupReads, readsAtOnce } from './lookup-reads'

/**
 * A line of a list and what came of it. `refusal`: this line was refused, which says nothing of the
 * others.
 */
export type LookupLine = PastedLookup & {
  state: 'open' | 'whole'
  failure: Failure | null
  looked: InvoiceLookupResult | null
  refusal: Failure | null
}

const lineFailureKinds: FailureKind[] = ['invalid', 'refused', 'forbidden', 'off-contract']

/**
 * Looks each line of a list up, as many at a time as reads. Where the desk or the upstream does not
 * answer, the list stops there and can go on.
 */
export function useLookupList(asker: LookupAccess) {
  const check = useReferenceCheck<LookupLine>()
  const limits = useLimits()

  const createLineStep =
    (reads: LookupReads) =>
    async (line: LookupLine, signal: AbortSignal): Promise<LookupLine> => {
      try {
        return {
          ...line,
          state: 'whole',
          looked: await lookUp({ has: line.as, text: line.text }, asker, signal, reads),
        }
      } catch (error) {
        if (error instanceof OperationFailed && lineFailureKinds.includes(error.failure.kind))
          return { ...line, state: 'whole', refusal: error.failure }
        throw error
      }
    }

  return {
    ...check,
    start(lines: readonly PastedLookup[]) {
      const pieces = lines.map(
        (line): LookupLine => ({
          ...line,
          state: 'open',
          failure: null,
          looked: null,
          refusal: null,
        }),
      )
      check.start(pieces, createLineStep(createListReads(lines, limits)), readsAtOnce)
    },
  }
}
