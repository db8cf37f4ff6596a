import { describe, expect, test } from 'vitest'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { AdjustmentFormRow } from './adjustment-draft'
import {
  type BulkAdjustmentDraft,
  isAbout,
  keepOtherInvoices,
  nothingForAll,
  parseBulkAdjustmentDraft,
  restoreBulkAdjustments,
  toBulkAdjustmentDraft,
} from './bulk-adjustment-draft'
import { type BulkAdjustmentRow, prepareBulkAdjustments } from './bulk-adjustments'

let minted = 0
const prepare = (...ids: string[]) =>
  prepareBulkAdjustments(
    'payment',
    ids.map(
      (id): CollectionInvoice => ({
        ...{ id, invoiceNumber: id, status: 'OPEN', closedAt: null },
        ...{ remainingAmount: 100, currency: 'NOK' },
      }),
    ),
    {
      day: '2026-03-12',
      random: (count) => {
        minted += 1
        return new Uint8Array(count).fill(minted)
      },
    },
  ).rows
const type = (rows: BulkAdjustmentRow[], id: string, part: Partial<AdjustmentFormRow>) =>
  rows.map((row) => (row.form.invoiceId === id ? { ...row, form: { ...row.form, ...part } } : row))
const keep = (
  prepared: BulkAdjustmentRow[],
  rows: BulkAdjustmentRow[],
  more: Partial<Parameters<typeof toBulkAdjustmentDraft>[0]> = {},
) =>
  toBulkAdjustmentDraft({
    ...{ prepared, rows, forAll: nothingForAll, kept: null, wasTried: false },
    ...more,
  })
const forms = (rows: BulkAdjustmentRow[]) => rows.map(({ form }) => form)

describe('what is kept of payments on several invoices', () => {
  test('nothing, while nothing was typed', () => {
    const prepared = prepare('a', 'b')
    expect(keep(prepared, prepared)).toBeNull()
  })

  test.each<[string, Partial<AdjustmentFormRow>]>([
    ['an amount', { amount: '40' }],
    ['an amount that was cleared', { amount: '' }],
    ['a description', { description: 'Cash' }],
  ])('%s, with the id of its row, and no row that says nothing of its own', (_, part) => {
    const prepared = prepare('a', 'b')
    const draft = keep(prepared, type(prepared, 'b', part))
    expect(draft).toEqual({
      forAll: nothingForAll,
      rows: [{ ...prepared[1]!.form, ...part }],
      leftOut: [],
    })
    const again = prepare('a', 'b')
    expect(forms(restoreBulkAdjustments(again, draft))).toEqual([
      again[0]!.form,
      { ...prepared[1]!.form, ...part },
    ])
  })

  test('the day and the description of all once, and for invoices that are ticked later too', () => {
    const prepared = prepare('a')
    const forAll = { date: '2026-03-01', description: 'Counter' }
    const draft = keep(prepared, type(prepared, 'a', forAll), { forAll })
    expect(draft).toEqual({ forAll, rows: [], leftOut: [] })
    expect(forms(restoreBulkAdjustments(prepare('a', 'b'), draft))).toMatchObject([forAll, forAll])
  })

  test('a row with a description of its own keeps it beside the description of all', () => {
    const prepared = prepare('a', 'b')
    const forAll = { date: null, description: 'Counter' }
    const typed = type(type(prepared, 'a', { description: '' }), 'b', { description: 'Counter' })
    const draft = keep(prepared, typed, { forAll })
    expect(draft!.rows.map(({ invoiceId }) => invoiceId)).toEqual(['a'])
    expect(
      forms(restoreBulkAdjustments(prepare('a', 'b'), draft)).map(({ description }) => description),
    ).toEqual(['', 'Counter'])
  })

  test('a day that nobody chose is the day of opening', () => {
    const prepared = prepare('a')
    const draft = keep(prepared, type(prepared, 'a', { amount: '1', date: '2026-03-12' }))
    const later = prepare('a').map(({ invoice, form }) => ({
      ...{ invoice, form: { ...form, date: '2026-03-13' } },
    }))
    expect(forms(restoreBulkAdjustments(later, draft))[0]).toMatchObject({
      ...{ amount: '1', date: '2026-03-13' },
    })
  })

  test('what was left out by hand stays out', () => {
    const prepared = prepare('a', 'b')
    const draft = keep(prepared, prepared.slice(1))
    expect(draft).toMatchObject({ rows: [], leftOut: ['a'] })
    expect(
      forms(restoreBulkAdjustments(prepare('a', 'b', 'c'), draft)).map((row) => row.invoiceId),
    ).toEqual(['b', 'c'])
  })

  test('what is said of invoices that are not ticked now waits', () => {
    const first = prepare('a', 'b', 'x')
    const kept = keep(first, type(first.slice(0, 2), 'a', { amount: '7' }))
    const now = prepare('b')
    expect(isAbout(kept, now)).toBe(false)
    expect(keep(now, restoreBulkAdjustments(now, kept), { kept })).toEqual(kept)
  })

  test('what is said of invoices that are not ticked stays once others are done with', () => {
    const first = prepare('a', 'b', 'x', 'y')
    const typed = type(type(first.slice(0, 2), 'a', { amount: '7' }), 'b', { amount: '8' })
    const forAll = { date: '2026-03-01', description: '' }
    const kept = keep(first, typed, { forAll })
    expect(keepOtherInvoices(kept, prepare('a', 'x'))).toEqual({
      ...{ forAll: nothingForAll, rows: [typed[1]!.form], leftOut: ['y'] },
    })
    expect(keepOtherInvoices(kept, first)).toBeNull()
    expect(keepOtherInvoices(null, first)).toBeNull()
  })

  test('all rows keep their ids once they may have gone out', () => {
    const prepared = prepare('a', 'b')
    const kept = keep(prepared, prepared, { wasTried: true })
    const opened = prepare('a', 'b')
    const restored = restoreBulkAdjustments(opened, kept)
    expect(forms(restored)).toEqual(forms(prepared))
    expect(keep(opened, restored, { kept })).toEqual(kept)
  })
})

describe('whether a draft is about the ticked invoices', () => {
  const draft = (more: Partial<BulkAdjustmentDraft>) => ({
    ...{ forAll: nothingForAll, rows: [], leftOut: [], ...more },
  })
  test.each<[boolean, BulkAdjustmentDraft | null]>([
    [false, null],
    [false, draft({})],
    [false, draft({ leftOut: ['other'] })],
    [true, draft({ leftOut: ['a'] })],
    [true, draft({ rows: [prepare('a')[0]!.form] })],
    [true, draft({ forAll: { date: null, description: 'x' } })],
    [true, draft({ forAll: { date: '2026-01-01', description: '' } })],
  ])('%s: %j', (is, kept) => expect(isAbout(kept, prepare('a'))).toBe(is))
})

describe('kept content that is none', () => {
  const form = prepare('a')[0]!.form
  const sound = { forAll: nothingForAll, rows: [form], leftOut: ['b'] }
  test('is told from what is one', () => {
    expect(parseBulkAdjustmentDraft(JSON.parse(JSON.stringify(sound)))).toEqual(sound)
  })
  test.each([
    undefined,
    null,
    'text',
    { ...sound, rows: {} },
    { ...sound, rows: [{ ...form, amount: 3 }] },
    { ...sound, leftOut: [1] },
    { ...sound, leftOut: undefined },
    { ...sound, forAll: undefined },
    { ...sound, forAll: { date: 3, description: '' } },
    { ...sound, forAll: { date: null } },
  ])('%j', (content) => expect(parseBulkAdjustmentDraft(content)).toBeNull())
})
