import { describe, expect, test } from 'vitest'
import { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import example from '@/lib/contracts/examples/getCollectionInvoice.json'
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

describe('an invoice whose money adds up', () => {
  test.each([
    ['as interface.md shows one', CollectionInvoice.parse(example.response.body.data)],
    ['with a fee on top of its original amount', invoice()],
    ['with a fee within its original amount', invoice({ originalInvoiceAmount: 1070 })],
    ['in a currency written small', invoice({ currency: ' nok ' })],
    [
      'closed with nothing left',
      invoice({ status: 'Closed', remainingAmount: 0, paidAmount: 1070, claims: closedClaims() }),
    ],
    ['open, though closedAt is told', invoice({ closedAt: '2026-03-12T08:00:00Z' })],
    [
      'that is a credit',
      {
        id,
        currency: 'NOK',
        originalInvoiceAmount: -50,
        currentAmount: -50,
        remainingAmount: -50,
        paidAmount: 0,
        creditedAmount: 0,
        claims: [credit()],
      },
    ],
  ])('%s', (_, sound) =>
    expect(checkArithmetic(sound)).toMatchObject({ mismatches: [], unchecked: [] }),
  )

  test('says how its amounts were read', () => {
    expect(checkArithmetic(invoice()).readings).toEqual({
      original: 'principal',
      current: 'originalLessCredited',
    })
    expect(checkArithmetic(invoice({ originalInvoiceAmount: 1070 })).readings.original).toBe(
      'allClaims',
    )
  })
})

describe('an invoice whose money does not add up names what differs', () => {
  test('what remains of it, against its other amounts and its claims', () => {
    expect(checkArithmetic(invoice({ remainingAmount: 650.5 })).mismatches).toEqual([
      {
        ...{
          kind: 'balance',
          expected: '670',
          found: '650.5',
          difference: '-19.5',
          currency: 'NOK',
        },
        fields: [
          'remainingAmount',
          'originalInvoiceAmount',
          'claims[1].originalAmount',
          'paidAmount',
          'creditedAmount',
        ],
      },
      {
        ...{
          kind: 'remainingSum',
          expected: '670',
          found: '650.5',
          difference: '-19.5',
          currency: 'NOK',
        },
        fields: ['remainingAmount', 'claims[0].remainingAmount', 'claims[1].remainingAmount'],
      },
    ])
  })

  test('a claim in another currency, with which nothing is added up', () => {
    const { mismatches, unchecked } = checkArithmetic(
      invoice({
        claims: [
          { ...principal, ...own },
          { ...fee, ...own, currency: 'SEK' },
        ],
      }),
    )
    expect(mismatches).toEqual([
      {
        kind: 'currency',
        fields: ['claims[1].currency', 'currency'],
        expected: 'NOK',
        found: 'SEK',
        difference: null,
        currency: null,
      },
    ])
    expect(unchecked).toContainEqual(
      expect.objectContaining({
        kind: 'remainingSum',
        because: [{ field: 'claims[1].currency', why: 'otherCurrency' }],
      }),
    )
  })

  test.each([
    [
      'another invoice’s claim',
      invoice({
        claims: [
          { ...principal, ...own },
          { ...fee, ...own, invoiceId: 'another' },
        ],
      }),
      'foreignClaim',
      null,
    ],
    ['closed with something left', invoice({ status: 'CLOSED' }), 'closedWithRemaining', '670'],
    [
      'closed by its date alone',
      invoice({ status: null, closedAt: '2026-03-12T08:00:00Z' }),
      'closedWithRemaining',
      '670',
    ],
    ['below zero', overpaid(), 'negativeRemaining', '-30'],
    ['paid above its claim', overpaid(), 'paidAboveClaim', '30'],
    [
      'a current amount that alone is unlike the others',
      invoice({ currentAmount: 1000 }),
      'current',
      '-70',
    ],
    [
      'in a currency that is not told',
      invoice({
        currency: null,
        originalInvoiceAmount: 990,
        currentAmount: null,
        claims: [{ ...principal, ...own }],
      }),
      'balance',
      '80',
    ],
    [
      'of fees alone',
      invoice({ originalInvoiceAmount: 75, claims: [{ ...fee, ...own }] }),
      'originalSum',
      '5',
    ],
    ['without any claim', invoice({ claims: [] }), 'remainingSum', '670'],
  ])('%s', (_, unsound, kind, difference) =>
    expect(checkArithmetic(unsound).mismatches).toContainEqual(
      expect.objectContaining({ kind, difference }),
    ),
  )
})

describe('what is not known is no alarm', () => {
  test('an invoice of which nothing is told', () =>
    expect(checkArithmetic({}).mismatches).toEqual([]))

  test('a rest that fees could explain, where no claims are told', () => {
    const { mismatches, unchecked } = checkArithmetic(invoice({ claims: null }))
    expect(mismatches).toEqual([])
    expect(unchecked).toContainEqual(
      expect.objectContaining({ kind: 'balance', because: [{ field: 'claims', why: 'missing' }] }),
    )
  })

  test('an amount with more digits than any money has', () => {
    const { mismatches, unchecked } = checkArithmetic(invoice({ paidAmount: 1e300 }))
    expect(mismatches).toEqual([])
    expect(unchecked.flatMap(({ because }) => because)).toContainEqual({
      field: 'paidAmount',
      why: 'tooLong',
    })
  })

  test('a current amount that means something else everywhere', () => {
    const claims = [
      { ...principal, ...own, currentAmount: 1003.1 },
      { ...fee, ...own, currentAmount: 70.2 },
    ]
    const { mismatches, unchecked, readings } = checkArithmetic(
      invoice({ currentAmount: 1073.3, claims }),
    )
    expect(mismatches).toEqual([])
    expect(readings.current).toBeNull()
    expect(unchecked.map(({ because }) => because)).toEqual(
      ['currentAmount', 'claims[0].currentAmount', 'claims[1].currentAmount'].map((field) => [
        { field, why: 'meaning' },
      ]),
    )
  })

  test('a current amount to which interest is added as it accrues', () => {
    const claims = [
      { ...principal, ...own, currentAmount: 1003.1 },
      { ...fee, ...own },
    ]
    expect(checkArithmetic(invoice({ currentAmount: 1073.1, claims })).mismatches).toEqual([])
  })

  test('a current amount of an invoice of which it is not told whether its original holds the fee', () => {
    const claims = [
      { ...principal, ...own, originalAmount: null },
      { ...fee, ...own },
    ]
    const { mismatches, unchecked } = checkArithmetic(
      invoice({ originalInvoiceAmount: 1070, paidAmount: null, claims }),
    )
    expect(mismatches).toEqual([])
    expect(unchecked.flatMap(({ because }) => because)).toContainEqual({
      field: 'originalInvoiceAmount',
      why: 'meaning',
    })
  })

  test('a closed invoice whose status nobody has documented', () =>
    expect(
      checkArithmetic(invoice({ status: 'WITHDRAWN', closedAt: '2026-03-12' })).mismatches,
    ).toEqual([]))
})

function closedClaims() {
  return [principal, fee].map((claim) => ({
    ...claim,
    ...own,
    remainingAmount: 0,
    paidAmount: claim.originalAmount,
  }))
}

function credit() {
  return {
    type: 'PRINCIPAL',
    originalAmount: -50,
    currentAmount: -50,
    remainingAmount: -50,
    paidAmount: 0,
    creditedAmount: 0,
    ...own,
  }
}

function overpaid() {
  return invoice({
    remainingAmount: 570,
    paidAmount: 500,
    claims: [
      { ...principal, ...own },
      { ...fee, ...own, paidAmount: 100, remainingAmount: -30 },
    ],
  })
}
