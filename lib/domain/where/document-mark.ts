import { holdsIdentityNumber } from '../identity-number'
import { type DocumentKind, documentKinds } from './document-kind'

type Told = string | null | undefined

/** What is told of a document that stays on the server. `unreadable`: something is there that is no document in the form that is known. */
export type ToldDocument = { kind: DocumentKind | 'unreadable'; bytes: number }

const kinds = [...documentKinds, 'unreadable'] as const
const form = new RegExp(`^••••• (${kinds.join('|')}), (\\d+) bytes$`)

/** What stands in an answer in place of a document, as a mask stands in place of a number. */
export const documentMark = ({ kind, bytes }: ToldDocument) => `••••• ${kind}, ${bytes} bytes`

/** What a mark tells of a document; null where there is none. */
export function toldDocument(mark: Told): ToldDocument | null {
  if (!mark) return null
  const [, kind, bytes] = form.exec(mark) ?? []
  return kind === undefined ? { kind: 'unreadable', bytes: mark.length } : { kind: kind as ToldDocument['kind'], bytes: Number(bytes) }
}

/** By what the document of an invoice is asked for: its receipt id or number, and its company. */
export type DocumentQuestion = { identifier?: string; number?: string; company?: number }

/** The fields of a status answer that tell which invoice it is of. */
type Asked = { ReceiptId?: Told; CompanyId?: number | null; Transaction?: { InvoiceNumber?: Told } | null }

/** How to ask again for the document that an answer told of; null where nothing names the invoice that may stand in an address. */
export function documentQuestion({ ReceiptId, CompanyId, Transaction }: Asked): DocumentQuestion | null {
  const company = typeof CompanyId === 'number' ? { company: CompanyId } : {}
  if (mayStandInAddress(ReceiptId)) return { identifier: ReceiptId, ...company }
  const number = Transaction?.InvoiceNumber
  return mayStandInAddress(number) ? { number, ...company } : null
}

const mayStandInAddress = (text: Told): text is string => !!text?.trim() && text.length <= 200 && !holdsIdentityNumber(text)
