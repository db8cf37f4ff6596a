import type { DocumentField } from './typed-document'

/** Which field of the form an element of the body comes from, by the longest place that fits. */
const fieldOfPath: readonly (readonly [place: string, field: DocumentField])[] = [
  ['ID', 'number'],
  ['IssueDate', 'issueDate'],
  ['DueDate', 'dueDate'],
  ['DocumentCurrencyCode', 'currency'],
  ['BuyerReference', 'buyerReference'],
  ['OrderReference', 'orderReference'],
  ['BillingReference', 'creditedNumber'],
  ['Note', 'note'],
  ['AccountingSupplierParty.Party.PostalAddress.Country', 'senderCountry'],
  ['AccountingSupplierParty.Party.PostalAddress.CityName', 'senderCity'],
  ['AccountingSupplierParty.Party.PostalAddress.PostalZone', 'senderPostCode'],
  ['AccountingSupplierParty.Party.PostalAddress', 'senderStreet'],
  ['AccountingSupplierParty.Party.Contact', 'senderEmail'],
  ['AccountingSupplierParty.Party.PartyName', 'senderName'],
  ['AccountingSupplierParty.Party.PartyLegalEntity.0.RegistrationName', 'senderName'],
  ['AccountingSupplierParty.Party.PartyTaxScheme', 'senderTaxRegister'],
  ['AccountingSupplierParty.Party', 'senderOrganizationNo'],
  ['AccountingCustomerParty.Party.PostalAddress.Country', 'country'],
  ['AccountingCustomerParty.Party.PostalAddress.CityName', 'city'],
  ['AccountingCustomerParty.Party.PostalAddress.PostalZone', 'postCode'],
  ['AccountingCustomerParty.Party.PostalAddress', 'address1'],
  ['AccountingCustomerParty.Party.Contact', 'email'],
  ['AccountingCustomerParty.Party.PartyName', 'name'],
  ['AccountingCustomerParty.Party.PartyIdentification', 'customerNo'],
  ['AccountingCustomerParty.Party.PartyLegalEntity.0.RegistrationName', 'name'],
  ['AccountingCustomerParty.Party', 'organizationNo'],
  ['PaymentMeans.0.PaymentID', 'paymentReference'],
  ['PaymentMeans', 'account'],
]

/** The field of the form that a place in the body comes from; null where the form has none. */
export const findTypedField = (path: string): DocumentField | null =>
  fieldOfPath
    .filter(([place]) => path === place || path.startsWith(`${place}.`))
    .toSorted(([one], [other]) => other.length - one.length)[0]?.[1] ?? null
