import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmountText, reckonDocument } from './document-totals'
import { makeLine, type TypedLine } from './typed-document'

const line = (more: Partial<TypedLine>): TypedLine => ({ ...makeLine('NO'), text: 'Rent', ...more })
const cents = (amount: string) => BigInt(amount.replace('.', ''))

/** Hundredths of a fraction, halves away from zero, with whole numbers alone. */
function roundFraction(numerator: bigint, denominator: bigint): bigint {
  const [whole, rest] = [numerator / denominator, numerator % denominator]
  const isUp = (rest < 0n ? -rest : rest) * 2n >= denominator
  return isUp ? whole + (numerator < 0n ? -1n : 1n) : whole
}

describe('what a document adds up to', () => {
  test('is quantity times price, and VAT of the sum of a rate', () =>
    expect(
      reckonDocument([
        line({ quantity: '3', price: '33,33' }),
        line({ quantity: '1', price: '0.01' }),
        line({ quantity: '2', price: '10', vat: '15' }),
        line({ quantity: '1', price: '5', category: 'E' }),
      ]),
    ).toMatchObject({
      groups: [
        { category: 'S', rate: '25', net: '100.00', vat: '25.00' },
        { category: 'S', rate: '15', net: '20.00', vat: '3.00' },
        { category: 'E', rate: '0', net: '5.00', vat: '0.00' },
      ],
      ...{ net: '125.00', vat: '28.00', gross: '153.00' },
    }))

  test('gives the cent that rounding leaves over to a line that lost most', () => {
    const { lines, vat } = reckonDocument([
      line({ price: '0.02' }),
      line({ price: '0.03' }),
      line({ price: '0.05' }),
    ])!
    expect(vat).toBe('0.03')
    expect(lines.map((each) => each.vat)).toEqual(['0.01', '0.01', '0.01'])
  })

  test.each([
    ['a price that is none', { price: 'ten' }],
    ['no quantity', { quantity: '', price: '1' }],
    ['a rate below zero', { price: '1', vat: '-5' }],
  ])('is not known of %s', (_, more) => expect(reckonDocument([line(more)])).toBeNull())

  test('is not known of no line', () => expect(reckonDocument([])).toBeNull())

  test('adds up exactly, whatever the lines (counted with whole numbers)', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            quantity: fc.integer({ min: -9_999, max: 9_999 }),
            price: fc.integer({ min: 0, max: 9_999_999 }),
            rate: fc.constantFrom(0, 12, 15, 25, 255),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        (given) => {
          const totals = reckonDocument(
            given.map(({ quantity, price, rate }) =>
              line({
                quantity: String(quantity / 100),
                price: String(price / 1000),
                vat: String(rate / 10),
              }),
            ),
          )!
          const nets = given.map(({ quantity, price }) =>
            roundFraction(BigInt(quantity) * BigInt(price), 1000n),
          )
          expect(totals.lines.map(({ net }) => cents(net))).toEqual(nets)
          const groups = Map.groupBy(given.keys(), (at) => given[at]!.rate)
          const vat = [...groups].reduce((sum, [rate, places]) => {
            const net = places.reduce((all, at) => all + nets[at]!, 0n)
            return sum + roundFraction(net * BigInt(rate), 1000n)
          }, 0n)
          expect(cents(totals.vat)).toBe(vat)
          const add = (field: 'net' | 'vat' | 'gross') =>
            totals.lines.reduce((sum, each) => sum + cents(each[field]), 0n)
          expect([add('net'), add('vat'), add('gross')]).toEqual(
            [totals.net, totals.vat, totals.gross].map(cents),
          )
          expect(cents(totals.gross)).toBe(cents(totals.net) + cents(totals.vat))
        },
      ),
      { numRuns: 500 },
    ))
})

test.each([
  ['1250,5', '1250.50'],
  ['1 250.50', '1250.50'],
  ['-3', '-3.00'],
  ['0,005', null],
  ['', null],
  ['x', null],
])('a typed amount %j is %s', (typed, amount) => expect(readAmountText(typed)).toBe(amount))
