import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { RowState } from '@/lib/contracts/desk/batches'
import { journal } from '@/lib/platform/database/schema'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { readSentBatch, readSentBatches } from './sent-batches'

const desk = deskUnderTest()
const places = { clients: ['1001'], organizations: ['o-1'] }
const kari = {
  person: 'kari',
  ...places,
  own: places,
  operations: ['createCorrections', 'updateCustomers', 'updateCustomer'],
  isWhole: true,
}
const noon = Date.UTC(2026, 2, 12, 12)
const end = {
  status: 'PARTIAL',
  succeeded: 1,
  taken: 0,
  failed: 1,
  untold: 0,
  at: '2026-03-12T12:00:00Z',
}

/** A write that was made some minutes after noon. */
async function sent(
  minute: number,
  more: Partial<typeof journal.$inferInsert> = {},
): Promise<string> {
  const at = new Date(noon + minute * 60_000)
  const about = {
    operation: 'createCorrections',
    area: 'collection',
    person: 'kari',
    organizationId: 'o-1',
    requestId: `r-${minute}`,
  }
  const row = {
    idempotencyKey: randomUUID(),
    ...about,
    fingerprint: 'f',
    target: `t-${minute}`,
    state: 'accepted' as const,
    sentAt: at,
    deadlineAt: at,
  }
  const payload = { body: { corrections: [{}, {}] } }
  await desk.db.insert(journal).values({ ...row, payload, ...more })
  return more.idempotencyKey ?? row.idempotencyKey
}
const listed = async (question: Parameters<typeof readSentBatches>[1], reader = kari) => {
  const { batches, more } = await readSentBatches(reader, question)
  return { targets: batches.map(({ target }) => target), more }
}

describe('the batches that were sent from here', () => {
  test('stand newest first, page by page', async () => {
    for (const minute of [2, 1, 3]) await sent(minute)
    expect(await listed({})).toEqual({ targets: ['t-3', 't-2', 't-1'], more: false })
    expect(await listed({ limit: 3 })).toMatchObject({ more: false })
    const first = await listed({ limit: 2 })
    expect(first).toEqual({ targets: ['t-3', 't-2'], more: true })
    expect(await listed({ limit: 2, before: new Date(noon + 2 * 60_000).toISOString() })).toEqual({
      targets: ['t-1'],
      more: false,
    })
  })

  test('are found by a part of their id, of what they are about, or of who sent them', async () => {
    const named = (batchId: string) => ({ ok: true, value: { data: { batchId } } })
    await sent(1, { outcome: named('6B1D-0001') })
    await sent(2, {
      operation: 'updateCustomers',
      outcome: { ok: true, value: { batchUuid: 'u-9' } },
    })
    await sent(3, { person: 'olav', target: '20417' })
    for (let minute = 10; minute < 70; minute++) await sent(minute)
    const find = async (search: string) => (await listed({ search, limit: 50 })).targets
    expect(await find('6b1d')).toEqual(['t-1'])
    expect(await find('U-9')).toEqual(['t-2'])
    expect(await find('OLAV')).toEqual(['20417'])
    expect(await find('2041')).toEqual(['20417'])
    expect(await find('%')).toEqual([])
    expect(await find('6b1d 0001')).toEqual(['t-1'])
    expect(await find('6B1D0001')).toEqual(['t-1'])
    expect(await find('6b1d-00-01')).toEqual(['t-1'])
    // Less than a part of an id, and what is no part of one, is meant as it was typed.
    expect(await find('6b-1d')).toEqual([])
    expect(await find('2-0417')).toEqual([])
    expect(await find('ola-v')).toEqual([])
    expect(await find('olav 20417')).toEqual(['20417'])
    expect(await find('20417, olav')).toEqual(['20417'])
    expect(await find('olav t-1')).toEqual([])
  })

  test('are told alone of which nothing has said that they ended', async () => {
    const checked = { at: new Date(noon).toISOString(), person: 'ola', found: 'applied' as const }
    await sent(1)
    await sent(2, { state: 'sending' })
    await sent(3, { state: 'unknown' })
    await sent(4, { state: 'done' })
    await sent(5, { state: 'refused' })
    await sent(6, { state: 'not-sent' })
    await sent(7, { look: { ...checked, stored: { batchEnd: end } } })
    await sent(8, { record: { at: checked.at, person: 'ola', found: 'booked' } as never })
    await sent(9, { look: { ...checked, stored: {} } })
    expect(await listed({ isOpen: true })).toEqual({
      targets: ['t-9', 't-3', 't-2', 't-1'],
      more: false,
    })
  })

  test('that were sent in the same millisecond stand on one page each', async () => {
    for (const target of ['a', 'b', 'c', 'd', 'e']) await sent(1, { target })
    const targets: (string | null)[] = []
    for (let place = {}; targets.length < 5; ) {
      const { batches } = await readSentBatches(kari, { ...place, limit: 2 })
      targets.push(...batches.map(({ target }) => target))
      const last = batches.at(-1)
      expect(last).toBeDefined()
      place = { before: last?.sentAt, beforeKey: last?.idempotencyKey }
    }
    expect(targets.sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('are fifty where nobody says how many', async () => {
    for (let minute = 0; minute < 51; minute++) await sent(minute)
    const { targets, more } = await listed({})
    expect([targets.length, more]).toEqual([50, true])
  })

  test('are no other writes, and not what was called off before it went out', async () => {
    await sent(1, { operation: 'updateCustomer' })
    const calledOff = await sent(2, { fingerprint: '' })
    await sent(3)
    expect((await listed({})).targets).toEqual(['t-3'])
    expect(await readSentBatch(kari, calledOff)).toBeNull()
  })

  test('narrow to an organization, a client, and the batch that the service named', async () => {
    await sent(1, { outcome: { ok: true, value: { data: { batchId: 'b-1' } } } })
    const customers = { operation: 'updateCustomers', organizationId: null, clientNo: '1001' }
    await sent(2, { ...customers, outcome: { ok: true, value: { batchUuid: 'b-2' } } })
    const found = await Promise.all(
      [
        { organizationId: 'o-1' },
        { clientNo: '1001' },
        { batchId: 'b-1' },
        { batchId: 'b-2' },
        { batchId: 'b-3' },
        { invoiceId: 't-1' },
      ].map(async (question) => (await listed(question)).targets),
    )
    expect(found).toEqual([['t-1'], ['t-2'], ['t-1'], ['t-2'], [], ['t-1']])
  })

  test('are those that the reader may see, in a list and one by one', async () => {
    const theirs = await sent(1, { person: 'ola', organizationId: 'o-2' })
    expect(await listed({})).toEqual({ targets: [], more: false })
    expect(await readSentBatch(kari, theirs)).toBeNull()
    expect(await readSentBatch({ ...kari, organizations: ['o-2'] }, theirs)).toMatchObject({
      sent: { person: 'ola' },
    })
  })
})

describe('one of them', () => {
  let idempotencyKey: string
  beforeEach(() => {
    idempotencyKey = randomUUID()
  })
  const one = async (more: Partial<typeof journal.$inferInsert>) => {
    await sent(1, { idempotencyKey, ...more })
    return readSentBatch(kari, idempotencyKey)
  }

  test('tells what was sent, what it became, and how that ended', async () => {
    const checked = {
      at: '2026-03-12T13:00:00Z',
      person: 'ola',
      found: 'partly' as const,
      stored: { batchEnd: end, rowStates: ['booked', 'failed'] },
    }
    expect(
      await one({ look: checked, outcome: { ok: true, value: { data: { batchId: 'b-1' } } } }),
    ).toEqual({
      payload: { body: { corrections: [{}, {}] } },
      sent: {
        idempotencyKey,
        operation: 'createCorrections',
        person: 'kari',
        clientNo: null,
        organizationId: 'o-1',
        target: 't-1',
        state: 'accepted',
        sentAt: '2026-03-12T12:01:00.000Z',
        batchId: 'b-1',
        rows: 2,
        sums: null,
        unbookedSums: null,
        end,
        status: null,
        code: null,
        message: null,
        requestId: 'r-1',
        checkedAt: '2026-03-12T13:00:00Z',
        record: null,
      },
    })
  })

  test.each([
    ['a list of customers', { body: [{}, {}, {}] }, 3],
    ['a list beside other fields', { body: { note: 'x', corrections: [{}] } }, 1],
    ['no list', { body: { note: 'x' } }, null],
    ['no body', { params: {} }, null],
    ['nothing any more', null, null],
  ])('has as many rows as its body, in %s', async (_, payload, rows) => {
    expect((await one({ payload }))?.sent.rows).toBe(rows)
  })

  test.each([
    [
      'each currency by itself, exactly',
      [
        { amount: 0.1, currency: 'NOK' },
        { amount: 0.2, currency: 'nok' },
        { amount: -5, currency: 'SEK' },
      ],
      [
        { currency: 'NOK', total: '0.3' },
        { currency: 'SEK', total: '-5' },
      ],
    ],
    [
      'nothing where a row has no amount',
      [{ amount: 1, currency: 'NOK' }, { currency: 'NOK' }],
      null,
    ],
    ['nothing where a row has no currency', [{ amount: 1, currency: 'NOK' }, { amount: 1 }], null],
    ['nothing where there is no row', [], null],
  ])('adds up to %s', async (_, payments, sums) => {
    expect((await one({ payload: { body: { payments } } }))?.sent.sums).toEqual(sums)
  })

  const nok = { amount: 1, currency: 'NOK' }
  const sek = { amount: 7, currency: 'SEK' }
  test.each<[string, object[], RowState[] | undefined, object[] | null]>([
    [
      'are refused or not known',
      [nok, sek, nok, nok],
      ['booked', 'failed', 'untold', 'taken'],
      [
        { currency: 'SEK', total: '7' },
        { currency: 'NOK', total: '1' },
      ],
    ],
    ['are refused, by nothing where there is none', [nok], ['booked'], null],
    ['are refused, by nothing where one has no amount', [nok, {}], ['failed', 'failed'], null],
    [
      'tell an amount, though a booked one tells none',
      [{}, nok],
      ['booked', 'failed'],
      [{ currency: 'NOK', total: '1' }],
    ],
    ['are known, by nothing where they are not', [nok], [], null],
    ['are known, by nothing where others are', [nok, nok], ['failed'], null],
    ['were asked for, by nothing before', [nok], undefined, null],
  ])('tells apart what its rows add up to that %s', async (_, payments, rowStates, sums) => {
    const checked = {
      ...{ at: '2026-03-12T13:00:00Z', person: 'ola', found: 'partly' as const },
      stored: { batchEnd: end, rowStates },
    }
    const read = await one({ payload: { body: { payments } }, ...(rowStates && { look: checked }) })
    expect(read?.sent.unbookedSums).toEqual(sums)
  })

  test('has as many rows as ids of its own, once what was sent is erased', async () => {
    expect((await one({ payload: null, sourceIds: ['p-1', ''] }))?.sent).toMatchObject({
      rows: 2,
      sums: null,
    })
  })

  test.each([
    ['b-1', { ok: true, value: { data: { batchId: 'b-1' } } }],
    ['b-2', { ok: true, value: { batchUuid: 'b-2' } }],
    [null, { ok: true, value: { data: null } }],
    [null, { ok: true, value: null }],
    [null, { ok: false, failure: { kind: 'invalid', value: { data: { batchId: 'b-3' } } } }],
    [null, null],
  ])('is the batch %s by the outcome %j', async (batchId, outcome) => {
    expect((await one({ outcome }))?.sent).toMatchObject({ batchId, end: null, checkedAt: null })
  })
})
