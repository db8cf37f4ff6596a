/**
 * The elements of a Peppol BIS Billing 3.0 document in the order of UBL 2.1: what may stand where,
 * how often, and with which attributes. The contract of the body (ubl-document.ts) says the same in
 * schemas; a test holds the two against each other.
 */
export type ElementShape = {
  /** True where UBL allows the element several times. */
  many: boolean
  /** Elements inside, of the aggregate namespace; null for one that holds a text. */
  children: Record<string, ElementShape> | null
  /** Attributes in XML and their names in the body; null where it has none, so it is a text. */
  attributes: Record<string, string> | null
}

type Shapes = Record<string, ElementShape>

const leaf = (attributes: Record<string, string> | null = null): ElementShape => ({
  many: false,
  children: null,
  attributes,
})
const group = (children: Shapes): ElementShape => ({ many: false, children, attributes: null })
const many = (shape: ElementShape): ElementShape => ({ ...shape, many: true })

const text = leaf()
const texts = many(text)
const amount = leaf({ currencyID: 'CurrencyID' })
const quantity = leaf({ unitCode: 'UnitCode' })
const identifier = leaf({ schemeID: 'SchemeID' })
const namedCode = leaf({ name: 'Name' })
const classification = leaf({ listID: 'ListID', listVersionID: 'ListVersionID' })
const binary = leaf({ mimeCode: 'MimeCode', filename: 'Filename' })

const withId = group({ ID: text })
const withIdentifier = group({ ID: identifier })
const taxScheme = withId
const country = group({ IdentificationCode: text })
const period = { StartDate: text, EndDate: text }

const address = group({
  StreetName: text,
  AdditionalStreetName: text,
  CityName: text,
  PostalZone: text,
  CountrySubentity: text,
  AddressLine: many(group({ Line: text })),
  Country: country,
})

const partyName = many(group({ Name: text }))
const partyTaxScheme = many(group({ CompanyID: text, TaxScheme: taxScheme }))
const legalEntity = many(
  group({ RegistrationName: text, CompanyID: identifier, CompanyLegalForm: text }),
)

const party = group({
  Party: group({
    EndpointID: identifier,
    PartyIdentification: many(withIdentifier),
    PartyName: partyName,
    PostalAddress: address,
    PartyTaxScheme: partyTaxScheme,
    PartyLegalEntity: legalEntity,
    Contact: group({ Name: text, Telephone: text, ElectronicMail: text }),
  }),
})

const taxCategory = group({
  ID: text,
  Percent: text,
  TaxExemptionReasonCode: text,
  TaxExemptionReason: texts,
  TaxScheme: taxScheme,
})

const allowanceCharge = many(
  group({
    ChargeIndicator: text,
    AllowanceChargeReasonCode: text,
    AllowanceChargeReason: texts,
    MultiplierFactorNumeric: text,
    Amount: amount,
    BaseAmount: amount,
    TaxCategory: many(taxCategory),
  }),
)

const beforeQuantity = { ID: text, Note: texts }
const afterQuantity = {
  LineExtensionAmount: amount,
  AccountingCost: text,
  InvoicePeriod: many(group(period)),
  OrderLineReference: many(group({ LineID: text })),
  DocumentReference: many(group({ ID: identifier, DocumentTypeCode: text })),
  AllowanceCharge: allowanceCharge,
  Item: group({
    Description: texts,
    Name: text,
    BuyersItemIdentification: withId,
    SellersItemIdentification: withId,
    StandardItemIdentification: withIdentifier,
    OriginCountry: country,
    CommodityClassification: many(group({ ItemClassificationCode: classification })),
    ClassifiedTaxCategory: many(taxCategory),
    AdditionalItemProperty: many(group({ Name: text, Value: text })),
  }),
  Price: group({ PriceAmount: amount, BaseQuantity: quantity, AllowanceCharge: allowanceCharge }),
}

const head = { CustomizationID: text, ProfileID: text, ID: text, IssueDate: text }
const currencies = {
  DocumentCurrencyCode: text,
  TaxCurrencyCode: text,
  AccountingCost: text,
  BuyerReference: text,
  InvoicePeriod: many(group({ ...period, DescriptionCode: texts })),
  OrderReference: group({ ID: text, SalesOrderID: text }),
  BillingReference: many(group({ InvoiceDocumentReference: group({ ID: text, IssueDate: text }) })),
  DespatchDocumentReference: many(withId),
  ReceiptDocumentReference: many(withId),
}

const originator = { OriginatorDocumentReference: many(withId) }
const contract = { ContractDocumentReference: many(withId) }
const additional = {
  AdditionalDocumentReference: many(
    group({
      ID: identifier,
      DocumentTypeCode: text,
      DocumentDescription: texts,
      Attachment: group({
        EmbeddedDocumentBinaryObject: binary,
        ExternalReference: group({ URI: text }),
      }),
    }),
  ),
}

const parties = {
  AccountingSupplierParty: party,
  AccountingCustomerParty: party,
  PayeeParty: group({
    PartyIdentification: many(withIdentifier),
    PartyName: partyName,
    PartyLegalEntity: legalEntity,
  }),
  TaxRepresentativeParty: group({
    PartyName: partyName,
    PostalAddress: address,
    PartyTaxScheme: partyTaxScheme,
  }),
}

const rest = {
  Delivery: many(
    group({
      ActualDeliveryDate: text,
      DeliveryLocation: group({ ID: identifier, Address: address }),
      DeliveryParty: group({ PartyName: partyName }),
    }),
  ),
  PaymentMeans: many(
    group({
      PaymentMeansCode: namedCode,
      PaymentDueDate: text,
      PaymentID: texts,
      CardAccount: group({ PrimaryAccountNumberID: text, NetworkID: text, HolderName: text }),
      PayeeFinancialAccount: group({
        ID: text,
        Name: text,
        FinancialInstitutionBranch: withId,
      }),
      PaymentMandate: group({ ID: text, PayerFinancialAccount: withId }),
    }),
  ),
  PaymentTerms: many(group({ Note: texts })),
  AllowanceCharge: allowanceCharge,
  TaxTotal: many(
    group({
      TaxAmount: amount,
      TaxSubtotal: many(
        group({ TaxableAmount: amount, TaxAmount: amount, TaxCategory: taxCategory }),
      ),
    }),
  ),
  LegalMonetaryTotal: group({
    LineExtensionAmount: amount,
    TaxExclusiveAmount: amount,
    TaxInclusiveAmount: amount,
    AllowanceTotalAmount: amount,
    ChargeTotalAmount: amount,
    PrepaidAmount: amount,
    PayableRoundingAmount: amount,
    PayableAmount: amount,
  }),
}

/** The root element of each kind, and what stands in it. */
export const ublRoots = {
  invoice: {
    name: 'Invoice',
    shape: group({
      ...head,
      DueDate: text,
      InvoiceTypeCode: text,
      Note: texts,
      TaxPointDate: text,
      ...currencies,
      ...originator,
      ...contract,
      ...additional,
      ProjectReference: many(withId),
      ...parties,
      ...rest,
      InvoiceLine: many(group({ ...beforeQuantity, InvoicedQuantity: quantity, ...afterQuantity })),
    }),
  },
  creditNote: {
    name: 'CreditNote',
    shape: group({
      ...head,
      TaxPointDate: text,
      CreditNoteTypeCode: text,
      Note: texts,
      ...currencies,
      ...contract,
      ...additional,
      ...originator,
      ...parties,
      ...rest,
      CreditNoteLine: many(
        group({ ...beforeQuantity, CreditedQuantity: quantity, ...afterQuantity }),
      ),
    }),
  },
}

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** The namespaces of UBL 2.1 that a document is written in. */
export const ublNamespaces = {
  invoice: `${ubl}Invoice-2`,
  creditNote: `${ubl}CreditNote-2`,
  aggregate: `${ubl}CommonAggregateComponents-2`,
  basic: `${ubl}CommonBasicComponents-2`,
}
