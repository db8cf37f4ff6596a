import { createLoader, parseAsInteger, parseAsString } from 'nuqs/server'

export const documentPageSizes = [50, 100, 200]

/**
 * What the address of documents holds: a number or a customer that is asked for, a page, and the
 * document that is open.
 */
export const documentsParsers = {
  q: parseAsString.withDefault(''),
  customer: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
  size: parseAsInteger.withDefault(50),
  open: parseAsString,
}

export const loadDocumentsView = createLoader(documentsParsers)

type View = { q: string; customer: string; page: number; size: number }

/** What is asked for a view; wild numbers in an address are brought back into range. */
export const toDocumentsQuestion = ({ q, customer, page, size }: View) => ({
  ...(q.trim() !== '' && { documentno: q.trim().slice(0, 100) }),
  ...(customer.trim() !== '' && { customerno: customer.trim().slice(0, 100) }),
  pageno: Math.max(1, page),
  pagesize: documentPageSizes.includes(size) ? size : 50,
})

/** The part of the address behind the question mark that says a view, with some of it changed. */
export function toDocumentsQuery(view: View, change: Partial<View & { open: string }>): string {
  const { q, customer, page, size, open } = { ...view, open: undefined, ...change }
  return new URLSearchParams({
    ...(q !== '' && { q }),
    ...(customer !== '' && { customer }),
    ...(page !== 1 && { page: String(page) }),
    ...(size !== 50 && { size: String(size) }),
    ...(open !== undefined && { open }),
  }).toString()
}
