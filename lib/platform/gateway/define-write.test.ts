import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { makeFailure, makeSuccess } from '@/lib/contracts/result'
import { fromOrigin } from '@/tests/support/browser'
import { asKari, asOla, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { defineResumableWrite, defineWrite } from './define-write'
import { executeOperation } from './execute-operation'

const desk = deskUnderTest()

const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const run = vi.fn(async (input: { note: string }) => makeSuccess(input.note))
const write = defineWrite({
  name: 'write',
  operations: ['deleteCustomer'],
  input: z.object({ idempotencyKey: z.uuid(), userName: z.string(), note: z.string() }),
  run,
})
const input = { idempotencyKey, userName: 'kari', note: 'late' }
const mayDelete = { rights: ['delete:arm.customer'] }

describe('a write', () => {
  test('runs for a person who may do it', async () => {
    await asKari(mayDelete)

    expect(await write(input)).toEqual({ ok: true, value: 'late' })
  })

  test.each<[string, () => Promise<unknown> | unknown, unknown, object]>([
    [
      'from a foreign page',
      async () => {
        await asKari(mayDelete)
        fromOrigin('https://evil.example')
      },
      input,
      { kind: 'forbidden', code: 'wrong-origin' },
    ],
    ['of nobody', () => {}, input, { kind: 'unauthenticated' }],
    [
      'of a person without the right',
      () => asKari({ rights: ['read:arm.customer'] }),
      input,
      { kind: 'forbidden', code: 'right' },
    ],
    [
      'that another person typed',
      () => asOla(mayDelete),
      input,
      { kind: 'forbidden', code: 'other-person' },
    ],
    [
      'of another shape',
      () => asKari(mayDelete),
      { ...input, note: 1 },
      { kind: 'invalid', code: 'off-contract' },
    ],
    [
      'that is too long',
      () => asKari(mayDelete),
      { ...input, note: 'x'.repeat(5_000_000) },
      { kind: 'invalid', code: 'off-contract' },
    ],
  ])('%s is refused before it runs', async (_, arrive, arrived, failure) => {
    run.mockClear()
    await arrive()

    expect(await write(arrived)).toMatchObject({ ok: false, failure })
    expect(run).not.toHaveBeenCalled()
  })

  test('whose error nobody expected has failed as a fault of the desk', async () => {
    await asKari(mayDelete)
    run.mockRejectedValueOnce(new Error('what was sent'))

    expect(await write(input)).toEqual({ ok: false, failure: { kind: 'broken' } })
  })
})

test('an arrival that fails on its way ends as the one does that went out meanwhile', async () => {
  await asKari(mayDelete)
  upstreamAnswers(desk, (_, response) => json(response, 200, {}))
  const draft = { idempotencyKey, userName: 'kari' }
  const params = { clientno: '1001', customerno: '10001' }
  const resumable = defineResumableWrite({
    name: 'resumable',
    operations: ['deleteCustomer'],
    input: z.object({ idempotencyKey: z.uuid(), userName: z.string() }),
    operationOf: () => 'deleteCustomer',
    finish: async (_, outcome) => (outcome.ok ? makeSuccess('deleted') : outcome),
    run: async () => {
      await executeOperation('deleteCustomer', { params }, { idempotencyKey, draft })
      return makeFailure({ kind: 'invalid', status: 422 })
    },
  })
  expect(await resumable(draft)).toMatchObject({ ok: true, value: 'deleted' })
})
