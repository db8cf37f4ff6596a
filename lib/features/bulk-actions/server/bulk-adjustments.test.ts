import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { submitAdjustments } from '@/lib/features/adjustments/server/public'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { begin, organizationId, readAction, work } from '@/tests/support/bulk-actions-under-test'
import { adjusting, invoiceUpstream } from '@/tests/support/bulk-payments-under-test'
import {
  arrivedAt,
  asKari,
  deskUnderTest,
  endPauses,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { type Fault, restartDesk } from '@/tests/support/faulty-upstream'
import { emptyDesk } from '@/tests/support/stores'

const desk = deskUnderTest()
const goOn = (bulkActionId: string) =>
  executeOperation(
    'continueBulkAction',
    { params: { bulkActionId } },
    { idempotencyKey: randomUUID() },
  )

async function begun(count: number, kind: 'payment' | 'correction' = 'payment') {
  await asKari()
  const service = invoiceUpstream(desk, count)
  const action = adjusting(kind, service.invoices)
  expect(await begin(action)).toMatchObject({ ok: true })
  const timesTaken = () => service.invoices.map(({ id }) => service.takenOf(id).length)
  return { service, timesTaken, ...action }
}

describe('payments and corrections of many invoices', () => {
  test.each(['payment', 'correction'] as const)(
    'each %s goes out once as a batch of its own, with what was typed, and waits to be booked',
    async (kind) => {
      const { service, bulkActionId, rows } = await begun(2, kind)
      await work(bulkActionId)
      const { state, counts, rows: results } = await readAction(bulkActionId)
      expect([state, counts]).toEqual(['over', { accepted: 2 }])
      expect(results).toMatchObject(
        service.invoices.map(({ id, invoiceNumber, remainingAmount }) => ({
          subject: { is: 'invoice', id, number: invoiceNumber },
          adjustment: { amount: remainingAmount, currency: 'NOK' },
          batchId: service.batches.find((each) => each.rows[0]!.invoiceId === id)!.batchId,
        })),
      )
      const sourceIds = rows.rows.map(({ adjustment }) => adjustment.sourceId)
      const name = kind === 'payment' ? 'uniqueSourcePaymentId' : 'uniqueSourceCorrectionId'
      expect(service.batches.flatMap((batch) => batch.rows.map((row) => row[name]))).toEqual(
        sourceIds.toReversed(),
      )
    },
  )

  test('a row says that it was booked, or refused, once its batch was asked for', async () => {
    const { service, bulkActionId } = await begun(2)
    await work(bulkActionId)
    service.book([service.invoices[1]!.id])
    for (const { idempotencyKey } of (await readAction(bulkActionId)).rows)
      await executeOperation('getSentBatch', { params: { idempotencyKey } })
    expect((await readAction(bulkActionId)).rows.map(({ state }) => state)).toEqual([
      'done',
      'refused',
    ])
  })

  test('an invoice that others changed, or that is gone, is not paid, and the rest is', async () => {
    const { service, timesTaken, bulkActionId } = await begun(4)
    service.invoices[0]!.remainingAmount = 1
    service.invoices[2]!.status = 'CLOSED'
    const gone = service.invoices[3]!.id
    service.invoices[3]!.id = '9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'
    await work(bulkActionId)
    const { rows } = await readAction(bulkActionId)
    expect(rows.map(({ state }) => state)).toEqual(['changed', 'accepted', 'changed', 'gone'])
    expect(timesTaken()).toEqual([0, 1, 0, 0])
    expect(service.takenOf(gone)).toEqual([])
  })

  test('halts at a lost answer, never sends that row again, and a check finds its batch', async () => {
    const { service, timesTaken, bulkActionId } = await begun(3)
    service.writeFaults.push(null, 'drop-after')
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({
      ...{ state: 'halted', counts: { accepted: 1, unknown: 1, waiting: 1 } },
    })
    await goOn(bulkActionId)
    await work(bulkActionId)
    const { rows } = await readAction(bulkActionId)
    expect(timesTaken()).toEqual([1, 1, 1])
    service.book()
    await checkOutcome({ idempotencyKey: rows[1]!.idempotencyKey, operation: 'createPayments' })
    const { counts } = await readAction(bulkActionId)
    expect(counts.unknown).toBeUndefined()
    expect(timesTaken()).toEqual([1, 1, 1])
  })

  test('the same rows begun a second time send nothing, since they may be there', async () => {
    const { timesTaken, bulkActionId, rows, start } = await begun(2)
    await work(bulkActionId)
    const second = {
      rows: {
        ...{ ...rows, bulkActionId: randomUUID() },
        rows: rows.rows.map((row) => ({ ...row, idempotencyKey: randomUUID() })),
      },
      start,
    }
    const again = { ...second, start: { ...start, bulkActionId: second.rows.bulkActionId } }
    expect(await begin(again)).toMatchObject({ ok: true })
    await work(second.rows.bulkActionId)
    expect(await readAction(second.rows.bulkActionId)).toMatchObject({
      state: 'over',
      rows: Array(2).fill({ state: 'refused', failure: { code: 'sent-before' } }),
    })
    expect(timesTaken()).toEqual([1, 1])
  })

  test('a row that arrives twice at once ends as its first arrival did, though that changed the invoice', async () => {
    await asKari()
    const { invoices } = invoiceUpstream(desk, 1)
    const [row] = adjusting('payment', invoices).rows.rows
    const posted = Promise.withResolvers<void>()
    let reads = 0
    upstreamAnswers(desk, async ({ method, url }, response) => {
      if (method === 'POST') {
        invoices[0]!.remainingAmount = 0
        json(response, 202, { data: { batchId: randomUUID() } })
        return posted.resolve()
      }
      if (!url.includes('/invoices/')) return json(response, 200, { summary: {}, data: [] })
      reads += 1
      if (reads === 2) await posted.promise
      json(response, 200, { data: invoices[0] })
    })
    const submission = {
      ...{ idempotencyKey: row!.idempotencyKey, userName: 'kari', organizationId },
      ...{ kind: 'payment' as const, seen: row!.seen, rows: [row!.adjustment] },
    }
    const [one, other] = await Promise.all([
      submitAdjustments(submission),
      submitAdjustments(submission),
    ])
    expect(one).toMatchObject({ ok: true })
    expect(other).toEqual(one)
    expect(arrivedAt(desk).filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('needs the number of rows typed, and rows that do what it says', async () => {
    await asKari()
    const { invoices } = invoiceUpstream(desk, 2)
    const beginWith = (change: object) => {
      const { start, ...action } = adjusting('payment', invoices)
      return begin({ ...action, start: { ...start, ...change } })
    }
    expect(await beginWith({ typedTotal: '3' })).toMatchObject({
      failure: { fields: { typedTotal: 'missing' } },
    })
    for (const verb of ['pause', 'withdraw', 'correct'])
      expect(await beginWith({ verb })).toMatchObject({ failure: { code: 'bulk-rows' } })
    expect(await beginWith({ subject: 'case' })).toMatchObject({ failure: { code: 'bulk-rows' } })
    expect(await beginWith({})).toMatchObject({ ok: true })
  })
})

const fault = fc.oneof(
  { arbitrary: fc.constant(null), weight: 4 },
  {
    arbitrary: fc.constantFrom<Fault>(
      ...(['drop-before', 'drop-after', 'kill-before', 'kill-after'] as const),
      ...([409, 422, 429, 500, 503] as const),
    ),
    weight: 3,
  },
)
const faults = fc.array(fault, { maxLength: 12 })
const kinds = fc.constantFrom('payment' as const, 'correction' as const)
/** What others do to an invoice after it was shown. */
const changes = fc.array(fc.constantFrom('pays', 'closes', 'nothing', 'nothing'), {
  minLength: 5,
  maxLength: 5,
})

describe('whatever happens to payments or corrections of many', () => {
  test('none goes out twice, and each result is true of its invoice', async () => {
    await fc.assert(
      fc.asyncProperty(
        ...([kinds, faults, faults, changes] as const),
        async (kind, writeFaults, readFaults, happenings) => {
          await emptyDesk(desk.db)
          await endPauses(desk)
          const { service, timesTaken, bulkActionId } = await begun(5, kind)
          happenings.forEach((happening, at) => {
            if (happening === 'pays') service.invoices[at]!.remainingAmount = 1
            if (happening === 'closes') service.invoices[at]!.status = 'CLOSED'
          })
          Object.assign(service, { writeFaults: [...writeFaults], readFaults: [...readFaults] })
          for (let tries = 0; tries < 30; tries += 1) {
            await work(bulkActionId)
            if (service.killed) await restartDesk(desk, service.killed)
            service.killed = null
            await endPauses(desk)
            const { state } = await readAction(bulkActionId)
            if (state === 'over') break
            if (state === 'halted') await goOn(bulkActionId)
          }
          Object.assign(service, { writeFaults: [], readFaults: [] })
          await endPauses(desk)
          const judge = async () => {
            const { rows } = await readAction(bulkActionId)
            rows.forEach(({ state }, at) => {
              const times = timesTaken()[at]!
              expect(times).toBeLessThanOrEqual(1)
              if (state === 'accepted' || state === 'done') expect(times).toBe(1)
              if (state !== 'accepted' && state !== 'done' && state !== 'unknown')
                expect([state, times]).toEqual([state, 0])
              if (state === 'changed') expect(happenings[at]).not.toBe('nothing')
            })
            return rows
          }
          const operation = kind === 'payment' ? 'createPayments' : 'createCorrections'
          for (const { idempotencyKey, state } of await judge())
            if (state === 'unknown') await checkOutcome({ idempotencyKey, operation })
          await judge()
        },
      ),
      { numRuns: 25 },
    )
  }, 240_000)
})
