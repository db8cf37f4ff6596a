import { describe, expect, test } from 'vitest'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import type { OpenSubmission } from '@/lib/features/adjustments/domain/public'
import { computeMod10 } from '@/lib/shared/references/payment-reference'
import type { BankLine } from './bank-line'
import { findRepeats } from './line-identity'
import { matchLine } from './match-line'
import { settleMatches } from './match-list'
import { indexInvoices, type OpenInvoice, toInvoiceKeys } from './open-invoices'
import { listIncluded, type Picks, planPayments, sortOutcomes } from './payment-plan'
import { parsePaymentsDraft } from './payments-draft'
import { findSentForLines, toSentBefore } from './sent-before'

const make = (no: number, open: string | null): OpenInvoice => ({
  ...{ id: `i${no}`, number: `2026-${no}`, kid: null, open, currency: 'NOK', dueDate: null },
  ...{ customerNo: 'c1', names: ['Kari Sæther'] },
})
const kid = '000120456'
const withKid = { ...make(1004, '1000'), kid: kid + computeMod10(kid) }
const inSek = { ...make(1005, '7'), currency: 'SEK', customerNo: 'c2', names: ['Per Berg'] }
const index = indexInvoices(
  [make(1001, '1000'), make(1002, '500'), make(1003, null), withKid, inSek].map(toInvoiceKeys),
  true,
)
const line = (no: number, own: Partial<BankLine>): BankLine => ({
  ...{ no, paid: '2026-03-11', payer: 'Kari Sæther', reference: '', amount: '1000' },
  ...{ currency: null, bankReference: null, ...own },
})
function plan(
  lines: BankLine[],
  picks: Picks = {},
  beforeNo?: number,
  currency = 'NOK',
  sent: readonly OpenSubmission[] = [],
) {
  const matches = settleMatches(
    lines,
    lines.map((each) => matchLine(index, each, each.currency ?? currency)),
  )
  const repeats = findRepeats(lines, currency)
  const before = { idempotencyKey: 'k', batchId: null, sentAt: '2026-03-11T00:00:00Z' }
  return planPayments(
    index,
    lines.map((each, at) => ({
      ...{ line: each, match: matches[at]!, repeat: repeats[at]! },
      before: each.no === beforeNo ? before : null,
    })),
    picks,
    currency,
    sent,
  )
}
const summarize = (made: ReturnType<typeof plan>) =>
  made.lines.map(({ group, isIn, difference }) => [group, isIn, difference])

describe('a plan', () => {
  const sure = line(1, { reference: '2026-1001' })

  test('has what is sure in it, and nothing else', () => {
    expect(summarize(plan([sure, line(2, { amount: '3', reference: 'hei' })]))).toEqual([
      ['matched', true, '0'],
      ['choose', false, null],
    ])
  })

  test('takes what a person picks, and reckons each line after those above it', () => {
    const picks = { 2: { invoiceIds: ['i1001'], isIn: true } }
    const made = plan([sure, line(2, { amount: '300', reference: 'hei' })], picks)
    expect(summarize(made)).toEqual([
      ['matched', true, '0'],
      ['difference', true, '300'],
    ])
    expect(sortOutcomes(made).over).toMatchObject([{ invoice: { id: 'i1001' }, left: '-300' }])
  })

  test('spreads a payment over the invoices that were picked, the rest on the last', () => {
    const picks = { 1: { invoiceIds: ['i1001', 'i1002'], isIn: true } }
    const made = plan([line(1, { amount: '1200', reference: 'hei' })], picks)
    expect(listIncluded(made)[0]?.candidate?.parts.map(({ amount }) => amount)).toEqual([
      '1000',
      '200',
    ])
    expect(sortOutcomes(made)).toMatchObject({ paid: [{}], open: [{ left: '300' }] })
  })

  test('says nothing of an invoice whose open amount is not known', () => {
    const made = plan([line(1, { reference: 'x' })], { 1: { invoiceIds: ['i1003'], isIn: true } })
    expect([made.lines[0]?.difference, sortOutcomes(made).unknown.length]).toEqual([null, 1])
  })

  test('leaves out what is no open invoice any more', () => {
    const made = plan([sure], { 1: { invoiceIds: ['gone'], isIn: true } })
    expect(summarize(made)).toEqual([['matched', false, '0']])
  })

  test.each([
    ['of another currency than the line has now', { reference: 'hei' }, ['i1001'], 'SEK'],
    ['of another currency, for a line that was sure', { reference: '2026-1001' }, ['i1001'], 'SEK'],
    ['of another currency than the line names', { currency: 'SEK' }, ['i1001'], 'NOK'],
    ['of two currencies', { reference: 'hei' }, ['i1001', 'i1005'], 'NOK'],
  ])('takes no pick %s', (_, own, invoiceIds, currency) => {
    const made = plan([line(1, own)], { 1: { invoiceIds, isIn: true } }, undefined, currency)
    expect([made.lines[0]!.candidate, listIncluded(made), made.invoices]).toEqual([null, [], []])
  })

  test('takes a pick of the currency that the line names', () => {
    const picks = { 1: { invoiceIds: ['i1001'], isIn: true } }
    const made = plan([line(1, { currency: 'NOK' })], picks, undefined, 'SEK')
    expect(summarize(made)).toEqual([['matched', true, '0']])
  })

  test('never holds a line that was recorded before, whatever was picked', () => {
    const picks = { 1: { invoiceIds: ['i1001'], isIn: true } }
    expect(summarize(plan([sure], picks, 1))).toEqual([['before', false, '0']])
  })
})

describe('what was sent before and is not known to be booked', () => {
  const batch = (target: string | null, sentAt = '2026-03-11T10:00:00Z') =>
    ({
      ...{ operation: 'createPayments', state: 'accepted', end: null, record: null },
      ...{ target, sentAt },
    }) as SentBatch
  const readBefore = (...batches: SentBatch[]) =>
    toSentBefore({ batches, more: false, isWhole: true }, false, index.invoices)
  const lines = [line(1, { reference: '2026-1001' }), line(2, { reference: withKid.kid })]
  const find = (sent: ReturnType<typeof readBefore>, picks: Picks = {}) => {
    const included = listIncluded(plan(lines, picks, undefined, 'NOK', sent.open))
    return { nos: included.map((each) => each.line.no), ...findSentForLines(included, sent) }
  }

  test('leaves a sure line of its invoice out, until a person picks it', () => {
    const sent = readBefore(batch('I1001'))
    expect(plan(lines, {}, undefined, 'NOK', sent.open).lines[0]!.onItsWay).toBe('payment')
    expect(find(sent)).toMatchObject({ nos: [2], named: [], isInSeveral: false, key: '' })
    const picked = find(sent, { 1: { invoiceIds: ['i1001'], isIn: true } })
    expect(picked).toMatchObject({ nos: [1, 2], named: ['2026-1001'], isInSeveral: false })
    expect(picked.key).not.toBe('')
  })

  test('is to be known where a batch of several may hold it, and once more after another', () => {
    const found = find(readBefore(batch(null)))
    expect(found).toMatchObject({ nos: [1, 2], named: [], isInSeveral: true })
    const another = find(readBefore(batch(null, '2026-03-11T11:00:00Z'), batch(null)))
    expect(new Set([found.key, another.key, '']).size).toBe(3)
  })

  test('is to be known where not all of it was read, but for no line at all', () => {
    const sent = toSentBefore(undefined, true, index.invoices)
    expect([find(sent).isKnown, find(sent).key === '']).toEqual([false, false])
    expect(findSentForLines([], sent).key).toBe('')
  })
})

describe('the same line twice in a list', () => {
  test('is in once, and a second time only where a person says so', () => {
    const twice = [line(1, { reference: '2026-1001' }), line(2, { reference: '2026-1001' })]
    expect(summarize(plan(twice)).map(([, isIn]) => isIn)).toEqual([true, false])
    const picks = { 2: { invoiceIds: ['i1001'], isIn: true } }
    expect(summarize(plan(twice, picks)).map(([, isIn]) => isIn)).toEqual([true, true])
  })

  test('is in once though the invoice has room for both', () => {
    const part = { reference: withKid.kid, amount: '300' }
    const made = plan([line(1, part), line(2, part), line(3, { ...part, amount: '200' })])
    expect(made.lines.map(({ match, isIn }) => [match.is, isIn])).toEqual([
      ['sure', true],
      ['sure', false],
      ['sure', true],
    ])
  })

  test('by its bank reference is never in a second time', () => {
    const own = { reference: '2026-1001', bankReference: 'AB 1' }
    const picks = { 2: { invoiceIds: ['i1001'], isIn: true } }
    const made = plan([line(1, own), line(2, { ...own, bankReference: 'ab1' })], picks)
    expect(summarize(made)[1]).toEqual(['before', false, '1000'])
  })

  test('a second reference of the bank is another payment', () => {
    const repeats = findRepeats(
      [line(1, { bankReference: 'A' }), line(2, { bankReference: 'B' })],
      'NOK',
    )
    expect(repeats.map(({ of }) => of)).toEqual([null, null])
  })
})

test('a draft is what it was, and anything else is none', () => {
  const draft = {
    ...{ idempotencyKey: 'k', isSent: true, pastedAt: '2026-03-11T10:00:00Z', currency: null },
    list: {
      ...{ format: 'table', columns: ['paid'], isDayOrderGuess: false, lines: [line(1, {})] },
      left: [{ no: 2, raw: 'x', why: 'date' }],
    },
    picks: { 1: { invoiceIds: ['i1001'], isIn: true } },
    unrecorded: null,
  }
  expect(parsePaymentsDraft(structuredClone(draft))).toEqual(draft)
  for (const broken of [
    null,
    { ...draft, list: { ...draft.list, lines: [{ no: 1 }] } },
    { ...draft, list: { ...draft.list, lines: [{ ...line(1, {}), amount: '1e3' }] } },
    { ...draft, pastedAt: 1 },
  ])
    expect(parsePaymentsDraft(broken)).toBeNull()
})
