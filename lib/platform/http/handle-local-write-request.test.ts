import { describe, expect, test } from 'vitest'
import { draftMax } from '@/lib/contracts/desk/user-state'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { userState } from '@/lib/platform/database/schema'
import { fromOrigin } from '@/tests/support/browser'
import { asKari, asOla, deskUnderTest } from '@/tests/support/desk-under-test'
import { handleLocalWriteRequest, handleReadRequest } from './handle-operation-request'

const desk = deskUnderTest()
const all = Object.entries(operations) as [string, Operation][]
const open = all.filter(([, { effect }]) => effect === 'local-write')
const closed = all.filter(([, { effect }]) => effect !== 'local-write')
const writer = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const params = { clientno: '1001' }
const asked = { params, body: { subject: 'customer:1' } }

async function ask(
  by: typeof handleLocalWriteRequest,
  name: string,
  input: unknown,
  headers: Record<string, string> = { 'x-desk': '1' },
) {
  const body = typeof input === 'string' ? input : JSON.stringify(input)
  const answer = await by(
    new Request('http://desk.test/api', { method: 'POST', headers, body }),
    name,
  )
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return { status: answer.status, result: await answer.json() }
}
const keep = (name: string, input: unknown, headers?: Record<string, string>) =>
  ask(handleLocalWriteRequest, name, input, headers)
const keepDraft = (content: unknown, more: object = {}) =>
  keep('keepDraft', {
    params,
    body: { writer, turn: 1, userName: 'kari', subject: 'customer:1', content, ...more },
  })
const draft = async () => (await ask(handleReadRequest, 'getDraft', asked)).result.value.draft
const rows = () => desk.db.select().from(userState)

describe('the keep route', () => {
  test.each(closed)('does not know %s', async (name, operation) => {
    desk.upstream.answerWith(() => {})
    await asKari()
    expect(await keep(name, operation.example)).toMatchObject({
      status: 404,
      result: { failure: { kind: 'not-found' } },
    })
    expect([desk.upstream.requests, await desk.journalRows(), await rows()]).toEqual([[], [], []])
  })

  test.each(['noSuchOperation', '__proto__', 'toString', '../read/getDraft'])(
    'does not know %s',
    async (name) => {
      await asKari()
      expect((await keep(name, {})).status).toBe(404)
    },
  )

  test.each(open)('takes %s from nobody who is not signed in', async (name, operation) => {
    expect(await keep(name, operation.example)).toMatchObject({
      status: 401,
      result: { failure: { kind: 'unauthenticated' } },
    })
    expect(await rows()).toEqual([])
  })

  test.each(open)('takes %s from no foreign page', async (name, operation) => {
    await asKari()
    for (const origin of ['https://evil.example', 'null', undefined]) {
      fromOrigin(origin)
      expect((await keep(name, operation.example)).status).toBe(403)
    }
    fromOrigin('http://desk.test')
    expect((await keep(name, operation.example, {})).status).toBe(403)
    expect(await rows()).toEqual([])
  })

  test('keeps a draft and gives it back, without a row of the journal, a call upstream or a word of it in the log', async () => {
    desk.upstream.answerWith(() => {})
    await asKari()
    expect(await keepDraft({ ssn: '15885098765' })).toEqual({
      status: 200,
      result: { ok: true, value: null },
    })
    expect(await draft()).toEqual({
      content: { ssn: '15885098765' },
      keptAt: expect.stringMatching(/^\d{4}-.+Z$/),
    })
    expect([desk.upstream.requests, await desk.journalRows()]).toEqual([[], []])
    expect(desk.log.join()).not.toContain('15885098765')
  })

  test('gives a draft to nobody else, though both work for the client', async () => {
    await asKari()
    await keepDraft('Kari’s')
    await asOla()
    expect(await draft()).toBeNull()
    await keep('dropDraft', {
      params,
      body: { writer, turn: 2, userName: 'ola', subject: 'customer:1' },
    })
    await asKari()
    expect(await draft()).toMatchObject({ content: 'Kari’s' })
  })

  test('keeps nothing that was typed by one person under the name of another who has signed in with the same browser', async () => {
    await asOla()
    expect(await keepDraft('Kari’s')).toMatchObject({
      status: 409,
      result: { failure: { kind: 'conflict', code: 'other-person' } },
    })
    const { result } = await keep('dropDraft', {
      params,
      body: { writer, turn: 2, userName: 'kari', subject: 'customer:1' },
    })
    expect([result.ok, await rows()]).toEqual([false, []])
  })

  test('keeps a draft of the greatest length, counted as JSON, and no longer one', async () => {
    await asKari()
    const longest = 'x'.repeat(draftMax - 2)
    expect((await keepDraft(longest)).status).toBe(200)
    expect((await draft()).content).toBe(longest)
    expect((await keepDraft(`${longest}x`, { turn: 2 })).status).toBe(400)
    expect(await keepDraft('x'.repeat(draftMax + 2_000), { turn: 3 })).toMatchObject({
      status: 400,
      result: { failure: { code: 'unreadable' } },
    })
  })

  test.each([
    ['no content', { content: undefined }],
    ['nothing as content', { content: null }],
    ['a subject that leads elsewhere', { subject: '../1002/customer:1' }],
    ['a subject without a word', { subject: '' }],
    ['no turn', { turn: 0 }],
    ['a page without a name', { writer: 'page' }],
  ])('refuses %s', async (_, more) => {
    await asKari()
    expect((await keepDraft('x', more)).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('refuses a content of any depth without breaking', async () => {
    await asKari()
    const deep = `${'['.repeat(90_000)}${']'.repeat(90_000)}`
    const input = JSON.stringify({
      params,
      body: { writer, turn: 1, userName: 'kari', subject: 'customer:1', content: '#' },
    }).replace('"#"', deep)
    expect((await keep('keepDraft', input)).status).toBe(400)
  })

  test('keeps the columns of a list, and forgets them again', async () => {
    await asKari()
    const chosen = async () =>
      (await ask(handleReadRequest, 'getColumns', { body: { list: 'customers' } })).result.value
        .columns
    expect(await chosen()).toBeNull()
    await keep('keepColumns', {
      body: { writer, turn: 1, list: 'customers', columns: ['name', 'stop.reminder'] },
    })
    expect(await chosen()).toEqual(['name', 'stop.reminder'])
    await keep('keepColumns', { body: { writer, turn: 2, list: 'customers', columns: null } })
    expect(await chosen()).toBeNull()
  })
})
