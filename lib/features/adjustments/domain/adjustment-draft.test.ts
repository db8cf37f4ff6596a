import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RowState } from '@/lib/contracts/desk/batches'
import { AdjustmentSubmission } from '@/lib/contracts/desk/batches'
import {
  createBlankAdjustment,
  isTyped,
  listInvalidFields,
  listRowsToResubmit,
  parseAdjustmentDraft,
  toAdjustmentRow,
} from './adjustment-draft'

const invoiceId = '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'
const row = {
  invoiceId,
  amount: '250,50',
  currency: ' nok ',
  date: '12.03.2026',
  description: ' Wrong rate ',
  sourceId: 'c-20260312-7k2m9q0xvd',
}
const random = (bytes: number) => new Uint8Array(bytes).fill(7)

describe('a drafted row', () => {
  test('is minted with an id of its kind and day, and holds nothing to lose', () => {
    const minted = createBlankAdjustment(
      { kind: 'payment', invoiceId, currency: 'NOK', day: '2026-03-12' },
      random,
    )
    expect(minted).toEqual({
      invoiceId,
      amount: '',
      currency: 'NOK',
      date: '2026-03-12',
      description: '',
      sourceId: 'p-20260312-7777777777',
    })
    expect(isTyped(minted)).toBe(false)
    expect(isTyped(row)).toBe(true)
  })

  test('goes out as a number, a calendar date and a currency in capitals', () => {
    expect(toAdjustmentRow(row)).toEqual({
      invoiceId,
      amount: 250.5,
      currency: 'NOK',
      date: '2026-03-12',
      description: 'Wrong rate',
      sourceId: 'c-20260312-7k2m9q0xvd',
    })
  })

  test.each([
    ['amount', { amount: 'much' }],
    ['amount', { amount: '' }],
    ['amount', { amount: '1234567890,123456' }],
    ['currency', { currency: ' ' }],
    ['date', { date: '2026-02-30' }],
  ] as const)('does not go out with a wrong %s', (field, wrong) => {
    expect(listInvalidFields({ ...row, ...wrong })).toEqual([field])
    expect(toAdjustmentRow({ ...row, ...wrong })).toBeNull()
  })

  test('that goes out is one that the desk takes, whatever was typed', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('1', '-2,5', '1 000', '12.03.2026', '2026-03-12', 'NOK', ''),
    )
    fc.assert(
      fc.property(text, text, text, text, (amount, currency, date, description) => {
        const ready = toAdjustmentRow({
          ...row,
          amount,
          currency,
          date,
          description: description.slice(0, 500),
        })
        if (ready === null || ready.currency.length > 10) return
        const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
        const submission = {
          idempotencyKey,
          userName: 'kari',
          organizationId: 'org',
          kind: 'correction',
          rows: [ready],
        }
        expect(AdjustmentSubmission.safeParse(submission).error).toBeUndefined()
      }),
    )
  })
})

describe('a kept draft', () => {
  test('is taken up with its idempotency key and its ids', () => {
    const kept = { idempotencyKey: 'i', isSent: true, rows: [row] }
    expect(parseAdjustmentDraft(kept)).toEqual(kept)
    expect(parseAdjustmentDraft({ idempotencyKey: 'i', rows: [row] })?.isSent).toBe(false)
  })

  test('of an older desk is taken up with the key that it has there', () =>
    expect(parseAdjustmentDraft({ intentId: 'i', isSent: true, rows: [row] })).toEqual({
      idempotencyKey: 'i',
      isSent: true,
      rows: [row],
    }))

  test.each([
    null,
    'text',
    {},
    { idempotencyKey: 'i', rows: [] },
    { idempotencyKey: 'i', rows: [{ amount: '1' }] },
    { rows: [row] },
  ])('that is none is left alone: %j', (content) =>
    expect(parseAdjustmentDraft(content)).toBeNull(),
  )
})

describe('rows to be sent anew', () => {
  const sent = (sourceId: string) => ({
    sourceId,
    invoiceId,
    invoiceNumber: null,
    customerNo: null,
    amount: -1250.5,
    currency: 'NOK',
    date: '2026-03-12',
    description: null,
  })
  const toResult = (index: number, is: RowState) => ({
    index,
    is,
    sourceId: null,
    invoiceId: null,
    invoiceNumber: null,
    customerNo: null,
    code: null,
    message: null,
  })

  test('are those that were refused, under fresh ids, and those that a person recorded as not booked, under their own; none of which it is not known', () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) =>
      sent(`c-20260312-${letter.repeat(10)}`),
    )
    const rowResults = (
      ['booked', 'failed', 'absent', 'taken', 'untold', 'waiting', 'recorded'] as const
    ).map((is, at) => toResult(at, is))
    const blank = {
      invoiceId,
      amount: '-1250,5',
      currency: 'NOK',
      date: '2026-03-12',
      description: '',
    }
    expect(listRowsToResubmit(rows, rowResults)).toEqual([
      { ...blank, sourceId: 'c-20260312-bbbbbbbbbb-2' },
      { ...blank, sourceId: 'c-20260312-cccccccccc' },
    ])
  })
})
