import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { bulkActionRows, bulkActions } from '@/lib/platform/database/bulk-schema'
import { journal } from '@/lib/platform/database/schema'
import { customerFollowUps, customerNotes } from '@/lib/platform/database/work-schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { readAction, work } from '@/tests/support/bulk-actions-under-test'
import {
  beginCustomers,
  clientNo,
  customerUpstream,
  startCustomers,
} from '@/tests/support/bulk-customers-under-test'
import { asKari, asOla, type DeskUnderTest, deskUnderTest } from '@/tests/support/desk-under-test'
import { everyRight } from '@/tests/support/tokens'

const desk = deskUnderTest()
const numbers = ['10001', '10002', '10003']
const nobody = { owner: null, followUpOn: null }

async function noted() {
  await asKari()
  customerUpstream(desk, 0)
  const bulkActionId = await beginCustomers(
    numbers.map((customerNo) => ({ customerNo, name: null, operation: 'addCustomerNote' })),
    { verb: 'note', text: 'Wait' },
  )
  await work(bulkActionId)
  return bulkActionId
}

async function assigned(owner: string | null, seen: typeof nobody = nobody) {
  await asKari()
  customerUpstream(desk, 0)
  return beginCustomers(
    numbers.map((customerNo) => ({ customerNo, name: null, operation: 'changeFollowUp', seen })),
    { verb: 'assign', owner },
  )
}

const setOwner = (customerNo: string, owner: string) =>
  desk.db
    .insert(customerFollowUps)
    .values({ ...{ clientNo, customerNo, owner, person: 'ola' }, changedAt: new Date() })
    .onConflictDoUpdate({
      target: [customerFollowUps.clientNo, customerFollowUps.customerNo],
      set: { owner },
    })
const readOwners = async () =>
  (await desk.db.select().from(customerFollowUps).orderBy(customerFollowUps.customerNo)).map(
    ({ owner }) => owner,
  )
const undo = (verb: 'undoNote' | 'undoAssign', undoes: string, total: number) => {
  const bulkActionId = crypto.randomUUID()
  return startCustomers({ bulkActionId, total, verb, undoes } as never).then((started) => {
    if (!started.ok) throw new Error(JSON.stringify(started))
    return bulkActionId
  })
}

/** The second row as a desk leaves it that is killed while it writes. */
async function killedAt({ db }: DeskUnderTest, bulkActionId: string, idempotencyKey: string) {
  const longAgo = new Date(Date.now() - 3_600_000)
  await db
    .update(bulkActionRows)
    .set({ state: 'sending' })
    .where(eq(bulkActionRows.idempotencyKey, idempotencyKey))
  await db
    .update(bulkActions)
    .set({ state: 'running', heartbeatAt: longAgo })
    .where(eq(bulkActions.id, bulkActionId))
  await db
    .update(journal)
    .set({ state: 'sending', outcome: null, endedAt: null, deadlineAt: longAgo })
    .where(eq(journal.idempotencyKey, idempotencyKey))
}

describe('a note of many customers', () => {
  test('is kept once with each, also where a desk was killed as it wrote, and a check tells', async () => {
    const bulkActionId = await noted()
    const { idempotencyKey } = (await readAction(bulkActionId)).rows[1]!
    await killedAt(desk, bulkActionId, idempotencyKey)
    await work(bulkActionId)
    expect(await readAction(bulkActionId)).toMatchObject({ counts: { done: 2, unknown: 1 } })
    expect(await desk.db.select().from(customerNotes)).toHaveLength(3)
    await checkOutcome({ idempotencyKey, operation: 'addCustomerNote' })
    expect(await readAction(bulkActionId)).toMatchObject({ counts: { done: 3 } })
  })

  test('of which nothing was written is found not to be there', async () => {
    const bulkActionId = await noted()
    const { idempotencyKey } = (await readAction(bulkActionId)).rows[1]!
    await killedAt(desk, bulkActionId, idempotencyKey)
    await desk.db.delete(customerNotes).where(eq(customerNotes.id, idempotencyKey))
    await work(bulkActionId)
    await checkOutcome({ idempotencyKey, operation: 'addCustomerNote' })
    expect(await readAction(bulkActionId)).toMatchObject({ counts: { done: 2, 'not-applied': 1 } })
  })

  test('is removed from all of them again, and other notes stay', async () => {
    const bulkActionId = await noted()
    const other = { params: { clientno: clientNo, customerno: '10001' } }
    const Id = crypto.randomUUID()
    await executeOperation(
      'addCustomerNote',
      { ...other, body: { Id, Text: 'Mine' } },
      { idempotencyKey: Id },
    )
    await work(await undo('undoNote', bulkActionId, 3))
    expect(await desk.db.select().from(customerNotes)).toMatchObject([{ id: Id }])
  })
})

describe('an owner for many customers', () => {
  test('is not given to whom somebody else has taken meanwhile, nor taken from them again', async () => {
    const bulkActionId = await assigned('kari')
    await setOwner('10002', 'ola')
    await work(bulkActionId)
    const { rows } = await readAction(bulkActionId)
    expect(rows.map(({ state }) => state)).toEqual(['done', 'changed', 'done'])
    expect(await readOwners()).toEqual(['kari', 'ola', 'kari'])
    await setOwner('10003', 'ola')
    const taken = await undo('undoAssign', bulkActionId, 2)
    await work(taken)
    expect((await readAction(taken)).rows.map(({ state }) => state)).toEqual(['done', 'changed'])
    expect(await readOwners()).toEqual([null, 'ola', 'ola'])
  })

  test('leaves the day on which somebody looks again', async () => {
    for (const customerNo of numbers) await setOwner(customerNo, 'ola')
    await desk.db.update(customerFollowUps).set({ followUpOn: '2026-04-01' })
    await work(await assigned(null, { owner: 'ola', followUpOn: '2026-04-01' } as never))
    expect(await desk.db.select().from(customerFollowUps)).toMatchObject(
      Array(3).fill({ owner: null, followUpOn: '2026-04-01' }),
    )
  })

  test('is somebody whom the desk has seen with the client, told to who may read it alone', async () => {
    await noted()
    await setOwner('10001', 'per')
    await setOwner('10009', 'eva')
    const ask = (clientno = clientNo) =>
      executeOperation('listFollowUps', {
        params: { clientno },
        body: { CustomerNos: ['10001', '10002'] },
      })
    expect(await ask()).toEqual({
      ok: true,
      value: {
        followUps: [{ customerNo: '10001', owner: 'per', followUpOn: null }],
        people: ['eva', 'kari', 'per'],
      },
    })
    expect(await ask('1002')).toMatchObject({ value: { followUps: [], people: [] } })
    await asOla({ workspaces: [] })
    expect(await ask()).toMatchObject({ failure: { kind: 'forbidden' } })
  })
})

test('notes and owners need no right to change customers', async () => {
  await asKari({ rights: everyRight.filter((right) => !right.startsWith('write:')) })
  customerUpstream(desk, 0)
  const bulkActionId = await beginCustomers(
    [{ customerNo: '10001', name: null, operation: 'addCustomerNote' }],
    { verb: 'note', text: 'Wait' },
  )
  await work(bulkActionId)
  expect(await readAction(bulkActionId)).toMatchObject({ counts: { done: 1 } })
})
