import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { type Decimal, multiplyToCents, parseAmount, sumDecimals } from '@/lib/shared/numbers/money'
import { parseExactDecimal } from '@/lib/shared/numbers/number-input'
import type { DocumentAmounts } from './document-sums'

/** The fields of a line as they stand in the form, in their order: texts. */
export const lineFields = [
  ...(['text', 'articleNo', 'quantity', 'unit', 'price', 'exclVat', 'vat'] as const),
] as const
export type LineField = (typeof lineFields)[number]

/** A line as it is typed; one with a text alone carries no amount. */
export type TypedLine = Record<LineField, string>

export const blankLine: TypedLine = {
  ...{ text: '', articleNo: '', quantity: '', unit: '', price: '', exclVat: '', vat: '' },
}

/** Most lines of one document: as the contract of the desk has it. */
export const documentLinesMax = 200

/** Why a field of a line cannot go out as it stands. */
export type LineProblem = 'missing' | 'notAmount' | 'tooLong'

const longest: Partial<Record<LineField, number>> = { text: 200, articleNo: 100, unit: 20 }

/** As many digits before the point as an amount may have (lib/contracts/formats.ts). */
const amountMax = 1e12

export const isFilled = (text: string) => text.trim() !== ''

/** A number as it goes out; null for what is none, or is too large for an amount. */
export function parseMoney(text: string): ExactNumber | null {
  const amount = parseExactDecimal(text)
  return amount !== null && Math.abs(Number(amount)) < amountMax ? amount : null
}

export function toDecimal(text: string): Decimal | null {
  const amount = parseAmount(parseMoney(text))
  return amount.is === 'exact' ? amount.decimal : null
}

/**
 * The quantity times the price of one, to two decimals, halves away from zero; null where either is
 * not there, or the product is too large for an amount.
 */
export function multiplyPrice({ quantity, price }: TypedLine): Decimal | null {
  const [pieces, each] = [toDecimal(quantity), toDecimal(price)]
  if (pieces === null || each === null) return null
  const product = multiplyToCents(pieces, each)
  return parseMoney(product) === null ? null : product
}

/** The amount of a line: as it is typed, or else what quantity and price come to. */
const getNet = (line: TypedLine): Decimal | null =>
  isFilled(line.exclVat) ? toDecimal(line.exclVat) : multiplyPrice(line)

const hasAmounts = ({ exclVat, vat, quantity, price }: TypedLine) =>
  [exclVat, vat, quantity, price].some(isFilled)

/**
 * The fields of a line that cannot go out: of its amount and VAT neither may stand alone, and the
 * amount may be left to quantity and price.
 */
export function findLineProblems(line: TypedLine): Partial<Record<LineField, LineProblem>> {
  const isCounted = isFilled(line.quantity) || isFilled(line.price)
  const isNumber = (field: LineField): LineProblem | null =>
    isFilled(line[field]) && parseMoney(line[field]) === null ? 'notAmount' : null
  const isThere = (field: LineField): LineProblem | null =>
    isFilled(line[field]) ? isNumber(field) : 'missing'
  const isReckoned = isCounted && !isFilled(line.exclVat)
  const problems: Record<LineField, LineProblem | null> = {
    text: !hasAmounts(line) && !isFilled(line.text) ? 'missing' : null,
    ...{ articleNo: null, unit: null },
    quantity: isReckoned ? isThere('quantity') : isNumber('quantity'),
    price: isReckoned ? isThere('price') : isNumber('price'),
    exclVat: !hasAmounts(line) ? null : isReckoned ? isProduct(line) : isThere('exclVat'),
    vat: hasAmounts(line) ? isThere('vat') : null,
  }
  for (const [field, max] of Object.entries(longest) as [LineField, number][])
    if (line[field].trim().length > max) problems[field] = 'tooLong'
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

/** Two numbers of which the product is too large for an amount. */
const isProduct = (line: TypedLine): LineProblem | null =>
  toDecimal(line.quantity) !== null && toDecimal(line.price) !== null && !multiplyPrice(line)
    ? 'notAmount'
    : null

/** What a line comes to; null where it carries no amounts. */
export function toLineAmounts(line: TypedLine): DocumentAmounts | null {
  if (!hasAmounts(line)) return null
  const [net, tax] = [getNet(line), toDecimal(line.vat)]
  const inclVat = net === null || tax === null ? null : sumDecimals([net, tax])
  return { exclVat: net, vat: tax, inclVat }
}

/** The line as it goes out; only for one without problems. */
export function toNewLine(line: TypedLine): NewDocument['lines'][number] {
  const { exclVat, vat, inclVat } = toLineAmounts(line) ?? {}
  return {
    ...{ text: line.text.trim(), articleNo: line.articleNo.trim(), unit: line.unit.trim() },
    ...{ quantity: parseMoney(line.quantity), price: parseMoney(line.price) },
    amounts:
      exclVat == null || vat == null || inclVat == null
        ? null
        : {
            exclVat: parseMoney(exclVat)!,
            vat: parseMoney(vat)!,
            inclVat: parseMoney(inclVat)!,
          },
  }
}
