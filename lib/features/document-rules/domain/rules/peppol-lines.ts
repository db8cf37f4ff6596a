import type { UblAllowanceCharge } from '@/lib/contracts/distribution/ubl-document'
import { type Line, listAt } from '../document-view'
import { defineRule, findBroken, type Rule } from '../rule'
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

/** As far as an amount may be from what it is reckoned to be. */
const slack = '0.02'

type AmountLike = { Value?: string; CurrencyID?: string }

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
