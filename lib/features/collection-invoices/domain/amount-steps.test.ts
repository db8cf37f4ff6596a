import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAmount, sumDecimals } from '@/lib/shared/numbers/money'
import { soundInvoice } from '@/tests/support/sound-ledgers'
import { type AmountStep, buildAmountSteps } from './amount-steps'
import type { InvoiceAmounts } from './claim-ledger'

const principal = { type: 'PRINCIPAL', originalAmount: 1000, currency: 'NOK' }
const fee = { type: 'FEE', originalAmount: 70, currency: 'NOK' }

const invoice: InvoiceAmounts = {
  ...{
    currency: 'NOK',
    originalInvoiceAmount: 1000,
    remainingAmount: 670,
    paidAmount: 300,
    creditedAmount: 100,
  },
  claims: [principal, fee],
}

const drawn = (of: InvoiceAmounts) => {
  const picture = buildAmountSteps(of)
  if (!picture.drawn)
    throw new Error(`not drawn because of ${picture.because.map(({ field }) => field).join(', ')}`)
  return picture
}

const told = ({ kind, amount, owed }: AmountStep) => [kind, amount, owed]

describe('how original became remaining', () => {
  test('is told step by step', () => {
    const { steps, unexplained, zeroAt, currency } = drawn(invoice)
    expect(steps.map(told)).toEqual([
      ['original', '1000', '1000'],
      ['claim', '70', '1070'],
      ['paid', '-300', '770'],
      ['credited', '-100', '670'],
      ['remaining', '670', '670'],
    ])
    expect({ unexplained, zeroAt, currency }).toEqual({
      unexplained: '0',
      zeroAt: 0,
      currency: 'NOK',
    })
    expect(steps[1]).toMatchObject({
      claimType: 'FEE',
      fields: ['claims[1].originalAmount'],
      to: 1,
    })
    expect(steps[4]).toMatchObject({ from: 0, to: 670 / 1070 })
    expect(steps.map(({ from }) => from)).toEqual([0, 1000 / 1070, 1, 770 / 1070, 0])
    expect(steps.map(({ fields }) => fields)).toEqual([
      ['originalInvoiceAmount'],
      ['claims[1].originalAmount'],
      ['paidAmount'],
      ['creditedAmount'],
      ['remainingAmount'],
    ])
  })

  test('takes a fee out of an original amount that holds it', () => {
    const { steps } = drawn({ ...invoice, originalInvoiceAmount: 1070 })
    expect(steps.slice(0, 2).map(told)).toEqual([
      ['original', '1000', '1000'],
      ['claim', '70', '1070'],
    ])
    expect(steps[0]?.fields).toEqual(['originalInvoiceAmount', 'claims[1].originalAmount'])
  })

  test.each([
    ['in another currency', { currency: 'SEK' }],
    ['of an amount that is not told', { originalAmount: null }],
  ])('takes no fees out of it where one is %s', (_, odd) => {
    const { steps } = drawn({
      ...invoice,
      originalInvoiceAmount: 1070,
      claims: [fee, { ...fee, ...odd }],
    })
    expect(steps.map(told).slice(0, 2)).toEqual([
      ['original', '1070', '1070'],
      ['paid', '-300', '770'],
    ])
    expect(steps[0]?.fields).toEqual(['originalInvoiceAmount'])
  })

  test('shows what no step explains', () => {
    const { steps, unexplained } = drawn({ ...invoice, remainingAmount: 650.5 })
    expect(unexplained).toBe('-19.5')
    expect(steps.at(-2)).toMatchObject({
      kind: 'unexplained',
      amount: '-19.5',
      owed: '650.5',
      fields: ['remainingAmount'],
    })
  })

  test('goes below zero where more was paid than owed', () => {
    const { steps, zeroAt } = drawn({ ...invoice, remainingAmount: -30, paidAmount: 1000 })
    expect(zeroAt).toBeCloseTo(30 / 1100)
    expect(steps.at(-1)).toMatchObject({ amount: '-30', from: zeroAt, to: 0 })
  })

  test('of nothing at all stands in one place', () => {
    const nothing = {
      originalInvoiceAmount: 0,
      remainingAmount: 0,
      paidAmount: 0,
      creditedAmount: 0,
      claims: [],
    }
    expect(drawn(nothing).steps.every(({ from, to }) => from === 0 && to === 0)).toBe(true)
  })

  test.each([
    [
      'what was paid is not told',
      { ...invoice, paidAmount: null },
      [{ field: 'paidAmount', why: 'missing' }],
    ],
    [
      'an amount is too long',
      { ...invoice, creditedAmount: 1e300 },
      [{ field: 'creditedAmount', why: 'tooLong' }],
    ],
    ['fees may be missing', { ...invoice, claims: null }, [{ field: 'claims', why: 'missing' }]],
    [
      'a fee is in another currency',
      { ...invoice, claims: [principal, { ...fee, currency: 'SEK' }] },
      [{ field: 'claims[1].currency', why: 'otherCurrency' }],
    ],
  ])('is not drawn where %s', (_, unknown, because) =>
    expect(buildAmountSteps(unknown)).toEqual({ drawn: false, because }),
  )

  test('adds up to what remains in every ledger, sound or not, and stays within the picture', () =>
    fc.assert(
      fc.property(
        soundInvoice,
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        ({ invoice: sound }, remainingAmount) => {
          const { steps } = drawn({ ...sound, remainingAmount })
          expect(parseAmount(remainingAmount)).toEqual({
            is: 'exact',
            decimal: sumDecimals(steps.slice(0, -1).map(({ amount }) => amount)),
          })
          expect(
            steps.every(({ from, to }) => Math.min(from, to) >= 0 && Math.max(from, to) <= 1),
          ).toBe(true)
          expect(drawn(sound).unexplained).toBe('0')
        },
      ),
      { numRuns: 500 },
    ))
})
