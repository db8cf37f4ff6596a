import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InvoiceAmounts } from '@/lib/features/collection-invoices/domain/claim-ledger'
import { sumDecimals } from '@/lib/shared/numbers/money'
import { computeAdjustmentImpacts, type PlannedAdjustment } from './adjustment-impact'

const id = '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'
const invoice: InvoiceAmounts = { id, status: 'OPEN', currency: 'NOK', remainingAmount: 250.5 }
const draft: PlannedAdjustment = { invoiceId: id, amount: 100, currency: 'NOK' }

describe('the impact of one row', () => {
  test.each([
    ['lowers what remains', draft, invoice, '150.5', []],
    ['may take all of it', { ...draft, amount: 250.5 }, invoice, '0', []],
    [
      'exceeds it',
      { ...draft, amount: 300 },
      invoice,
      '-49.5',
      [{ kind: 'exceedsRemaining', by: '49.5' }],
    ],
    [
      'exceeds by all of it where nothing remains',
      draft,
      { ...invoice, remainingAmount: -10 },
      '-110',
      [{ kind: 'exceedsRemaining', by: '100' }],
    ],
    [
      'raises it when it is negative',
      { ...draft, amount: -0.5 },
      invoice,
      '251',
      [{ kind: 'negative' }],
    ],
    [
      'changes nothing when it is zero',
      { ...draft, amount: 0 },
      invoice,
      '250.5',
      [{ kind: 'zero' }],
    ],
    [
      'has more decimals than money',
      { ...draft, amount: 0.125 },
      invoice,
      '250.375',
      [{ kind: 'moreThanTwoDecimals' }],
    ],
    [
      'is for a closed invoice',
      draft,
      { ...invoice, status: 'CLOSED' },
      '150.5',
      [{ kind: 'closed' }],
    ],
    [
      'is for one that was closed on a day',
      draft,
      { ...invoice, status: 'FROZEN', closedAt: '2026-03-12' },
      '150.5',
      [{ kind: 'closed' }],
    ],
    [
      'is for one that was withdrawn',
      draft,
      { ...invoice, status: 'withdrawn ' },
      '150.5',
      [{ kind: 'withdrawn' }],
    ],
    [
      'is for one that was withdrawn on a day',
      draft,
      { ...invoice, status: 'WITHDRAWN', closedAt: '2026-03-12' },
      '150.5',
      [{ kind: 'withdrawn' }],
    ],
    [
      'finds its invoice and currency without case',
      { ...draft, invoiceId: id.toUpperCase(), currency: 'nok' },
      invoice,
      '150.5',
      [],
    ],
    [
      'is in another currency',
      { ...draft, currency: 'SEK' },
      invoice,
      null,
      [{ kind: 'otherCurrency', invoiceCurrency: 'NOK' }],
    ],
    [
      'is in no currency',
      { ...draft, currency: null },
      invoice,
      null,
      [{ kind: 'currencyUnknown' }],
    ],
    ['has no amount yet', { ...draft, amount: null }, invoice, null, [{ kind: 'amountUnknown' }]],
    [
      'has too many digits',
      { ...draft, amount: 1e300 },
      invoice,
      null,
      [{ kind: 'amountTooLong' }],
    ],
    [
      'has nothing told to take it from',
      draft,
      { ...invoice, remainingAmount: null },
      null,
      [{ kind: 'remainingUnknown' }],
    ],
    [
      'is for an invoice that was not read',
      { ...draft, invoiceId: 'another' },
      invoice,
      null,
      [{ kind: 'invoiceUnknown' }],
    ],
  ])('%s', (_, row, read, after, warnings) =>
    expect(computeAdjustmentImpacts([row], [read])).toMatchObject([{ after, warnings }]),
  )
})

describe('rows of one submission', () => {
  test('on the same invoice add up, and the one that is too much says so', () => {
    const other = { ...invoice, id: 'other' }
    const rows = [{ ...draft, amount: 200 }, { ...draft, invoiceId: 'other' }, draft]
    expect(computeAdjustmentImpacts(rows, [invoice, other])).toEqual([
      { before: '250.5', after: '50.5', warnings: [{ kind: 'sameInvoice', rows: [2] }] },
      { before: '250.5', after: '150.5', warnings: [] },
      {
        before: '50.5',
        after: '-49.5',
        warnings: [
          { kind: 'exceedsRemaining', by: '49.5' },
          { kind: 'sameInvoice', rows: [0] },
        ],
      },
    ])
  })

  test('tell nothing after one that cannot be told', () => {
    const impacts = computeAdjustmentImpacts([{ ...draft, currency: 'SEK' }, draft], [invoice])
    expect(impacts.map(({ before, after }) => [before, after])).toEqual([
      ['250.5', null],
      [null, null],
    ])
  })

  test('leave what remains less all of them, in any order', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
        (cents) => {
          const rows = cents.map((each) => ({ ...draft, amount: Number(`${each}e-2`) }))
          const taken = sumDecimals(rows.map(({ amount }) => String(-amount)))
          expect(computeAdjustmentImpacts(rows, [invoice]).at(-1)?.after).toBe(
            sumDecimals(['250.5', taken]),
          )
          expect(computeAdjustmentImpacts(rows.toReversed(), [invoice]).at(-1)?.after).toBe(
            sumDecimals(['250.5', taken]),
          )
        },
      ),
    ))
})
