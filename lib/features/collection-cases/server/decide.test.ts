import { describe, expect, test, vi } from 'vitest'
import { toRowResult } from '@/components/collection-cases/decisions/row-result'
import type { Decision } from '@/lib/contracts/desk/decision'
import { toCaseState, toInvoiceState } from '@/lib/features/collection-cases/domain/subject-state'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { journal as journalTable } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import * as journal from '@/lib/platform/journal/read-journal'
import { settleMs } from '@/lib/platform/journal/write-journal'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { decide } from './decide'

const desk = deskUnderTest()
const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'
const caseId = '2b7d9c64-51c3-4f0e-9d6a-7f1e0c3a5b21'
const invoiceId = '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const stored = {
  caseId,
  caseNumber: 100_042,
  status: 'OPEN',
  subStatus: 'REMINDER_SENT',
  remainingAmount: 1_250.5,
  currency: 'NOK',
  debtors: [{ fullName: 'Kari Nordmann', identificationNumber: '01019030071' }],
  invoices: [{ invoiceId, remainingAmount: 1_250.5, currency: 'NOK' }],
}
const pause: Decision = {
  idempotencyKey,
  userName: 'kari',
  organizationId,
  decision: 'pauseCase',
  caseId,
  caseNumber: 100_042,
  seen: toCaseState(stored),
  reason: ' A payment plan is being agreed ',
  until: '2026-04-30',
  typedNo: '',
}

type Write = Parameters<typeof upstreamAnswers>[1]

/** An upstream with one case and one invoice of it; `write` answers a decision, else it is done. */
function oneCase(write?: Write) {
  const there = {
    case: { ...stored },
    invoice: { id: invoiceId, status: 'OPEN', remainingAmount: 1_250.5, currency: 'NOK' },
  }
  upstreamAnswers(desk, (request, response, socket) => {
    if (request.method === 'GET' && request.url.includes('/cases'))
      return json(response, 200, { summary: {}, data: [there.case] })
    if (request.method === 'GET') return json(response, 200, { summary: {}, data: there.invoice })
    if (write) return write(request, response, socket)
    if (request.url.includes('/invoices/')) there.invoice.status = 'WITHDRAWN'
    else there.case.status = 'PAUSED'
    response.writeHead(204).end()
  })
  return there
}

const writes = () => arrivedAt(desk).filter(({ method }) => method === 'POST')

describe('a person who decides on a case', () => {
  test('sends it once, however often it arrives, and the journal keeps what stood there and what was seen', async () => {
    await asKari()
    oneCase()
    for (const result of [await decide(pause), await decide(pause)])
      expect(result).toMatchObject({
        ok: true,
        value: { outcome: 'sent', isAccepted: false, found: 'applied', now: { status: 'PAUSED' } },
      })
    expect(writes().map(({ url, text }) => [url, JSON.parse(text)])).toEqual([
      [
        expect.stringContaining(`/orgs/${organizationId}/cases/${caseId}/pause`),
        { reason: 'A payment plan is being agreed', until: '2026-04-30' },
      ],
    ])
    expect(await executeOperation('getJournalEntry', { params: { idempotencyKey } })).toMatchObject(
      {
        value: {
          state: 'done',
          organizationId,
          target: caseId,
          fields: expect.arrayContaining([
            { field: 'until', sent: '2026-04-30' },
            { field: 'status', before: 'OPEN', stored: 'PAUSED' },
            { field: 'caseNumber', before: '100042' },
          ]),
        },
      },
    )
  })

  test('hands nothing unmasked to a browser', async () => {
    await asKari()
    oneCase()
    expect(JSON.stringify(await decide(pause))).not.toContain('01019030071')
    expect(
      JSON.stringify(
        await decide({ ...pause, idempotencyKey: crypto.randomUUID(), seen: toCaseState({}) }),
      ),
    ).not.toContain('01019030071')
  })

  test('is told that the upstream will do it, where it says no more than that', async () => {
    await asKari()
    oneCase((_, response) => json(response, 202, { summary: { status: 'SUCCESS' } }))
    expect(await decide(pause)).toMatchObject({
      value: { outcome: 'sent', isAccepted: true, found: 'not-applied' },
    })
  })

  test('is told no more than that it was submitted where the journal cannot be read', async () => {
    await asKari()
    oneCase((_, response) => {
      vi.spyOn(journal, 'readJournalEntry').mockRejectedValueOnce(new Error('no journal'))
      json(response, 202, { summary: { status: 'SUCCESS' } })
    })
    expect(toRowResult(await decide(pause))).toEqual({ is: 'taken' })
  })

  test.each([
    [
      'paid meanwhile',
      { remainingAmount: 250.5 },
      [{ field: 'remainingAmount', before: 1_250.5, now: 250.5 }],
    ],
    [
      'withdrawn meanwhile',
      { status: 'WITHDRAWN' },
      [{ field: 'status', before: 'OPEN', now: 'WITHDRAWN' }],
    ],
    [
      'grown meanwhile',
      { invoices: [...stored.invoices, { invoiceId: 'i2', remainingAmount: 1, currency: 'NOK' }] },
      [{ field: 'invoices[i2]', before: null, now: 'i2' }],
    ],
  ])('sends nothing when the case was %s, and is shown both', async (_, change, changes) => {
    await asKari()
    Object.assign(oneCase().case, change)
    expect(await decide(pause)).toMatchObject({
      value: { outcome: 'changed', changes, now: { caseId } },
    })
    expect([writes(), await desk.journalRows()]).toEqual([[], []])
  })

  test('sends nothing when the number leads to another case', async () => {
    await asKari()
    oneCase().case.caseId = '3b7d9c64-51c3-4f0e-9d6a-7f1e0c3a5b22'
    expect(await decide(pause)).toMatchObject({ failure: { kind: 'not-found' } })
    expect(writes()).toEqual([])
  })

  test.each([
    ['{}', {}, { kind: 'not-sent', code: 'no-list' }],
    ['{ data: null }', { data: null }, { kind: 'not-sent', code: 'no-list' }],
    ['an empty list', { data: [] }, { kind: 'not-found' }],
    [
      'a case that tells no id',
      { data: [{ caseNumber: pause.caseNumber }] },
      { kind: 'not-sent', code: 'filter-ignored', message: 'caseId' },
    ],
  ])('sends nothing when the case is answered with %s', async (_, answer, failure) => {
    await asKari()
    upstreamAnswers(desk, (__, response) => json(response, 200, answer))
    expect(await decide(pause)).toEqual({ ok: false, failure })
    expect(writes()).toEqual([])
  })

  test('reads why the upstream refuses, and the journal says so', async () => {
    await asKari()
    oneCase((_, response) => json(response, 409, { message: 'the case is closed' }))
    expect(await decide(pause)).toMatchObject({
      failure: { kind: 'conflict', status: 409, message: 'the case is closed' },
    })
    expect(await desk.journalRows()).toMatchObject([{ state: 'refused' }])
  })

  test.each([
    ['stands as decided', 'PAUSED', 'done', 'applied'],
    ['stands as before', 'OPEN', 'not-applied', 'not-applied'],
    ['stands elsewhere', 'CLOSED', 'unknown', 'partly'],
  ])(
    'is told that nobody knows when the answer is lost, and learns by a look that it %s',
    async (_, status, state, found) => {
      await asKari()
      const there = oneCase((__, ___, socket) => {
        there.case.status = status
        socket.destroy()
      })
      expect(await decide(pause)).toMatchObject({ failure: { kind: 'unknown-outcome' } })
      expect(await checkOutcome({ idempotencyKey, operation: 'pauseCase' })).toMatchObject({
        value: { state, look: { found, person: 'kari' } },
      })
      expect(writes()).toHaveLength(1)
    },
  )

  test('learns nothing by a look that fails, and nothing is noted of it', async () => {
    await asKari()
    oneCase((_, __, socket) => void socket.destroy())
    await decide(pause)
    upstreamAnswers(desk, (_, response) => json(response, 503, {}))
    expect(await checkOutcome({ idempotencyKey, operation: 'pauseCase' })).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable', status: 503 },
    })
    expect(await desk.journalRows()).toMatchObject([{ state: 'unknown', look: null }])
  })

  test.each([
    ['{}', {}, { ok: false, failure: { kind: 'off-contract', code: 'no-list' } }],
    ['{ data: null }', { data: null }, { ok: false, failure: { code: 'no-list' } }],
    ['an empty list', { data: [] }, { value: { state: 'unknown', look: { found: 'gone' } } }],
  ])('learns of the case by a look that is answered with %s', async (_, answer, looked) => {
    await asKari()
    oneCase((__, ___, socket) => void socket.destroy())
    await decide(pause)
    upstreamAnswers(desk, (__, response) => json(response, 200, answer))
    expect(await checkOutcome({ idempotencyKey, operation: 'pauseCase' })).toMatchObject(looked)
  })

  test.each([
    ['a pause without a reason', { reason: ' ' }, { reason: 'missing' }],
    [
      'a withdrawal without its number',
      { decision: 'withdrawCase', typedNo: '10004' },
      { typedNo: 'missing' },
    ],
    [
      'an eviction to carry out, unsigned',
      { decision: 'acceptEvictionConfirmation' },
      { typedNo: 'missing' },
    ],
  ])('is stopped at %s', async (_, change, fields) => {
    await asKari()
    oneCase()
    expect(await decide({ ...pause, ...change })).toMatchObject({
      failure: { kind: 'invalid', fields },
    })
    expect(arrivedAt(desk)).toEqual([])
  })

  test('is refused to nobody signed in, in the name of another, and outside the own organizations', async () => {
    oneCase()
    expect(await decide(pause)).toMatchObject({ failure: { kind: 'unauthenticated' } })
    await asKari()
    expect(await decide({ ...pause, userName: 'ola' })).toMatchObject({
      failure: { kind: 'forbidden' },
    })
    expect(
      await decide({ ...pause, organizationId: '9f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d19' }),
    ).toMatchObject({
      failure: { kind: 'forbidden' },
    })
    expect(arrivedAt(desk)).toEqual([])
  })
})

describe('a person who withdraws an invoice', () => {
  const { caseId: _, caseNumber: _number, ...common } = pause
  const withdrawal = {
    ...common,
    decision: 'withdrawInvoice',
    invoiceId,
    invoiceNumber: '88120341',
    typedNo: '88120341 ',
    until: null,
  }
  const seen = toInvoiceState({ status: 'OPEN', remainingAmount: 1_250.5, currency: 'NOK' })

  test('types its number', async () => {
    await asKari()
    oneCase()
    expect(await decide({ ...withdrawal, seen })).toMatchObject({
      value: { outcome: 'sent', found: 'applied', now: { status: 'WITHDRAWN' } },
    })
    expect(writes()).toMatchObject([
      { url: expect.stringContaining(`/invoices/${invoiceId}/withdraw`) },
    ])
  })

  test.each([[{}], [{ data: null }]])(
    'and nothing is sent when it is answered with %j',
    async (answer) => {
      await asKari()
      upstreamAnswers(desk, (_, response) => json(response, 200, answer))
      expect(await decide({ ...withdrawal, seen })).toMatchObject({
        failure: { kind: 'not-sent', code: 'off-contract' },
      })
      expect(writes()).toEqual([])
    },
  )

  test('learns by a look that nothing changed only once it can come no more', async () => {
    await asKari()
    oneCase((__, ___, socket) => void socket.destroy())
    await decide({ ...withdrawal, seen })
    const check = () => checkOutcome({ idempotencyKey, operation: 'withdrawInvoice' })
    expect(await check()).toMatchObject({
      value: { state: 'unknown', look: { found: 'unproven' } },
    })
    await desk.db.update(journalTable).set({ deadlineAt: new Date(Date.now() - settleMs) })
    expect(await check()).toMatchObject({ value: { state: 'not-applied' } })
  })

  test('learns by a look what became of it', async () => {
    await asKari()
    const there = oneCase((__, ___, socket) => {
      there.invoice.status = 'WITHDRAWN'
      socket.destroy()
    })
    await decide({ ...withdrawal, seen })
    expect(await checkOutcome({ idempotencyKey, operation: 'withdrawInvoice' })).toMatchObject({
      value: { state: 'done' },
    })
  })
})
