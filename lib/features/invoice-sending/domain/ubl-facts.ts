import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'

/** Who gets a document, as it names its buyer. */
export const findBuyerName = ({ body }: UblDocument) =>
  body.AccountingCustomerParty?.Party?.PartyLegalEntity?.[0]?.RegistrationName ??
  body.AccountingCustomerParty?.Party?.PartyName?.[0]?.Name

/** Who sends it, as it names its seller. */
export const findSellerName = ({ body }: UblDocument) =>
  body.AccountingSupplierParty?.Party?.PartyLegalEntity?.[0]?.RegistrationName ??
  body.AccountingSupplierParty?.Party?.PartyName?.[0]?.Name

/** The electronic address of the buyer. */
export const findBuyerAddress = ({ body }: UblDocument) =>
  body.AccountingCustomerParty?.Party?.EndpointID?.Value

/** What is to be paid, as the document states it. */
export const findPayable = ({ body }: UblDocument) => body.LegalMonetaryTotal?.PayableAmount

/** Whether a document names another seller than the company of an organization number. */
export function isOtherSeller(document: UblDocument, number: string | null | undefined): boolean {
  const stated = findSellerNumber(document)
  return Boolean(number && stated && toDigits(stated) !== toDigits(number))
}

/** The number by which a document names its seller. */
export function findSellerNumber({ body }: UblDocument): string | undefined {
  const seller = body.AccountingSupplierParty?.Party
  return seller?.PartyLegalEntity?.[0]?.CompanyID?.Value ?? seller?.EndpointID?.Value
}

/** The digits of a number, by which two writings of it are compared. */
export const toDigits = (text: string) => text.replace(/\D/g, '')
