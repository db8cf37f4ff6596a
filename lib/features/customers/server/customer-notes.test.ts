import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { signedIn } from '@/tests/support/browser'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { storedText, storeKinds } from '@/tests/support/stores'
import { everyRight, opaqueAnswer, workspaces } from '@/tests/support/tokens'
import { changeCustomerFollowUp } from './change-customer-follow-up'
import { changeCustomerNote } from './change-customer-note'

const [fjord, nordkust] = workspaces as [(typeof workspaces)[number], (typeof workspaces)[number]]
const done = { ok: true, value: null }
const nobody = { owner: null, followUpOn: null }

const change = (change: object, userName = 'kari', more: object = {}) =>
  changeCustomerNote({
    idempotencyKey: randomUUID(),
    userName,
    clientNo: '1001',
    customerNo: '10001',
    ...change,
    ...more,
  })
const give = (seen: object, next: object, userName = 'kari', more: object = {}) =>
  changeCustomerFollowUp({
    idempotencyKey: randomUUID(),
    userName,
    clientNo: '1001',
    customerNo: '10001',
    seen,
    next,
    ...more,
  })
const params = (clientno: string, customerno: string) => ({ params: { clientno, customerno } })
async function listNotes(clientNo = '1001', customerNo = '10001') {
  const result = await executeOperation('listCustomerNotes', params(clientNo, customerNo))
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value.notes.map(({ by, text }) => [by, text])
}
async function readOwner(clientNo = '1001', customerNo = '10001') {
  const result = await executeOperation('getFollowUp', params(clientNo, customerNo))
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

describe.each(storeKinds)('a customer’s notes and owner, on %s,', (kind) => {
  const desk = deskUnderTest(kind)
  const customerNotesStored = () => storedText(desk.db, 'desk.customer_note')
  beforeEach(() => void upstreamAnswers(desk, (_, response) => json(response, 500, {})))

  test('notes are seen by everybody of the client, newest first, and by no other client', async () => {
    await asKari()
    expect(await change({ text: '  Disputes the delivery.  ' })).toEqual(done)
    expect(await change({ text: 'Called.' })).toEqual(done)
    await asOla({ workspaces: [fjord] })
    expect(await listNotes()).toEqual([
      ['kari', 'Called.'],
      ['kari', 'Disputes the delivery.'],
    ])
    expect(await listNotes('1001', '10002')).toEqual([])
    expect(await customerNotesStored()).not.toContain('Disputes')

    await asOla({ workspaces: [nordkust] })
    const refusal = { ok: false, failure: { kind: 'forbidden', code: 'scope' } }
    const ofKari = params('1001', '10001')
    expect(await executeOperation('listCustomerNotes', ofKari)).toMatchObject(refusal)
    expect(await executeOperation('getFollowUp', ofKari)).toMatchObject(refusal)
    expect(await change({ text: 'Mine.' }, 'ola')).toMatchObject(refusal)
    expect(await give(nobody, { ...nobody, owner: 'ola' }, 'ola')).toMatchObject(refusal)
    expect(await listNotes('1002')).toEqual([])
    expect(arrivedAt(desk)).toEqual([])
  })

  test('a note is removed by who wrote it, and by nobody else', async () => {
    await asKari()
    const idempotencyKey = randomUUID()
    await change({ text: 'Called.', idempotencyKey })
    await asOla()
    expect(await change({ noteId: idempotencyKey }, 'ola')).toMatchObject({
      failure: { kind: 'forbidden', code: 'note-of-other' },
    })
    expect(await listNotes()).toEqual([['kari', 'Called.']])
    await asKari()
    const ofAnother = { customerNo: '10002' }
    expect(await change({ noteId: idempotencyKey }, 'kari', ofAnother)).toEqual(done)
    expect(await listNotes()).toHaveLength(1)
    expect(await change({ noteId: idempotencyKey })).toEqual(done)
    expect(await change({ noteId: idempotencyKey })).toEqual(done)
    expect(await listNotes()).toEqual([])
  })

  test('a note arrives once, holds 1,000 characters, and no identity number', async () => {
    await asKari()
    const idempotencyKey = randomUUID()
    await change({ text: 'x'.repeat(1_000), idempotencyKey })
    await change({ text: 'x'.repeat(1_000), idempotencyKey })
    expect(await listNotes()).toEqual([['kari', 'x'.repeat(1_000)]])
    for (const text of ['x'.repeat(1_001), '', '   '])
      expect(await change({ text })).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await change({ text: 'Born 010190 12345, she says.' })).toMatchObject({
      failure: { kind: 'invalid', code: 'identity-number' },
    })
    expect(await listNotes()).toHaveLength(1)
  })

  test('of two who take a customer at once, one has it and the other is told', async () => {
    await asKari()
    expect(await readOwner()).toEqual({ ...nobody, by: null, at: null })
    const ofKari = { owner: 'kari', followUpOn: '2026-03-16' }
    expect(await give(nobody, ofKari)).toEqual(done)
    expect(await readOwner()).toMatchObject({ ...ofKari, by: 'kari' })
    await asOla()
    const conflict = { failure: { kind: 'conflict', code: 'changed-meanwhile' } }
    const ofOla = { owner: 'ola', followUpOn: null }
    expect(await give(nobody, ofOla, 'ola')).toMatchObject(conflict)
    expect(await give({ ...ofKari, followUpOn: null }, ofOla, 'ola')).toMatchObject(conflict)
    expect(await give({ ...ofKari, owner: 'per' }, ofOla, 'ola')).toMatchObject(conflict)
    expect(await readOwner()).toMatchObject(ofKari)
    expect(await give(ofKari, ofOla, 'ola')).toEqual(done)
    expect(await readOwner()).toMatchObject({ ...ofOla, by: 'ola' })
    expect(await readOwner('1001', '10002')).toMatchObject(nobody)

    await asKari()
    const atOnce = await Promise.all(
      ['per', 'pål', 'eva'].map((owner) => give(ofOla, { ...nobody, owner })),
    )
    expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('what was seen is needed, also where nothing is stored', async () => {
    await asKari()
    const seen = { owner: 'ola', followUpOn: null }
    expect(await give(seen, { ...nobody, owner: 'kari' })).toMatchObject({
      failure: { kind: 'conflict' },
    })
    expect(await readOwner()).toMatchObject(nobody)
  })

  test('each change stands in the journal of the customer, a note sealed', async () => {
    await asKari()
    await change({ text: 'Disputes the delivery.' })
    await give(nobody, { owner: 'kari', followUpOn: null })
    const rows = (await desk.journalRows()).map(({ operation, target, clientNo, state }) => ({
      ...{ operation, target, clientNo, state },
    }))
    const ofCustomer = { target: '10001', clientNo: '1001', state: 'done' }
    expect(rows).toEqual([
      { operation: 'addCustomerNote', ...ofCustomer },
      { operation: 'changeFollowUp', ...ofCustomer },
    ])
    expect(await storedText(desk.db, 'desk.journal')).not.toContain('Disputes')
  })

  test('without the right to customers, all of it is refused', async () => {
    await asKari({ rights: everyRight.filter((right) => right !== 'read:arm.customer') })
    const refusal = { failure: { kind: 'forbidden', code: 'right' } }
    const ofCustomer = params('1001', '10001')
    expect(await executeOperation('listCustomerNotes', ofCustomer)).toMatchObject(refusal)
    expect(await executeOperation('getFollowUp', ofCustomer)).toMatchObject(refusal)
    expect(await change({ text: 'Called.' })).toMatchObject(refusal)
    expect(await change({ noteId: randomUUID() })).toMatchObject(refusal)
    expect(await give(nobody, { ...nobody, owner: 'kari' })).toMatchObject(refusal)
    expect(await customerNotesStored()).toBe('')
  })

  test.each([
    [200, { customers: [] }, done],
    [403, {}, { failure: { kind: 'forbidden', code: 'scope' } }],
    [503, {}, { failure: { kind: 'not-sent', code: 'rights' } }],
  ])(
    'where the token tells no client, a %d of the service decides',
    async (status, body, wanted) => {
      useSettings({ ...areasAt(desk.upstream.base) })
      upstreamAnswers(desk, (_, response) => json(response, status, body))
      await signedIn('kari', opaqueAnswer())
      expect(await change({ text: 'Called.' })).toMatchObject(wanted)
      expect((await customerNotesStored()) === '').toBe(status !== 200)
    },
  )
})
