import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import type { Input } from '@/lib/contracts/registry'

export type DocumentToCreate = Input<'createDocument'>['body']['documents'][number]

/** A document as it goes out: nothing of it stands there blank. */
export function toDocumentToCreate({
  amounts,
  lines,
  distribution,
  einvoiceCode,
  dueDate,
  documentType,
  customerNo,
  documentNo,
  documentDate,
  currency,
  ...texts
}: NewDocument): DocumentToCreate {
  return {
    ...{ documentType, customerNo, documentNo, documentDate, ...(dueDate && { dueDate }) },
    currency,
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    currencyAmounts: amounts,
    ...((distribution !== '' || einvoiceCode !== null) && {
      distribution: {
        ...(distribution !== '' && { type: distribution }),
        ...(einvoiceCode !== null && { einvoiceCode }),
      },
    }),
    ...(lines.length > 0 && {
      documentLines: lines.map((line, at) => ({
        lineNo: at + 1,
        lineType: line.amounts ? 'PLH' : 'TXT',
        ...(line.articleNo !== '' && { articleNo: line.articleNo }),
        ...(line.text !== '' && { lineText: line.text }),
        ...(line.unit !== '' && { quantityUnit: line.unit }),
        ...(line.quantity !== null && { quantity: line.quantity }),
        ...(line.price !== null && { price: line.price }),
        ...(line.amounts && { currencyAmounts: line.amounts }),
      })),
    }),
  }
}
