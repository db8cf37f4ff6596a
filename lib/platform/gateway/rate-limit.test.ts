import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { everyRight } from '@/tests/support/tokens'
import { executeOperation } from './execute-operation'

const desk = deskUnderTest()
const params = { clientno: '1001', customerno: '10001' }
const reveal = () =>
  executeOperation(
    'revealCustomerField',
    { params, body: { field: 'ssn' } },
    { idempotencyKey: randomUUID(), unmasked: true },
  )
const read = () => executeOperation('getCustomer', { params })
const keep = (turn: number) =>
  executeOperation('keepDraft', {
    params: { clientno: '1001' },
    body: { writer: randomUUID(), turn, userName: 'kari', subject: 'customer:1', content: 'x' },
  })

/** A desk with settings of its own. */
function paced(settings: Record<string, string>) {
  // biome-ignore lint/correctness/useHookAtTopLevel: no hook of React
  useSettings({ ...areasAt(desk.upstream.base), LOG_LEVEL: 'warn', ...settings })
  upstreamAnswers(desk, (_, response) =>
    json(response, 200, { customerNo: '10001', ssn: '01019030071' }),
  )
}
afterEach(() => void vi.useRealTimers())

describe('the pace of one person (findings, B6)', () => {
  test.each([
    ['REVEALS_PER_MINUTE', reveal],
    ['READS_PER_MINUTE', read],
    ['WRITES_PER_MINUTE', keep],
  ])(
    'is bounded by %s: what is too fast is not sent, says for how long, and stands in the log once',
    async (setting, act) => {
      paced({ [setting]: '3' })
      await asKari()
      for (let at = 1; at <= 3; at++) expect((await act(at)).ok).toBe(true)
      const sent = arrivedAt(desk).length
      for (let at = 4; at <= 6; at++)
        expect(await act(at)).toEqual({
          ok: false,
          failure: { kind: 'throttled', code: 'pace', retryAfter: 20 },
        })
      expect(arrivedAt(desk)).toHaveLength(sent)
      expect(desk.log.filter((line) => line.includes('"pace"'))).toHaveLength(1)
      expect(desk.log.join()).toContain(`"setting":"${setting}"`)

      await asOla()
      if (setting !== 'WRITES_PER_MINUTE') expect((await act(1)).ok).toBe(true)
    },
  )

  test('goes on as time passes, and never further than a minute’s worth', async () => {
    paced({ READS_PER_MINUTE: '3' })
    await asKari()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const count = async () => {
      let done = 0
      while ((await read()).ok) done += 1
      return done
    }
    expect(await count()).toBe(3)
    vi.setSystemTime(Date.now() + 21_000)
    expect(await count()).toBe(1)
    vi.setSystemTime(Date.now() + 3_000_000)
    expect(await count()).toBe(3)
  })
})

describe('revealing a masked value', () => {
  test.each([
    ['who may read, where no setting names a scope', {}, everyRight, true],
    [
      'who has the scope that a setting names',
      { RIGHT_TO_REVEAL: 'personal' },
      [...everyRight, 'personal'],
      true,
    ],
    ['nobody without it', { RIGHT_TO_REVEAL: 'personal' }, everyRight, false],
    [
      'nobody of whom the token does not tell',
      { RIGHT_TO_REVEAL: 'personal', RIGHTS: 'service' },
      [...everyRight, 'personal'],
      false,
    ],
  ])('is for %s', async (_, settings, rights, may) => {
    paced(settings)
    await asKari({ rights })
    expect(await reveal()).toMatchObject(
      may
        ? { value: { value: '01019030071' } }
        : { failure: { kind: 'forbidden', code: 'reveal' } },
    )
    expect(arrivedAt(desk)).toHaveLength(may ? 1 : 0)
    expect(await read()).toMatchObject({ ok: true })
  })
})
