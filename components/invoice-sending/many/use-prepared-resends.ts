import { useEffect, useMemo, useState } from 'react'
import { mapInPieces } from '@/lib/client/pauses'
import type { PreparedDocument } from '@/lib/features/invoice-sending/domain/prepared-document'
import {
  prepareResend,
  type ReadInvoice,
  type ResendTerms,
} from '@/lib/features/invoice-sending/domain/resend'
import { withDoubles } from '@/lib/features/invoice-sending/domain/sent-before'

/**
 * What goes out in the place of each invoice that was read, in their order. Terms that change prepare
 * all of them anew, a few at a time; until then those of before are shown, and are not current.
 */
export function usePreparedResends(
  read: readonly ReadInvoice[],
  terms: ResendTerms,
): { documents: readonly PreparedDocument[]; isCurrent: boolean } {
  const [prepared, setPrepared] = useState<Prepared>({ documents: [], read: null, terms: null })
  const known = useMemo(
    () => ({ terms, of: new WeakMap<ReadInvoice, PreparedDocument>() }),
    [terms],
  )
  useEffect(() => {
    const run = new AbortController()
    const prepare = (each: ReadInvoice) => {
      const made = known.of.get(each) ?? prepareResend(each, known.terms)
      known.of.set(each, made)
      return made
    }
    mapInPieces(read, prepare, run.signal).then(
      (documents) => setPrepared({ documents: withDoubles(documents), read, terms: known.terms }),
      () => {},
    )
    return () => run.abort()
  }, [read, known])
  return {
    documents: prepared.documents,
    isCurrent: prepared.read === read && prepared.terms === terms,
  }
}

/** Documents, with what they were prepared from. */
type Prepared = {
  documents: readonly PreparedDocument[]
  read: readonly ReadInvoice[] | null
  terms: ResendTerms | null
}
