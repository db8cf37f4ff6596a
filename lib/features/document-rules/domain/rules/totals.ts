import type Big from 'big.js'
import type { UblAllowanceCharge, UblAmount } from '@/lib/contracts/distribution/ubl-document'
import { type At, type DocumentView, isCharge, isVat, listAt } from '../document-view'
import { defineDocumentRule, defineRule, findBroken, type Rule } from '../rule'
import {
  countDecimals,
  isEqual,
  isNear,
  readDecimal,
  roundCents,
  roundUp,
  sumValues,
} from '../values'

const totals = 'LegalMonetaryTotal'

type Totals = NonNullable<DocumentView['body']['LegalMonetaryTotal']>
type TotalField = keyof Totals & string

/** A rule of the totals: it holds where a document has none, which other rules tell. */
const defineTotalRule = (
  id: string,
  terms: string,
  field: TotalField,
  holds: (total: Totals, view: DocumentView) => boolean,
): Rule =>
  defineDocumentRule(id, terms, `${totals}.${field}.Value`, (view) => {
    const total = view.body.LegalMonetaryTotal
    return total === undefined || holds(total, view)
  })

const sumCharges = (charges: readonly At<UblAllowanceCharge>[]): Big =>
  sumValues(charges.map(({ value }) => value.Amount))

/** A total of allowances or charges is their sum, and left out where there are none. */
const isSumOf =
  (field: 'AllowanceTotalAmount' | 'ChargeTotalAmount', of: boolean) =>
  (total: Totals, { documentCharges }: DocumentView) => {
    const charges = documentCharges.filter(({ value }) => isCharge(value) === of)
    if (total[field] === undefined) return charges.length === 0
    return isEqual(readDecimal(total[field]), roundCents(sumCharges(charges)))
  }

function isTotalWithoutVat(total: Totals): boolean {
  const lines = readDecimal(total.LineExtensionAmount)
  const charges = readDecimal(total.ChargeTotalAmount)
  const allowances = readDecimal(total.AllowanceTotalAmount)
  const stated = readDecimal(total.TaxExclusiveAmount)
  if (lines === null) return false
  if (charges === null && allowances === null) return isEqual(stated, lines)
  return isEqual(stated, roundCents(lines.plus(charges ?? 0).minus(allowances ?? 0)))
}

function isTotalWithVat({ body }: DocumentView): boolean {
  const currency = body.DocumentCurrencyCode
  if (currency === undefined) return true
  const taxes = (body.TaxTotal ?? []).flatMap(({ TaxAmount }) =>
    TaxAmount?.CurrencyID === currency ? [readDecimal(TaxAmount)!] : [],
  )
  const without = readDecimal(body.LegalMonetaryTotal?.TaxExclusiveAmount)
  const stated = readDecimal(body.LegalMonetaryTotal?.TaxInclusiveAmount)
  if (taxes.length !== 1 || without === null) return false
  return isEqual(stated, roundCents(without.plus(taxes[0]!)))
}

function isAmountDue(total: Totals): boolean {
  const due = readDecimal(total.PayableAmount)
  const withVat = readDecimal(total.TaxInclusiveAmount)
  const paid = readDecimal(total.PrepaidAmount)
  const rounding = readDecimal(total.PayableRoundingAmount)
  if (due === null || withVat === null) return false
  if (rounding === null)
    return isEqual(due, paid === null ? withVat : roundCents(withVat.minus(paid)))
  const expected = paid === null ? withVat : roundCents(withVat.minus(paid))
  return isEqual(roundCents(due.minus(rounding)), expected)
}

type Subtotal = NonNullable<
  NonNullable<DocumentView['body']['TaxTotal']>[number]['TaxSubtotal']
>[number]

/** VAT of a category is its base times its rate, give or take less than one. */
function isTaxOfBase({ TaxableAmount, TaxAmount, TaxCategory }: Subtotal): boolean {
  const tax = readDecimal(TaxAmount)
  const rate = TaxCategory && isVat(TaxCategory) ? readDecimal(TaxCategory.Percent) : null
  if (tax === null) return false
  if (rate === null || roundUp(rate).eq(0)) return roundUp(tax).eq(0)
  const base = readDecimal(TaxableAmount)
  if (base === null) return false
  return isNear(tax.abs(), roundCents(base.abs().times(rate).div(100)))
}

const listSubtotals = ({ body }: DocumentView): At<Subtotal>[] =>
  listAt('TaxTotal', body.TaxTotal).flatMap(({ path, value }) =>
    listAt(`${path}.TaxSubtotal`, value.TaxSubtotal),
  )

const defineSubtotalRule = (
  id: string,
  terms: string,
  field: string,
  holds: (subtotal: Subtotal) => boolean,
): Rule =>
  defineRule(id, terms, (view) =>
    findBroken(listSubtotals(view), ({ value }) => holds(value), field),
  )

/** Totals that are there and add up: EN 16931, BR-12 to BR-15, BR-45 to BR-48, BR-CO-10 to 18. */
export const totalRules: readonly Rule[] = [
  defineTotalRule('BR-12', 'BT-106', 'LineExtensionAmount', (total) => !!total.LineExtensionAmount),
  defineTotalRule('BR-13', 'BT-109', 'TaxExclusiveAmount', (total) => !!total.TaxExclusiveAmount),
  defineTotalRule('BR-14', 'BT-112', 'TaxInclusiveAmount', (total) => !!total.TaxInclusiveAmount),
  defineTotalRule('BR-15', 'BT-115', 'PayableAmount', (total) => !!total.PayableAmount),
  defineTotalRule('BR-CO-10', 'BT-106 BT-131', 'LineExtensionAmount', (total, { lines }) =>
    isEqual(
      readDecimal(total.LineExtensionAmount),
      roundCents(sumValues(lines.map(({ value }) => value.LineExtensionAmount))),
    ),
  ),
  defineTotalRule(
    'BR-CO-11',
    'BT-107 BT-92',
    'AllowanceTotalAmount',
    isSumOf('AllowanceTotalAmount', false),
  ),
  defineTotalRule(
    'BR-CO-12',
    'BT-108 BT-99',
    'ChargeTotalAmount',
    isSumOf('ChargeTotalAmount', true),
  ),
  defineTotalRule(
    'BR-CO-13',
    'BT-109 BT-106 BT-107 BT-108',
    'TaxExclusiveAmount',
    isTotalWithoutVat,
  ),
  defineTotalRule('BR-CO-16', 'BT-115 BT-112 BT-113 BT-114', 'PayableAmount', isAmountDue),
  defineDocumentRule(
    'BR-CO-15',
    'BT-112 BT-109 BT-110',
    `${totals}.TaxInclusiveAmount.Value`,
    isTotalWithVat,
  ),
  defineRule('BR-CO-14', 'BT-110 BT-117', ({ body }) =>
    findBroken(
      listAt('TaxTotal', body.TaxTotal),
      ({ value: { TaxAmount, TaxSubtotal } }) =>
        !TaxSubtotal?.length ||
        isEqual(
          readDecimal(TaxAmount),
          roundCents(sumValues(TaxSubtotal.map((each) => each.TaxAmount))),
        ),
      'TaxAmount.Value',
    ),
  ),
  defineDocumentRule(
    'BR-CO-18',
    'BG-23',
    'TaxTotal.0.TaxSubtotal',
    (view) => listSubtotals(view).length > 0,
  ),
  defineSubtotalRule('BR-45', 'BT-116', 'TaxableAmount.Value', (each) => !!each.TaxableAmount),
  defineSubtotalRule('BR-46', 'BT-117', 'TaxAmount.Value', (each) => !!each.TaxAmount),
  defineSubtotalRule(
    'BR-47',
    'BT-118',
    'TaxCategory.ID',
    ({ TaxCategory: category }) => !!category && isVat(category) && category.ID !== undefined,
  ),
  defineSubtotalRule(
    'BR-48',
    'BT-119',
    'TaxCategory.Percent',
    ({ TaxCategory: category }) =>
      !!category &&
      isVat(category) &&
      (category.Percent !== undefined || category.ID?.trim() === 'O'),
  ),
  defineSubtotalRule('BR-CO-17', 'BT-117 BT-116 BT-119', 'TaxAmount.Value', isTaxOfBase),
]

/** At most two decimals: the rule, its business term, and the amount. */
const hasCents = (amount: UblAmount | undefined) => countDecimals(amount?.Value) <= 2

const totalDecimals: readonly [string, string, TotalField][] = [
  ['BR-DEC-09', 'BT-106', 'LineExtensionAmount'],
  ['BR-DEC-10', 'BT-107', 'AllowanceTotalAmount'],
  ['BR-DEC-11', 'BT-108', 'ChargeTotalAmount'],
  ['BR-DEC-12', 'BT-109', 'TaxExclusiveAmount'],
  ['BR-DEC-14', 'BT-112', 'TaxInclusiveAmount'],
  ['BR-DEC-16', 'BT-113', 'PrepaidAmount'],
  ['BR-DEC-17', 'BT-114', 'PayableRoundingAmount'],
  ['BR-DEC-18', 'BT-115', 'PayableAmount'],
]

type Charges = 'documentCharges' | 'lineCharges'
const chargeDecimals: readonly [string, string, Charges, boolean, 'Amount' | 'BaseAmount'][] = [
  ['BR-DEC-01', 'BT-92', 'documentCharges', false, 'Amount'],
  ['BR-DEC-02', 'BT-93', 'documentCharges', false, 'BaseAmount'],
  ['BR-DEC-05', 'BT-99', 'documentCharges', true, 'Amount'],
  ['BR-DEC-06', 'BT-100', 'documentCharges', true, 'BaseAmount'],
  ['BR-DEC-24', 'BT-136', 'lineCharges', false, 'Amount'],
  ['BR-DEC-25', 'BT-137', 'lineCharges', false, 'BaseAmount'],
  ['BR-DEC-27', 'BT-141', 'lineCharges', true, 'Amount'],
  ['BR-DEC-28', 'BT-142', 'lineCharges', true, 'BaseAmount'],
]

/**
 * BR-DEC-01 to BR-DEC-28. BR-DEC-13 and BR-DEC-15 can break in no document, as they are published:
 * UBL-DT-01 says the same of their amounts.
 */
export const decimalRules: readonly Rule[] = [
  ...totalDecimals.map(([id, term, field]) =>
    defineTotalRule(id, term, field, (total) => hasCents(total[field])),
  ),
  ...chargeDecimals.map(([id, term, where, of, field]) =>
    defineRule(id, term, (view) =>
      findBroken(
        view[where].filter(({ value }) => isCharge(value) === of),
        ({ value }) => hasCents(value[field]),
        `${field}.Value`,
      ),
    ),
  ),
  defineSubtotalRule('BR-DEC-19', 'BT-116', 'TaxableAmount.Value', (each) =>
    hasCents(each.TaxableAmount),
  ),
  defineSubtotalRule('BR-DEC-20', 'BT-117', 'TaxAmount.Value', (each) => hasCents(each.TaxAmount)),
  defineRule('BR-DEC-23', 'BT-131', ({ lines }) =>
    findBroken(
      lines,
      ({ value }) => hasCents(value.LineExtensionAmount),
      'LineExtensionAmount.Value',
    ),
  ),
]
