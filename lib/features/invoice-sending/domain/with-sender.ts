import type { Answer } from '@/lib/contracts/registry'
import type { TypedDocument } from './typed-document'

/** A company of the person, as the service tells of it. */
export type SendingCompany = Answer<'listAvailableCompanies'>[number]

/**
 * A document with its sender, as far as nothing else tells who that is. `ownName`: what the company
 * is called here, where the service does not tell its name.
 */
export function withSender(
  typed: TypedDocument,
  company: SendingCompany | null | undefined,
  ownName = '',
): TypedDocument {
  const { senderName, senderOrganizationNo } = typed.fields
  return {
    ...typed,
    fields: {
      ...typed.fields,
      senderName: senderName || company?.Name || ownName,
      senderOrganizationNo: senderOrganizationNo || company?.OrganizationNumber || '',
    },
  }
}

/** The country that a company sends from; Norway where the service does not tell. */
export const findSenderCountry = (company: SendingCompany | null | undefined): string =>
  company?.CountryCode?.trim().toUpperCase() || 'NO'
