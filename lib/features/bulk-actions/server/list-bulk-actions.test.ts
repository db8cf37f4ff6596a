import { expect, test } from 'vitest'
import { bulkActions } from '@/lib/platform/database/bulk-schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { begin, caseUpstream, pausing, work } from '@/tests/support/bulk-actions-under-test'
import { asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { listOf } from '@/tests/support/work'

const desk = deskUnderTest()
type Question = Parameters<typeof executeOperation<'listBulkActions'>>[1]['body']

async function list(body: Question = {}) {
  const listed = await executeOperation('listBulkActions', { body })
  if (!listed.ok) throw new Error(JSON.stringify(listed.failure))
  return listed.value
}
const idsOf = async (body?: Question) =>
  (await list(body)).actions.map(({ bulkActionId }) => bulkActionId)

/** Begins some, one after the other; each is of as many cases as is said. */
async function begunOf(...counts: number[]) {
  const begun: string[] = []
  for (const count of counts) {
    const action = pausing(caseUpstream(desk, count).cases)
    expect(await begin(action)).toMatchObject({ ok: true })
    begun.push(action.bulkActionId)
  }
  return begun
}

test('those with something left to send stand first, then the newest, page by page', async () => {
  await asKari()
  const [first, second, third] = await begunOf(1, 1, 1)
  await work(second!)
  await work(third!)
  expect(await idsOf()).toEqual([first, third, second])
  const page = await list({ limit: 1 })
  expect([page.actions.map(({ bulkActionId }) => bulkActionId), page.more]).toEqual([
    [first, third],
    true,
  ])
  const before = page.actions.at(-1)!.startedAt
  expect(await idsOf({ before, limit: 1 })).toEqual([second])
})

test('each is told with its counts, as it is by itself', async () => {
  await asKari()
  const [one, other] = await begunOf(2, 3)
  await work(one!)
  for (const action of (await list()).actions) {
    const params = { bulkActionId: action.bulkActionId }
    const { askedAt: _, ...told } = action
    expect(await executeOperation('getBulkAction', { params })).toMatchObject({ value: told })
  }
  expect((await list({ ids: [one!] })).actions).toMatchObject([{ counts: { done: 2 } }])
  expect((await list({ ids: [other!] })).actions).toMatchObject([{ counts: { waiting: 3 } }])
})

test('colleagues of the company see one that runs, others see none, and each can be asked for by person', async () => {
  await asKari()
  const [begun] = await begunOf(1)
  await asOla()
  expect((await list()).actions).toMatchObject([
    { bulkActionId: begun, person: 'kari', state: 'running', canStop: false, canContinue: false },
  ])
  expect(await idsOf({ person: 'kari' })).toEqual([begun])
  expect(await idsOf({ person: 'ola' })).toEqual([])
  await asOla({ workspaces: [] })
  expect(await idsOf()).toEqual([])
})

test('what is being stored and has not begun is no bulk action yet', async () => {
  await asKari()
  const [begun] = await begunOf(1)
  await desk.db.update(bulkActions).set({ state: 'new' })
  expect(await idsOf({ ids: [begun!] })).toEqual([])
})

test('one that ended before its last row is work of the day until somebody sends the rest', async () => {
  await asKari()
  const service = caseUpstream(desk, 3)
  const action = pausing(service.cases)
  await begin(action)
  expect((await listOf('bulkActions')).lines).toEqual([])
  service.writeFaults.push('drop-after')
  await work(action.bulkActionId)
  await asOla()
  const { lines, isWhole } = await listOf('bulkActions')
  expect(isWhole).toBe(true)
  expect(lines).toMatchObject([
    {
      ...{ source: 'bulkActions', bulkActionId: action.bulkActionId, person: 'kari' },
      ...{ verb: 'pause', of: 'case', total: 3, count: 2, unknown: 1, needsSignIn: false },
      scope: { organizationId: action.start.organizationId },
    },
  ])
  await asOla({ workspaces: [] })
  expect((await listOf('bulkActions')).lines).toEqual([])
  await asKari()
  const params = { bulkActionId: action.bulkActionId }
  await executeOperation('continueBulkAction', { params }, { idempotencyKey: crypto.randomUUID() })
  expect((await listOf('bulkActions')).lines).toEqual([])
  await work(action.bulkActionId)
  expect((await listOf('bulkActions')).lines).toEqual([])
})

test('one that ended at its last row leaves nothing to decide', async () => {
  await asKari()
  const service = caseUpstream(desk, 1)
  const action = pausing(service.cases)
  await begin(action)
  service.writeFaults.push('drop-after')
  await work(action.bulkActionId)
  expect((await list()).actions).toMatchObject([{ state: 'halted', counts: { unknown: 1 } }])
  expect((await listOf('bulkActions')).lines).toEqual([])
})
