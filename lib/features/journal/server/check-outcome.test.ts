import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { toFormValues } from '@/lib/features/customers/domain/customer-edit'
import { updateCustomer } from '@/lib/features/customers/server/update-customer'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import * as recall from '@/lib/platform/gateway/previous-outcome'
import { fromOrigin } from '@/tests/support/browser'
import { arrivedAt, asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { type Answer, json, until } from '@/tests/support/fake-upstream'
import {
  kari,
  type OneCustomer,
  oneCustomer,
  take,
  updatesSent,
} from '@/tests/support/stored-customer'
import { workspaces } from '@/tests/support/tokens'
import { checkOutcome } from './check-outcome'

vi.mock('@/lib/platform/gateway/previous-outcome', { spy: true })

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const opened = toFormValues(kari)
const edited = {
  ...opened,
  name: 'Kari Hansen',
  address: { ...opened.address, cityName: 'Bergen', postalCode: '5003' },
}
const draft = {
  idempotencyKey,
  clientNo: '1001',
  customerNo: '10001',
  userName: 'kari',
  baseline: opened,
  edited,
  clearing: [],
}

/** A save whose answer was lost, before or after the upstream stored it. */
async function lostSave(stored: 'stored' | 'not stored'): Promise<OneCustomer> {
  await asKari()
  const upstream = oneCustomer(desk)
  upstream.put = ({ text }, _, socket) => {
    if (stored === 'stored') take(upstream, text)
    socket.destroy()
  }
  const result = await updateCustomer(draft)
  expect(result).toMatchObject({ failure: { kind: 'unknown-outcome' } })
  return upstream
}

const states = async () => (await desk.journalRows()).map(({ state }) => state)

describe('looking again at a save whose answer was lost', () => {
  test('finds it applied, and settles it as done', async () => {
    await lostSave('stored')
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      ok: true,
      value: { state: 'done', look: { found: 'applied', person: 'kari' } },
    })
    expect(await states()).toEqual(['done'])
  })

  test('finds it not applied so far, field by field', async () => {
    await lostSave('not stored')
    const looked = await checkOutcome({ idempotencyKey })
    expect(looked).toMatchObject({
      value: { state: 'not-applied', look: { found: 'not-applied' } },
    })
    expect(looked).toMatchObject({
      value: {
        fields: expect.arrayContaining([
          { field: 'postalAddress.cityName', sent: 'Bergen', before: 'Oslo', stored: 'Oslo' },
        ]),
      },
    })
  })

  test('is told to have been applied once a later save finds it stored', async () => {
    const upstream = await lostSave('not stored')
    await checkOutcome({ idempotencyKey })
    upstream.stored = { ...upstream.stored, name: 'Kari Hansen' }
    const again = { ...draft, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11' }
    const nameOnly = { ...again, edited: { ...opened, name: 'Kari Hansen' } }
    expect(await updateCustomer(nameOnly)).toMatchObject({ value: { outcome: 'nothing' } })
    expect(await states()).toEqual(['not-applied'])
    upstream.stored = {
      ...upstream.stored,
      postalAddress: { ...upstream.stored.postalAddress, cityName: 'Bergen', postalCode: '5003' },
    }
    expect(await updateCustomer(again)).toMatchObject({ value: { outcome: 'nothing' } })
    expect(await states()).toEqual(['done'])
  })

  test('says that the desk failed when the journal breaks meanwhile, and the log does not tell what was read', async () => {
    const upstream = await lostSave('stored')
    upstream.get = async (_, response) => {
      await desk.db.execute(sql`alter table desk.journal rename to journal_gone`)
      json(response, 200, upstream.stored)
    }
    const looked = await checkOutcome({ idempotencyKey }).finally(() =>
      desk.db.execute(sql`alter table desk.journal_gone rename to journal`),
    )
    expect(looked).toEqual({ ok: false, failure: { kind: 'broken' } })
    expect(desk.log.join()).toContain('"event":"broken"')
    expect(desk.log.join()).not.toContain('Kari Hansen')
  })

  test('finds it in part, shows field by field what stands there, and leaves it unknown', async () => {
    const upstream = await lostSave('stored')
    upstream.stored = { ...upstream.stored, name: 'Kari Nordmann' }
    const looked = await checkOutcome({ idempotencyKey })
    expect(looked).toMatchObject({ value: { state: 'unknown', look: { found: 'partly' } } })
    expect(looked).toMatchObject({
      value: {
        fields: expect.arrayContaining([
          { field: 'name', sent: 'Kari Hansen', before: 'Kari Nordmann', stored: 'Kari Nordmann' },
        ]),
      },
    })
  })

  test.each([
    ['stored', 'the name', { name: undefined }],
    ['not stored', 'the name', { name: null }],
    ['stored', 'the address', { postalAddress: undefined }],
    ['not stored', 'the address', { postalAddress: undefined }],
    ['stored', 'everything', { name: undefined, postalAddress: null }],
    ['not stored', 'everything', { name: undefined, postalAddress: null }],
  ] as const)(
    'finds nothing out of one that was %s by a read without %s, and leaves it unknown',
    async (stored, _, without) => {
      const upstream = await lostSave(stored)
      upstream.get = (__, response) => json(response, 200, { ...upstream.stored, ...without })
      expect(await checkOutcome({ idempotencyKey })).toMatchObject({
        value: { state: 'unknown', look: { found: 'unproven' } },
      })
      expect(await states()).toEqual(['unknown'])
    },
  )

  test.each(['10002', ''])('finds nothing out by the read of customer %j', async (customerNo) => {
    const upstream = await lostSave('not stored')
    upstream.get = (_, response) => json(response, 200, { ...upstream.stored, customerNo })
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      failure: { kind: 'off-contract', code: 'other-record' },
    })
    expect(await states()).toEqual(['unknown'])
  })

  test('finds the customer gone, and leaves it unknown', async () => {
    const upstream = await lostSave('not stored')
    upstream.stored = null
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      value: { state: 'unknown', look: { found: 'gone' } },
    })
  })

  test('may be done again, and settles it when the upstream shows it at last', async () => {
    const upstream = await lostSave('stored')
    const shown = upstream.stored
    upstream.stored = { ...shown, name: 'A third name' }
    await checkOutcome({ idempotencyKey })
    upstream.stored = shown
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({ value: { state: 'done' } })
  })

  test('may be done again when it was not applied at first, and settles it when it is', async () => {
    const upstream = await lostSave('not stored')
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      value: { state: 'not-applied' },
    })
    take(upstream, arrivedAt(desk).find(({ method }) => method === 'PUT')!.text)
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      value: { state: 'done', look: { found: 'applied' } },
    })
    upstream.stored = kari
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      value: { state: 'done', look: { found: 'applied' } },
    })
    expect(updatesSent(desk)).toHaveLength(1)
  })

  test('says that it cannot once what was sent is erased, reads nothing and settles nothing', async () => {
    await lostSave('stored')
    await desk.db.update(journal).set({ payload: null, before: null })
    const before = arrivedAt(desk).length
    expect(await checkOutcome({ idempotencyKey })).toEqual({
      ok: false,
      failure: { kind: 'refused', code: 'cannot-look' },
    })
    expect(arrivedAt(desk)).toHaveLength(before)
    expect(await desk.journalRows()).toMatchObject([{ state: 'unknown', look: null }])
  })

  test('proves nothing where each field held before what was sent, and leaves it unknown', async () => {
    const upstream = await lostSave('not stored')
    const [row] = await desk.journalRows()
    const sent = (
      row!.payload as {
        body: { customer: { name: string; postalAddress: Record<string, string> } }
      }
    ).body.customer
    const address = Object.entries(sent.postalAddress).map(([field, value]) => [
      `postalAddress.${field}`,
      value,
    ])
    await desk.db
      .update(journal)
      .set({ before: Object.fromEntries([['name', sent.name], ...address]) })
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      value: { state: 'unknown', look: { found: 'partly' } },
    })
    upstream.stored = { ...kari, name: sent.name, postalAddress: sent.postalAddress }
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      value: { state: 'unknown', look: { found: 'unproven' } },
    })
  })

  test('sends nothing, whatever it finds', async () => {
    await lostSave('not stored')
    await checkOutcome({ idempotencyKey })
    expect(updatesSent(desk)).toHaveLength(1)
    expect(await updateCustomer(draft)).toMatchObject({ ok: false })
    expect(updatesSent(desk)).toHaveLength(1)
  })

  test('says that it could not look when the read fails, and leaves the write as it is', async () => {
    const upstream = await lostSave('stored')
    upstream.get = (_, response) => json(response, 503, {})
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable' },
    })
    expect(await desk.journalRows()).toMatchObject([{ state: 'unknown', look: null }])
  })

  test('may be done by a colleague of the same client, and is noted under their name', async () => {
    await lostSave('stored')
    await asOla()
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      value: { person: 'kari', look: { person: 'ola' } },
    })
  })

  test('is refused to a person of another client, who does not learn that the write exists', async () => {
    await lostSave('stored')
    await asOla({ workspaces: workspaces.slice(1) })
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      failure: { kind: 'not-found' },
    })
    expect(await states()).toEqual(['unknown'])
  })
})

describe('looking again', () => {
  test('at a write that is settled reads nothing', async () => {
    await asKari()
    oneCustomer(desk)
    await updateCustomer(draft)
    const before = arrivedAt(desk).length
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      ok: true,
      value: { state: 'done', look: null },
    })
    expect(arrivedAt(desk)).toHaveLength(before)
  })

  test('at a batch says that it cannot', async () => {
    await asKari()
    oneCustomer(desk).put = (_, __, socket) => void socket.destroy()
    await executeOperation(
      'updateCustomers',
      { params: { clientno: '1001' }, body: [{ customerNo: '10001', name: 'Kari' }] },
      { idempotencyKey },
    )
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      failure: { kind: 'refused', code: 'cannot-look' },
    })
  })

  test('is refused from a foreign page, to nobody signed in, and for what is no idempotency key', async () => {
    await lostSave('stored')
    const before = arrivedAt(desk).length
    for (const wrong of [undefined, {}, { idempotencyKey: 'x' }, { idempotencyKey, more: 1 }])
      expect(await checkOutcome(wrong)).toMatchObject({ failure: { kind: 'invalid' } })
    fromOrigin('https://evil.example')
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      failure: { kind: 'forbidden', code: 'wrong-origin' },
    })
    expect(arrivedAt(desk)).toHaveLength(before)
    expect(await states()).toEqual(['unknown'])
  })
})

/**
 * A save whose answer is held back past its deadline, what a look finds meanwhile, and the state
 * once the answer came after all.
 */
async function answeredAfterALook(stores: boolean, answer: Answer) {
  await asKari()
  const upstream = oneCustomer(desk)
  let answerNow = () => {}
  let arrived = false
  upstream.put = async (request, response, socket) => {
    if (stores) take(upstream, request.text)
    const held = new Promise<void>((go) => {
      answerNow = go
    })
    arrived = true
    await held
    await answer(request, response, socket)
  }
  const saving = updateCustomer(draft)
  await until(() => arrived, 'the update')
  await desk.db.update(journal).set({ deadlineAt: new Date(Date.now() - 1_000) })
  const looked = await checkOutcome({ idempotencyKey })
  answerNow()
  return { looked, saved: await saving, row: (await desk.journalRows())[0]! }
}

describe('an answer that comes after a look', () => {
  const taken: Answer = (_, response) =>
    json(response, 200, {
      status: 'PROCESSED',
      result: 'UPDATED',
      customerNo: '10001',
      warnings: [],
    })

  test('knows more than a look that found it not applied', async () => {
    const { looked, saved, row } = await answeredAfterALook(false, taken)
    expect(looked).toMatchObject({ value: { state: 'not-applied' } })
    expect(saved).toMatchObject({ value: { outcome: 'saved' } })
    expect(row).toMatchObject({
      state: 'done',
      outcome: { ok: true, value: { status: 'PROCESSED' } },
      look: { found: 'not-applied' },
    })
  })

  test('says that a write was refused which a look found not applied', async () => {
    const { looked, row } = await answeredAfterALook(false, (_, response) =>
      json(response, 422, { message: 'No such group' }),
    )
    expect(looked).toMatchObject({ value: { state: 'not-applied' } })
    expect(row).toMatchObject({
      state: 'refused',
      outcome: { ok: false, failure: { kind: 'invalid', status: 422 } },
    })
  })

  test('does not unsettle what a look found applied', async () => {
    const { looked, row } = await answeredAfterALook(true, (_, __, socket) => void socket.destroy())
    expect(looked).toMatchObject({ value: { state: 'done', look: { found: 'applied' } } })
    expect(row).toMatchObject({ state: 'done', look: { found: 'applied' } })
  })
})

describe('a save that the desk never received', () => {
  const calledOff = { ok: false, failure: { kind: 'not-sent', code: 'called-off' } }

  test('is called off by a look: its late arrival sends nothing, and says so each time', async () => {
    await asKari()
    oneCustomer(desk)
    expect(await checkOutcome({ idempotencyKey })).toEqual(calledOff)
    expect(await desk.journalRows()).toMatchObject([
      { idempotencyKey, person: 'kari', state: 'refused', payload: null },
    ])
    for (let arrival = 1; arrival <= 2; arrival++)
      expect(await updateCustomer(draft)).toMatchObject(calledOff)
    expect(arrivedAt(desk)).toEqual([])
    expect(await desk.journalRows()).toMatchObject([{ state: 'refused', outcome: calledOff }])
  })

  test('is called off while it is still reading', async () => {
    await asKari()
    const upstream = oneCustomer(desk)
    let readNow = () => {}
    upstream.get = async (_, response) => {
      await new Promise<void>((go) => {
        readNow = go
      })
      json(response, 200, upstream.stored)
    }
    const saving = updateCustomer(draft)
    await until(() => arrivedAt(desk).length === 1, 'the read')
    expect(await checkOutcome({ idempotencyKey })).toEqual(calledOff)
    readNow()
    expect(await saving).toMatchObject(calledOff)
    expect(updatesSent(desk)).toEqual([])
  })

  test('is told as called off by a second look', async () => {
    await asKari()
    oneCustomer(desk)
    await checkOutcome({ idempotencyKey })
    expect(await checkOutcome({ idempotencyKey })).toEqual(calledOff)
    expect(arrivedAt(desk)).toEqual([])
  })

  test('goes on under a new idempotency key', async () => {
    await asKari()
    oneCustomer(desk)
    await checkOutcome({ idempotencyKey })
    expect(
      await updateCustomer({ ...draft, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11' }),
    ).toMatchObject({
      value: { outcome: 'saved' },
    })
    expect(updatesSent(desk)).toHaveLength(1)
  })

  test('stays unsent when a colleague looked, and its person gets nothing of theirs', async () => {
    await asOla()
    oneCustomer(desk)
    await checkOutcome({ idempotencyKey })
    await asKari()
    expect(await updateCustomer(draft)).toEqual({
      ok: false,
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    expect(arrivedAt(desk)).toEqual([])
  })

  test('is not said to be missing when it arrives between the look and the calling off', async () => {
    await asKari()
    oneCustomer(desk)
    const late: Promise<unknown>[] = []
    const { ensureNeverSent: original } = recall
    vi.spyOn(recall, 'ensureNeverSent').mockImplementationOnce(async (...asked) => {
      late.push(updateCustomer(draft))
      await until(async () => (await desk.journalRows()).length === 1, 'its row')
      return original(...asked)
    })
    const looked = await checkOutcome({ idempotencyKey })
    expect(await late[0]).toMatchObject({ value: { outcome: 'saved' } })
    expect(looked).toMatchObject({
      ok: true,
      value: { idempotencyKey, operation: 'updateCustomer', person: 'kari' },
    })
    expect(updatesSent(desk)).toHaveLength(1)
  })

  test('leaves no row where nobody is signed in or the page is a foreign one', async () => {
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      failure: { kind: 'unauthenticated' },
    })
    await asKari()
    fromOrigin('https://evil.example')
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      failure: { kind: 'forbidden' },
    })
    expect(await desk.journalRows()).toEqual([])
  })
})
