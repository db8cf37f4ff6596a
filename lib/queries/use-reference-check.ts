import type { Answer, Input } from '../contracts/registry'
import type { Failure } from '../contracts/result'
import { read } from './read'
import { ReferenceCheck } from './reference-check'
import { useCheck } from './use-check'

type Search = Input<'searchInvoiceSummary'>['body']
type Piece = { state: string; failure: Failure | null }

/** How a piece is asked for, and what it is with the answer. */
export type Asking<Each extends Piece> = {
  searchOf: (piece: Each) => Search
  withAnswer: (piece: Each, answer: Answer<'searchInvoiceSummary'>) => Each
}

/** A check of the open page whose pieces the partner search answers. */
export function useReferenceCheck<Each extends Piece>() {
  const check = useCheck<Each>()
  return {
    ...check,
    start(pieces: readonly Each[], { searchOf, withAnswer }: Asking<Each>) {
      check.start(
        new ReferenceCheck(pieces, async (piece: Each, signal) =>
          withAnswer(piece, await read('searchInvoiceSummary', { body: searchOf(piece) }, signal)),
        ),
      )
    },
  }
}
