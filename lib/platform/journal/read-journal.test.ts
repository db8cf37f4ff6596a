import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { signedIn } from '@/tests/support/browser'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { storedText, storeKinds } from '@/tests/support/stores'
import { opaqueAnswer } from '@/tests/support/tokens'
import { erasePayloads } from './erase-journal'
import type { JournalRow } from './write-journal'

describe.each(storeKinds)('the journal on %s', (kind) => {
  const desk = deskUnderTest(kind)
  const noon = Date.UTC(2020, 2, 12, 12)

  /** A write that was made; `at` counts minutes after noon, so that later ones are newer. */
  async function written(target: string, at: number, row: Partial<JournalRow> = {}) {
    const sentAt = new Date(noon + at * 60_000)
    const known = {
      idempotencyKey: randomUUID(),
      operation: 'updateCustomer',
      area: 'receivables',
      person: 'kari',
      clientNo: '1001',
      requestId: randomUUID(),
      fingerprint: 'f',
    }
    const values = {
      ...known,
      target,
      payload: { body: { customer: { name: 'Kari Hansen' } } },
      state: 'done' as const,
      sentAt,
      deadlineAt: sentAt,
      endedAt: sentAt,
      ...row,
    }
    await desk.db.insert(journal).values(values)
    return values.idempotencyKey
  }

  async function listed(
    question: Parameters<typeof executeOperation<'listJournal'>>[1]['body'] = {},
  ) {
    const result = await executeOperation('listJournal', { body: question })
    if (!result.ok) throw new Error(result.failure.kind)
    return { ...result.value, targets: result.value.entries.map(({ target }) => target) }
  }

  test('shows newest first the writes of all people in our clients, and none of other clients, not even one’s own', async () => {
    await written('own', 1)
    await written('colleague', 2, { person: 'ola' })
    await written('elsewhere', 3, { person: 'ola', clientNo: '9999' })
    await written('own-elsewhere', 4, { clientNo: '9999' })
    await asKari()
    expect((await listed()).targets).toEqual(['colleague', 'own'])
    expect((await listed({ clientNo: '1001' })).targets).toEqual(['colleague', 'own'])
  })

  test('shows only the own writes where the token names no clients', async () => {
    await written('own', 1)
    await written('colleague', 2, { person: 'ola' })
    await signedIn('kari', opaqueAnswer())
    expect((await listed()).targets).toEqual(['own'])
  })

  test('shows only the own writes without a client where the token names workspaces without one', async () => {
    await written('own', 1, { clientNo: null })
    await written('own-elsewhere', 1)
    await written('nowhere', 2, { person: 'ola', clientNo: null })
    await asKari({ workspaces: [{ name: 'Collection only', clientNo: null, organizationId: 'o' }] })
    expect((await listed()).targets).toEqual(['own'])
  })

  test('opens no single write of another client, and does not tell that it exists', async () => {
    const idempotencyKey = await written('elsewhere', 1, { person: 'ola', clientNo: '9999' })
    await asKari()
    expect(await executeOperation('getJournalEntry', { params: { idempotencyKey } })).toEqual({
      ok: false,
      failure: { kind: 'not-found' },
    })
    expect(
      await executeOperation('getJournalEntry', { params: { idempotencyKey: randomUUID() } }),
    ).toEqual({ ok: false, failure: { kind: 'not-found' } })
  })

  test('goes page by page, without gap or repetition', async () => {
    for (let at = 1; at <= 7; at++) await written(`w${at}`, at)
    await asKari()
    const first = await listed({ limit: 3 })
    const second = await listed({ limit: 3, before: first.entries.at(-1)!.sentAt })
    const third = await listed({ limit: 3, before: second.entries.at(-1)!.sentAt })
    expect([first.targets, second.targets, third.targets]).toEqual([
      ['w7', 'w6', 'w5'],
      ['w4', 'w3', 'w2'],
      ['w1'],
    ])
    expect([first.more, second.more, third.more]).toEqual([true, true, false])
    expect((await listed({ limit: 7 })).more).toBe(false)
  })

  test('narrows to one customer and to one state', async () => {
    await written('10001', 1)
    await written('10002', 2, { state: 'refused' })
    await written('10001', 3, { state: 'refused' })
    await asKari()
    expect((await listed({ clientNo: '1001', customerNo: '10001' })).targets).toEqual([
      '10001',
      '10001',
    ])
    expect((await listed({ state: 'refused' })).targets).toEqual(['10001', '10002'])
    expect((await listed({ state: 'refused', customerNo: '10001' })).targets).toEqual(['10001'])
  })

  test('narrows to a kind, and counts beside it what the other filters leave', async () => {
    await written('10001', 1)
    await written('10002', 2, { person: 'ola', state: 'refused' })
    await written('10003', 3, { operation: 'pauseCase', state: 'unknown' })
    await asKari()
    const { targets, counts } = await listed({
      kind: 'customers',
      state: 'refused',
      countSince: new Date(noon + 2 * 60_000).toISOString(),
    })
    expect(targets).toEqual(['10002'])
    expect(counts).toEqual({
      ...{ shown: 1, all: 2, mine: 1, unknown: 0, refused: 1 },
      today: { changes: 2, people: 2, unknown: 1 },
      people: ['kari', 'ola'],
    })
    expect((await listed()).counts).toBeNull()
  })

  test('shows the request of a write with masks, none of what the desk keeps itself or has erased', async () => {
    const params = { clientno: '1001', customerno: '7' }
    const body = { customer: { customerNo: '7', ssn: { sealed: 'v2.nothing.that.opens' } } }
    const sent = await written('7', 1, { payload: { params, body } })
    const erased = await written('7', 2, { payload: null })
    const own = await written('7', 3, { operation: 'addCustomerNote', payload: { params } })
    await asKari()
    const requestOf = async (idempotencyKey: string) => {
      const result = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
      return result.ok && result.value.request
    }
    expect(await requestOf(sent)).toEqual({
      method: 'PUT',
      path: '/clients/1001/customers',
      body: { customer: { customerNo: '7', ssn: '•••••' } },
    })
    expect(await requestOf(erased)).toBeNull()
    expect(await requestOf(own)).toBeNull()
  })

  test('counts every unknown outcome that may be seen, those without an end past their deadline among them', async () => {
    await written('unknown', 1, { state: 'unknown' })
    await written('dead', 2, { state: 'sending', endedAt: null })
    await written('alive', 3, {
      state: 'sending',
      endedAt: null,
      deadlineAt: new Date(Date.now() + 60_000),
    })
    await written('elsewhere', 4, { state: 'unknown', person: 'ola', clientNo: '9999' })
    await asKari()
    const all = await listed({ limit: 1 })
    expect({ unknown: all.unknown, targets: all.targets }).toEqual({
      unknown: 2,
      targets: ['alive'],
    })
    expect((await listed({ state: 'unknown' })).targets).toEqual(['dead', 'unknown'])
    expect((await listed({ state: 'sending' })).targets).toEqual(['alive'])
  })

  test('tells the fields of a write, what stood there before, its warnings and the words of its refusal', async () => {
    const warnings = [{ field: 'EmailAddressDocument', message: 'was cleaned' }]
    const payload = {
      body: {
        metadata: { userId: 'kari' },
        customer: {
          customerNo: '7',
          name: 'Kari',
          postalAddress: { cityName: 'Bergen' },
          emailAddressDocument: ['a@b.example'],
        },
      },
    }
    const fields = { 'customer.customerGroupCode': 'is unknown' }
    const reasons = [{ code: 'E42', message: 'No such group' }, { message: 'Ask for one' }]
    const done = await written('7', 1, {
      payload,
      before: { name: 'Ola', 'postalAddress.cityName': 'Oslo' },
      outcome: { ok: true, value: { warnings } },
    })
    const refused = await written('7', 2, {
      state: 'refused',
      outcome: {
        ok: false,
        failure: {
          kind: 'invalid',
          status: 422,
          code: 'E42',
          message: 'No such group',
          fields,
          reasons,
        },
      },
    })
    await asKari()
    expect(
      await executeOperation('getJournalEntry', { params: { idempotencyKey: done } }),
    ).toMatchObject({
      value: {
        warnings,
        fields: [
          { field: 'name', sent: 'Kari', before: 'Ola' },
          { field: 'postalAddress.cityName', sent: 'Bergen', before: 'Oslo' },
          { field: 'emailAddressDocument', sent: ['a@b.example'] },
        ],
      },
    })
    expect(
      await executeOperation('getJournalEntry', { params: { idempotencyKey: refused } }),
    ).toMatchObject({
      value: {
        status: 422,
        code: 'E42',
        message: 'No such group',
        reasons: [
          { field: 'customer.customerGroupCode', code: null, message: 'is unknown' },
          { field: null, code: null, message: 'Ask for one' },
        ],
      },
    })
  })

  test('forgets after a time what was sent, and keeps that it was', async () => {
    await written('old', 0, { before: { name: 'Ola Nordmann' } })
    await written('new', 0, { sentAt: new Date() })
    await erasePayloads(20_000)
    expect(await storedText(desk.db, 'desk.journal')).toContain('Ola Nordmann')
    await erasePayloads(1)
    expect(await desk.journalRows()).toMatchObject([
      { target: 'old', payload: null, before: null, person: 'kari', state: 'done' },
      { target: 'new', payload: {} },
    ])
  })
})
