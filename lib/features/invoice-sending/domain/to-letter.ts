import type { B2cLetter } from '@/lib/contracts/distribution/send-letter'
import { nameFields, toInvoicer } from './to-consumer-invoice'
import type { TypedDocument } from './typed-document'

/** The body of a letter of what was typed: its first PDF, and the address as it stands. */
export function toLetter(typed: TypedDocument, identifier: string): B2cLetter {
  const file = typed.files[0]
  return {
    Identifier: identifier,
    Document: file?.content ?? '',
    ...(file && { Filename: file.filename }),
    ...nameFields(typed, { Subject: 'subject', Reference: 'number', CustomerNo: 'customerNo' }),
    Recipient: nameFields(typed, {
      Name: 'name',
      Address1: 'address1',
      Address2: 'address2',
      Address3: 'address3',
      PostCode: 'postCode',
      City: 'city',
      CountryCode: 'country',
    }),
    Invoicer: toInvoicer(typed),
  }
}
