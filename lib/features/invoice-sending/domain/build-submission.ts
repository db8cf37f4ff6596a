import type { SentDocument } from '@/lib/contracts/desk/sending/send-document'
import type { DocumentTotals } from './document-totals'
import { toConsumerInvoice } from './to-consumer-invoice'
import { toLetter } from './to-letter'
import { toUblDocument } from './to-ubl'
import { getDocumentKind, type TypedDocument, withUsedFields } from './typed-document'

/**
 * The document to send of what was typed, by the operation of its kind and country. Null without an
 * identifier, and where its lines cannot be reckoned.
 */
export function buildSentDocument(
  given: TypedDocument,
  totals: DocumentTotals | null,
  identifier: string,
): SentDocument | null {
  if (identifier === '') return null
  const typed = withUsedFields(given)
  if (typed.route === 'letter')
    return { operation: 'sendB2cLetter', body: toLetter(typed, identifier) }
  if (totals === null) return null
  if (typed.route === 'business') {
    const operation =
      getDocumentKind(typed) === 'creditNote' ? 'sendB2bCreditNote' : 'sendB2bInvoice'
    const { body } = toUblDocument(typed, totals)
    return { operation, body: { Identifier: identifier, ...body } }
  }
  const body = toConsumerInvoice(typed, totals, identifier)
  return { operation: pickConsumerOperation(typed), body }
}

/** Sweden and Denmark have an operation of their own, by the sender's country. */
const pickConsumerOperation = ({ fields }: TypedDocument) =>
  consumerOperations[fields.senderCountry.trim().toUpperCase()] ?? 'sendB2cInvoice'

const consumerOperations: Record<string, 'sendB2cSwedishInvoice' | 'sendB2cDanishInvoice'> = {
  SE: 'sendB2cSwedishInvoice',
  DK: 'sendB2cDanishInvoice',
}
