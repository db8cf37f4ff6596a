import { describe, expect, test, vi } from 'vitest'
import type { BankLine, BankList } from '@/lib/features/payment-matching/domain/bank-line'
import {
  indexInvoices,
  type OpenInvoice,
  toInvoiceKeys,
} from '@/lib/features/payment-matching/domain/open-invoices'
import type { SentBefore } from '@/lib/features/payment-matching/domain/sent-before'
import { renderPage } from '@/tests/support/render-page'
import { type PaymentsPageState, usePaymentsPage } from './use-payments-page'

const readings = vi.hoisted(() => ({ asked: [] as unknown[][] }))
vi.mock('@/lib/features/payment-matching/client/read-bank-list', () => ({
  readBankList: async (...asked: unknown[]) => {
    readings.asked.push(asked)
    return { ok: false, refusal: 'noLines' }
  },
}))

const sent = vi.hoisted(() => ({ rows: [] as unknown[], matching: {} as object }))
vi.mock('@/lib/features/payment-matching/client/use-matched-list', () => ({
  useMatchedList: () => sent.matching,
}))
vi.mock('@/lib/features/payment-matching/client/prepare-rows', () => ({
  prepareRows: async (value: unknown) => ({ ok: true, value }),
}))
vi.mock('@/components/adjustments/public', () => ({
  useAdjustmentFlow: () => ({
    ...{ idempotencyKey: 'k', state: { is: 'typing' } },
    send: (_: unknown, rows: unknown[]) => sent.rows.push(...rows),
  }),
}))

const place = { organizationId: 'o', userName: 'Kari', clientNo: null }
const list = { format: 'table', isDayOrderGuess: true, lines: [], left: [] } as unknown as BankList

const nothing: SentBefore = { open: [], isKnown: true }
const onItsWay: SentBefore = {
  open: [{ invoiceId: 'i1', invoiceNumber: '1', kind: 'payment', at: '2026-03-11T10:00:00Z' }],
  isKnown: true,
}
const inSeveral = { ...onItsWay.open[0]!, invoiceId: null, invoiceNumber: null }

/** What a person does one after the other, each on the page that the one before has made. */
function walk(...steps: ((page: PaymentsPageState) => unknown)[]) {
  let at = 0
  const Page = () => {
    const page = usePaymentsPage(place, null)
    steps[at++]?.(page)
    return null
  }
  renderPage(<Page />)
  expect(at).toBeGreaterThanOrEqual(steps.length)
}

test('month first reads the list at hand again, and not what the box holds', () => {
  sent.matching = { index: null, matched: null, currency: 'NOK', sentBefore: nothing }
  walk(
    (page) => page.setText('list A'),
    (page) => page.take(list, 'file B'),
    (page) => {
      expect([page.text, page.canReadMonthFirst]).toEqual(['list A', true])
      page.readMonthFirst()
    },
  )
  expect(readings.asked).toEqual([['file B', 'month']])
})

describe('right before lines go out, what was sent before is read again', () => {
  const invoice = {
    ...{ id: 'i1', number: '1', kid: null, open: '100', currency: 'NOK', dueDate: null },
    ...{ customerNo: null, names: ['Kari'] },
  } satisfies OpenInvoice
  const line = {
    ...{ no: 1, paid: '2026-03-11', payer: 'Kari', reference: '1', amount: '100' },
    ...{ currency: null, bankReference: null },
  } satisfies BankLine
  const sure = {
    ...{ line, before: null, repeat: { of: null, isSame: false, occurrence: 0 } },
    match: {
      ...{ is: 'sure', lead: null, note: null, addsUp: 1, paidBy: null },
      candidates: [{ proof: 'kid', parts: [{ invoice, amount: '100' }] }],
    },
  }
  const pick = { invoiceIds: ['i1'], isIn: true }
  async function record(shown: SentBefore, now: SentBefore) {
    sent.rows = []
    sent.matching = {
      ...{ index: indexInvoices([toInvoiceKeys(invoice)], true), matched: [sure] },
      ...{ currency: 'NOK', sentBefore: shown, readSentBefore: async () => now },
    }
    const recorded: Promise<unknown>[] = []
    walk(
      (page) => page.pick(1, pick),
      (page) => recorded.push(page.record()),
    )
    await Promise.all(recorded)
    return sent.rows.length
  }

  test.each<[string, SentBefore, SentBefore, number]>([
    ['nothing keeps them back where there is none', nothing, nothing, 1],
    ['what a person was shown does not keep them back', onItsWay, onItsWay, 1],
    ['what is booked meanwhile does not either', onItsWay, nothing, 1],
    ['what came since keeps all back', nothing, onItsWay, 0],
    ['a batch of several that came since does', nothing, { ...nothing, open: [inSeveral] }, 0],
    ['so does a read that failed', nothing, { ...nothing, isKnown: false }, 0],
  ])('%s', async (_, shown, now, rows) => expect(await record(shown, now)).toBe(rows))
})
