import { describe, expect, test } from 'vitest'
import type { BankLine, BankList } from './bank-line'
import { findRepeats } from './line-identity'
import { matchLine } from './match-line'
import { settleMatches } from './match-list'
import { indexInvoices, type OpenInvoice, toInvoiceKeys } from './open-invoices'
import { listIncluded, type Picks, planPayments } from './payment-plan'
import { parsePaymentsDraft } from './payments-draft'
import { cutToUnrecorded, findUnrecorded, listUnrecorded } from './unrecorded'

const invoices = [1001, 1002].map(
  (no): OpenInvoice => ({
    ...{ id: `i${no}`, number: `2026-${no}`, kid: null, open: '1000', currency: 'NOK' },
    ...{ dueDate: null, customerNo: `c${no}`, names: [no === 1001 ? 'Kari Sæther' : 'Per Berg'] },
  }),
)
const index = indexInvoices(invoices.map(toInvoiceKeys), true)
const line = (no: number, own: Partial<BankLine> = {}): BankLine => ({
  ...{ no, paid: '2026-03-11', payer: 'Kari Sæther', reference: '2026-1001', amount: '1000' },
  ...{ currency: null, bankReference: null, ...own },
})
const perBerg = { payer: 'Per Berg', reference: '2026-1002' }
const nobody = { payer: 'Bakke', reference: 'diverse', amount: '40' }

function plan(lines: BankLine[], picks: Picks = {}, beforeNo?: number) {
  const repeats = findRepeats(lines, 'NOK')
  const matches = settleMatches(
    lines,
    lines.map((each) => matchLine(index, each, 'NOK')),
  )
  const before = { idempotencyKey: 'k', batchId: null, sentAt: '2026-03-11T00:00:00Z' }
  const matched = lines.map((each, at) => ({
    ...{ line: each, match: matches[at]!, repeat: repeats[at]! },
    before: each.no === beforeNo ? before : null,
  }))
  return planPayments(index, matched, picks, 'NOK')
}

const out = { invoiceIds: ['i1002'], isIn: false }

describe('what stays behind when a list goes out', () => {
  test.each<[string, BankLine[], Picks, number[], Picks]>([
    ['is nothing where all of it goes', [line(1), line(2, perBerg)], {}, [], {}],
    ['is what matches nothing, and matches anew', [line(1), line(2, nobody)], {}, [2], {}],
    [
      'is what a person left out, and is out',
      [line(1), line(2, perBerg)],
      { 2: out },
      [2],
      { 2: out },
    ],
    [
      'is what was to be chosen, and is to be chosen still',
      [line(1), line(2, { ...perBerg, reference: 'mars' })],
      {},
      [2],
      { 2: { invoiceIds: [], isIn: false } },
    ],
    [
      'is what was picked and is not open any more, out',
      [line(1), line(2, perBerg)],
      { 2: { invoiceIds: ['gone'], isIn: true } },
      [2],
      { 2: out },
    ],
  ])('%s', (_, lines, picks, nos, kept) => {
    expect(listUnrecorded(plan(lines, picks), 'k1')).toEqual({
      ...{ of: 'k1', nos, twinNos: [], picks: kept },
    })
  })

  test('is no line that was recorded before, also where only a part of it goes out now', () => {
    expect(listUnrecorded(plan([line(1), line(2, perBerg)], {}, 2), 'k1').nos).toEqual([])
    const both = { 1: { invoiceIds: ['i1001', 'i1002'], isIn: true } }
    expect(listUnrecorded(plan([line(1, { amount: '1500' })], both), 'k1').nos).toEqual([])
  })

  test('is no line that is the same payment by the reference of the bank', () => {
    const own = { bankReference: 'AB 1' }
    expect(listUnrecorded(plan([line(1, own), line(2, own)]), 'k1').nos).toEqual([])
  })
})

const list = (lines: BankLine[]): BankList => ({
  ...{ format: 'table', columns: null, isDayOrderGuess: false, lines },
  left: [{ no: 9, raw: 'x', why: 'outgoing' }],
})
const draft = (lines: BankLine[], picks: Picks = {}) => ({
  ...{ pastedAt: '2026-03-11T10:00:00Z', currency: 'NOK', list: list(lines), picks },
  unrecorded: listUnrecorded(plan(lines, picks), 'k1'),
})

describe('what is kept of a list that went out', () => {
  const lines = [line(1), line(2, perBerg), line(3, nobody)]

  test('is what stayed behind with what was chosen for it, and the lines that are no payments', () => {
    const whole = draft(lines, { 1: { invoiceIds: ['i1001'], isIn: true }, 2: out })
    const kept = cutToUnrecorded(whole)
    expect(kept).toEqual({
      ...{ ...whole, picks: { 2: out }, unrecorded: { ...whole.unrecorded, picks: {} } },
      list: { ...whole.list, lines: lines.slice(1) },
    })
    const read = parsePaymentsDraft(
      structuredClone({ ...kept, idempotencyKey: 'k2', isSent: false }),
    )
    expect(read).toEqual({ ...kept, idempotencyKey: 'k2', isSent: false })
    expect([findUnrecorded(read!, 'k1'), findUnrecorded(read!, 'k0')]).toEqual([lines.slice(1), []])
  })

  test('is the same of a draft that went out and was not answered', () => {
    const whole = draft(lines, { 2: out })
    const read = parsePaymentsDraft(
      structuredClone({ ...whole, idempotencyKey: 'k1', isSent: true }),
    )!
    expect(findUnrecorded(read, 'k1')).toEqual(lines.slice(1))
    expect(cutToUnrecorded(read)).toMatchObject(cutToUnrecorded(whole)!)
  })

  test('is nothing where no payment stayed behind, or it is not known which did', () => {
    expect(cutToUnrecorded(draft([line(1)]))).toBeNull()
    for (const unrecorded of [null, { ...draft(lines).unrecorded, nos: 'all' }])
      expect(
        parsePaymentsDraft({ ...draft(lines), idempotencyKey: 'k', unrecorded })!.unrecorded,
      ).toBeNull()
  })

  test('of the same line twice keeps the one that went out, so that the other is another payment', () => {
    const kept = cutToUnrecorded(draft([line(1), line(2, perBerg), line(3)]))!
    expect(kept.list!.lines.map(({ no }) => no)).toEqual([1, 3])
    expect(kept.unrecorded!.nos).toEqual([3])
    expect(listIncluded(plan(kept.list!.lines, kept.picks))).toEqual([])
    const recorded = plan(kept.list!.lines, { 3: { invoiceIds: ['i1001'], isIn: true } }, 1)
    expect(listIncluded(recorded)).toMatchObject([{ repeat: { occurrence: 2 } }])
  })
})
