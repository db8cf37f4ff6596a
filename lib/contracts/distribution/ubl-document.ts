import type * as z from 'zod'
import {
  Amount,
  BinaryObject,
  ClassificationCode,
  Day,
  Decimal,
  group,
  Identifier,
  many,
  NamedCode,
  Quantity,
  Text,
} from './ubl-elements'

/**
 * The body of a business invoice or credit note: Peppol BIS Billing 3.0 by the names of its UBL
 * elements (upstream-facts.md 1.3). Each group of business terms is one constant; what is left out
 * of a document is left out of the body. Nothing is required here: what a document lacks is told
 * by the rules of the network, in words (lib/features/document-rules).
 */
const Reference = group({ ID: Text })
const Period = { StartDate: Day, EndDate: Day }
const TaxScheme = group({ ID: Text })
const Country = group({ IdentificationCode: Text })

const Address = group({
  StreetName: Text,
  AdditionalStreetName: Text,
  CityName: Text,
  PostalZone: Text,
  CountrySubentity: Text,
  AddressLine: many(group({ Line: Text })),
  Country,
})

const PartyTaxScheme = group({ CompanyID: Text, TaxScheme })
const PartyName = group({ Name: Text })
const PartyIdentification = group({ ID: Identifier })

const PartyLegalEntity = group({
  RegistrationName: Text,
  CompanyID: Identifier,
  CompanyLegalForm: Text,
})

/** Seller (BG-4) or buyer (BG-7). */
const Party = group({
  EndpointID: Identifier,
  PartyIdentification: many(PartyIdentification),
  PartyName: many(PartyName),
  PostalAddress: Address,
  PartyTaxScheme: many(PartyTaxScheme),
  PartyLegalEntity: many(PartyLegalEntity),
  Contact: group({ Name: Text, Telephone: Text, ElectronicMail: Text }),
})

const Payee = group({
  PartyIdentification: many(PartyIdentification),
  PartyName: many(PartyName),
  PartyLegalEntity: many(PartyLegalEntity),
})

const TaxRepresentative = group({
  PartyName: many(PartyName),
  PostalAddress: Address,
  PartyTaxScheme: many(PartyTaxScheme),
})

const AdditionalDocument = group({
  ID: Identifier,
  DocumentTypeCode: Text,
  DocumentDescription: many(Text),
  Attachment: group({
    EmbeddedDocumentBinaryObject: BinaryObject,
    ExternalReference: group({ URI: Text }),
  }),
})

const Delivery = group({
  ActualDeliveryDate: Day,
  DeliveryLocation: group({ ID: Identifier, Address }),
  DeliveryParty: group({ PartyName: many(PartyName) }),
})

const FinancialAccount = group({
  ID: Text,
  Name: Text,
  FinancialInstitutionBranch: group({ ID: Text }),
})

const PaymentMeans = group({
  PaymentMeansCode: NamedCode,
  /** Of a credit note: it has no due date of its own. */
  PaymentDueDate: Day,
  PaymentID: many(Text),
  CardAccount: group({ PrimaryAccountNumberID: Text, NetworkID: Text, HolderName: Text }),
  PayeeFinancialAccount: FinancialAccount,
  PaymentMandate: group({ ID: Text, PayerFinancialAccount: group({ ID: Text }) }),
})

const TaxCategory = group({
  ID: Text,
  Percent: Decimal,
  TaxExemptionReasonCode: Text,
  TaxExemptionReason: many(Text),
  TaxScheme,
})

/** An allowance or a charge: of the document (with a VAT category), of a line, or of a price. */
const AllowanceCharge = group({
  ChargeIndicator: Text,
  AllowanceChargeReasonCode: Text,
  AllowanceChargeReason: many(Text),
  MultiplierFactorNumeric: Decimal,
  Amount,
  BaseAmount: Amount,
  TaxCategory: many(TaxCategory),
})

const TaxTotal = group({
  TaxAmount: Amount,
  TaxSubtotal: many(group({ TaxableAmount: Amount, TaxAmount: Amount, TaxCategory })),
})

const MonetaryTotal = group({
  LineExtensionAmount: Amount,
  TaxExclusiveAmount: Amount,
  TaxInclusiveAmount: Amount,
  AllowanceTotalAmount: Amount,
  ChargeTotalAmount: Amount,
  PrepaidAmount: Amount,
  PayableRoundingAmount: Amount,
  PayableAmount: Amount,
})

const Item = group({
  Description: many(Text),
  Name: Text,
  BuyersItemIdentification: group({ ID: Text }),
  SellersItemIdentification: group({ ID: Text }),
  StandardItemIdentification: group({ ID: Identifier }),
  OriginCountry: Country,
  CommodityClassification: many(group({ ItemClassificationCode: ClassificationCode })),
  ClassifiedTaxCategory: many(TaxCategory),
  AdditionalItemProperty: many(group({ Name: Text, Value: Text })),
})

const Price = group({
  PriceAmount: Amount,
  BaseQuantity: Quantity,
  AllowanceCharge: many(AllowanceCharge),
})

const beforeQuantity = { ID: Text, Note: many(Text) }
const afterQuantity = {
  LineExtensionAmount: Amount,
  AccountingCost: Text,
  InvoicePeriod: many(group(Period)),
  OrderLineReference: many(group({ LineID: Text })),
  DocumentReference: many(group({ ID: Identifier, DocumentTypeCode: Text })),
  AllowanceCharge: many(AllowanceCharge),
  Item,
  Price,
}

/** Lines (BG-25): of an invoice, and of a credit note. */
const InvoiceLine = group({ ...beforeQuantity, InvoicedQuantity: Quantity, ...afterQuantity })
const CreditNoteLine = group({ ...beforeQuantity, CreditedQuantity: Quantity, ...afterQuantity })

const head = { CustomizationID: Text, ProfileID: Text, ID: Text, IssueDate: Day }
const currencies = { DocumentCurrencyCode: Text, TaxCurrencyCode: Text }

const references = {
  AccountingCost: Text,
  BuyerReference: Text,
  InvoicePeriod: many(group({ ...Period, DescriptionCode: many(Text) })),
  OrderReference: group({ ID: Text, SalesOrderID: Text }),
  BillingReference: many(group({ InvoiceDocumentReference: group({ ID: Text, IssueDate: Day }) })),
  DespatchDocumentReference: many(Reference),
  ReceiptDocumentReference: many(Reference),
  OriginatorDocumentReference: many(Reference),
  ContractDocumentReference: many(Reference),
  AdditionalDocumentReference: many(AdditionalDocument),
}

const rest = {
  AccountingSupplierParty: group({ Party }),
  AccountingCustomerParty: group({ Party }),
  PayeeParty: Payee,
  TaxRepresentativeParty: TaxRepresentative,
  Delivery: many(Delivery),
  PaymentMeans: many(PaymentMeans),
  PaymentTerms: many(group({ Note: many(Text) })),
  AllowanceCharge: many(AllowanceCharge),
  TaxTotal: many(TaxTotal),
  LegalMonetaryTotal: MonetaryTotal,
}

/** What `POST /send/ehf30/invoice` takes (its path is assumed). */
export const UblInvoice = group({
  ...head,
  DueDate: Day,
  InvoiceTypeCode: Text,
  Note: many(Text),
  TaxPointDate: Day,
  ...currencies,
  ...references,
  ProjectReference: many(Reference),
  ...rest,
  InvoiceLine: many(InvoiceLine),
})
export type UblInvoice = z.infer<typeof UblInvoice>

/** What `POST /send/ehf30/creditnote` takes. */
export const UblCreditNote = group({
  ...head,
  TaxPointDate: Day,
  CreditNoteTypeCode: Text,
  Note: many(Text),
  ...currencies,
  ...references,
  ...rest,
  CreditNoteLine: many(CreditNoteLine),
})
export type UblCreditNote = z.infer<typeof UblCreditNote>

/** One of the two, with its kind: the body itself does not say which it is. */
export type UblDocument =
  | { kind: 'invoice'; body: UblInvoice }
  | { kind: 'creditNote'; body: UblCreditNote }
export type UblParty = z.infer<typeof Party>
export type UblAddress = z.infer<typeof Address>
export type UblAmount = z.infer<typeof Amount>
export type UblTaxCategory = z.infer<typeof TaxCategory>
export type UblTaxTotal = z.infer<typeof TaxTotal>
export type UblAllowanceCharge = z.infer<typeof AllowanceCharge>
export type UblPaymentMeans = z.infer<typeof PaymentMeans>
export type UblInvoiceLine = z.infer<typeof InvoiceLine>
export type UblCreditNoteLine = z.infer<typeof CreditNoteLine>
