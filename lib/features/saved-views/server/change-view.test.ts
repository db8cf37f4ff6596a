import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { fromOrigin } from '@/tests/support/browser'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { changeView } from './change-view'

const desk = deskUnderTest()
const content = { name: 'Failed', query: 'status=Failed', companyIds: [501], shared: false }
const change = (asked: Record<string, unknown>) =>
  changeView({ idempotencyKey: randomUUID(), ...asked })
const listed = async () => {
  const result = await executeOperation('listViews', { body: {} })
  return result.ok ? result.value.views : []
}

describe('a change of a view as a page asks for it', () => {
  test('saves, saves again, renames, shares and deletes', async () => {
    await asKari()
    const saved = await change({ change: 'save', ...content })
    const viewId = saved.ok ? saved.value.viewId : ''
    expect(await listed()).toMatchObject([{ viewId, ...content }])
    await change({ change: 'save', viewId, ...content, query: 'status=Pending' })
    await change({ change: 'rename', viewId, name: 'Waiting' })
    await change({ change: 'share', viewId, shared: true })
    expect(await listed()).toMatchObject([
      { viewId, name: 'Waiting', query: 'status=Pending', shared: true },
    ])
    expect(await change({ change: 'delete', viewId })).toEqual({ ok: true, value: { viewId } })
    expect(await listed()).toEqual([])
    expect((await desk.journalRows()).map(({ operation }) => operation)).toEqual([
      'saveView',
      'saveView',
      'renameView',
      'shareView',
      'deleteView',
    ])
  })

  test.each([
    ['without an idempotency key', { change: 'save', ...content, idempotencyKey: undefined }],
    ['with an idempotency key that is none', { change: 'save', ...content, idempotencyKey: 'x' }],
    ['of no kind', { change: 'burn', viewId: randomUUID() }],
    ['with more than there is', { change: 'delete', viewId: randomUUID(), owner: 'ola' }],
    ['of a view that could not be', { change: 'delete', viewId: '../x' }],
  ])('is refused %s', async (_, asked) => {
    await asKari()
    expect(await change(asked)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', code: 'off-contract' },
    })
    expect(await desk.journalRows()).toEqual([])
  })

  test('is refused from a foreign page before anything is read of it', async () => {
    await asKari()
    fromOrigin('https://evil.example')
    expect(await change({ change: 'burn' })).toEqual({
      ok: false,
      failure: { kind: 'forbidden', code: 'wrong-origin' },
    })
  })
})
