import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { type DocumentKind, documentKinds } from './document-kind'

type MaybeText = string | null | undefined

/**
 * What is told of a document that stays on the server. `unreadable`: something is there that is no
 * document in the form that is known.
 */
export type RedactedDocument = { kind: DocumentKind | 'unreadable'; bytes: number }

const kinds = [...documentKinds, 'unreadable'] as const
const markPattern = new RegExp(`^••••• (${kinds.join('|')}), (\\d+) bytes$`)

/** What stands in an answer in place of a document, as a mask stands in place of a number. */
export const formatRedactedDocument = ({ kind, bytes }: RedactedDocument) =>
  `••••• ${kind}, ${bytes} bytes`

/** What a mark tells of a document; null where there is none. */
export function parseRedactedDocument(mark: MaybeText): RedactedDocument | null {
  if (!mark) return null
  const [, kind, bytes] = markPattern.exec(mark) ?? []
  return kind === undefined
    ? { kind: 'unreadable', bytes: mark.length }
    : { kind: kind as RedactedDocument['kind'], bytes: Number(bytes) }
}

/** By what the document of an invoice is asked for: its receipt id or number, and its company. */
export type DocumentQuestion = { identifier?: string; number?: string; company?: number }

/** The fields of a status answer that tell which invoice it is of. */
type InvoiceKeys = {
  ReceiptId?: MaybeText
  CompanyId?: number | null
  Transaction?: { InvoiceNumber?: MaybeText } | null
}

/**
 * How to ask again for the document that an answer told of; null where nothing names the invoice
 * that may stand in an address.
 */
export function toDocumentQuestion({
  ReceiptId,
  CompanyId,
  Transaction,
}: InvoiceKeys): DocumentQuestion | null {
  const company = typeof CompanyId === 'number' ? { company: CompanyId } : {}
  if (canGoInUrl(ReceiptId)) return { identifier: ReceiptId, ...company }
  const number = Transaction?.InvoiceNumber
  return canGoInUrl(number) ? { number, ...company } : null
}

const canGoInUrl = (text: MaybeText): text is string =>
  !!text?.trim() && text.length <= 200 && !hasIdentityNumber(text)
