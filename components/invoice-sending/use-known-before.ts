'use client'

import { useTick } from '@/components/ui/hooks/use-tick'
import { useSentBefore } from '@/lib/features/invoice-sending/client/use-sent-before'
import {
  findSentBefore,
  mayGoOutBesides,
  type Outgoing,
} from '@/lib/features/invoice-sending/domain/sent-before'

/**
 * What was sent under the number of a document before, and whether a person says that they know of
 * it: of exactly what is shown. Null for a document of which that is not asked.
 */
export function useKnownBefore(outgoing: Outgoing | null) {
  const { sends, isReading, isUntold, again } = useSentBefore(outgoing ? [outgoing] : [])
  const before = outgoing ? findSentBefore(sends, outgoing) : []
  const besides = before.map(({ idempotencyKey }) => idempotencyKey)
  const [isIntended, onIntended] = useTick(JSON.stringify(besides))
  const identifier = outgoing?.document.body.Identifier ?? ''
  const isKnown = before.length === 0 || (mayGoOutBesides(before, identifier) && isIntended)
  return {
    sends: before,
    ...{ isReading, isUntold, again, isIntended, onIntended, besides },
    /** Nothing that is known keeps it from going out. */
    mayGoOut: !isReading && isKnown,
  }
}
