import { describe, expect, test } from 'vitest'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import { BulkAdjustment } from '@/lib/contracts/desk/bulk/bulk-rows'
import { findLeftOutReason, prepareBulkAdjustments, toBulkAdjustments } from './bulk-adjustments'
import { holdsAllOpen, listOpenSubmissions } from './open-submissions'

const id = '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'
const invoice = {
  ...{ id, invoiceNumber: '88120341', status: 'OPEN', closedAt: null },
  ...{ remainingAmount: 1_250.5, currency: ' nok' },
}
const place = { day: '2026-03-12', random: (count: number) => new Uint8Array(count).fill(7) }
const prepare = (kind: 'payment' | 'correction', ...invoices: CollectionInvoice[]) =>
  prepareBulkAdjustments(kind, invoices, place)

describe('what is typed for several invoices', () => {
  test('a payment is of all that remains, a correction of what is typed', () => {
    const [paid] = prepare('payment', invoice).rows
    expect(paid!.form).toMatchObject({
      ...{ invoiceId: id, amount: '1250,5', currency: 'NOK', date: '2026-03-12' },
      sourceId: expect.stringMatching(/^p-20260312-/),
    })
    const [corrected] = prepare('correction', invoice).rows
    expect(corrected!.form).toMatchObject({
      amount: '',
      sourceId: expect.stringMatching(/^c-20260312-/),
    })
  })

  test.each([
    ['payment', { status: 'CLOSED' }, 'closed'],
    ['payment', { closedAt: '2026-01-01T00:00:00Z' }, 'closed'],
    ['correction', { status: ' withdrawn' }, 'closed'],
    ['payment', { id: ' ' }, 'unnamed'],
    ['payment', { invoiceNumber: null }, 'unnamed'],
    ['correction', { remainingAmount: null }, 'unknown'],
    ['payment', { currency: '' }, 'unknown'],
    ['payment', { remainingAmount: 0 }, 'nothingLeft'],
    ['payment', { remainingAmount: -3 }, 'nothingLeft'],
    ['correction', { remainingAmount: -3 }, null],
    ['payment', { status: 'PAUSED' }, null],
  ] as const)('a %s of one that has %j is left out as %s', (kind, change, why) => {
    expect(findLeftOutReason(kind, { ...invoice, ...change })).toBe(why)
    const { rows, left } = prepare(kind, { ...invoice, ...change })
    expect([rows.length, left]).toEqual(why ? [0, { [why]: 1 }] : [1, {}])
  })

  test('what goes out is what was typed, with what was shown of the invoice', () => {
    const { rows } = prepare('payment', invoice)
    const [row] = toBulkAdjustments('payment', rows)!
    expect(row).toMatchObject({
      ...{ kind: 'payment', invoiceNumber: '88120341' },
      adjustment: { invoiceId: id, amount: 1_250.5, currency: 'NOK' },
      seen: { status: 'OPEN', remainingAmount: 1_250.5, currency: ' nok' },
    })
    expect(BulkAdjustment.safeParse({ ...row, idempotencyKey: id }).success).toBe(true)
    expect(
      BulkAdjustment.safeParse({ ...row, kind: 'correction', idempotencyKey: id }).success,
    ).toBe(false)
  })

  test('nothing goes out while an amount is missing', () => {
    const { rows } = prepare('correction', invoice, { ...invoice, invoiceNumber: '2' })
    const typed = rows.map((row, at) => ({
      ...row,
      form: { ...row.form, amount: at === 0 ? '5' : ' ' },
    }))
    expect(toBulkAdjustments('correction', typed)).toBeNull()
  })
})

describe('what went out before for the same invoices', () => {
  const batch = (more: Partial<SentBatch>) =>
    ({
      ...{ operation: 'createPayments', state: 'accepted', end: null, record: null },
      ...{ target: id.toUpperCase(), sentAt: '2026-03-12T10:00:00Z' },
      ...more,
    }) as SentBatch
  const named = { invoiceId: id, invoiceNumber: '88120341' }
  const unnamed = { invoiceId: null, invoiceNumber: null }
  const openOf = (more: Partial<SentBatch>) =>
    listOpenSubmissions([batch(more)], prepare('payment', invoice).rows)

  test.each(['accepted', 'unknown', 'sending'] as const)(
    'may be booked yet while it is %s',
    (state) => {
      expect(openOf({ state })).toEqual([{ ...named, kind: 'payment', at: '2026-03-12T10:00:00Z' }])
    },
  )

  test.each<[string, Partial<SentBatch>]>([
    ['it is booked', { state: 'done' }],
    ['it was refused', { state: 'refused' }],
    ['it never left', { state: 'not-sent' }],
    ['its batch has ended', { end: { failed: 1 } as SentBatch['end'] }],
    ['a person has recorded what became of it', { record: {} as SentBatch['record'] }],
    ['it is of another invoice', { target: 'other' }],
    ['it is something else', { operation: 'createCollectionInvoices' }],
    ['it is something else, of several', { operation: 'createDocuments', target: null }],
    ['it is of several and has ended', { target: null, end: { failed: 1 } as SentBatch['end'] }],
  ])('is not told once %s', (_, more) => {
    expect(openOf(more)).toEqual([])
  })

  test('may be in a batch of several invoices, which is told before what is known', () => {
    const sentAt = ['2026-03-12T12:00:00Z', '2026-03-12T11:00:00Z', '2026-03-12T09:00:00Z'] as const
    const batches = [
      batch({ target: null, sentAt: sentAt[0] }),
      batch({ target: null, sentAt: sentAt[1], operation: 'createCorrections' }),
      batch({}),
      batch({ target: null, sentAt: sentAt[2] }),
      batch({ sentAt: sentAt[2] }),
    ]
    const open = listOpenSubmissions(batches, prepare('payment', invoice).rows)
    expect(open.toSorted((one, other) => other.at.localeCompare(one.at))).toEqual([
      { ...unnamed, kind: 'payment', at: sentAt[0] },
      { ...unnamed, kind: 'correction', at: sentAt[1] },
      { ...named, kind: 'payment', at: '2026-03-12T10:00:00Z' },
    ])
    expect(open.at(-1)?.invoiceNumber).toBe('88120341')
  })

  test.each([
    [{ isWhole: true, more: false }, false, true],
    [{ isWhole: true, more: false }, true, false],
    [{ isWhole: false, more: false }, false, false],
    [{ isWhole: true, more: true }, false, false],
    [undefined, false, false],
  ])('is all told by %j, failed: %s: %s', (read, hasFailed, isAll) => {
    expect(holdsAllOpen(read, hasFailed)).toBe(isAll)
  })
})
