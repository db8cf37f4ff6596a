import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import type { DocumentView } from '../document-view'
import { defineRule, type Rule } from '../rule'

/**
 * What the model of Peppol declares mandatory, element by element: rules R140 to R276, new in
 * November 2026. Each wants exactly one of an element in its parent. They are numbered in the order
 * of these lists.
 */
const address = (path: string) => [
  `${path}/AddressLine/Line`,
  `${path}/Country`,
  `${path}/Country/IdentificationCode`,
]

const party = (path: string) => [
  path,
  `${path}/PartyLegalEntity`,
  `${path}/PartyLegalEntity/RegistrationName`,
  `${path}/PartyTaxScheme/TaxScheme/ID`,
  `${path}/PartyTaxScheme/CompanyID`,
  `${path}/PostalAddress`,
  ...address(`${path}/PostalAddress`),
  `${path}/EndpointID`,
]

const lineItem = (line: string) => [
  `${line}/Item/AdditionalItemProperty/Value`,
  `${line}/Item/ClassifiedTaxCategory`,
  `${line}/Item/ClassifiedTaxCategory/TaxScheme`,
  `${line}/Item/ClassifiedTaxCategory/TaxScheme/ID`,
  `${line}/Item/ClassifiedTaxCategory/ID`,
  `${line}/Item/CommodityClassification/ItemClassificationCode`,
  `${line}/Item/OriginCountry/IdentificationCode`,
  `${line}/Item/Name`,
  `${line}/Price`,
]

const delivery = [
  ...address('Delivery/DeliveryLocation/Address'),
  'Delivery/DeliveryParty/PartyName',
]

const totalsAndPayment = [
  'LegalMonetaryTotal/LineExtensionAmount',
  'LegalMonetaryTotal/TaxExclusiveAmount',
  'LegalMonetaryTotal/TaxInclusiveAmount',
  'PayeeParty/PartyLegalEntity/CompanyID',
  'PayeeParty/PartyName',
  'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID',
  'PaymentMeans/PayeeFinancialAccount/ID',
  'PaymentMeans/PaymentMandate/PayerFinancialAccount/ID',
  'PaymentTerms/Note',
  'TaxRepresentativeParty/PartyName',
  'TaxRepresentativeParty/PartyTaxScheme',
  'TaxRepresentativeParty/PartyTaxScheme/TaxScheme/ID',
  'TaxRepresentativeParty/PartyTaxScheme/CompanyID',
  'TaxRepresentativeParty/PostalAddress',
  ...address('TaxRepresentativeParty/PostalAddress'),
  'TaxTotal/TaxSubtotal/TaxCategory/TaxScheme',
  'TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/ID',
  'TaxTotal/TaxSubtotal/TaxCategory/ID',
  'TaxTotal/TaxSubtotal/TaxableAmount',
]

const beforeLines = [
  'AccountingCustomerParty',
  ...party('AccountingCustomerParty/Party'),
  ...party('AccountingSupplierParty/Party'),
  'AdditionalDocumentReference/Attachment/ExternalReference/URI',
  'AllowanceCharge/TaxCategory',
  'AllowanceCharge/TaxCategory/TaxScheme',
  'AllowanceCharge/TaxCategory/TaxScheme/ID',
  'AllowanceCharge/TaxCategory/ID',
  'BillingReference/InvoiceDocumentReference',
]

const creditNote = [
  ...beforeLines,
  'CreditNoteLine/DocumentReference/DocumentTypeCode',
  'CreditNoteLine/Item',
  ...lineItem('CreditNoteLine'),
  'CreditNoteLine/CreditedQuantity',
  'CreditNoteLine/LineExtensionAmount',
  ...delivery,
  ...totalsAndPayment,
  'CreditNoteTypeCode',
  'CustomizationID',
  'DocumentCurrencyCode',
  'ProfileID',
]

const invoice = [
  ...beforeLines,
  ...delivery,
  'InvoiceLine/DocumentReference/DocumentTypeCode',
  ...lineItem('InvoiceLine'),
  'InvoiceLine/InvoicedQuantity',
  'InvoiceLine/LineExtensionAmount',
  ...totalsAndPayment,
  'CustomizationID',
  'DocumentCurrencyCode',
  'InvoiceTypeCode',
  'ProfileID',
]

/** The parts of a document that may lack an element: by the names of their path. */
function listParents({ named, body }: DocumentView, path: string) {
  if (path === '') return [{ path: '', value: body as object }]
  const names = path.replaceAll('/', '.')
  return (named.get(names.slice(names.lastIndexOf('.') + 1)) ?? []).filter(
    (each) => each.names === names,
  )
}

const buildRule = (kind: UblDocument['kind'], path: string, number: number): Rule => {
  const at = path.lastIndexOf('/')
  const [parent, child] = [path.slice(0, Math.max(at, 0)), path.slice(at + 1)]
  return defineRule(
    `PEPPOL-EN16931-R${number}`,
    '',
    (view) =>
      listParents(view, parent).flatMap((each) => {
        const held = (each.value as Record<string, unknown>)[child]
        const count = Array.isArray(held) ? held.length : held === undefined ? 0 : 1
        return count === 1 ? [] : [each.path === '' ? child : `${each.path}.${child}`]
      }),
    { kind, since: 22 },
  )
}

const firstNumber = 140

export const mandatoryRules: readonly Rule[] = [
  ...creditNote.map((path, index) => buildRule('creditNote', path, firstNumber + index)),
  ...invoice.map((path, index) =>
    buildRule('invoice', path, firstNumber + creditNote.length + index),
  ),
]
