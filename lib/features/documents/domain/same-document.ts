import type { ExistingDocument, NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { findTypedDay } from '@/lib/shared/dates/local-day'
import { compareDecimals, normalizeCurrency, parseAmount } from '@/lib/shared/numbers/money'

/** What a read tells of a document or of the item that was booked of it. */
export type ReadDocument = {
  documentNo?: string | null
  documentType?: string | null
  customerNo?: string | null
  documentDate?: string | null
  dueDate?: string | null
  currency?: string | null
  kid?: string | null
  /** What was due when it was booked. */
  amount?: ExactNumber | null
}

/** What of a document to be sent tells it from another under its number. */
export type SentDocumentFacts = Pick<
  NewDocument,
  'documentNo' | 'documentType' | 'customerNo' | 'documentDate' | 'dueDate' | 'currency' | 'kid'
> & { amount: ExactNumber }

type Verdict = 'same' | 'other' | 'untold'

/**
 * Whether what a read shows is the document that was sent. `other`: something that it tells is not
 * as it was sent. `untold`: its number, customer, type, amount, currency or date is not told, so
 * that it may be another.
 */
export function judgeDocument(read: ReadDocument, sent: SentDocumentFacts): Verdict {
  const needed = [
    compareText(read.documentNo, sent.documentNo),
    compareText(read.customerNo, sent.customerNo),
    compareText(read.documentType?.toUpperCase(), sent.documentType.toUpperCase()),
    compareText(normalizeCurrency(read.currency), sent.currency),
    compareDay(read.documentDate, sent.documentDate),
    compareAmount(read.amount, sent.amount),
  ]
  const further = [
    ...(sent.dueDate ? [compareDay(read.dueDate, sent.dueDate)] : []),
    ...(sent.kid ? [compareText(read.kid, sent.kid)] : []),
  ]
  if ([...needed, ...further].includes('other')) return 'other'
  return needed.includes('untold') ? 'untold' : 'same'
}

function compareText(read: string | null | undefined, sent: string): Verdict {
  const told = read?.trim()
  if (!told) return 'untold'
  return told === sent.trim() ? 'same' : 'other'
}

/** A day with a midnight behind it is the day. */
function compareDay(read: string | null | undefined, sent: string): Verdict {
  if (!read?.trim()) return 'untold'
  const day = findTypedDay(read.trim().replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/, ''))
  if (day === null) return 'untold'
  return day === sent ? 'same' : 'other'
}

function compareAmount(read: ExactNumber | null | undefined, sent: ExactNumber): Verdict {
  const [told, meant] = [parseAmount(read), parseAmount(sent)]
  if (told.is !== 'exact' || meant.is !== 'exact') return 'untold'
  return compareDecimals(told.decimal, meant.decimal) === 0 ? 'same' : 'other'
}

/** What a page says of it. */
export const toExisting = (read: ReadDocument): ExistingDocument => ({
  customerNo: read.customerNo?.trim() || null,
  documentType: read.documentType?.trim() || null,
  amount: read.amount ?? null,
  currency: normalizeCurrency(read.currency),
})

/** The same ones once: a document and its item are one. */
export const listDistinct = (found: readonly ReadDocument[]): ExistingDocument[] => [
  ...new Map(
    found
      .map(toExisting)
      .map((each) => [
        JSON.stringify([each.customerNo, each.documentType, each.currency, String(each.amount)]),
        each,
      ]),
  ).values(),
]

/** What one look tells of a number, by the document and by the items. */
export type NumberCheck = {
  /** What stands under the number; a document first, then items. */
  documents: readonly ReadDocument[]
  items: readonly ReadDocument[]
  /** The service says that no document has the number. */
  isNoDocument: boolean
  /** All items with the number were read. */
  areAllItems: boolean
}

/**
 * What a look shows of a document whose outcome is not known. Nothing had the number before it was
 * sent. What is there under it with other contents is somebody else's, and proves nothing of this
 * one. That it was not created is believed only where both reads are whole, and the service can take
 * nothing of it in any more.
 */
export function judgeCreation(
  look: NumberCheck,
  sent: SentDocumentFacts,
  isOver: boolean,
): 'applied' | 'not-applied' | 'unproven' {
  const verdicts = [...look.documents, ...look.items].map((read) => judgeDocument(read, sent))
  if (verdicts.includes('same') && !verdicts.includes('other')) return 'applied'
  const isNothing = verdicts.length === 0 && look.isNoDocument && look.areAllItems
  return isNothing && isOver ? 'not-applied' : 'unproven'
}
