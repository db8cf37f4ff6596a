import type { ExactNumber } from '@/lib/contracts/exact-number'

type Bundle = { documentNos?: readonly string[] | null; documentCount?: ExactNumber | null }

/** The numbers of the documents in a bundle, each once; null where they are not known. */
export const listDocumentNos = ({ documentNos }: Bundle): readonly string[] | null =>
  Array.isArray(documentNos) ? [...new Set(documentNos.filter((number) => number !== ''))] : null

/**
 * How many documents of a bundle are not among its numbers; null where that is not known: no count,
 * or one that the numbers do not fit.
 */
export function countUnlisted(bundle: Bundle): number | null {
  const listed = Array.isArray(bundle.documentNos) ? bundle.documentNos.length : 0
  const count = Number(bundle.documentCount ?? Number.NaN)
  return Number.isSafeInteger(count) && count >= listed ? count - listed : null
}
