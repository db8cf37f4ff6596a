import { type DocumentView, listAt } from '../document-view'
import { defineDocumentRule, defineRule, findBroken, type Rule } from '../rule'
import { readDecimal, toPlain } from '../values'
import { readAttribute, readProfile } from './codes'

const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'

const frenchProfiles = [
  'urn:peppol:france:billing:regulated',
  'urn:peppol:france:billing:non-regulated',
]

const isIn = (country: string, party: DocumentView['seller']) =>
  toPlain(party?.PostalAddress?.Country?.IdentificationCode).toUpperCase() === country

export const areBothIn = (country: string, { seller, buyer }: DocumentView) =>
  isIn(country, seller) && isIn(country, buyer)

/** Both totals of VAT are not below zero, or not above it. */
function haveSameSign({ body }: DocumentView): boolean {
  if (body.TaxCurrencyCode === undefined) return true
  const inCurrency = (currency: string | undefined) =>
    (body.TaxTotal ?? []).flatMap(({ TaxAmount }) =>
      TaxAmount?.CurrencyID !== undefined && TaxAmount.CurrencyID === toPlain(currency)
        ? [readDecimal(TaxAmount)!]
        : [],
    )
  const [accounting, own] = [
    inCurrency(body.TaxCurrencyCode),
    inCurrency(body.DocumentCurrencyCode),
  ]
  return (
    (accounting.some((each) => each.lte(0)) && own.some((each) => each.lte(0))) ||
    (accounting.some((each) => each.gte(0)) && own.some((each) => each.gte(0)))
  )
}

/** Rules of Peppol about the document as a whole. */
export const peppolDocumentRules: readonly Rule[] = [
  defineDocumentRule(
    'PEPPOL-EN16931-R001',
    'BT-23',
    'ProfileID',
    ({ body }) => body.ProfileID !== undefined,
  ),
  defineDocumentRule(
    'PEPPOL-EN16931-R002',
    'BT-22',
    'Note.1',
    (view) => (view.body.Note?.length ?? 0) <= 1 || areBothIn('DE', view),
  ),
  defineDocumentRule(
    'PEPPOL-EN16931-R003',
    'BT-10 BT-13',
    'BuyerReference',
    ({ body }) => body.BuyerReference !== undefined || body.OrderReference?.ID !== undefined,
  ),
  defineDocumentRule(
    'PEPPOL-EN16931-R004',
    'BT-24',
    'CustomizationID',
    ({ body }) => toPlain(body.CustomizationID).startsWith(specification),
    { until: 20 },
  ),
  defineDocumentRule(
    'PEPPOL-EN16931-R004',
    'BT-24',
    'CustomizationID',
    ({ body }) => toPlain(body.CustomizationID) === specification,
    { since: 21 },
  ),
  defineDocumentRule(
    'PEPPOL-EN16931-R005',
    'BT-6',
    'TaxCurrencyCode',
    ({ body }) =>
      body.TaxCurrencyCode === undefined ||
      toPlain(body.TaxCurrencyCode) !== toPlain(body.DocumentCurrencyCode),
  ),
  defineDocumentRule(
    'PEPPOL-EN16931-R007',
    'BT-23',
    'ProfileID',
    ({ body }) => readProfile(body.ProfileID) !== null,
    { until: 20 },
  ),
  defineDocumentRule(
    'PEPPOL-EN16931-R007',
    'BT-23',
    'ProfileID',
    ({ body }) =>
      readProfile(body.ProfileID) !== null || frenchProfiles.includes(toPlain(body.ProfileID)),
    { since: 21 },
  ),
  defineDocumentRule(
    'PEPPOL-EN16931-R010',
    'BT-49',
    'AccountingCustomerParty.Party.EndpointID.Value',
    ({ buyer }) => buyer === undefined || buyer.EndpointID !== undefined,
  ),
  defineDocumentRule(
    'PEPPOL-EN16931-R020',
    'BT-34',
    'AccountingSupplierParty.Party.EndpointID.Value',
    ({ seller }) => seller === undefined || seller.EndpointID !== undefined,
  ),
  defineDocumentRule(
    'PEPPOL-EN16931-R053',
    'BG-23',
    'TaxTotal',
    ({ body }) =>
      (body.TaxTotal ?? []).filter(({ TaxSubtotal }) => TaxSubtotal?.length).length === 1,
  ),
  defineDocumentRule(
    'PEPPOL-EN16931-R054',
    'BT-111',
    'TaxTotal',
    ({ body }) =>
      (body.TaxTotal ?? []).filter(({ TaxSubtotal }) => !TaxSubtotal?.length).length ===
      (body.TaxCurrencyCode === undefined ? 0 : 1),
  ),
  defineDocumentRule('PEPPOL-EN16931-R055', 'BT-110 BT-111', 'TaxTotal', haveSameSign),
  defineDocumentRule(
    'PEPPOL-EN16931-R080',
    'BT-11',
    'AdditionalDocumentReference',
    ({ body }) =>
      (body.AdditionalDocumentReference ?? []).filter(
        ({ DocumentTypeCode }) => DocumentTypeCode === '50',
      ).length <= 1,
    { kind: 'creditNote' },
  ),
  defineRule('PEPPOL-EN16931-R061', 'BT-89', ({ body }) =>
    findBroken(
      listAt('PaymentMeans', body.PaymentMeans),
      ({ value: { PaymentMeansCode, PaymentMandate } }) =>
        !['49', '59'].includes(toPlain(PaymentMeansCode?.Value)) ||
        PaymentMandate?.ID !== undefined,
      'PaymentMandate.ID',
    ),
  ),
  defineRule('PEPPOL-EN16931-R051', 'BT-5', ({ elements, body }) =>
    elements
      .filter(
        (node) =>
          node.name.endsWith('Amount') && node.shape.attributes !== null && !isInAccounting(node),
      )
      .filter((node) => {
        const currency = readAttribute(node, 'CurrencyID')
        return currency === undefined || currency !== body.DocumentCurrencyCode
      })
      .map(({ path }) => `${path}.CurrencyID`),
  ),
  ...([19, 22] as const).map((since) =>
    defineDocumentRule(
      'PEPPOL-EN16931-P0112',
      'BT-3',
      'InvoiceTypeCode',
      (view) => isTypeOfCountry(view, since === 22),
      { kind: 'invoice', since, ...(since === 19 && { until: 21 }) },
    ),
  ),
]

/** The total of VAT in accounting currency: one without a breakdown. */
function isInAccounting({ name, parent }: DocumentView['elements'][number]): boolean {
  if (name !== 'TaxAmount' || parent?.name !== 'TaxTotal') return false
  return !(parent.value as { TaxSubtotal?: unknown[] }).TaxSubtotal?.length
}

function isTypeOfCountry(view: DocumentView, isWithSlovakia: boolean): boolean {
  const type = toPlain(view.body.InvoiceTypeCode)
  const restricted = isWithSlovakia ? ['326', '384', '389'] : ['326', '384']
  if (!restricted.includes(type) || areBothIn('DE', view)) return true
  return isWithSlovakia && type === '384' && areBothIn('SK', view)
}

const exemptionCategories: readonly [string, string, string][] = [
  ['P0104', 'VATEX-EU-G', 'G'],
  ['P0105', 'VATEX-EU-O', 'O'],
  ['P0106', 'VATEX-EU-IC', 'K'],
  ['P0107', 'VATEX-EU-AE', 'AE'],
  ['P0108', 'VATEX-EU-D', 'E'],
  ['P0109', 'VATEX-EU-F', 'E'],
  ['P0110', 'VATEX-EU-I', 'E'],
  ['P0111', 'VATEX-EU-J', 'E'],
]

/** A reason of exemption that belongs to one VAT category. */
export const peppolExemptionRules: readonly Rule[] = exemptionCategories.map(
  ([number, reason, category]) =>
    defineRule(`PEPPOL-EN16931-${number}`, 'BT-118 BT-121', (view) =>
      findBroken(
        [...view.breakdown, ...view.chargeCategories],
        ({ value }) =>
          value.TaxExemptionReasonCode?.toUpperCase() !== reason || toPlain(value.ID) === category,
        'ID',
      ),
    ),
)
