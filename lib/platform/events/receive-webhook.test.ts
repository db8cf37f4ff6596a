import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveEvent } from '@/lib/contracts/desk/events'
import { collectedLog } from '@/tests/support/log-lines'
import { useSettings } from '@/tests/support/settings'
import { emptyDesk, openTestDesk, storedText, storeKinds } from '@/tests/support/stores'
import { readEventsAfter } from './event-store'
import { eraseOldEvents, publish } from './publish'
import { receiveWebhook } from './receive-webhook'
import { eraseRefusalsBefore, readRefusals } from './webhook-refusals'

const [secret, oldSecret] = ['a secret of the new kind', 'a secret of the old kind']
const organizationId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'
const usualHeaders = { COLLECTION_WEBHOOK_SIGNATURE_HEADER: '', COLLECTION_WEBHOOK_KEY_HEADER: '' }
const now = () => new Date().toISOString()
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const batch = (stated: object = {}) => ({
  id: randomUUID(),
  type: 'BATCH_COMPLETED',
  source: 'COLLECTION',
  timeStamp: now(),
  data: { batchId: 'b1', organizationId, status: 'SUCCESS' },
  ...stated,
})
const bytes = (body: unknown) => Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
const signed = (body: Uint8Array, by = secret) =>
  createHmac('sha256', by).update(body).digest('hex')

function take(
  body: unknown,
  {
    key = randomUUID() as string,
    signature = signed(bytes(body)),
  }: { key?: string; signature?: string | null } = {},
) {
  const headers = new Headers({
    'X-Webhook-Event': 'BATCH_COMPLETED',
    'X-Webhook-Request-Id': 'r1',
    ...(key && { IdempotencyKey: key }),
  })
  if (signature !== null) headers.set('X-Webhook-Signature', signature)
  return receiveWebhook(bytes(body), headers)
}

describe.each(storeKinds)('a webhook, on %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openTestDesk>>
  let lines: string[]
  const stored = async () => (await readEventsAfter(desk.db, 0, 1_000)).map(({ event }) => event)
  beforeAll(async () => {
    useSettings()
    desk = await openTestDesk(kind)
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    useSettings({ ...usualHeaders, COLLECTION_WEBHOOK_SECRET: `${secret},${oldSecret}` })
    lines = collectedLog()
    await emptyDesk(desk.db)
  })

  test.each<[string, object, LiveEvent]>([
    ['a batch', batch(), { kind: 'BATCH_COMPLETED', organizationId, batchId: 'b1' }],
    [
      'a settlement',
      batch({
        type: 'SETTLEMENT_CREATED',
        data: {
          settlementId: 's1',
          organizationId,
          invoiceId: 'i1',
          invoiceNumber: '1',
          caseNumber: 77,
        },
      }),
      {
        kind: 'SETTLEMENT_CREATED',
        organizationId,
        settlementId: 's1',
        invoiceIds: ['i1'],
        caseNumber: '77',
      },
    ],
    [
      'a case, in the words of its samples',
      {
        eventType: 'CASE_UPDATED',
        timeStamp: now(),
        data: {
          orgId: organizationId,
          caseNumber: 77,
          invoices: [{ invoiceId: 'i1' }, 'i2', 'i1'],
        },
      },
      { kind: 'CASE_UPDATED', organizationId, caseNumber: '77', invoiceIds: ['i1', 'i2'] },
    ],
    [
      'a type that nobody knows',
      batch({ type: 'DEBTOR_MOVED' }),
      { kind: 'OTHER', organizationId, batchId: 'b1' },
    ],
    [
      'a type that is the desk’s own',
      batch({ type: 'JOURNAL' }),
      { kind: 'OTHER', organizationId, batchId: 'b1' },
    ],
    [
      'the least that tells anything',
      { type: 'CASE', timeStamp: now(), data: { orgId: organizationId } },
      { kind: 'CASE', organizationId },
    ],
    [
      'a time without a zone',
      batch({ timeStamp: now().slice(0, -1) }),
      { kind: 'BATCH_COMPLETED', organizationId, batchId: 'b1' },
    ],
    [
      'hostile ids, of which none is told',
      batch({
        data: {
          organizationId,
          batchId: '<script>',
          caseNumber: '../1',
          settlementId: 'x'.repeat(65),
          invoiceId: 'a b',
        },
      }),
      { kind: 'BATCH_COMPLETED', organizationId },
    ],
  ])('of %s is stored before it is answered', async (_, body, event) => {
    expect(await take(body)).toBe('stored')
    expect(await stored()).toEqual([event])
  })

  test('leaves no name and no amount in the store and in the log', async () => {
    const data = {
      orgId: organizationId,
      caseNumber: 7,
      description: 'Kari Nordmann',
      invoices: [{ invoiceId: 'i1', remainingAmount: 47_110_815.5 }],
    }
    await take(batch({ type: 'CASE', data }))
    await take(batch({ type: 'CASE', data: { ...data, orgId: 'Kari Nordmann' } }))
    expect(lines).toHaveLength(2)
    expect(`${await storedText(desk.db, 'desk.collection_event')} ${lines.join()}`).not.toMatch(
      /Nordmann|47110815/,
    )
  })

  test.each<[string, Parameters<typeof take>[1]]>([
    ['no signature', { signature: null }],
    ['an empty signature', { signature: '' }],
    [
      'a signature of another secret',
      { signature: signed(bytes(batch()), 'a secret of somebody else') },
    ],
    ['a signature of other bytes', { signature: signed(bytes(batch({ id: 'other' }))) }],
    ['a signature that is cut', { signature: 'ab'.repeat(16) }],
    ['a signature of no digits', { signature: 'zz'.repeat(32) }],
  ])('with %s changes nothing', async (_, stated) => {
    expect(await take(batch(), stated)).toBe('forged')
    expect(await stored()).toEqual([])
    expect(lines.join()).toContain('"taken":"forged"')
  })

  test('that was refused is counted for its organization where its signature is right, else for nobody', async () => {
    const old = batch({ timeStamp: hoursAgo(100) })
    expect(await take(old)).toBe('out-of-time')
    expect(await take(old)).toBe('out-of-time')
    expect(await take(batch({ data: {} }))).toBe('malformed')
    expect(await take(old, { signature: null })).toBe('forged')
    expect(await take(batch())).toBe('stored')
    const sinceDay = now().slice(0, 10)
    const readOf = async (organizationIds: string[], since = sinceDay) =>
      (await readRefusals(desk.db, { organizationIds, sinceDay: since }))
        .map(({ reason, organizationId: whose, count }) => [reason, whose, count])
        .sort()
    const unproven = [
      ['forged', null, 1],
      ['malformed', null, 1],
    ]
    expect(await readOf([organizationId])).toEqual([
      ...unproven,
      ['out-of-time', organizationId, 2],
    ])
    expect(await readOf(['another'])).toEqual(unproven)
    expect(await readOf([organizationId], '2999-01-01')).toEqual([])
    await eraseRefusalsBefore(desk.db, new Date(Date.now() + 1_000))
    expect(await readOf([organizationId])).toEqual([])
  })

  test('that was refused is told to open pages of its organization once a day and reason, and to nobody where whose it is was not proved', async () => {
    const old = batch({ timeStamp: hoursAgo(100) })
    for (let time = 0; time < 3; time++) await take(old)
    await take(old, { signature: null })
    expect(await stored()).toEqual([{ kind: 'WEBHOOK_REFUSED', organizationId }])
  })

  test('is refused as it was where the count cannot be kept', async () => {
    await desk.db.execute(sql`alter table desk.webhook_refusal rename to webhook_refusal_gone`)
    try {
      expect(await take(batch(), { signature: null })).toBe('forged')
      expect(lines.join()).toContain('"event":"webhook-refusal"')
    } finally {
      await desk.db.execute(sql`alter table desk.webhook_refusal_gone rename to webhook_refusal`)
    }
  })

  test('of which one bit was changed changes nothing, whichever it is', async () => {
    const body = bytes(batch())
    const signature = signed(body)
    await fc.assert(
      fc.asyncProperty(fc.nat(body.length * 8 - 1), async (bit) => {
        const changed = Buffer.from(body)
        changed[bit >> 3]! ^= 1 << (bit & 7)
        const headers = new Headers({
          IdempotencyKey: randomUUID(),
          'X-Webhook-Signature': signature,
        })
        expect(await receiveWebhook(changed, headers)).toBe('forged')
      }),
    )
    expect(await stored()).toEqual([])
  })

  test.each([
    ['signed with the old secret', (body: Buffer) => signed(body, oldSecret)],
    ['with capitals in its signature', (body: Buffer) => signed(body).toUpperCase()],
    ['with its method before the signature', (body: Buffer) => `sha256=${signed(body)}`],
  ])('%s is taken', async (_, signatureOf) => {
    const body = batch()
    expect(await take(body, { signature: signatureOf(bytes(body)) })).toBe('stored')
  })

  test.each<[string, unknown]>([
    ['no JSON', '{"type":'],
    ['nothing', ''],
    ['no object', '[]'],
    ['null', 'null'],
    ['no UTF-8', Buffer.from([0xff, 0xfe]).toString('latin1')],
    ['no type', batch({ type: undefined })],
    ['no time', batch({ timeStamp: undefined })],
    ['a time that is none', batch({ timeStamp: 'yesterday' })],
    ['no data', batch({ data: undefined })],
    ['no organization', batch({ data: { batchId: 'b1' } })],
    ['an organization that is none', batch({ data: { organizationId: '../x' } })],
    ['an object for an id', batch({ data: { organizationId, batchId: {} } })],
  ])('that is %s changes nothing', async (_, body) => {
    expect(await take(body)).toBe('malformed')
    expect(await stored()).toEqual([])
  })

  test.each(['with space', 'x'.repeat(201)])('with the key %j changes nothing', async (key) => {
    expect(await take(batch(), { key })).toBe('malformed')
    expect(await stored()).toEqual([])
  })

  test('without a key goes by its id, and without either changes nothing', async () => {
    const body = batch()
    expect(await take(body, { key: '' })).toBe('stored')
    expect(await take({ ...body, source: 'again' }, { key: '' })).toBe('known')
    expect(await take(batch({ id: undefined }), { key: '' })).toBe('malformed')
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    [hoursAgo(23.9), 'stored'],
    [hoursAgo(-23.9), 'stored'],
    [hoursAgo(24.1), 'out-of-time'],
    [hoursAgo(-24.1), 'out-of-time'],
    ['2016-01-01T00:00:00Z', 'out-of-time'],
  ])('told with the time %s is %s', async (timeStamp, taken) => {
    expect(await take(batch({ timeStamp }))).toBe(taken)
    const kinds = (await stored()).map(({ kind }) => kind)
    expect(kinds).toEqual([taken === 'stored' ? 'BATCH_COMPLETED' : 'WEBHOOK_REFUSED'])
  })

  test('that comes twice is stored once: by its key, and the same bytes under another key', async () => {
    const body = batch()
    expect(await take(body, { key: 'k1' })).toBe('stored')
    expect(await take(body, { key: 'k1' })).toBe('known')
    expect(await take(body, { key: 'k2' })).toBe('known')
    expect(lines.join()).not.toContain('webhook-key-reused')
    expect(await take(batch({ type: 'CASE' }), { key: 'k1' })).toBe('known')
    expect(lines.join()).toContain('webhook-key-reused')
    expect(await stored()).toEqual([{ kind: 'BATCH_COMPLETED', organizationId, batchId: 'b1' }])
  })

  test('is stored once, however many and in whatever order they come at once', async () => {
    const bodies = Array.from({ length: 6 }, (_, at) =>
      batch({ data: { organizationId, batchId: `b${at}` } }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...bodies, ...bodies, ...bodies], { minLength: 18 }),
        async (order) => {
          await emptyDesk(desk.db)
          const taken = await Promise.all(order.map((body) => take(body, { key: body.id })))
          expect(taken.filter((each) => each === 'stored')).toHaveLength(bodies.length)
          expect((await stored()).map(({ batchId }) => batchId).sort()).toEqual([
            'b0',
            'b1',
            'b2',
            'b3',
            'b4',
            'b5',
          ])
        },
      ),
      { numRuns: 10 },
    )
  })

  test('of a hundred that come at once is none lost, and they have an order', async () => {
    const taken = await Promise.all(Array.from({ length: 100 }, () => take(batch())))
    expect(new Set(taken)).toEqual(new Set(['stored']))
    const seqs = (await readEventsAfter(desk.db, 0, 1_000)).map(({ seq }) => seq)
    expect(seqs).toHaveLength(100)
    expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => one - other))
  })

  test('is not there while no secret is set', async () => {
    useSettings({ COLLECTION_WEBHOOK_SECRET: '' })
    expect(await take(batch())).toBe('off')
    expect(await stored()).toEqual([])
  })

  test('is found under headers of other names', async () => {
    useSettings({
      COLLECTION_WEBHOOK_SECRET: secret,
      COLLECTION_WEBHOOK_SIGNATURE_HEADER: 'X-Sign',
      COLLECTION_WEBHOOK_KEY_HEADER: 'X-Key',
    })
    const body = batch()
    expect(await take(body)).toBe('forged')
    const headers = new Headers({ 'X-Sign': signed(bytes(body)), 'X-Key': 'k1' })
    expect([
      await receiveWebhook(bytes(body), headers),
      await receiveWebhook(bytes({ ...body }), headers),
    ]).toEqual(['stored', 'known'])
  })

  test('keeps its key for longer than it can come again', async () => {
    await take(batch())
    await publish({ kind: 'JOURNAL', clientNo: '1001' })
    await eraseOldEvents()
    expect(await stored()).toHaveLength(2)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 48.5 * 3_600_000 })
    await eraseOldEvents()
    expect(await stored()).toHaveLength(2)
    vi.setSystemTime(Date.now() + 3_600_000)
    await eraseOldEvents()
    vi.useRealTimers()
    expect(await stored()).toEqual([])
  })
})
