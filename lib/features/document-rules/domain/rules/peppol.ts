import type { UblAllowanceCharge } from '@/lib/contracts/distribution/ubl-document'
import { type DocumentView, type Line, listAt } from '../document-view'
import { defineDocumentRule, defineRule, findBroken, type Rule } from '../rule'
import {
  divide,
  getOnly,
  isEqual,
  isWithin,
  readDay,
  readDecimal,
  roundCents,
  sumValues,
  toPlain,
  zero,
} from '../values'
import { readAttribute, readProfile } from './codes'

const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'

const frenchProfiles = [
  'urn:peppol:france:billing:regulated',
  'urn:peppol:france:billing:non-regulated',
]

/** As far as an amount may be from what it is reckoned to be. */
const slack = '0.02'

const isIn = (country: string, party: DocumentView['seller']) =>
  toPlain(party?.PostalAddress?.Country?.IdentificationCode).toUpperCase() === country

export const areBothIn = (country: string, { seller, buyer }: DocumentView) =>
  isIn(country, seller) && isIn(country, buyer)

type AmountLike = { Value?: string; CurrencyID?: string }

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

/** Allowances and charges of the document and of its lines. */
const defineChargeRule = (
  number: string,
  terms: string,
  field: string,
  holds: (charge: UblAllowanceCharge) => boolean,
): Rule =>
  defineRule(`PEPPOL-EN16931-${number}`, terms, ({ documentCharges, lineCharges }) =>
    findBroken([...documentCharges, ...lineCharges], ({ value }) => holds(value), field),
  )

const hasBoth = ({ MultiplierFactorNumeric, BaseAmount }: UblAllowanceCharge) =>
  (MultiplierFactorNumeric === undefined) === (BaseAmount === undefined)

function isPercentOfBase(charge: UblAllowanceCharge): boolean {
  const [percent, base] = [charge.MultiplierFactorNumeric, charge.BaseAmount].map(readDecimal)
  if (!percent || !base) return true
  return isWithin(readDecimal(charge.Amount) ?? zero, base.times(percent).div(100), slack)
}

export const peppolChargeRules: readonly Rule[] = [
  defineChargeRule('R040', 'BT-92 BT-99 BT-136 BT-141', 'Amount.Value', isPercentOfBase),
  defineChargeRule(
    'R041',
    'BT-93 BT-100 BT-137 BT-142',
    'BaseAmount.Value',
    (charge) => charge.MultiplierFactorNumeric === undefined || charge.BaseAmount !== undefined,
  ),
  defineChargeRule(
    'R042',
    'BT-94 BT-101 BT-138 BT-143',
    'MultiplierFactorNumeric',
    (charge) => charge.BaseAmount === undefined || charge.MultiplierFactorNumeric !== undefined,
  ),
  // A percentage without its base, or a base without it, is told by R041 or R042 alone.
  defineChargeRule(
    'R043',
    'BG-20 BG-21 BG-27 BG-28',
    'ChargeIndicator',
    (charge) => !hasBoth(charge) || ['true', 'false'].includes(toPlain(charge.ChargeIndicator)),
  ),
  defineRule('PEPPOL-EN16931-R044', 'BT-147', ({ priceCharges }) =>
    findBroken(
      priceCharges,
      ({ value }) => toPlain(value.ChargeIndicator) === 'false',
      'ChargeIndicator',
    ),
  ),
  defineRule('PEPPOL-EN16931-R046', 'BT-146 BT-147 BT-148', ({ priceCharges }) =>
    findBroken(
      priceCharges,
      ({ value, line }) => {
        const gross = readDecimal(value.BaseAmount)
        if (gross === null) return true
        const discount = readDecimal(value.Amount)
        return (
          discount !== null && isEqual(readDecimal(line.Price?.PriceAmount), gross.minus(discount))
        )
      },
      'BaseAmount.Value',
    ),
  ),
]

/** Net amount of a line = quantity × price ÷ base quantity + charges − allowances. */
function isNetAmount(line: Line, quantity: AmountLike | undefined): boolean {
  const base = readDecimal(line.Price?.BaseQuantity)
  const price = readDecimal(line.Price?.PriceAmount) ?? zero
  const unitPrice = base === null || base.eq(0) ? price : divide(price, base)
  const sum = (indicator: string) =>
    roundCents(
      sumValues(
        (line.AllowanceCharge ?? [])
          .filter(({ ChargeIndicator }) => toPlain(ChargeIndicator) === indicator)
          .map(({ Amount }) => Amount),
      ),
    )
  const billed = quantity === undefined ? zero.plus(1) : readDecimal(quantity)!
  const expected = billed.times(unitPrice).plus(sum('true')).minus(sum('false'))
  return isWithin(readDecimal(line.LineExtensionAmount) ?? zero, expected, slack)
}

/** A day of a line is not outside the period of the document. */
const definePeriodRule = (id: string, terms: string, field: 'StartDate' | 'EndDate'): Rule =>
  defineRule(id, terms, ({ body, lines }) => {
    const days = (body.InvoicePeriod ?? []).flatMap((period) => period[field] ?? [])
    if (days.length === 0) return []
    return findBroken(
      lines.flatMap(({ path, value }) => listAt(`${path}.InvoicePeriod`, value.InvoicePeriod)),
      ({ value }) => {
        const own = value[field]
        if (own === undefined) return true
        const outer = readDay(getOnly(days)!)
        return field === 'StartDate' ? readDay(own) >= outer : readDay(own) <= outer
      },
      field,
    )
  })

/** Rules of Peppol about lines. */
export const peppolLineRules: readonly Rule[] = [
  defineRule('PEPPOL-EN16931-R100', 'BT-128', ({ lines }) =>
    findBroken(
      lines,
      ({ value }) => (value.DocumentReference?.length ?? 0) <= 1,
      'DocumentReference.1',
    ),
  ),
  defineRule('PEPPOL-EN16931-R101', 'BT-128', ({ lines }) =>
    findBroken(
      lines,
      ({ value: { DocumentReference: references } }) =>
        !references?.length || references.some((each) => each.DocumentTypeCode === '130'),
      'DocumentReference.0.DocumentTypeCode',
    ),
  ),
  definePeriodRule('PEPPOL-EN16931-R110', 'BT-134 BT-73', 'StartDate'),
  definePeriodRule('PEPPOL-EN16931-R111', 'BT-135 BT-74', 'EndDate'),
  defineRule('PEPPOL-EN16931-R120', 'BT-131 BT-129 BT-146', ({ lines, quantityField }) =>
    findBroken(
      lines,
      ({ value }) => isNetAmount(value, value[quantityField]),
      'LineExtensionAmount.Value',
    ),
  ),
  defineRule('PEPPOL-EN16931-R121', 'BT-149', ({ lines }) =>
    findBroken(
      lines,
      ({ value }) => readDecimal(value.Price?.BaseQuantity)?.gt(0) ?? true,
      'Price.BaseQuantity.Value',
    ),
  ),
  defineRule('PEPPOL-EN16931-R130', 'BT-130 BT-150', ({ lines, quantityField }) =>
    findBroken(
      lines,
      ({ value }) => {
        const unit = value.Price?.BaseQuantity?.UnitCode
        const quantity = value[quantityField]
        return unit === undefined || quantity === undefined || unit === quantity.UnitCode
      },
      'Price.BaseQuantity.UnitCode',
    ),
  ),
]
