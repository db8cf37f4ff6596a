import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { findAmountFaults } from './document-sums'

/**
 * Why a document may not go out as it is, by its fields: amounts that do not add up or have the wrong
 * sign, and free texts that may hold an identity number. Nothing where it may.
 */
export const findDocumentFaults = (document: NewDocument): Record<string, string> => ({
  ...findAmountFaults(document),
  ...findIdentityNumbers(document),
})

/** The fields that hold what somebody writes, and that everybody reads who gets the document. */
export const freeTexts = [
  ...(['customerMessage', 'sellerReference', 'buyerReference', 'additionalReference'] as const),
  ...(['salesOrderId', 'purchaseOrderId'] as const),
] as const

function findIdentityNumbers(document: NewDocument): Record<string, string> {
  const texts = [
    ...freeTexts.map((field) => [field, document[field]] as const),
    ...document.lines.map(({ text }, at) => [`lines.${at}.text`, text] as const),
  ]
  return Object.fromEntries(
    texts.flatMap(([field, text]) =>
      hasIdentityNumber(text) ? [[field, 'may be an identity number']] : [],
    ),
  )
}
