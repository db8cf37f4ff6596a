import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import { createRandom } from './random'
import { createShape, type ShapeName } from './shapes'

/** Fields to set in a body by their path; undefined drops one. */
type Changes = Record<string, unknown>

/** One document for one rule: a shape, and what is changed in it so that the rule is broken. */
type Broken = [rule: string, shape: ShapeName, changes: Changes]

const seller = 'AccountingSupplierParty.Party'
const buyer = 'AccountingCustomerParty.Party'
const total = 'LegalMonetaryTotal'
const line = 'InvoiceLine.0'
const two = (value: unknown) => [value, value]
const party = (scheme: string, number: string) => ({
  [`${buyer}.EndpointID`]: { Value: number, SchemeID: scheme },
})

const required: Broken[] = [
  ['BR-01', 'base', { CustomizationID: '' }],
  ['BR-02', 'base', { ID: '' }],
  ['BR-03', 'base', { IssueDate: undefined }],
  ['BR-04', 'base', { InvoiceTypeCode: '' }],
  ['BR-05', 'base', { DocumentCurrencyCode: undefined }],
  ['BR-06', 'base', { [`${seller}.PartyLegalEntity.0.RegistrationName`]: '' }],
  ['BR-07', 'base', { [`${buyer}.PartyLegalEntity.0.RegistrationName`]: undefined }],
  ['BR-08', 'base', { [`${seller}.PostalAddress`]: undefined }],
  ['BR-09', 'base', { [`${seller}.PostalAddress.Country.IdentificationCode`]: '' }],
  ['BR-10', 'base', { [`${buyer}.PostalAddress`]: undefined }],
  ['BR-11', 'base', { [`${buyer}.PostalAddress.Country`]: undefined }],
  ['BR-12', 'base', { [`${total}.LineExtensionAmount`]: undefined }],
  ['BR-13', 'base', { [`${total}.TaxExclusiveAmount`]: undefined }],
  ['BR-14', 'base', { [`${total}.TaxInclusiveAmount`]: undefined }],
  ['BR-15', 'base', { [`${total}.PayableAmount`]: undefined }],
  ['BR-16', 'base', { InvoiceLine: undefined }],
  ['BR-17', 'standardRates', { 'PayeeParty.PartyName.0.Name': 'Fjellvik Varme AS salg' }],
  ['BR-17', 'standardRates', { 'PayeeParty.PartyIdentification.0.ID.Value': '984842252' }],
  ['BR-18', 'base', { 'TaxRepresentativeParty.PartyName': undefined }],
  ['BR-19', 'base', { 'TaxRepresentativeParty.PostalAddress': undefined }],
  ['BR-20', 'base', { 'TaxRepresentativeParty.PostalAddress.Country': undefined }],
  ['BR-21', 'base', { [`${line}.ID`]: '' }],
  ['BR-22', 'base', { [`${line}.InvoicedQuantity`]: undefined }],
  ['BR-23', 'base', { [`${line}.InvoicedQuantity.UnitCode`]: undefined }],
  ['BR-24', 'base', { [`${line}.LineExtensionAmount`]: undefined }],
  ['BR-25', 'base', { [`${line}.Item.Name`]: undefined }],
  ['BR-26', 'base', { [`${line}.Price.PriceAmount`]: undefined }],
  ['BR-27', 'base', { [`${line}.Price.PriceAmount.Value`]: '-1' }],
  ['BR-28', 'allowances', { [`${line}.Price.AllowanceCharge.0.BaseAmount.Value`]: '-1' }],
  ['BR-29', 'allowances', { 'InvoicePeriod.0.EndDate': '2026-10-31' }],
  ['BR-30', 'allowances', { [`${line}.InvoicePeriod.0.EndDate`]: '2026-10-31' }],
  ['BR-31', 'allowances', { 'AllowanceCharge.1.Amount': undefined }],
  ['BR-32', 'allowances', { 'AllowanceCharge.1.TaxCategory': undefined }],
  [
    'BR-33',
    'allowances',
    {
      'AllowanceCharge.1.AllowanceChargeReason': undefined,
      'AllowanceCharge.1.AllowanceChargeReasonCode': undefined,
    },
  ],
  ['BR-36', 'allowances', { 'AllowanceCharge.0.Amount': undefined }],
  ['BR-37', 'allowances', { 'AllowanceCharge.0.TaxCategory.0.TaxScheme.ID': 'GST' }],
  [
    'BR-38',
    'base',
    {
      'AllowanceCharge.0.AllowanceChargeReason': undefined,
      'AllowanceCharge.0.AllowanceChargeReasonCode': undefined,
    },
  ],
  ['BR-41', 'allowances', { [`${line}.AllowanceCharge.1.Amount`]: undefined }],
  [
    'BR-42',
    'allowances',
    {
      [`${line}.AllowanceCharge.1.AllowanceChargeReason`]: undefined,
      [`${line}.AllowanceCharge.1.AllowanceChargeReasonCode`]: undefined,
    },
  ],
  ['BR-43', 'allowances', { [`${line}.AllowanceCharge.0.Amount`]: undefined }],
  [
    'BR-44',
    'allowances',
    {
      [`${line}.AllowanceCharge.0.AllowanceChargeReason`]: undefined,
      [`${line}.AllowanceCharge.0.AllowanceChargeReasonCode`]: undefined,
    },
  ],
  ['BR-45', 'base', { 'TaxTotal.0.TaxSubtotal.0.TaxableAmount': undefined }],
  ['BR-46', 'base', { 'TaxTotal.0.TaxSubtotal.0.TaxAmount': undefined }],
  ['BR-47', 'base', { 'TaxTotal.0.TaxSubtotal.0.TaxCategory.ID': undefined }],
  ['BR-48', 'base', { 'TaxTotal.0.TaxSubtotal.0.TaxCategory.Percent': undefined }],
  ['BR-49', 'base', { 'PaymentMeans.0.PaymentMeansCode': undefined }],
  ['BR-50', 'base', { 'PaymentMeans.0.PayeeFinancialAccount.ID': '' }],
  [
    'BR-51',
    'base',
    {
      'PaymentMeans.0.CardAccount': {
        PrimaryAccountNumberID: '4111111111111111',
        NetworkID: 'VISA',
      },
    },
  ],
  ['BR-52', 'allowances', { 'AdditionalDocumentReference.1.ID.Value': '' }],
  ['BR-53', 'base', { TaxCurrencyCode: 'EUR' }],
  ['BR-54', 'base', { [`${line}.Item.AdditionalItemProperty.0.Value`]: undefined }],
  ['BR-55', 'negativeCorrection', { 'BillingReference.0.InvoiceDocumentReference': undefined }],
  ['BR-56', 'base', { 'TaxRepresentativeParty.PartyTaxScheme.0.TaxScheme.ID': 'TAX' }],
  ['BR-57', 'base', { 'Delivery.0.DeliveryLocation.Address.Country': undefined }],
  ['BR-61', 'base', { 'PaymentMeans.0.PayeeFinancialAccount': undefined }],
  ['BR-62', 'base', { [`${seller}.EndpointID.SchemeID`]: undefined }],
  ['BR-63', 'base', { [`${buyer}.EndpointID.SchemeID`]: undefined }],
  ['BR-64', 'base', { [`${line}.Item.StandardItemIdentification.ID.SchemeID`]: undefined }],
  [
    'BR-65',
    'base',
    { [`${line}.Item.CommodityClassification.0.ItemClassificationCode.ListID`]: undefined },
  ],
  ['BR-CO-03', 'allowances', { 'InvoicePeriod.0.DescriptionCode': ['3'] }],
  ['BR-CO-04', 'base', { [`${line}.Item.ClassifiedTaxCategory.0.ID`]: undefined }],
  ['BR-CO-09', 'base', { [`${seller}.PartyTaxScheme.0.CompanyID`]: 'QQ984842252' }],
  ['BR-CO-10', 'base', { [`${total}.LineExtensionAmount.Value`]: '1.00' }],
  ['BR-CO-11', 'allowances', { [`${total}.AllowanceTotalAmount`]: undefined }],
  ['BR-CO-12', 'base', { [`${total}.ChargeTotalAmount.Value`]: '25.01' }],
  ['BR-CO-13', 'base', { [`${total}.TaxExclusiveAmount.Value`]: '1.00' }],
  ['BR-CO-14', 'base', { 'TaxTotal.0.TaxAmount.Value': '1.00' }],
  ['BR-CO-15', 'base', { [`${total}.TaxInclusiveAmount.Value`]: '1.00' }],
  ['BR-CO-16', 'allowances', { [`${total}.PrepaidAmount.Value`]: '1000.01' }],
  ['BR-CO-16', 'standardRates', { [`${total}.PayableRoundingAmount.Value`]: '0.26' }],
  ['BR-CO-17', 'base', { 'TaxTotal.0.TaxSubtotal.0.TaxCategory.Percent': '90' }],
  ['BR-CO-18', 'base', { 'TaxTotal.0.TaxSubtotal': undefined }],
  ['BR-CO-19', 'allowances', { 'InvoicePeriod.0': {} }],
  ['BR-CO-20', 'allowances', { [`${line}.InvoicePeriod.0`]: {} }],
  [
    'BR-CO-21',
    'allowances',
    {
      'AllowanceCharge.1.AllowanceChargeReason': undefined,
      'AllowanceCharge.1.AllowanceChargeReasonCode': undefined,
    },
  ],
  [
    'BR-CO-26',
    'base',
    {
      [`${seller}.PartyTaxScheme`]: undefined,
      [`${seller}.PartyIdentification`]: [{ ID: { Value: 'NO1', SchemeID: 'SEPA' } }],
      [`${seller}.PartyLegalEntity.0.CompanyID`]: undefined,
    },
  ],
]

const decimals: Broken[] = [
  ['BR-DEC-01', 'allowances', { 'AllowanceCharge.1.Amount.Value': '150.001' }],
  [
    'BR-DEC-02',
    'allowances',
    { 'AllowanceCharge.1.BaseAmount': { Value: '150.001', CurrencyID: 'SEK' } },
  ],
  ['BR-DEC-05', 'allowances', { 'AllowanceCharge.0.Amount.Value': '200.001' }],
  ['BR-DEC-06', 'allowances', { 'AllowanceCharge.0.BaseAmount.Value': '1000.001' }],
  ...(
    [
      ['09', 'LineExtensionAmount'],
      ['10', 'AllowanceTotalAmount'],
      ['11', 'ChargeTotalAmount'],
      ['12', 'TaxExclusiveAmount'],
      ['14', 'TaxInclusiveAmount'],
      ['16', 'PrepaidAmount'],
      ['18', 'PayableAmount'],
    ] as const
  ).map(
    ([number, field]): Broken => [
      `BR-DEC-${number}`,
      'allowances',
      { [`${total}.${field}.Value`]: '10.000' },
    ],
  ),
  ['BR-DEC-17', 'standardRates', { [`${total}.PayableRoundingAmount.Value`]: '0.250' }],
  ['BR-DEC-19', 'base', { 'TaxTotal.0.TaxSubtotal.0.TaxableAmount.Value': '10.000' }],
  ['BR-DEC-20', 'base', { 'TaxTotal.0.TaxSubtotal.0.TaxAmount.Value': '10.000' }],
  ['BR-DEC-23', 'base', { [`${line}.LineExtensionAmount.Value`]: '10.000' }],
  ['BR-DEC-24', 'allowances', { [`${line}.AllowanceCharge.1.Amount.Value`]: '10.000' }],
  [
    'BR-DEC-25',
    'allowances',
    { [`${line}.AllowanceCharge.1.BaseAmount`]: { Value: '10.000', CurrencyID: 'SEK' } },
  ],
  ['BR-DEC-27', 'allowances', { [`${line}.AllowanceCharge.0.Amount.Value`]: '10.000' }],
  ['BR-DEC-28', 'allowances', { [`${line}.AllowanceCharge.0.BaseAmount.Value`]: '10.000' }],
  ['UBL-DT-01', 'base', { 'TaxTotal.0.TaxAmount.Value': '10.000' }],
]

const codes: Broken[] = [
  ['BR-CL-01', 'base', { InvoiceTypeCode: '502' }],
  ['BR-CL-03', 'base', { [`${total}.PayableAmount.CurrencyID`]: 'BGN' }],
  ['BR-CL-04', 'base', { DocumentCurrencyCode: 'kr' }],
  ['BR-CL-05', 'allowances', { TaxCurrencyCode: 'ZZZ' }],
  ['BR-CL-06', 'allowances', { 'InvoicePeriod.0.DescriptionCode': ['4'] }],
  ['BR-CL-07', 'allowances', { 'AdditionalDocumentReference.0.ID.SchemeID': '0000' }],
  ['BR-CL-08', 'base', { Note: ['#QQQ#Husk'] }],
  ['BR-CL-10', 'base', { [`${buyer}.PartyIdentification.0.ID.SchemeID`]: 'SEPA' }],
  ['BR-CL-11', 'base', { [`${buyer}.PartyLegalEntity.0.CompanyID.SchemeID`]: 'NO' }],
  [
    'BR-CL-13',
    'base',
    { [`${line}.Item.CommodityClassification.0.ItemClassificationCode.ListID`]: 'Q' },
  ],
  ['BR-CL-14', 'base', { [`${buyer}.PostalAddress.Country.IdentificationCode`]: 'no' }],
  ['BR-CL-15', 'base', { [`${line}.Item.OriginCountry.IdentificationCode`]: 'UK' }],
  ['BR-CL-16', 'base', { 'PaymentMeans.0.PaymentMeansCode.Value': '99' }],
  ['BR-CL-17', 'base', { 'TaxTotal.0.TaxSubtotal.0.TaxCategory.ID': 'X' }],
  ['BR-CL-18', 'base', { [`${line}.Item.ClassifiedTaxCategory.0.ID`]: 'X' }],
  ['BR-CL-19', 'allowances', { 'AllowanceCharge.1.AllowanceChargeReasonCode': 'FC' }],
  ['BR-CL-20', 'allowances', { 'AllowanceCharge.0.AllowanceChargeReasonCode': '95' }],
  ['BR-CL-21', 'base', { [`${line}.Item.StandardItemIdentification.ID.SchemeID`]: 'GTIN' }],
  [
    'BR-CL-22',
    'exempt',
    { 'TaxTotal.0.TaxSubtotal.0.TaxCategory.TaxExemptionReasonCode': 'VATEX-NO' },
  ],
  ['BR-CL-23', 'base', { [`${line}.InvoicedQuantity.UnitCode`]: 'stk' }],
  [
    'BR-CL-24',
    'allowances',
    {
      'AdditionalDocumentReference.1.Attachment.EmbeddedDocumentBinaryObject.MimeCode': 'text/html',
    },
  ],
  ['BR-CL-25', 'base', { [`${buyer}.EndpointID.SchemeID`]: '9908' }],
  ['BR-CL-26', 'base', { 'Delivery.0.DeliveryLocation.ID.SchemeID': 'GLN' }],
]

const once: Broken[] = [
  ['UBL-SR-01', 'base', { ContractDocumentReference: two({ ID: 'a' }) }],
  ['UBL-SR-02', 'base', { ReceiptDocumentReference: two({ ID: 'a' }) }],
  ['UBL-SR-03', 'base', { DespatchDocumentReference: two({ ID: 'a' }) }],
  [
    'UBL-SR-04',
    'base',
    { AdditionalDocumentReference: two({ ID: { Value: 'a' }, DocumentTypeCode: '130' }) },
  ],
  ['UBL-SR-05', 'base', { 'PaymentTerms.0.Note': two('a') }],
  [
    'UBL-SR-07',
    'base',
    { BillingReference: [{ InvoiceDocumentReference: { IssueDate: '2026-01-01' } }] },
  ],
  ['UBL-SR-08', 'base', { InvoicePeriod: two({ StartDate: '2026-11-01' }) }],
  ['UBL-SR-09', 'base', { [`${seller}.PartyLegalEntity`]: two({ RegistrationName: 'a' }) }],
  ['UBL-SR-10', 'base', { [`${seller}.PartyName`]: two({ Name: 'a' }) }],
  ['UBL-SR-11', 'base', { [`${seller}.PartyLegalEntity.1`]: { CompanyID: { Value: '1' } } }],
  [
    'UBL-SR-12',
    'base',
    { [`${seller}.PartyTaxScheme.1`]: { CompanyID: 'NO1', TaxScheme: { ID: 'VAT' } } },
  ],
  ['UBL-SR-13', 'base', { [`${seller}.PartyTaxScheme.0.TaxScheme.ID`]: 'TAX' }],
  ['UBL-SR-14', 'base', { [`${seller}.PartyLegalEntity.1`]: { CompanyLegalForm: 'AS' } }],
  ['UBL-SR-15', 'base', { [`${buyer}.PartyLegalEntity.1`]: { RegistrationName: 'a' } }],
  ['UBL-SR-16', 'base', { [`${buyer}.PartyIdentification.1`]: { ID: { Value: '1' } } }],
  ['UBL-SR-17', 'base', { [`${buyer}.PartyLegalEntity.1`]: { CompanyID: { Value: '1' } } }],
  [
    'UBL-SR-18',
    'base',
    { [`${buyer}.PartyTaxScheme.1`]: { CompanyID: 'NO1', TaxScheme: { ID: 'VAT' } } },
  ],
  ['UBL-SR-19', 'standardRates', { 'PayeeParty.PartyName.1': { Name: 'a' } }],
  ['UBL-SR-20', 'standardRates', { 'PayeeParty.PartyIdentification.1': { ID: { Value: 'a' } } }],
  ['UBL-SR-21', 'standardRates', { 'PayeeParty.PartyName.0.Name': 'Fjellvik Varme AS' }],
  ['UBL-SR-22', 'base', { 'TaxRepresentativeParty.PartyName.1': { Name: 'a' } }],
  [
    'UBL-SR-23',
    'base',
    { 'TaxRepresentativeParty.PartyTaxScheme.1': { CompanyID: 'a', TaxScheme: { ID: 'TAX' } } },
  ],
  ['UBL-SR-24', 'base', { 'Delivery.1': { ActualDeliveryDate: '2026-11-01' } }],
  ['UBL-SR-25', 'base', { 'Delivery.0.DeliveryParty.PartyName.1': { Name: 'a' } }],
  ['UBL-SR-26', 'base', { 'PaymentMeans.0.PaymentID': two('1') }],
  [
    'UBL-SR-29',
    'base',
    { [`${seller}.PartyIdentification`]: two({ ID: { Value: '1', SchemeID: 'SEPA' } }) },
  ],
  ['UBL-SR-30', 'allowances', { 'AllowanceCharge.1.AllowanceChargeReason': two('a') }],
  ['UBL-SR-31', 'allowances', { 'AllowanceCharge.0.AllowanceChargeReason': two('a') }],
  ['UBL-SR-32', 'exempt', { 'TaxTotal.0.TaxSubtotal.0.TaxCategory.TaxExemptionReason': two('a') }],
  ['UBL-SR-33', 'allowances', { 'AdditionalDocumentReference.1.DocumentDescription': two('a') }],
  ['UBL-SR-34', 'base', { [`${line}.Note`]: two('a') }],
  ['UBL-SR-35', 'base', { [`${line}.OrderLineReference`]: two({ LineID: 'a' }) }],
  ['UBL-SR-36', 'base', { [`${line}.InvoicePeriod`]: two({ StartDate: '2026-11-01' }) }],
  [
    'UBL-SR-37',
    'allowances',
    {
      [`${line}.Price.AllowanceCharge`]: two({
        ChargeIndicator: 'false',
        Amount: { Value: '1', CurrencyID: 'SEK' },
      }),
    },
  ],
  ['UBL-SR-39', 'base', { ProjectReference: two({ ID: 'a' }) }],
  ['UBL-SR-40', 'base', { [`${buyer}.PartyName`]: two({ Name: 'a' }) }],
  [
    'UBL-SR-42',
    'base',
    { [`${seller}.PartyTaxScheme.2`]: { CompanyID: 'a', TaxScheme: { ID: 'X' } } },
  ],
  ['UBL-SR-43', 'allowances', { 'AdditionalDocumentReference.1.DocumentTypeCode': '50' }],
  [
    'UBL-SR-44',
    'base',
    {
      'PaymentMeans.1': {
        PaymentMeansCode: { Value: '30' },
        PaymentID: ['2'],
        PayeeFinancialAccount: { ID: '1' },
      },
    },
  ],
  [
    'UBL-SR-45',
    'creditNoteCorrection',
    { PaymentMeans: two({ PaymentMeansCode: { Value: '10' }, PaymentDueDate: '2026-12-01' }) },
  ],
  ['UBL-SR-46', 'base', { PaymentMeans: two({ PaymentMeansCode: { Value: '10', Name: 'a' } }) }],
  ['UBL-SR-47', 'base', { 'PaymentMeans.1': { PaymentMeansCode: { Value: '10' } } }],
  ['UBL-SR-48', 'base', { [`${line}.Item.ClassifiedTaxCategory`]: undefined }],
  ['UBL-SR-49', 'base', { InvoicePeriod: [{ DescriptionCode: ['3', '35'] }] }],
  ['UBL-SR-50', 'base', { [`${line}.Item.Description`]: two('a') }],
  ['UBL-SR-51', 'base', { [`${buyer}.PostalAddress.AddressLine`]: two({ Line: 'a' }) }],
  [
    'UBL-SR-52',
    'base',
    { [`${line}.DocumentReference`]: two({ ID: { Value: 'a' }, DocumentTypeCode: '130' }) },
  ],
  ['UBL-SR-53', 'base', { [`${buyer}.PartyTaxScheme.0.CompanyID`]: undefined }],
  [
    'UBL-SR-54',
    'base',
    {
      PaymentMeans: two({
        PaymentMeansCode: { Value: '48' },
        CardAccount: { PrimaryAccountNumberID: '1234', NetworkID: 'VISA' },
      }),
    },
  ],
  [
    'UBL-SR-55',
    'base',
    { PaymentMeans: two({ PaymentMeansCode: { Value: '49' }, PaymentMandate: { ID: 'a' } }) },
  ],
  ['UBL-SR-56', 'base', { OriginatorDocumentReference: two({ ID: 'a' }) }],
  [
    'UBL-DT-06',
    'allowances',
    { 'AdditionalDocumentReference.1.Attachment.EmbeddedDocumentBinaryObject.MimeCode': undefined },
  ],
  [
    'UBL-DT-07',
    'allowances',
    { 'AdditionalDocumentReference.1.Attachment.EmbeddedDocumentBinaryObject.Filename': undefined },
  ],
]

const category = (code: string, percent?: string) => ({
  ID: code,
  ...(percent && { Percent: percent }),
  TaxScheme: { ID: 'VAT' },
})

/** Each VAT category broken in each of its ten ways, on a document of lines, allowance and charge. */
const vat: Broken[] = (
  [
    ['S', 'S', '0', '25'],
    ['Z', 'Z', '25', '0'],
    ['E', 'E', '25', '0'],
    ['AE', 'AE', '25', '0'],
    ['IC', 'K', '25', '0'],
    ['G', 'G', '25', '0'],
    ['O', 'O', '25', undefined],
    ['AF', 'L', '-1', '7'],
    ['AG', 'M', '-1', '4'],
  ] as const
).flatMap(([prefix, code, wrong, right]): Broken[] => {
  const all = {
    'AllowanceCharge.0.TaxCategory.0': category(code, right),
    'AllowanceCharge.1.TaxCategory.0': category(code, right),
    [`${line}.Item.ClassifiedTaxCategory.0`]: category(code, right),
    'InvoiceLine.2.Item.ClassifiedTaxCategory.0': category(code, right),
  }
  const breakdown = 'TaxTotal.0.TaxSubtotal.0'
  const part = { [`${breakdown}.TaxCategory`]: category(code, right) }
  const isForbidden = ['S', 'Z', 'L', 'M'].includes(code)
  const parties =
    code === 'O'
      ? {}
      : {
          [`${seller}.PartyTaxScheme`]: undefined,
          [`${buyer}.PartyTaxScheme`]: undefined,
          [`${buyer}.PartyLegalEntity.0.CompanyID`]: undefined,
        }
  return [
    [
      `BR-${prefix}-01`,
      'allowances',
      {
        [`${line}.Item.ClassifiedTaxCategory.0`]: category(code, right),
        'TaxTotal.0.TaxSubtotal': [],
      },
    ],
    [`BR-${prefix}-02`, 'allowances', { ...all, ...part, ...parties }],
    [`BR-${prefix}-03`, 'allowances', { ...all, ...part, ...parties }],
    [`BR-${prefix}-04`, 'allowances', { ...all, ...part, ...parties }],
    [
      `BR-${prefix}-05`,
      'allowances',
      { [`${line}.Item.ClassifiedTaxCategory.0`]: category(code, wrong) },
    ],
    [`BR-${prefix}-06`, 'allowances', { 'AllowanceCharge.1.TaxCategory.0': category(code, wrong) }],
    [`BR-${prefix}-07`, 'allowances', { 'AllowanceCharge.0.TaxCategory.0': category(code, wrong) }],
    [
      `BR-${prefix}-08`,
      'allowances',
      { ...all, ...part, [`${breakdown}.TaxableAmount.Value`]: '1.00' },
    ],
    [
      `BR-${prefix}-09`,
      'allowances',
      { ...all, ...part, [`${breakdown}.TaxAmount.Value`]: '99999.00' },
    ],
    [
      `BR-${prefix}-10`,
      'allowances',
      {
        [`${breakdown}.TaxCategory`]: {
          ...category(code, right),
          ...(isForbidden && { TaxExemptionReason: ['a'] }),
        },
      },
    ],
  ]
})

const ofLine = (code: string) => ({
  [`${line}.Item.ClassifiedTaxCategory.0`]: category(code, '0'),
})
const withoutBuyerVat = { [`${buyer}.PartyTaxScheme`]: undefined }
const withoutSellerVat = { [`${seller}.PartyTaxScheme.0.TaxScheme.ID`]: 'TAX' }

const special: Broken[] = [
  ['BR-IC-02', 'allowances', { ...ofLine('K'), ...withoutBuyerVat }],
  ['BR-IC-02', 'allowances', { ...ofLine('K'), ...withoutSellerVat }],
  ['BR-G-02', 'allowances', { ...ofLine('G'), ...withoutSellerVat }],
  [
    'BR-AE-02',
    'allowances',
    { ...ofLine('AE'), ...withoutBuyerVat, [`${buyer}.PartyLegalEntity.0.CompanyID`]: undefined },
  ],
  ['BR-IC-11', 'standardRates', { 'TaxTotal.0.TaxSubtotal.0.TaxCategory.ID': 'K' }],
  ['BR-IC-12', 'standardRates', { 'TaxTotal.0.TaxSubtotal.0.TaxCategory.ID': 'K' }],
  ['BR-O-11', 'allowances', { 'TaxTotal.0.TaxSubtotal.0.TaxCategory': category('O') }],
  ['BR-O-12', 'allowances', { 'TaxTotal.0.TaxSubtotal.0.TaxCategory': category('O') }],
  ['BR-O-13', 'allowances', { 'TaxTotal.0.TaxSubtotal.0.TaxCategory': category('O') }],
  ['BR-O-14', 'allowances', { 'TaxTotal.0.TaxSubtotal.0.TaxCategory': category('O') }],
  ['BR-B-01', 'base', { [`${line}.Item.ClassifiedTaxCategory.0.ID`]: 'B' }],
  ['BR-B-02', 'base', { [`${line}.Item.ClassifiedTaxCategory.0.ID`]: 'B' }],
]

const exemptions: Broken[] = (
  [
    ['P0104', 'G'],
    ['P0105', 'O'],
    ['P0106', 'IC'],
    ['P0107', 'AE'],
    ['P0108', 'D'],
    ['P0109', 'F'],
    ['P0110', 'I'],
    ['P0111', 'J'],
  ] as const
).map(
  ([id, reason]): Broken => [
    `PEPPOL-EN16931-${id}`,
    'zeroRated',
    { 'TaxTotal.0.TaxSubtotal.0.TaxCategory.TaxExemptionReasonCode': `VATEX-EU-${reason}` },
  ],
)

const peppol: Broken[] = [
  ['PEPPOL-EN16931-R001', 'base', { ProfileID: undefined }],
  ['PEPPOL-EN16931-R002', 'base', { Note: two('a') }],
  ['PEPPOL-EN16931-R003', 'base', { BuyerReference: undefined }],
  ['PEPPOL-EN16931-R004', 'base', { CustomizationID: 'urn:cen.eu:en16931:2017' }],
  ['PEPPOL-EN16931-R005', 'allowances', { TaxCurrencyCode: 'SEK' }],
  ['PEPPOL-EN16931-R007', 'base', { ProfileID: 'billing' }],
  ['PEPPOL-EN16931-R008', 'base', { Note: [' '] }],
  ['PEPPOL-EN16931-R010', 'base', { [`${buyer}.EndpointID`]: undefined }],
  ['PEPPOL-EN16931-R020', 'base', { [`${seller}.EndpointID`]: undefined }],
  ['PEPPOL-EN16931-R040', 'allowances', { 'AllowanceCharge.0.Amount.Value': '200.03' }],
  ['PEPPOL-EN16931-R041', 'allowances', { 'AllowanceCharge.0.BaseAmount': undefined }],
  [
    'PEPPOL-EN16931-R042',
    'allowances',
    { [`${line}.AllowanceCharge.0.MultiplierFactorNumeric`]: undefined },
  ],
  ['PEPPOL-EN16931-R043', 'allowances', { 'AllowanceCharge.0.ChargeIndicator': '1' }],
  [
    'PEPPOL-EN16931-R044',
    'allowances',
    { [`${line}.Price.AllowanceCharge.0.ChargeIndicator`]: 'true' },
  ],
  [
    'PEPPOL-EN16931-R046',
    'allowances',
    { [`${line}.Price.AllowanceCharge.0.Amount.Value`]: '40.01' },
  ],
  ['PEPPOL-EN16931-R051', 'base', { [`${total}.PayableAmount.CurrencyID`]: 'EUR' }],
  ['PEPPOL-EN16931-R053', 'base', { TaxTotal: [] }],
  ['PEPPOL-EN16931-R054', 'allowances', { 'TaxTotal.1': undefined }],
  ['PEPPOL-EN16931-R055', 'allowances', { 'TaxTotal.1.TaxAmount.Value': '-1.00' }],
  ['PEPPOL-EN16931-R061', 'base', { 'PaymentMeans.0.PaymentMeansCode.Value': '59' }],
  [
    'PEPPOL-EN16931-R080',
    'creditNoteCorrection',
    { AdditionalDocumentReference: two({ ID: { Value: 'a' }, DocumentTypeCode: '50' }) },
  ],
  [
    'PEPPOL-EN16931-R100',
    'base',
    { [`${line}.DocumentReference`]: two({ ID: { Value: 'a' }, DocumentTypeCode: '130' }) },
  ],
  ['PEPPOL-EN16931-R101', 'base', { [`${line}.DocumentReference`]: [{ ID: { Value: 'a' } }] }],
  ['PEPPOL-EN16931-R110', 'allowances', { [`${line}.InvoicePeriod.0.StartDate`]: '2026-10-31' }],
  ['PEPPOL-EN16931-R111', 'allowances', { [`${line}.InvoicePeriod.0.EndDate`]: '2026-12-01' }],
  ['PEPPOL-EN16931-R120', 'base', { [`${line}.LineExtensionAmount.Value`]: '0.10' }],
  ['PEPPOL-EN16931-R121', 'allowances', { [`${line}.Price.BaseQuantity.Value`]: '0' }],
  ['PEPPOL-EN16931-R130', 'allowances', { [`${line}.Price.BaseQuantity.UnitCode`]: 'C62' }],
  [
    'PEPPOL-EN16931-CL001',
    'allowances',
    {
      'AdditionalDocumentReference.1.Attachment.EmbeddedDocumentBinaryObject.MimeCode': 'text/html',
    },
  ],
  ['PEPPOL-EN16931-CL002', 'allowances', { 'AllowanceCharge.1.AllowanceChargeReasonCode': 'FC' }],
  ['PEPPOL-EN16931-CL003', 'allowances', { 'AllowanceCharge.0.AllowanceChargeReasonCode': '95' }],
  ['PEPPOL-EN16931-CL006', 'allowances', { 'InvoicePeriod.0.DescriptionCode': ['4'] }],
  ['PEPPOL-EN16931-CL007', 'base', { [`${total}.PayableAmount.CurrencyID`]: 'STD' }],
  ['PEPPOL-EN16931-CL008', 'base', { [`${buyer}.EndpointID.SchemeID`]: '0037' }],
  ['PEPPOL-EN16931-P0100', 'base', { InvoiceTypeCode: '130' }],
  ['PEPPOL-EN16931-P0101', 'creditNoteCorrection', { CreditNoteTypeCode: '261' }],
  ['PEPPOL-EN16931-P0112', 'base', { InvoiceTypeCode: '384' }],
  ['PEPPOL-EN16931-F001', 'base', { IssueDate: '20.11.2026' }],
  ['PEPPOL-COMMON-R040', 'base', party('0088', '7080000000006')],
  ['PEPPOL-COMMON-R041', 'base', party('0192', '923609017')],
  ['PEPPOL-COMMON-R042', 'base', party('0184', 'DK123')],
  ['PEPPOL-COMMON-R043', 'base', party('0208', '0123456748')],
  ['PEPPOL-COMMON-R044', 'base', party('0201', 'ABC12')],
  [
    'PEPPOL-COMMON-R045',
    'base',
    { [`${buyer}.PartyIdentification.0.ID`]: { Value: 'RSSMRA85T10', SchemeID: '0210' } },
  ],
  ['PEPPOL-COMMON-R046', 'base', party('9907', '1234')],
  ['PEPPOL-COMMON-R047', 'base', party('0211', 'IT00743110158')],
  ['PEPPOL-COMMON-R049', 'base', party('0007', '5560360794')],
  ['PEPPOL-COMMON-R050', 'base', party('0151', '51824753557')],
  ['PEPPOL-COMMON-R052', 'base', party('0096', '12345678')],
  ['PEPPOL-COMMON-R053', 'base', party('0198', '1234567890')],
  ['PEPPOL-COMMON-R054', 'base', party('0106', '1234567')],
  ['PEPPOL-COMMON-R055', 'base', party('0190', '1234')],
  ['PEPPOL-COMMON-R056-1', 'base', party('9944', 'NL1')],
  ['PEPPOL-COMMON-R056-2', 'base', { [`${buyer}.PartyTaxScheme.0.CompanyID`]: 'NL12345' }],
  [
    'PEPPOL-COMMON-R057',
    'base',
    { [`${buyer}.PartyIdentification.0.ID`]: { Value: '1', SchemeID: '0217' } },
  ],
]

const giro = 'PaymentMeans.0.PayeeFinancialAccount.ID'
const payment = (code: string, id: string, account?: string) => ({
  'PaymentMeans.0': {
    PaymentMeansCode: { Value: code },
    PaymentID: [id],
    ...(account && { PayeeFinancialAccount: { ID: account } }),
  },
})

const national: Broken[] = [
  ['NO-R-001', 'base', { [`${seller}.PartyTaxScheme.0.CompanyID`]: 'NO984842253MVA' }],
  ['NO-R-002', 'base', { [`${seller}.PartyTaxScheme.1`]: undefined }],
  ['SE-R-001', 'allowances', { [`${seller}.PartyTaxScheme.0.CompanyID`]: 'SE5560360793' }],
  ['SE-R-002', 'allowances', { [`${seller}.PartyTaxScheme.0.CompanyID`]: 'SE55603607930X' }],
  ['SE-R-003', 'allowances', { [`${seller}.PartyLegalEntity.0.CompanyID.Value`]: '556036-0793' }],
  ['SE-R-004', 'allowances', { [`${seller}.PartyLegalEntity.0.CompanyID.Value`]: '55603607930' }],
  ['SE-R-013', 'allowances', { [`${seller}.PartyLegalEntity.0.CompanyID.Value`]: '5560360794' }],
  ['SE-R-005', 'allowances', { [`${seller}.PartyTaxScheme.1.CompanyID`]: 'F-skatt' }],
  ['SE-R-006', 'allowances', { [`${line}.Item.ClassifiedTaxCategory.0.Percent`]: '24' }],
  ['SE-R-007', 'notSubject', { [giro]: '160-9908' }],
  ['SE-R-010', 'notSubject', { [giro]: '123456789' }],
  ['SE-R-008', 'allowances', { [giro]: '991-2346' }],
  ['SE-R-009', 'allowances', { [giro]: '991234' }],
  ['SE-R-011', 'allowances', { 'PaymentMeans.0.PaymentMeansCode.Value': '56' }],
  ['SE-R-012', 'allowances', { 'PaymentMeans.0.PaymentMeansCode.Value': '31' }],
  ['DK-R-002', 'exempt', { [`${seller}.PartyLegalEntity.0.CompanyID`]: undefined }],
  [
    'DK-R-003',
    'exempt',
    {
      [`${line}.Item.CommodityClassification.0.ItemClassificationCode`]: {
        Value: '1',
        ListID: 'TST',
        ListVersionID: '7',
      },
    },
  ],
  ['DK-R-004', 'creditNoteCorrection', { 'AllowanceCharge.0.AllowanceChargeReasonCode': 'ZZZ' }],
  ['DK-R-005', 'exempt', payment('30', '1', '12345678')],
  ['DK-R-006', 'exempt', payment('42', '1', '12345678')],
  ['DK-R-007', 'exempt', payment('49', '1')],
  ['DK-R-008', 'exempt', payment('50', '02#', '12345678')],
  ['DK-R-009', 'exempt', payment('50', '04#12', '12345678')],
  ['DK-R-010', 'exempt', payment('93', '71#123456789012345', '123456789')],
  ['DK-R-011', 'exempt', payment('93', '71#1', '12345678')],
  ['DK-R-013', 'exempt', { [`${buyer}.PartyIdentification.0.ID.SchemeID`]: undefined }],
  ['DK-R-014', 'exempt', { [`${seller}.PartyLegalEntity.0.CompanyID.SchemeID`]: '0198' }],
  ['DK-R-016', 'creditNoteCorrection', { [`${total}.PayableAmount.Value`]: '-1.00' }],
  ['DK-R-017', 'exempt', { [`${buyer}.PartyLegalEntity.0.CompanyID.SchemeID`]: '0096' }],
]

/** A document for each rule, broken on purpose. */
export const brokenDocuments: readonly Broken[] = [
  ...required,
  ...decimals,
  ...codes,
  ...once,
  ...vat,
  ...special,
  ...exemptions,
  ...peppol,
  ...national,
]

/** The document of an entry: its shape with its changes. */
export function createBroken(shape: ShapeName, changes: Changes): UblDocument {
  const document = structuredClone(createShape(shape, createRandom(7)))
  for (const [path, value] of Object.entries(changes))
    setAt(document.body, path.split('.'), structuredClone(value))
  return document
}

function setAt(holder: object, [name, ...rest]: string[], value: unknown): void {
  const fields = holder as Record<string, unknown>
  const key = name as string
  if (rest.length > 0) {
    const inner = fields[key]
    if (inner === undefined) fields[key] = {}
    setAt(fields[key] as object, rest, value)
  } else if (value !== undefined) fields[key] = value
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete fields[key]
}
