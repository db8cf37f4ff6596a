import { type InvoiceIndex, type OpenInvoice, passesCheck, toNumberKey } from './open-invoices'

const kidMin = 6
/** A shorter number has another one beside it too often for a repair to prove anything. */
const repairMin = 8
const kidMax = 25
const runsMax = 24
const partsMax = 6

/** What stands in a text as one piece, or as neighbours that blanks or dashes part. */
function listPieces(text: string, parts: RegExp): string[] {
  const runs = [...text.slice(0, 500).matchAll(parts)].slice(0, runsMax)
  const pieces = new Set<string>()
  for (let from = 0; from < runs.length; from += 1) {
    let piece = ''
    for (let to = from; to < Math.min(runs.length, from + partsMax); to += 1) {
      const between = to === from ? '' : getBetween(text, runs[to - 1]!, runs[to]!)
      if (!/^[\s./-]{0,2}$/.test(between)) break
      piece += runs[to]![0]
      if (piece.length > 60) break
      pieces.add(piece)
    }
  }
  return [...pieces]
}

const getBetween = (text: string, one: RegExpMatchArray, other: RegExpMatchArray) =>
  text.slice((one.index ?? 0) + one[0].length, other.index)

export type FoundReferences = {
  /** Invoices whose KID stands in the text as it is, by the KID. */
  kids: Map<string, readonly OpenInvoice[]>
  /** Invoices whose KID stands there but for one digit or two neighbours. */
  repaired: OpenInvoice[]
  /** Invoices whose number stands there, each once; of a number that several have, all. */
  numbered: OpenInvoice[]
  /** A number in the text is that of several invoices. */
  isNumberShared: boolean
}

/** Finds what a text names: KIDs, as they are or repaired, and numbers of invoices. */
export function findReferences(index: InvoiceIndex, text: string): FoundReferences {
  const digits = listPieces(text, /\d+/g).filter(
    ({ length }) => length >= kidMin && length <= kidMax,
  )
  const kids = new Map(
    digits.flatMap((kid) => {
      const found = index.byKid.get(kid)
      return found ? [[kid, found] as const] : []
    }),
  )
  const numbers = listPieces(text, /[\p{L}\p{N}]+/gu).flatMap(
    (piece) => index.byNumber.get(toNumberKey(piece)) ?? [],
  )
  const numbered = [...new Set(numbers)].filter((invoice) => !isInKid(invoice, kids))
  return {
    kids,
    repaired: kids.size > 0 ? [] : [...new Set(digits.flatMap((kid) => repairKid(index, kid)))],
    numbered,
    isNumberShared: hasSharedNumber(index, numbered),
  }
}

/** A number that a KID contains is named by the KID. */
const isInKid = ({ number }: OpenInvoice, kids: ReadonlyMap<string, unknown>) =>
  number !== null && [...kids.keys()].some((kid) => kid.includes(toNumberKey(number)))

const hasSharedNumber = (index: InvoiceIndex, numbered: readonly OpenInvoice[]) =>
  numbered.some(
    ({ number }) => number !== null && (index.byNumber.get(toNumberKey(number))?.length ?? 0) > 1,
  )

/**
 * The invoices whose KID a number becomes by changing one digit or swapping two neighbours. A number
 * that passes the check itself is not repaired: it is a KID, of an invoice that is not open.
 */
export function repairKid(index: InvoiceIndex, digits: string): OpenInvoice[] {
  const isKnownLength = index.kidRules.has(digits.length)
  if (digits.length < repairMin || !isKnownLength || passesCheck(index, digits)) return []
  const found = new Set<OpenInvoice>()
  for (const kid of listNeighbours(digits)) {
    const invoices = index.byKid.get(kid)
    if (invoices && passesCheck(index, kid)) for (const each of invoices) found.add(each)
  }
  return [...found]
}

/** Every number that differs in one digit or in the order of two neighbours. */
export function listNeighbours(digits: string): string[] {
  const neighbours: string[] = []
  for (let at = 0; at < digits.length; at += 1) {
    const [before, after] = [digits.slice(0, at), digits.slice(at + 1)]
    for (const digit of '0123456789')
      if (digit !== digits[at]) neighbours.push(before + digit + after)
    if (at + 1 < digits.length && digits[at] !== digits[at + 1])
      neighbours.push(before + digits[at + 1] + digits[at] + digits.slice(at + 2))
  }
  return neighbours
}
