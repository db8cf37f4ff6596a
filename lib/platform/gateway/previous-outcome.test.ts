import { describe, expect, test } from 'vitest'
import { journal } from '@/lib/platform/database/schema'
import { anonymousBrowser } from '@/tests/support/browser'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { executeOperation } from './execute-operation'
import { ensureNeverSent, findPreviousOutcome, findSignedInName } from './previous-outcome'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const done = { status: 'PROCESSED', result: 'UPDATED', customerNo: '10001' }
const recall = (draft: unknown = 'd') =>
  findPreviousOutcome('updateCustomer', idempotencyKey, draft)
const save = () =>
  executeOperation(
    'updateCustomer',
    { params: { clientno: '1001' }, body: { customer: { customerNo: '10001', name: 'Kari' } } },
    { idempotencyKey, draft: 'd' },
  )

async function saved() {
  await asKari()
  upstreamAnswers(desk, (_, response) => json(response, 200, done))
  await save()
}

describe('what became of an idempotency key', () => {
  test('is its outcome, to its person and for its draft alone', async () => {
    await saved()
    expect(await recall()).toEqual({ ok: true, value: done })
    expect(await recall('another')).toEqual({
      ok: false,
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    await asOla()
    expect(await recall()).toEqual({
      ok: false,
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    anonymousBrowser()
    expect(await recall()).toEqual({ ok: false, failure: { kind: 'unauthenticated' } })
  })

  test('is nothing where it never arrived, and where nothing of it left', async () => {
    await asKari()
    expect(await recall()).toBeNull()
    await saved()
    await desk.db.update(journal).set({ state: 'not-sent' })
    expect(await recall()).toBeNull()
  })
})

describe('an idempotency key that is called off', () => {
  test('never goes out, for good, and says so each time', async () => {
    desk.upstream.answerWith(() => {})
    await asKari()
    expect([
      await ensureNeverSent('updateCustomer', idempotencyKey),
      await ensureNeverSent('updateCustomer', idempotencyKey),
    ]).toEqual([true, true])
    expect(await desk.journalRows()).toMatchObject([
      {
        idempotencyKey,
        operation: 'updateCustomer',
        area: 'receivables',
        person: 'kari',
        state: 'refused',
      },
    ])
    expect(await save()).toMatchObject({ failure: { kind: 'not-sent', code: 'called-off' } })
    expect(arrivedAt(desk)).toEqual([])
  })

  test('is not where it arrived before, nor where somebody else called it off', async () => {
    await saved()
    expect(await ensureNeverSent('updateCustomer', idempotencyKey)).toBe(false)
    await desk.db.delete(journal)
    await asOla()
    expect(await ensureNeverSent('updateCustomer', idempotencyKey)).toBe(true)
    await asKari()
    expect(await ensureNeverSent('updateCustomer', idempotencyKey)).toBe(false)
  })

  test('is not where it arrived and the service refused it in the same words', async () => {
    await asKari()
    upstreamAnswers(desk, (_, response) => json(response, 422, { code: 'called-off' }))
    expect(await save()).toMatchObject({ failure: { code: 'called-off' } })
    expect(await ensureNeverSent('updateCustomer', idempotencyKey)).toBe(false)
  })

  test('is noted by nobody who may not do it: it would be refused as it arrives', async () => {
    await asKari({ rights: ['read:arm.customer'] })
    expect(await ensureNeverSent('updateCustomer', idempotencyKey)).toBe(true)
    expect(await desk.journalRows()).toEqual([])
  })

  test('is not by anybody who is not signed in', async () => {
    expect(await ensureNeverSent('updateCustomer', idempotencyKey)).toBe(false)
    expect(await desk.journalRows()).toEqual([])
  })
})

test('the name of this request is that of its person, or none', async () => {
  expect(await findSignedInName()).toBeNull()
  await asKari()
  expect(await findSignedInName()).toBe('kari')
})
