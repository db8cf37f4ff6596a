import { beforeEach, describe, expect, test } from 'vitest'
import type { PostingSubmission } from '@/lib/contracts/desk/receivables/auto-postings'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { recordOutcome } from '@/lib/features/journal/server/record-outcome'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { arrivedAt, asKari, deskUnderTest } from '@/tests/support/desk-under-test'

import { postingService } from '@/tests/support/posting-service'
import { areasAt, forgetProcess, useSettings } from '@/tests/support/settings'
import { everyRight, workspaces } from '@/tests/support/tokens'
import { bookPostings } from './book-postings'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const row = {
  ...{ customerNo: '10001', documentNo: '7', amount: 10, currency: 'NOK' },
  ...{ postingDate: '2026-11-26', text: '' },
}
const submission: PostingSubmission = {
  ...{ idempotencyKey, userName: 'kari', clientNo: '1001', method: 'PAYMENT' },
  ...{ rows: [row, { ...row, amount: 5, text: 'Rest' }], typedTotal: '2' },
}
let service: ReturnType<typeof postingService>
beforeEach(async () => {
  await asKari()
  service = postingService(desk)
})
const sends = () => arrivedAt(desk).filter(({ method }) => method === 'POST')
const check = () => checkOutcome({ idempotencyKey, operation: 'createAutoPostings' })
const states = async () => (await desk.journalRows()).map(({ state }) => state)

test('a set is booked once, however often it arrives, and each row is told', async () => {
  for (const result of [await bookPostings(submission), await bookPostings(submission)])
    expect(result).toMatchObject({ ok: true, value: [{ is: 'booked' }, { is: 'booked' }] })
  expect(sends().map(({ url, text }) => [url, JSON.parse(text).autoPostings])).toEqual([
    [
      expect.stringMatching(/\/clients\/1001\/autopostings\/PAYMENT$/),
      [
        { ...row, text: undefined },
        { ...row, amount: 5, text: 'Rest' },
      ],
    ],
  ])
})

test('nothing is sent without the right, under another number of rows, or of no amount', async () => {
  await asKari({ rights: everyRight.filter((right) => right !== 'write:arm.customer') })
  expect(await bookPostings(submission)).toMatchObject({ failure: { kind: 'forbidden' } })
  await asKari()
  for (const wrong of [{ typedTotal: '3' }, { rows: [] }, { rows: [{ ...row, amount: 0 }] }])
    expect(await bookPostings({ ...submission, ...wrong })).toMatchObject({
      failure: { kind: 'invalid' },
    })
  expect(sends()).toEqual([])
})

test('a question what would become of a set carries its option on every row, or is not asked', async () => {
  const ask = (...rows: object[]) =>
    executeOperation('validateAutoPostings', {
      params: { clientno: '1001', autopostingmethod: 'PAYMENT' },
      body: { autoPostings: rows as never },
    })
  service.answer = { status: 'VALIDATED', results: [] }
  const { text: _, ...posting } = row
  expect(await ask({ ...posting, validateOnly: true })).toMatchObject({ ok: true })
  for (const rows of [[posting], [{ ...posting, validateOnly: true }, posting]])
    expect(await ask(...rows)).toMatchObject({ failure: { kind: 'invalid' } })
  expect(sends()).toHaveLength(1)
  expect(await states()).toEqual([])
})

test('a refused set is told row by row, the bad one apart from those rejected with it', async () => {
  service.answer = {
    status: 'FAILED',
    message: 'Nothing was booked',
    results: [
      { index: 0, status: 'FAILED', resultType: 'BATCH-REJECTED', message: 'Rejected' },
      { index: 1, status: 'FAILED', resultType: 'REJECTED', message: 'Only 3 remain' },
    ],
  }
  expect(await bookPostings(submission)).toMatchObject({
    ok: false,
    failure: { kind: 'refused', fields: { 'rows.1': 'Only 3 remain' } },
  })
  expect(await states()).toEqual(['refused'])
})

describe('an answer that was lost', () => {
  test('after it was booked is told by the items, once a person asks', async () => {
    service.writeFaults = ['drop-after']
    expect(await bookPostings(submission)).toMatchObject({ failure: { kind: 'unknown-outcome' } })
    expect(await check()).toMatchObject({ value: { state: 'done', look: { found: 'applied' } } })
    expect(service.booked).toHaveLength(1)
  })

  test.each([
    ['nothing was booked', 100],
    ['somebody booked something else', 90],
  ])('stays unknown where %s, and is never sent again', async (_, remaining) => {
    service.writeFaults = ['drop-before']
    await bookPostings(submission)
    service.remaining = remaining
    expect(await check()).toMatchObject({
      value: { state: 'unknown', look: { found: 'unproven' } },
    })
    await bookPostings(submission)
    expect(sends()).toHaveLength(1)
  })

  test('keeps another set with one of its documents from going out, until somebody knows', async () => {
    service.writeFaults = ['drop-after']
    await bookPostings(submission)
    const another = { ...submission, idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' }
    expect(await bookPostings(another)).toMatchObject({
      failure: { kind: 'not-sent', code: 'outcome-open' },
    })
    const elsewhere = {
      ...{ ...submission, idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13' },
      ...{ rows: [{ ...row, documentNo: '8' }], typedTotal: '1' },
    }
    service.answer = { status: 'PROCESSED', results: [] }
    expect(await bookPostings(elsewhere)).toMatchObject({ ok: true })
    service.answer = null
    expect(sends()).toHaveLength(2)
    await check()
    expect(await bookPostings(another)).toMatchObject({ ok: true })
  })

  const record = (of: string) =>
    recordOutcome({
      ...{ idempotencyKey: crypto.randomUUID(), userName: 'kari', of },
      ...{ found: 'not-applied', note: 'Asked by telephone' },
    })
  const another = { ...submission, idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' }

  test.each([null, 'drop-after'] as const)(
    'is not told by what a later set has booked, whose answer was: %s',
    async (fault) => {
      service.writeFaults = ['drop-before']
      await bookPostings(submission)
      await record(idempotencyKey)
      if (fault) service.writeFaults = [fault]
      await bookPostings(another)
      expect(service.booked).toHaveLength(1)
      expect(await check()).toMatchObject({ value: { state: 'not-applied' } })
    },
  )

  test('is told by the items, whatever an earlier set has booked on them', async () => {
    await bookPostings(another)
    service.writeFaults = ['drop-after']
    await bookPostings(submission)
    expect(await check()).toMatchObject({ value: { state: 'done' } })
  })

  test('keeps every other set from going out where its rows are not kept any more', async () => {
    service.writeFaults = ['drop-before']
    await bookPostings(submission)
    await desk.db.update(journal).set({ payload: null, payloadIds: null })
    const elsewhere = { ...another, rows: [{ ...row, documentNo: '8' }], typedTotal: '1' }
    expect(await bookPostings(elsewhere)).toMatchObject({ failure: { code: 'outcome-open' } })
    expect(sends()).toHaveLength(1)
  })

  test('keeps them from going out also where more writes are open than come at once', async () => {
    service.writeFaults = ['drop-before']
    await bookPostings(submission)
    await desk.db.update(journal).set({ payload: null, payloadIds: null })
    const [open] = await desk.db.select().from(journal)
    const sentAt = new Date(open!.sentAt.getTime() + 1)
    await desk.db.insert(journal).values(
      Array.from({ length: 201 }, () => ({
        ...{ ...open!, idempotencyKey: crypto.randomUUID(), sentAt },
        operation: 'createCorrections',
      })),
    )
    const elsewhere = { ...another, rows: [{ ...row, documentNo: '8' }], typedTotal: '1' }
    expect(await bookPostings(elsewhere)).toMatchObject({ failure: { code: 'outcome-open' } })
    expect(sends()).toHaveLength(1)
  })

  test('keeps them from going out where it is not known whose writes the person may see', async () => {
    useSettings({ ...areasAt(desk.upstream.base), DESK_WORKSPACES: JSON.stringify(workspaces) })
    await asKari()
    service.writeFaults = ['drop-before']
    await bookPostings(submission)
    forgetProcess()
    const elsewhere = { ...another, rows: [{ ...row, documentNo: '8' }], typedTotal: '1' }
    service.readFaults = Array(20).fill(503)
    expect(await bookPostings(elsewhere)).toMatchObject({
      failure: { kind: 'not-sent', code: 'rights' },
    })
    expect(sends()).toHaveLength(1)
  })

  test('cannot be looked for where nothing was known of the items before', async () => {
    Object.assign(service, { writeFaults: ['drop-before'], readFaults: Array(9).fill(503) })
    await bookPostings(submission)
    service.readFaults = []
    expect(await check()).toMatchObject({ failure: { code: 'cannot-look' } })
    expect(await states()).toEqual(['unknown'])
  })
})
