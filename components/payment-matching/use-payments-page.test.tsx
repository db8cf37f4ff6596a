import { describe, expect, test, vi } from 'vitest'
import type { BankLine, BankList } from '@/lib/features/payment-matching/domain/bank-line'
import {
  indexInvoices,
  type OpenInvoice,
  toInvoiceKeys,
} from '@/lib/features/payment-matching/domain/open-invoices'
import type { SentBefore } from '@/lib/features/payment-matching/domain/sent-before'
import { findHeading, renderPage } from '@/tests/support/render-page'
import { PaymentsResult } from './payments-result'
import { type PaymentsPageState, usePaymentsPage } from './use-payments-page'

const readings = vi.hoisted(() => ({ asked: [] as unknown[][] }))
vi.mock('@/lib/features/payment-matching/client/read-bank-list', () => ({
  readBankList: async (...asked: unknown[]) => {
    readings.asked.push(asked)
    return { ok: false, refusal: 'noLines' }
  },
}))

const sent = vi.hoisted(() => ({
  ...{ rows: [] as unknown[], matching: {} as object, storesDraft: undefined as unknown },
  ...{ typed: null as unknown, state: { is: 'typing' }, kept: null as unknown },
}))
vi.mock('@/lib/features/drafts/client/public', () => ({
  useDraft: ({
    content,
    isDirty,
    unread,
  }: {
    content: unknown
    isDirty: boolean
    unread: unknown
  }) => {
    sent.kept = isDirty ? content : null
    return { failure: unread }
  },
}))
vi.mock('@/lib/features/payment-matching/client/use-matched-list', () => ({
  useMatchedList: () => sent.matching,
}))
vi.mock('@/lib/features/payment-matching/client/prepare-rows', () => ({
  prepareRows: async (value: unknown) => ({ ok: true, value }),
}))
vi.mock('@/components/adjustments/public', () => ({
  useAdjustmentFlow: ({ storesDraft }: { storesDraft: boolean }) => {
    sent.storesDraft = storesDraft
    return {
      ...{ idempotencyKey: 'k', state: sent.state },
      send(typed: unknown, rows: unknown[]) {
        sent.typed = typed
        sent.rows.push(...rows)
      },
    }
  },
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
    const page = usePaymentsPage(place, null, null)
    steps[at++]?.(page)
    return null
  }
  renderPage(<Page />)
  expect(at).toBeGreaterThanOrEqual(steps.length)
}

test('where it is unread whether a list was left, none takes its place', () => {
  sent.matching = { index: null, matched: null, currency: 'NOK', sentBefore: nothing }
  const failures: unknown[] = []
  const Page = () => {
    failures.push(usePaymentsPage(place, null, { kind: 'unreachable' }).draft.failure)
    return null
  }
  renderPage(<Page />)
  expect(failures).toEqual([{ kind: 'unreachable' }])
})

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

test.each([
  [null, true],
  [{ kind: 'unreachable' } as const, false],
])('what goes out of a page that knows of its draft %o is stored: %o', (unread, isStored) => {
  sent.matching = { index: null, matched: null, currency: 'NOK', sentBefore: nothing }
  const Page = () => {
    usePaymentsPage(place, null, unread)
    return null
  }
  renderPage(<Page />)
  expect(sent.storesDraft).toBe(isStored)
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

  test('until they do, nothing of them changes and they go out once', async () => {
    sent.rows = []
    sent.matching = {
      ...{ index: indexInvoices([toInvoiceKeys(invoice)], true), matched: [sure] },
      ...{ currency: 'NOK', sentBefore: nothing, readSentBefore: async () => nothing },
    }
    const recorded: Promise<unknown>[] = []
    const locks: unknown[] = []
    const note = (page: PaymentsPageState) => locks.push([page.isLocked, page.isRecording])
    walk(
      (page) => page.take(list, 'file'),
      (page) => page.pick(1, pick),
      (page) => {
        note(page)
        recorded.push(page.record())
      },
      (page) => {
        note(page)
        recorded.push(page.record())
        page.pick(1, { ...pick, isIn: false })
        page.pickAll({ 1: { ...pick, isIn: false } })
        page.setCurrency('SEK')
        page.write('edit')
        page.readMonthFirst()
        page.discard()
        page.setText('painted again')
      },
      (page) => {
        expect(page).toMatchObject({ held: { list }, writing: null, text: 'painted again' })
        expect(page.plan?.lines).toMatchObject([{ isIn: true, currency: 'NOK' }])
      },
    )
    await Promise.all(recorded)
    expect(locks).toEqual([
      [false, false],
      [true, true],
    ])
    expect(sent.rows).toHaveLength(1)
  })

  test('with them goes what stays behind, and in which currency they are', async () => {
    const other = { ...line, no: 2, payer: 'Bakke', reference: 'diverse' }
    const none = { ...sure, line: other, match: { ...sure.match, is: 'none', candidates: [] } }
    sent.matching = {
      ...{ index: indexInvoices([toInvoiceKeys(invoice)], true), matched: [sure, none] },
      ...{ currency: 'NOK', sentBefore: nothing, readSentBefore: async () => nothing },
    }
    const recorded: Promise<unknown>[] = []
    walk((page) => recorded.push(page.record()))
    await Promise.all(recorded)
    const unrecorded = { of: 'k', nos: [2], twinNos: [], picks: {} }
    expect(sent.typed).toMatchObject({ currency: 'NOK', unrecorded })
  })

  test.each<[string, string, number[], object | null]>([
    ['not known, all of the list is kept', 'lost', [2], { isSent: true, lines: 2, key: 'same' }],
    [
      'known, what stays behind is, as another batch',
      'sent',
      [2],
      { isSent: false, lines: 1, key: 'new' },
    ],
    ['known and nothing stays behind, nothing is', 'sent', [], null],
  ])('where it is %s', (_, is, nos, expected) => {
    sent.matching = { index: null, matched: null, currency: 'NOK', sentBefore: nothing }
    sent.state = { is }
    const kept = {
      ...{ idempotencyKey: 'k', isSent: true, pastedAt: '', currency: 'NOK', picks: {} },
      list: { ...list, lines: [line, { ...line, no: 2 }] },
      unrecorded: { of: 'k', nos, twinNos: [], picks: {} },
    }
    const Page = () => {
      usePaymentsPage(place, kept, null)
      return null
    }
    renderPage(<Page />)
    sent.state = { is: 'typing' }
    const found = sent.kept as typeof kept | null
    expect(
      found && {
        ...{ isSent: found.isSent, lines: found.list.lines.length },
        key: found.idempotencyKey === 'k' ? 'same' : 'new',
      },
    ).toEqual(expected)
  })

  test('what is no payment is not one of those that match or do not', () => {
    sent.matching = {
      ...{ index: indexInvoices([toInvoiceKeys(invoice)], true), matched: [sure], read: null },
      ...{ currency: 'NOK', currencies: ['NOK'], sentBefore: nothing, isReady: true },
      ...{ failure: null, unchecked: null },
    }
    const kept = {
      ...{ idempotencyKey: 'k', isSent: false, pastedAt: '', currency: 'NOK', picks: {} },
      list: { ...list, lines: [line], left: [{ no: 2, raw: 'x', why: 'outgoing' as const }] },
      unrecorded: null,
    }
    const Page = () => (
      <PaymentsResult page={usePaymentsPage(place, kept, null)} organizationId="o" wasKept />
    )
    expect(findHeading(renderPage(<Page />))).toBe('1 of 1 payments matched')
  })

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
