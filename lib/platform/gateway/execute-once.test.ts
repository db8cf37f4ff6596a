import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { CustomerUpdate } from '@/lib/contracts/receivables/customers'
import { journal } from '@/lib/platform/database/schema'
import { makeKeyedDigest } from '@/lib/platform/database/sealed'
import { browserHeaders } from '@/tests/next-headers'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { forgetAll } from '@/tests/support/forget-sessions'
import { storedText, storeKinds } from '@/tests/support/stores'
import { computeFingerprint } from './execute-once'
import { executeOperation } from './execute-operation'

const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const done = { status: 'PROCESSED', result: 'UPDATED', customerNo: '10001' }

function save(
  customer: Partial<CustomerUpdate> = {},
  id = idempotencyKey,
  before?: Record<string, unknown>,
  draft?: unknown,
) {
  const body = {
    metadata: { userId: 'somebody-else' },
    customer: { customerNo: '10001', phoneNo: '+4799887766', ...customer },
  }
  return executeOperation(
    'updateCustomer',
    { params: { clientno: '1001' }, body },
    { idempotencyKey: id, before, draft },
  )
}

describe.each(storeKinds)('a write, with its journal on %s,', (kind) => {
  const desk = deskUnderTest(kind)
  const works = () => upstreamAnswers(desk, (_, response) => json(response, 200, done))

  test('stands in the journal before it arrives upstream', async () => {
    await asKari()
    let atArrival: unknown
    upstreamAnswers(desk, async (_, response) => {
      atArrival = (await desk.journalRows())[0]
      json(response, 200, done)
    })
    await save({}, idempotencyKey, { phoneNo: '+4722334455' })
    expect(atArrival).toMatchObject({
      idempotencyKey,
      state: 'sending',
      person: 'kari',
      operation: 'updateCustomer',
      area: 'receivables',
      clientNo: '1001',
      target: '10001',
    })
    expect(atArrival).toMatchObject({
      before: { phoneNo: '+4722334455' },
      outcome: null,
      endedAt: null,
    })
    expect((await desk.journalRows())[0]).toMatchObject({
      state: 'done',
      outcome: { ok: true, value: done },
      endedAt: expect.any(Date),
    })
  })

  test('carries the name of the person who is signed in, whatever the page said', async () => {
    await asKari()
    works()
    await save()
    expect(JSON.parse(arrivedAt(desk)[0]!.text).metadata).toEqual({ userId: 'kari' })
  })

  test('is known to log, journal and upstream under one request id', async () => {
    await asKari()
    works()
    await save()
    const { requestId } = (await desk.journalRows())[0]!
    expect(arrivedAt(desk)[0]!.headers['x-request-id']).toBe(requestId)
    expect(desk.log.map((line) => JSON.parse(line).requestId)).toContain(requestId)
  })

  test('that arrives twenty times at once goes out once, and all get its outcome', async () => {
    await asKari()
    works()
    const results = await Promise.all(Array.from({ length: 20 }, () => save()))
    expect(arrivedAt(desk)).toHaveLength(1)
    for (const result of results) expect(result).toEqual({ ok: true, value: done })
  })

  test('has six times the longest call and five seconds, before it counts as lost', async () => {
    await asKari()
    works()
    await save()
    const [row] = await desk.journalRows()
    expect(row!.deadlineAt.getTime() - row!.sentAt.getTime()).toBe(6 * 2_000 + 5_000)
  })

  test('of the same draft is the same one, whatever would be sent by then', async () => {
    await asKari()
    works()
    const first = await save({}, idempotencyKey, undefined, { typed: 'Bergen' })
    expect(
      await save({ phoneNo: '+4711111111' }, idempotencyKey, undefined, { typed: 'Bergen' }),
    ).toEqual(first)
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test('of another draft under the same idempotency key is refused, even where the same would be sent', async () => {
    await asKari()
    works()
    await save({}, idempotencyKey, undefined, { typed: 'Bergen' })
    expect(await save({}, idempotencyKey, undefined, { typed: 'Bodø' })).toEqual({
      ok: false,
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test('keeps the fingerprint that an older desk, which called the key intentId, gave its draft', () => {
    const rest = { userName: 'kari', note: '"idempotencyKey":"typed"' }
    expect(computeFingerprint('createCorrections', { idempotencyKey, ...rest })).toBe(
      makeKeyedDigest(JSON.stringify(['createCorrections', { intentId: idempotencyKey, ...rest }])),
    )
  })

  test('that was refused is not sent again, and says the same again', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 422, { message: 'No such group' }))
    const first = await save()
    expect(await save()).toEqual(first)
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test.each<[string, Partial<CustomerUpdate>, () => Promise<unknown>]>([
    ['another input', { phoneNo: '+4711111111' }, asKari],
    ['another person', {}, asOla],
  ])('of an idempotency key that is used by %s is refused', async (_, customer, signIn) => {
    await asKari()
    works()
    await save()
    await signIn()
    expect(await save(customer)).toEqual({
      ok: false,
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test('that never left may go again under the same idempotency key, and then only once', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 401, {}))
    desk.identity.used.add('refresh-0')
    expect(await save()).toMatchObject({ failure: { kind: 'unauthenticated' } })
    expect((await desk.journalRows())[0]).toMatchObject({ state: 'not-sent' })

    await asKari()
    works()
    const results = await Promise.all([save(), save(), save()])
    expect(results).toEqual(Array(3).fill({ ok: true, value: done }))
    expect(arrivedAt(desk)).toHaveLength(1)
    expect(await desk.journalRows()).toMatchObject([{ state: 'done' }])
  })

  test('that never left may not go again for another person', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 401, {}))
    desk.identity.used.add('refresh-0')
    await save()
    await asOla()
    works()
    expect(await save()).toMatchObject({
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    expect(arrivedAt(desk)).toEqual([])
  })

  test('whose process died is unknown after its deadline, and its idempotency key sends nothing', async () => {
    await asKari()
    works()
    await save()
    const past = new Date(Date.now() - 1_000)
    await desk.db
      .update(journal)
      .set({ state: 'sending', outcome: null, endedAt: null, deadlineAt: past })
      .where(eq(journal.idempotencyKey, idempotencyKey))
    expect(await save()).toMatchObject({ failure: { kind: 'unknown-outcome', code: 'deadline' } })
    expect(arrivedAt(desk)).toHaveLength(1)
    const seen = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
    expect(seen).toMatchObject({ ok: true, value: { state: 'unknown', code: 'deadline' } })
    expect(await executeOperation('listJournal', { body: { state: 'unknown' } })).toMatchObject({
      value: { unknown: 1, entries: [{ idempotencyKey }] },
    })
    expect(await executeOperation('listJournal', { body: { state: 'sending' } })).toMatchObject({
      value: { entries: [] },
    })
  })

  test('that another process is sending is waited for', async () => {
    await asKari()
    works()
    await save()
    const outcome = (await desk.journalRows())[0]!.outcome
    await desk.db
      .update(journal)
      .set({ state: 'sending', outcome: null, deadlineAt: new Date(Date.now() + 60_000) })
    const waiting = save()
    await desk.db.update(journal).set({ state: 'done', outcome })
    expect(await waiting).toEqual({ ok: true, value: done })
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test('keeps identity numbers, birth dates and bank accounts out of the journal in the clear', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 200, { ...done, ssn: '01019030071' }))
    const secret = { ssn: '01019030071', dateOfBirth: '1990-01-01', bankAccountNo: '86011117947' }
    await save({ ...secret, name: 'Kari Hansen' })
    expect(JSON.parse(arrivedAt(desk)[0]!.text).customer).toMatchObject(secret)
    const stored = await storedText(desk.db, 'desk.journal')
    expect(stored).toMatch(/"payload":\{"sealed":"v2\./)
    expect(stored).not.toMatch(/Kari Hansen|01019030071|1990-01-01|86011117947/)
    const entry = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
    expect(entry).toMatchObject({
      value: {
        fields: expect.arrayContaining([
          { field: 'ssn', sent: expect.stringMatching(/^••••• ~[\w-]{8}$/) },
          { field: 'name', sent: 'Kari Hansen' },
        ]),
      },
    })
    expect(desk.log.join()).not.toMatch(/01019030071|86011117947/)
  })

  /**
   * The lines that tell of a failure of the desk itself, and proof that none of the log holds what
   * was typed or a statement.
   */
  function broken() {
    expect(desk.log.join()).not.toMatch(/Lykkens vei|4799887766|Failed query|insert into|update "/)
    return desk.log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'broken')
  }

  test('without a journal is not sent, and the log does not tell what was typed', async () => {
    await asKari()
    works()
    const typed = { postalAddress: { addressLine1: 'Lykkens vei 7', cityName: 'Bergen' } }
    await withoutTable('journal', async () =>
      expect(await save(typed)).toEqual({ ok: false, failure: { kind: 'broken' } }),
    )
    expect(arrivedAt(desk)).toEqual([])
    expect(broken()).toMatchObject([{ operation: 'updateCustomer', error: 'Error', code: '42P01' }])
    expect(await save(typed)).toEqual({ ok: true, value: done })
  })

  test('whose journal breaks while it is under way is not known, is not sent again, and the log does not tell what was typed', async () => {
    await asKari()
    const typed = { postalAddress: { addressLine1: 'Lykkens vei 7', cityName: 'Bergen' } }
    upstreamAnswers(desk, async (_, response) => {
      await desk.db.execute(sql`alter table desk.journal rename to journal_gone`)
      json(response, 200, {
        ...done,
        warnings: [{ field: 'addressLine1', message: 'Lykkens vei 7' }],
      })
    })
    const result = await save(typed).finally(() =>
      desk.db.execute(sql`alter table desk.journal_gone rename to journal`),
    )
    const { requestId } = (await desk.journalRows())[0]!
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'unknown-outcome', code: 'broken', requestId },
    })
    expect(broken()).toMatchObject([{ operation: 'updateCustomer', requestId, error: 'Error' }])

    await desk.db.update(journal).set({ deadlineAt: new Date(Date.now() - 1_000) })
    expect(await save(typed)).toMatchObject({
      failure: { kind: 'unknown-outcome', code: 'deadline' },
    })
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test.each(['session', 'journal'])(
    'and a read end in a value while the table of the %s is gone',
    async (table) => {
      await asKari()
      forgetAll()
      works()
      await withoutTable(table, async () => {
        expect(await save()).toEqual({ ok: false, failure: { kind: 'broken' } })
        expect(await executeOperation('listJournal', { body: {} })).toEqual({
          ok: false,
          failure: { kind: 'broken' },
        })
      })
      expect(arrivedAt(desk)).toEqual([])
      expect(broken()).toHaveLength(2)
    },
  )

  async function withoutTable(table: string, work: () => Promise<unknown>) {
    await desk.db.execute(sql.raw(`alter table desk.${table} rename to ${table}_gone`))
    await work().finally(() =>
      desk.db.execute(sql.raw(`alter table desk.${table}_gone rename to ${table}`)),
    )
  }
})

describe('a write without an idempotency key', () => {
  const desk = deskUnderTest()
  test('is a bug, and nothing is sent', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 200, done))
    const naked = await executeOperation('updateCustomer', {
      params: { clientno: '1001' },
      body: { customer: { customerNo: '7' } },
    })
    expect(naked).toEqual({ ok: false, failure: { kind: 'broken' } })
    expect(desk.log.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'broken', operation: 'updateCustomer', error: 'Error' },
    ])
    expect(arrivedAt(desk)).toEqual([])
    expect(await desk.journalRows()).toEqual([])
  })
})

describe('the door', () => {
  deskUnderTest()
  test('lets the signals of the framework through', async () => {
    await asKari()
    const signal = Object.assign(new Error('prerender'), { digest: 'HANGING_PROMISE_REJECTION' })
    vi.spyOn(browserHeaders, 'cookies').mockRejectedValueOnce(signal)
    await expect(executeOperation('listJournal', { body: {} })).rejects.toBe(signal)
  })
})
