import { describe, expect, test } from 'vitest'
import { checkArithmetic } from './claim-arithmetic'
import type { InvoiceAmounts } from './claim-ledger'

const id = '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'
const principal = {
  type: 'PRINCIPAL',
  originalAmount: 1000,
  currentAmount: 1000,
  remainingAmount: 600,
  paidAmount: 400,
  creditedAmount: 0,
}
const fee = {
  type: 'FEE',
  originalAmount: 70,
  currentAmount: 70,
  remainingAmount: 70,
  paidAmount: 0,
  creditedAmount: 0,
}
const own = { currency: 'NOK', invoiceId: id }
const invoice = (changes: Partial<InvoiceAmounts> = {}): InvoiceAmounts => ({
  ...{
    id,
    status: 'OPEN',
    currency: 'NOK',
    originalInvoiceAmount: 1000,
    currentAmount: 1070,
    remainingAmount: 670,
    paidAmount: 400,
    creditedAmount: 0,
  },
  claims: [
    { ...principal, ...own },
    { ...fee, ...own },
  ],
  ...changes,
})

describe('of an invoice and its claims', () => {
  const both = (changes: [object, object]) => [
    { ...principal, ...own, ...changes[0] },
    { ...fee, ...own, ...changes[1] },
  ]
  const found = (kind: string, of: InvoiceAmounts) => {
    const { mismatches, unchecked } = checkArithmetic(of)
    return {
      wrong: mismatches
        .filter((each) => each.kind === kind)
        .map((each) => [...each.fields, each.found]),
      unknown: unchecked
        .filter((each) => each.kind === kind)
        .map(({ fields, because }) => ({ fields, because })),
    }
  }
  const sound = { wrong: [], unknown: [] }
  const missing = (...fields: string[]) => fields.map((field) => ({ field, why: 'missing' }))

  test('nothing below zero remains, of the invoice itself and of a claim of nothing', () => {
    expect(
      found('negativeRemaining', invoice({ remainingAmount: -5, claims: null })).wrong,
    ).toEqual([['remainingAmount', '-5']])
    expect(
      found(
        'negativeRemaining',
        invoice({ originalInvoiceAmount: 0, remainingAmount: -5, claims: [] }),
      ).wrong,
    ).toEqual([['remainingAmount', '-5']])
    expect(
      found(
        'negativeRemaining',
        invoice({ originalInvoiceAmount: -1, remainingAmount: -5, claims: [] }),
      ).wrong,
    ).toEqual([])
    expect(
      found('paidAboveClaim', invoice({ claims: both([{}, { originalAmount: 0, paidAmount: 5 }]) }))
        .wrong,
    ).toEqual([['claims[1].paidAmount', 'claims[1].originalAmount', '5']])
  })

  test('the claims name it, however its id is written', () => {
    expect(found('foreignClaim', invoice({ id: ` ${id.toUpperCase()} ` }))).toEqual(sound)
    expect(
      found('foreignClaim', invoice({ claims: both([{ invoiceId: `${id.toUpperCase()} ` }, {}]) })),
    ).toEqual(sound)
    expect(found('foreignClaim', invoice({ claims: null }))).toEqual(sound)
    expect(
      found('foreignClaim', invoice({ claims: both([{}, { invoiceId: 'another' }]) })).wrong,
    ).toEqual([['claims[1].invoiceId', 'id', 'another']])
  })

  test.each([
    [
      'the claim names none',
      invoice({ claims: both([{ invoiceId: null }, {}]) }),
      [['claims[0].invoiceId']],
    ],
    ['the invoice has none', invoice({ id: ' ' }), [['id'], ['id']]],
    [
      'neither has one',
      invoice({ id: undefined, claims: both([{}, { invoiceId: undefined }]) }),
      [['id'], ['claims[1].invoiceId', 'id']],
    ],
  ])('whose a claim is cannot be told where %s', (_, of, because) => {
    const { wrong, unknown } = found('foreignClaim', of)
    expect(wrong).toEqual([])
    expect(unknown.map((each) => each.because)).toEqual(because.map((fields) => missing(...fields)))
    for (const each of unknown)
      expect(each.fields).toEqual([expect.stringMatching(/^claims\[\d\]\.invoiceId$/), 'id'])
  })

  test('all are in one currency, that of the invoice, or of the first claim that tells one', () => {
    expect(found('currency', invoice())).toEqual(sound)
    expect(found('currency', invoice({ claims: null }))).toEqual(sound)
    expect(
      found('currency', invoice({ currency: null, claims: both([{ currency: null }, {}]) })),
    ).toEqual({
      wrong: [],
      unknown: [
        { fields: ['currency', 'claims[1].currency'], because: missing('currency') },
        {
          fields: ['claims[0].currency', 'claims[1].currency'],
          because: missing('claims[0].currency'),
        },
      ],
    })
    expect(
      found('currency', invoice({ currency: null, claims: both([{}, { currency: 'SEK' }]) })).wrong,
    ).toEqual([['claims[1].currency', 'claims[0].currency', 'SEK']])
  })

  test('which currency it is cannot be told where none is', () =>
    expect(
      found(
        'currency',
        invoice({ currency: null, claims: both([{ currency: null }, { currency: ' ' }]) }),
      ),
    ).toEqual({
      wrong: [],
      unknown: [0, 1].map((at) => ({
        fields: [`claims[${at}].currency`, 'currency'],
        because: missing(`claims[${at}].currency`, 'currency'),
      })),
    }))
})
