import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdjustmentFormRow } from '@/lib/features/adjustments/domain/adjustment-draft'
import { getImpactInvoiceQuery } from '@/lib/features/batches/client/public'
import { renderPage } from '@/tests/support/render-page'
import { AdjustmentForm } from './adjustment-form'
import { useAdjustmentImpact } from './use-adjustment-impact'

const nothing = { batches: [] as unknown[], isReading: false, isKnown: true }
const sent = vi.hoisted(() => ({ before: {} as object }))
vi.mock('./use-open-batches', () => ({ useOpenBatches: () => sent.before }))
sent.before = nothing
afterEach(() => {
  sent.before = nothing
})

const organizationId = 'o'
const invoice = { id: 'i1', invoiceNumber: '1', remainingAmount: 1000, currency: 'NOK' }
const row: AdjustmentFormRow = {
  ...{ invoiceId: 'i1', amount: '1100', currency: 'NOK', date: '2026-03-12' },
  ...{ description: '', sourceId: 'c-20260312-7k2m9q0xvd' },
}
const paint = (page: React.ReactNode) =>
  renderPage(page, (client) =>
    client.setQueryData(getImpactInvoiceQuery(organizationId, 'i1').queryKey, {
      data: invoice,
    } as never),
  )

type Impact = ReturnType<typeof useAdjustmentImpact>

/** What still needs a tick after each of these was done on the page that the one before has made. */
function walk(...steps: ((page: Impact, type: (rows: AdjustmentFormRow[]) => void) => void)[]) {
  const needed: boolean[] = []
  const Page = () => {
    const [rows, type] = useState([row])
    const impact = useAdjustmentImpact({ kind: 'correction', organizationId }, rows)
    steps[needed.length]?.(impact, type)
    needed.push(impact.needsTick)
    return null
  }
  paint(<Page />)
  return needed
}

const tick = ({ onIntended }: Impact) => onIntended(true)

test.each<[string, Partial<AdjustmentFormRow>]>([
  ['amount', { amount: '11000' }],
  ['amount in another currency', { currency: 'SEK' }],
])('the tick for one amount does not count for another %s', (_, part) => {
  const typeAnother = (_page: Impact, type: (rows: AdjustmentFormRow[]) => void) =>
    type([{ ...row, ...part }])
  expect(walk(tick, typeAnother)).toEqual([true, false, true])
})

test('nor for a row beside it', () => {
  const second = { ...row, amount: '5', sourceId: 'c-20260312-7k2m9q0xve' }
  expect(walk(tick, (_, type) => type([row, second]))).toEqual([true, false, true])
})

test('a day that has not come needs a tick of its own, and another such day another', () => {
  const paid = { ...row, amount: '5' }
  const type = (date: string) => (_page: Impact, rows: (typed: AdjustmentFormRow[]) => void) =>
    rows([{ ...paid, date }])
  expect(
    walk(
      (_, rows) => rows([paid]),
      type('31.12.9998'),
      tick,
      type('9998-12-30'),
      type('1999-12-31'),
    ),
  ).toEqual([true, false, true, false, true, false])
})

test('a tick stays while a description is typed', () =>
  expect(walk(tick, (_, type) => type([{ ...row, description: 'Wrong rate' }]))).toEqual([
    true,
    false,
    false,
  ]))

const form = (
  <AdjustmentForm
    {...{ kind: 'correction', organizationId, clientNo: '1001', userName: 'kari' }}
    {...{ draftKey: 'correction:i1', kept: null, rows: [row], unread: null }}
    onClose={() => {}}
  />
)

const findSend = (markup: string) =>
  markup
    .split('<button')
    .find((button) => button.includes('>Send 1 correction<'))
    ?.split('>')[0]

test('nothing can be sent while its invoice is still being read', () => {
  expect(findSend(renderPage(form))).toContain('aria-busy="true"')
  expect(findSend(paint(form))).not.toContain('aria-busy="true"')
  sent.before = { ...nothing, isReading: true }
  expect(findSend(paint(form))).toContain('aria-busy="true"')
})

test('what was sent before and may yet be booked needs a tick, as more of it does anew', () => {
  const typed = (_: Impact, type: (rows: AdjustmentFormRow[]) => void) =>
    type([{ ...row, amount: '5' }])
  const open = (...targets: (string | null)[]) => ({
    ...nothing,
    batches: targets.map((target) => ({
      ...{ operation: 'createPayments', target, rows: 1, state: 'accepted' },
      ...{ sentAt: '2026-03-12T08:00:00.000Z', end: null, record: null },
    })),
  })
  sent.before = open('i2')
  expect(walk(typed)).toEqual([true, false])
  sent.before = open('i1')
  expect(walk(typed)).toEqual([true, true])
  const again = (page: Impact, type: (rows: AdjustmentFormRow[]) => void) => {
    sent.before = open('i1', null)
    typed(page, type)
  }
  expect(walk(typed, tick, again)).toEqual([true, true, false, true])
})

test('what needs a tick cannot be sent without one', () => {
  expect(findSend(paint(form))).toContain('aria-disabled="true"')
})

/** What is known of some rows, of which the first invoice alone was read. */
function judge(...rows: AdjustmentFormRow[]): Impact {
  let impact: Impact | null = null
  const Page = () => {
    impact = useAdjustmentImpact({ kind: 'payment', organizationId }, rows)
    return null
  }
  renderPage(<Page />, (client) =>
    client.setQueryData(getImpactInvoiceQuery(organizationId, 'i1').queryKey, {
      data: { ...invoice, claims: [{ type: 'PRINCIPAL', remainingAmount: 1000, currency: 'NOK' }] },
    } as never),
  )
  return impact!
}

test('what remains of claims is not told of rows on several invoices, of which one is read', () => {
  expect(judge({ ...row, amount: '100' }).claims).toMatchObject([{ after: '900' }])
  expect(
    judge({ ...row, amount: '100' }, { ...row, invoiceId: 'i2', amount: '5' }).claims,
  ).toBeNull()
})

test('what remains is in the currency of the invoice, whatever is typed', () => {
  expect(judge({ ...row, currency: 'EUR' }, { ...row, invoiceId: 'i2' }).currencies).toEqual([
    'NOK',
    undefined,
  ])
  const inEuro = paint(
    <AdjustmentForm
      {...{ kind: 'correction', organizationId, clientNo: '1001', userName: 'kari' }}
      {...{ draftKey: 'correction:i1', kept: null, unread: null }}
      rows={[{ ...row, currency: 'EUR' }]}
      onClose={() => {}}
    />,
  )
  expect(inEuro).toContain('1 000,00 NOK')
  expect(inEuro).not.toContain('1 000,00 EUR')
})
