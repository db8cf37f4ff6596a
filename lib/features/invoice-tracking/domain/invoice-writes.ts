import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { isMasked } from '@/lib/shared/wire/masks'

type Invoice = {
  number: string | null | undefined
  /** Its item in the ledger, where one is linked. */
  item: { arItemId?: ExactNumber | null; documentNo?: string | null } | null
}

/** Writes of the desk about a customer, which say nothing of any of its invoices. */
const ofCustomerAlone = ['addCustomerNote', 'removeCustomerNote', 'changeFollowUp']

/**
 * False of a write of a customer that names other invoices and not this one, and of notes and
 * owners of the customer. A write that names no invoice may be what changed this one's way.
 */
export function isWriteForInvoice(
  { operation, fields }: Pick<JournalEntry, 'operation' | 'fields'>,
  { number, item }: Invoice,
): boolean {
  if (ofCustomerAlone.includes(operation)) return false
  const find = (name: string) => {
    const { before, sent } = fields.find(({ field }) => field === name) ?? {}
    return before ?? sent
  }
  const arItemId = toWord(find('arItemId'))
  const ownId = toWord(item?.arItemId)
  if (arItemId !== null && ownId !== null) return arItemId === ownId
  const postings = find('autoPostings')
  const named = [
    find('documentNo'),
    ...(Array.isArray(postings) ? postings.map((each) => each?.documentNo) : []),
  ].flatMap((each) => toWord(each) ?? [])
  const own = [toWord(number), toWord(item?.documentNo)]
  return named.length === 0 || named.some((each) => own.includes(each))
}

/** A number or an id without case and blanks around it; null where it is not known. */
const toWord = (value: unknown): string | null =>
  value === null || value === undefined || isMasked(value)
    ? null
    : String(value).trim().toLowerCase() || null
