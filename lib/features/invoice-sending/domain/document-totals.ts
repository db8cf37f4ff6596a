import Big from 'big.js'
import { parseExactDecimal } from '@/lib/shared/numbers/number-input'
import type { LineBox, TypedLine, VatCategory } from './typed-document'

/** Two decimals and a point, as the service writes money: `1250.50`. */
export type AmountText = string

/** A line whose numbers could be read. Quantity, price and rate keep their digits. */
export type ReckonedLine = {
  text: string
  quantity: string
  unit: string
  price: string
  rate: string
  category: VatCategory
  net: AmountText
  vat: AmountText
  gross: AmountText
}

/** What is charged under one rate and category of VAT. */
export type VatGroup = { category: VatCategory; rate: string; net: AmountText; vat: AmountText }

export type DocumentTotals = {
  lines: ReckonedLine[]
  groups: VatGroup[]
  net: AmountText
  vat: AmountText
  gross: AmountText
}

const zero = new Big(0)
const toText = (value: Big): AmountText => value.toFixed(2)

/** Rounded to two decimals, halves away from zero. */
const roundCents = (value: Big) => value.round(2, Big.roundHalfUp)

/**
 * Reckons a document exactly, as EN 16931 wants it: a line is its quantity times its price, rounded;
 * the VAT of a rate is that rate of the sum of its lines, rounded once (BR-CO-17). The VAT of the
 * lines is shared out so that it adds up to that sum: cents that rounding leaves over go to the lines
 * that lost most.
 *
 * @returns null where a number of a line cannot be read, or there is no line.
 */
export function reckonDocument(lines: readonly TypedLine[]): DocumentTotals | null {
  const read = lines.map(readLine)
  if (read.length === 0 || read.includes(null)) return null
  const known = read.flatMap((line) => line ?? [])
  const groups = [...Map.groupBy(known, ({ category, rate }) => `${category} ${rate}`).values()]
  const vatOf = new Map(groups.flatMap(shareVat))
  const net = sum(known.map((line) => line.net))
  const vat = sum([...vatOf.values()])
  return {
    lines: known.map((line) => {
      const own = vatOf.get(line) ?? zero
      return {
        ...line,
        net: toText(line.net),
        vat: toText(own),
        gross: toText(line.net.plus(own)),
      }
    }),
    groups: groups.map((group) => ({
      category: group[0]!.category,
      rate: group[0]!.rate,
      net: toText(sum(group.map((line) => line.net))),
      vat: toText(sum(group.map((line) => vatOf.get(line) ?? zero))),
    })),
    net: toText(net),
    vat: toText(vat),
    gross: toText(net.plus(vat)),
  }
}

type ReadLine = Omit<ReckonedLine, 'net' | 'vat' | 'gross'> & { net: Big }

/** The numbers of a line that cannot be read, by the boxes that they stand in. */
export function listUnreadBoxes({ quantity, price, vat, category }: TypedLine): LineBox[] {
  const rate = category === 'S' ? readDecimal(vat) : zero
  return [
    ...(readDecimal(quantity) === null ? (['quantity'] as const) : []),
    ...(readDecimal(price) === null ? (['price'] as const) : []),
    ...(rate === null || rate.lt(0) ? (['vat'] as const) : []),
  ]
}

function readLine({ text, quantity, unit, price, vat, category }: TypedLine): ReadLine | null {
  const [pieces, each] = [readDecimal(quantity), readDecimal(price)]
  const rate = category === 'S' ? readDecimal(vat) : zero
  if (pieces === null || each === null || rate === null || rate.lt(0)) return null
  return {
    text: text.trim(),
    unit: unit.trim(),
    category,
    quantity: pieces.toFixed(),
    price: each.toFixed(),
    rate: rate.toFixed(),
    net: roundCents(pieces.times(each)),
  }
}

function readDecimal(typed: string): Big | null {
  const read = parseExactDecimal(typed)
  return read === null ? null : new Big(read)
}

const sum = (values: readonly Big[]) => values.reduce((all, each) => all.plus(each), zero)

/** The VAT of the lines of one rate, which together is that of their sum. */
function shareVat(group: readonly ReadLine[]): [ReadLine, Big][] {
  const rate = new Big(group[0]!.rate).div(100)
  const whole = roundCents(sum(group.map(({ net }) => net)).times(rate))
  const shares = group.map((line) => {
    const exact = line.net.times(rate)
    const rounded = exact.round(2, Big.roundDown)
    return { line, rounded, rest: exact.minus(rounded).abs() }
  })
  const left = whole.minus(sum(shares.map(({ rounded }) => rounded)))
  const cent = new Big(left.lt(0) ? '-0.01' : '0.01')
  const favoured = new Set(
    shares
      .toSorted((one, other) => other.rest.cmp(one.rest))
      .slice(0, left.div(cent).round().toNumber()),
  )
  return shares.map((share) => [
    share.line,
    favoured.has(share) ? share.rounded.plus(cent) : share.rounded,
  ])
}

/** An amount as it was typed, with two decimals; null where it is none, or has more. */
export function readAmountText(typed: string): AmountText | null {
  const read = readDecimal(typed)
  return read === null || !read.eq(roundCents(read)) ? null : toText(read)
}
