import type Big from 'big.js'
import {
  type DocumentView,
  isCharge,
  isVat,
  type Line,
  listAt,
  listVatNumbers,
} from '../document-view'
import { defineRule, findBroken, type Rule } from '../rule'
import { isEqual, isNear, readDecimal, roundCents, sumValues, toPlain } from '../values'

/**
 * The VAT categories of EN 16931. Their rules are the same ten with other answers: who has to be
 * registered, which rate, whether a reason of exemption is needed.
 */
export type VatCategory = {
  /** In the ids of its rules: BR-AE-01. */
  prefix: string
  /** In a document (BT-151, BT-95, BT-102, BT-118). */
  code: string
  /** `standard`: above zero, `any`: from zero on, `none`: no rate at all. */
  rate: 'standard' | 'any' | 'zero' | 'none'
  registered: 'seller' | 'sellerVat' | 'both' | 'bothVat' | 'nobody'
  exemption: 'required' | 'forbidden'
}

export const vatCategories: readonly VatCategory[] = [
  { prefix: 'S', code: 'S', rate: 'standard', registered: 'seller', exemption: 'forbidden' },
  { prefix: 'Z', code: 'Z', rate: 'zero', registered: 'seller', exemption: 'forbidden' },
  { prefix: 'E', code: 'E', rate: 'zero', registered: 'seller', exemption: 'required' },
  { prefix: 'AE', code: 'AE', rate: 'zero', registered: 'both', exemption: 'required' },
  { prefix: 'IC', code: 'K', rate: 'zero', registered: 'bothVat', exemption: 'required' },
  { prefix: 'G', code: 'G', rate: 'zero', registered: 'sellerVat', exemption: 'required' },
  { prefix: 'O', code: 'O', rate: 'none', registered: 'nobody', exemption: 'required' },
  { prefix: 'AF', code: 'L', rate: 'any', registered: 'seller', exemption: 'forbidden' },
  { prefix: 'AG', code: 'M', rate: 'any', registered: 'seller', exemption: 'forbidden' },
]

type Category = { ID?: string; Percent?: string; TaxScheme?: { ID?: string } }

const hasCode = (category: Category, code: string) => toPlain(category.ID) === code
const isOf = (category: Category, code: string) => hasCode(category, code) && isVat(category)

function isRegistered({ seller, buyer, body }: DocumentView, who: VatCategory['registered']) {
  const sellerVat = listVatNumbers(seller).length > 0
  const representative = listVatNumbers(body.TaxRepresentativeParty).length > 0
  const sellerAny = (seller?.PartyTaxScheme ?? []).some((each) => each.CompanyID !== undefined)
  const buyerVat = listVatNumbers(buyer).length > 0
  const buyerAny =
    buyerVat || (buyer?.PartyLegalEntity ?? []).some((each) => each.CompanyID !== undefined)
  switch (who) {
    case 'seller':
      return sellerAny || representative
    case 'sellerVat':
      return sellerVat || representative
    case 'both':
      return (sellerAny || representative) && buyerAny
    case 'bothVat':
      return (sellerVat || representative) && buyerVat
    case 'nobody':
      return !sellerVat && !representative && !buyerVat
  }
}

function isRate({ Percent }: Category, rate: VatCategory['rate']): boolean {
  if (rate === 'none') return Percent === undefined
  const read = readDecimal(Percent)
  if (read === null) return false
  if (rate === 'zero') return read.eq(0)
  return rate === 'any' ? read.gte(0) : read.gt(0)
}

/** The breakdown names a category once, or as often as it has rates, where it is used. */
function isBrokenDown(view: DocumentView, { code, rate }: VatCategory): boolean {
  // Standard rated is looked for without its scheme, as it is published.
  const matches = (each: Category) => (code === 'S' ? hasCode(each, code) : isOf(each, code))
  const count = view.breakdown.filter(({ value }) => matches(value)).length
  const isUsed = [...view.chargeCategories, ...view.lineCategories].some(({ value }) =>
    matches(value),
  )
  if (rate === 'standard' || rate === 'any') return isUsed === count > 0
  return isUsed || count > 0 ? count === 1 : true
}

type Part = 'lines' | 'allowances' | 'charges'

/** The VAT categories of the lines, of the allowances or of the charges, with their paths. */
const listCategories = (view: DocumentView, part: Part, isDocumentOnly = false) =>
  part === 'lines'
    ? view.lineCategories
    : view.chargeCategories.filter(
        ({ charge, path }) =>
          isCharge(charge) === (part === 'charges') &&
          (!isDocumentOnly || path.startsWith('AllowanceCharge.')),
      )

/** Where a part has the category, those are registered that have to be, or nobody is. */
function isAllowedBy(view: DocumentView, category: VatCategory, part: Part): boolean {
  const { code, registered } = category
  const isChecked = code === 'G' && part !== 'lines' ? hasCode : isOf
  const parts = listCategories(view, part, code === 'O')
  if (parts.some(({ value }) => isChecked(value, code))) return isRegistered(view, registered)
  // A line of the standard rate without the scheme of VAT never fulfils the rule, as published.
  return !(code === 'S' && part === 'lines' && parts.some(({ value }) => hasCode(value, code)))
}

/** True where one of some categories has a code, and one of them a rate. */
const hasRate = (categories: readonly Category[] | undefined, code: string, rate?: Big) =>
  (categories ?? []).some((each) => hasCode(each, code)) &&
  (rate === undefined || (categories ?? []).some((each) => readDecimal(each.Percent)?.eq(rate)))

/** The base of a category: its lines, less its allowances, with its charges. */
function sumBase(view: DocumentView, lines: readonly Line[], code: string, rate?: Big): Big {
  const charges = view.documentCharges.filter(({ value }) => hasRate(value.TaxCategory, code, rate))
  const sum = (of: boolean) =>
    sumValues(
      charges.filter(({ value }) => isCharge(value) === of).map(({ value }) => value.Amount),
    )
  return sumValues(
    lines
      .filter(({ Item }) => hasRate(Item?.ClassifiedTaxCategory, code, rate))
      .map(({ LineExtensionAmount }) => LineExtensionAmount),
  )
    .plus(sum(true))
    .minus(sum(false))
}

type Subtotal = { TaxableAmount?: { Value?: string }; TaxAmount?: { Value?: string } }

function isBase(view: DocumentView, category: VatCategory, subtotal: Subtotal, each: Category) {
  const { code, rate } = category
  const lines = view.lines.map(({ value }) => value)
  const base = readDecimal(subtotal.TaxableAmount)
  if (rate === 'zero' || rate === 'none')
    return lines.length > 0 && isEqual(base, sumBase(view, lines, code))
  const percent = readDecimal(each.Percent)
  if (percent === null) return true
  if (base === null) return false
  const isNearTo = (some: readonly Line[]) => isNear(base, sumBase(view, some, code, percent))
  if (rate === 'any') return lines.length > 0 && isNearTo(lines)
  const inCharges = [...view.documentCharges, ...view.lineCharges, ...view.priceCharges].some(
    ({ value }) => hasRate(value.TaxCategory, code, percent),
  )
  const inLines = lines.some(({ Item }) => hasRate(Item?.ClassifiedTaxCategory, code, percent))
  // As published, the charges alone may make the base, as if the lines were of the other kind.
  return ((inLines || inCharges) && isNearTo(lines)) || (inCharges && isNearTo([]))
}

function isTax({ rate }: VatCategory, subtotal: Subtotal, { Percent }: Category): boolean {
  const tax = readDecimal(subtotal.TaxAmount)
  if (rate === 'zero' || rate === 'none') return tax?.eq(0) ?? false
  const base = readDecimal(subtotal.TaxableAmount)
  const percent = readDecimal(Percent)
  if (tax === null || base === null || percent === null) return false
  return isNear(tax.abs(), roundCents(base.abs().times(percent).div(100)))
}

const hasExemption = (category: {
  TaxExemptionReason?: string[]
  TaxExemptionReasonCode?: string
}) =>
  (category.TaxExemptionReason?.length ?? 0) > 0 || category.TaxExemptionReasonCode !== undefined

function buildCategoryRules(category: VatCategory): Rule[] {
  const { prefix, code, rate, registered, exemption } = category
  const id = (number: string) => `BR-${prefix}-${number}`
  const breakdownOf = (view: DocumentView) =>
    listBreakdown(view).filter((each) => isOf(each.value, code))
  const rateRule = (number: string, terms: string, part: Part) =>
    defineRule(id(number), terms, (view) =>
      findBroken(
        listCategories(view, part).filter(({ value }) => isOf(value, code)),
        ({ value }) => isRate(value, rate),
        'Percent',
      ),
    )
  const registeredRule = (number: string, term: string, part: Part) =>
    defineRule(
      id(number),
      `${term} ${registered === 'seller' ? 'BT-31 BT-32 BT-63' : 'BT-31 BT-63 BT-48'}`,
      (view) => (isAllowedBy(view, category, part) ? [] : [registeredField(registered)]),
    )
  return [
    defineRule(id('01'), 'BG-23 BT-118', (view) =>
      isBrokenDown(view, category) ? [] : ['TaxTotal.0.TaxSubtotal'],
    ),
    registeredRule('02', 'BT-151', 'lines'),
    registeredRule('03', 'BT-95', 'allowances'),
    registeredRule('04', 'BT-102', 'charges'),
    rateRule('05', 'BT-152', 'lines'),
    rateRule('06', 'BT-96', 'allowances'),
    rateRule('07', 'BT-103', 'charges'),
    defineRule(id('08'), 'BT-116', (view) =>
      findBroken(breakdownOf(view), ({ subtotal, value }) =>
        isBase(view, category, subtotal, value),
      ).map((path) => path.replace(/TaxCategory$/, 'TaxableAmount.Value')),
    ),
    defineRule(id('09'), 'BT-117', (view) =>
      findBroken(breakdownOf(view), ({ subtotal, value }) => isTax(category, subtotal, value)).map(
        (path) => path.replace(/TaxCategory$/, 'TaxAmount.Value'),
      ),
    ),
    defineRule(id('10'), 'BT-120 BT-121', (view) =>
      findBroken(
        breakdownOf(view),
        ({ value }) => hasExemption(value) === (exemption === 'required'),
        'TaxExemptionReason.0',
      ),
    ),
  ]
}

const registeredField = (registered: VatCategory['registered']) =>
  registered === 'both' || registered === 'bothVat'
    ? 'AccountingCustomerParty.Party.PartyTaxScheme.0.CompanyID'
    : 'AccountingSupplierParty.Party.PartyTaxScheme.0.CompanyID'

/** The breakdown with the amounts beside each category. */
const listBreakdown = ({ body }: DocumentView) =>
  listAt('TaxTotal', body.TaxTotal).flatMap(({ path, value }) =>
    listAt(`${path}.TaxSubtotal`, value.TaxSubtotal).flatMap((subtotal) =>
      subtotal.value.TaxCategory
        ? [
            {
              path: `${subtotal.path}.TaxCategory`,
              value: subtotal.value.TaxCategory,
              subtotal: subtotal.value,
            },
          ]
        : [],
    ),
  )

/** BR-S, Z, E, AE, IC, G, O, AF and AG, 01 to 10 each. */
export const vatCategoryRules: readonly Rule[] = vatCategories.flatMap(buildCategoryRules)
