import type { DocumentRoute } from './typed-document'

type Sent = { InvoiceType?: string | null; RequestedChannel?: string | null }

/**
 * The form that makes what a transaction was, by the channel that it was to go by. Null for what no
 * form makes: a reminder, or a credit note to a private person.
 */
export function findRoute({ InvoiceType, RequestedChannel }: Sent): DocumentRoute | null {
  const type = InvoiceType?.trim() ?? ''
  const isBusiness = /^(peppol|ehf|nemhandel)$/i.test(RequestedChannel?.trim() ?? '')
  if (/^invoice$/i.test(type)) return isBusiness ? 'business' : 'person'
  return isBusiness && /^credit[ _-]?note$/i.test(type) ? 'business' : null
}
