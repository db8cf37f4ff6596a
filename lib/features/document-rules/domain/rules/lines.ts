import { type At, isCharge, type Line, listAt } from '../document-view'
import { defineRule, findBroken, type Rule } from '../rule'
import { readDay, readDecimal, toPlain } from '../values'

const isFilled = (text: string | undefined) => toPlain(text) !== ''

/** A rule that each line answers for itself. */
const defineLineRule = (
  id: string,
  terms: string,
  field: string,
  holds: (line: Line) => boolean,
): Rule =>
  defineRule(id, terms, ({ lines }) => findBroken(lines, ({ value }) => holds(value), field))

/** A rule of the amount billed, which is named by the kind. */
const defineQuantityRule = (id: string, term: string, field: 'Value' | 'UnitCode'): Rule =>
  defineRule(id, term, ({ lines, quantityField }) =>
    findBroken(
      lines,
      ({ value }) =>
        field === 'Value'
          ? value[quantityField] !== undefined
          : value[quantityField]?.UnitCode !== undefined,
      `${quantityField}.${field}`,
    ),
  )

type Period = { StartDate?: string; EndDate?: string }

/** True unless both days are given and the end is before the start. */
const isInOrder = ({ StartDate, EndDate }: Period) =>
  StartDate === undefined || EndDate === undefined || readDay(EndDate) >= readDay(StartDate)

const listLinePeriods = (lines: readonly At<Line>[]) =>
  lines.flatMap(({ path, value }) => listAt(`${path}.InvoicePeriod`, value.InvoicePeriod))

/** What each line says, and periods: EN 16931, BR-21 to BR-30, BR-54, BR-64, BR-65. */
export const lineRules: readonly Rule[] = [
  defineLineRule('BR-21', 'BT-126', 'ID', ({ ID }) => isFilled(ID)),
  defineQuantityRule('BR-22', 'BT-129', 'Value'),
  defineQuantityRule('BR-23', 'BT-130', 'UnitCode'),
  defineLineRule(
    'BR-24',
    'BT-131',
    'LineExtensionAmount.Value',
    ({ LineExtensionAmount }) => LineExtensionAmount !== undefined,
  ),
  defineLineRule('BR-25', 'BT-153', 'Item.Name', ({ Item }) => isFilled(Item?.Name)),
  defineLineRule(
    'BR-26',
    'BT-146',
    'Price.PriceAmount.Value',
    ({ Price }) => Price?.PriceAmount !== undefined,
  ),
  defineLineRule(
    'BR-27',
    'BT-146',
    'Price.PriceAmount.Value',
    ({ Price }) => readDecimal(Price?.PriceAmount)?.gte(0) ?? false,
  ),
  defineLineRule('BR-28', 'BT-148', 'Price.AllowanceCharge.0.BaseAmount.Value', ({ Price }) => {
    const grosses = (Price?.AllowanceCharge ?? []).flatMap(({ BaseAmount }) => BaseAmount ?? [])
    return grosses.length === 0 || grosses.some((gross) => readDecimal(gross)?.gte(0))
  }),
  defineLineRule('BR-CO-04', 'BT-151', 'Item.ClassifiedTaxCategory.0.ID', ({ Item }) =>
    (Item?.ClassifiedTaxCategory ?? []).some(
      ({ ID, TaxScheme }) => ID !== undefined && toPlain(TaxScheme?.ID).toUpperCase() === 'VAT',
    ),
  ),
  defineRule('BR-54', 'BT-160 BT-161', ({ lines }) =>
    lines.flatMap(({ path, value }) =>
      findBroken(
        listAt(`${path}.Item.AdditionalItemProperty`, value.Item?.AdditionalItemProperty),
        ({ value: each }) => each.Name !== undefined && each.Value !== undefined,
      ),
    ),
  ),
  defineLineRule(
    'BR-64',
    'BT-157',
    'Item.StandardItemIdentification.ID.SchemeID',
    ({ Item }) =>
      !Item?.StandardItemIdentification?.ID ||
      Item.StandardItemIdentification.ID.SchemeID !== undefined,
  ),
  defineRule('BR-65', 'BT-158', ({ lines }) =>
    lines.flatMap(({ path, value }) =>
      findBroken(
        listAt(`${path}.Item.CommodityClassification`, value.Item?.CommodityClassification),
        ({ value: { ItemClassificationCode: code } }) => !code || code.ListID !== undefined,
        'ItemClassificationCode.ListID',
      ),
    ),
  ),
  defineRule('BR-29', 'BT-73 BT-74', ({ body }) =>
    findBroken(
      listAt('InvoicePeriod', body.InvoicePeriod),
      ({ value }) => isInOrder(value),
      'EndDate',
    ),
  ),
  defineRule('BR-CO-19', 'BT-73 BT-74', ({ body }) =>
    findBroken(
      listAt('InvoicePeriod', body.InvoicePeriod),
      ({ value }) =>
        value.StartDate !== undefined ||
        value.EndDate !== undefined ||
        (value.DescriptionCode?.length ?? 0) > 0,
      'StartDate',
    ),
  ),
  defineRule('BR-30', 'BT-134 BT-135', ({ lines }) =>
    findBroken(listLinePeriods(lines), ({ value }) => isInOrder(value), 'EndDate'),
  ),
  defineRule('BR-CO-20', 'BT-134 BT-135', ({ lines }) =>
    findBroken(
      listLinePeriods(lines),
      ({ value }) => value.StartDate !== undefined || value.EndDate !== undefined,
      'StartDate',
    ),
  ),
]

type ChargeRule = {
  ids: readonly string[]
  terms: string
  where: 'documentCharges' | 'lineCharges'
  of: boolean
  field: string
  holds: (charge: Parameters<typeof isCharge>[0]) => boolean
}

const hasReason: ChargeRule['holds'] = ({ AllowanceChargeReason, AllowanceChargeReasonCode }) =>
  (AllowanceChargeReason?.length ?? 0) > 0 || AllowanceChargeReasonCode !== undefined
const hasAmount: ChargeRule['holds'] = ({ Amount }) => Amount !== undefined
const hasCategory: ChargeRule['holds'] = ({ TaxCategory }) =>
  (TaxCategory ?? []).some(
    ({ ID, TaxScheme }) => ID !== undefined && toPlain(TaxScheme?.ID).toUpperCase() === 'VAT',
  )

const amountField = 'Amount.Value'
const reasonField = 'AllowanceChargeReason.0'
const categoryField = 'TaxCategory.0.ID'

const onDocument = { where: 'documentCharges' } as const
const onLine = { where: 'lineCharges' } as const

const chargeTable: readonly ChargeRule[] = [
  {
    ids: ['BR-31'],
    terms: 'BT-92',
    ...onDocument,
    of: false,
    field: amountField,
    holds: hasAmount,
  },
  { ids: ['BR-36'], terms: 'BT-99', ...onDocument, of: true, field: amountField, holds: hasAmount },
  { ids: ['BR-41'], terms: 'BT-136', ...onLine, of: false, field: amountField, holds: hasAmount },
  { ids: ['BR-43'], terms: 'BT-141', ...onLine, of: true, field: amountField, holds: hasAmount },
  {
    ids: ['BR-32'],
    terms: 'BT-95',
    ...onDocument,
    of: false,
    field: categoryField,
    holds: hasCategory,
  },
  {
    ids: ['BR-37'],
    terms: 'BT-102',
    ...onDocument,
    of: true,
    field: categoryField,
    holds: hasCategory,
  },
  {
    ids: ['BR-33', 'BR-CO-21'],
    terms: 'BT-97 BT-98',
    ...onDocument,
    of: false,
    field: reasonField,
    holds: hasReason,
  },
  {
    ids: ['BR-38', 'BR-CO-22'],
    terms: 'BT-104 BT-105',
    ...onDocument,
    of: true,
    field: reasonField,
    holds: hasReason,
  },
  {
    ids: ['BR-42', 'BR-CO-23'],
    terms: 'BT-139 BT-140',
    ...onLine,
    of: false,
    field: reasonField,
    holds: hasReason,
  },
  {
    ids: ['BR-44', 'BR-CO-24'],
    terms: 'BT-144 BT-145',
    ...onLine,
    of: true,
    field: reasonField,
    holds: hasReason,
  },
]

/** What allowances and charges say. Two rules of EN 16931 may ask the same. */
export const chargeRules: readonly Rule[] = chargeTable.flatMap(
  ({ ids, terms, where, of, field, holds }) =>
    ids.map((id) =>
      defineRule(id, terms, (view) =>
        findBroken(
          view[where].filter(({ value }) => isCharge(value) === of),
          ({ value }) => holds(value),
          field,
        ),
      ),
    ),
)
