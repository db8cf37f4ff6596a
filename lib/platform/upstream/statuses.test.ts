import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCustomer, updateCustomer } from '@/lib/contracts/receivables/customers'
import type { Failure } from '@/lib/contracts/result'
import { type FakeUpstream, fakeUpstream, json } from '@/tests/support/fake-upstream'
import { collectedLog } from '@/tests/support/log-lines'
import { areasAt, useSettings } from '@/tests/support/settings'
import { callUpstream } from './call'

let upstream: FakeUpstream
beforeAll(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  upstream = await fakeUpstream()
  collectedLog()
})
afterAll(() => upstream.close())
beforeEach(() => useSettings(areasAt(upstream.base)))

async function failureOf(
  operation: typeof getCustomer | typeof updateCustomer,
  status: number,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<Failure> {
  upstream.answerWith((_, response) => json(response, status, body, headers))
  const result = await callUpstream(operation, operation.example, 'a-token', 'request-1')
  if (result.ok) throw new Error(`${status} was taken for an answer`)
  return result.failure
}

/** Status, what a read makes of it, what a write makes of it, and how often a read is tried. */
const statuses: [number, Failure['kind'], Failure['kind'], number][] = [
  [300, 'off-contract', 'unknown-outcome', 1],
  [301, 'off-contract', 'unknown-outcome', 1],
  [302, 'off-contract', 'unknown-outcome', 1],
  [303, 'off-contract', 'unknown-outcome', 1],
  [304, 'off-contract', 'unknown-outcome', 1],
  [307, 'off-contract', 'unknown-outcome', 1],
  [308, 'off-contract', 'unknown-outcome', 1],
  [400, 'invalid', 'invalid', 1],
  [401, 'unauthenticated', 'unauthenticated', 1],
  [402, 'refused', 'refused', 1],
  [403, 'forbidden', 'forbidden', 1],
  [404, 'not-found', 'not-found', 1],
  [405, 'refused', 'refused', 1],
  [406, 'refused', 'refused', 1],
  [408, 'refused', 'refused', 1],
  [409, 'conflict', 'conflict', 1],
  [410, 'refused', 'refused', 1],
  [413, 'refused', 'refused', 1],
  [415, 'refused', 'refused', 1],
  [418, 'refused', 'refused', 1],
  [422, 'invalid', 'invalid', 1],
  [429, 'throttled', 'throttled', 1],
  [500, 'unreachable', 'unknown-outcome', 3],
  [501, 'refused', 'unknown-outcome', 1],
  [502, 'unreachable', 'unknown-outcome', 3],
  [503, 'unreachable', 'unknown-outcome', 3],
  [504, 'unreachable', 'unknown-outcome', 3],
]

describe.each(statuses)('an answer %i', (status, asRead, asWrite, tries) => {
  test(`means ${asRead} for a read, asked ${tries} times at most`, async () => {
    expect(await failureOf(getCustomer, status)).toMatchObject({ kind: asRead, status })
    expect(upstream.requests).toHaveLength(tries)
  })

  test(`means ${asWrite} for a write, sent exactly once`, async () => {
    expect(await failureOf(updateCustomer, status)).toMatchObject({ kind: asWrite, status })
    expect(upstream.requests).toHaveLength(1)
  })
})

test.each([301, 302, 303, 307, 308])(
  'a redirect %i is never followed, so a token never goes elsewhere',
  async (status) => {
    const elsewhere = await fakeUpstream()
    await failureOf(getCustomer, status, {}, { location: `${elsewhere.base}/steal` })
    await failureOf(updateCustomer, status, {}, { location: '/arm/elsewhere' })
    expect(upstream.requests.map(({ url }) => url)).toEqual(['/arm/clients/1001/customers'])
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  },
)

describe('a pause that is asked for', () => {
  test.each([
    ['in seconds is taken', '7', 7],
    ['of nothing is none', '0', 0],
    ['of a day is not believed beyond an hour', '86400', 3600],
    ['in words is left out', 'later', undefined],
    ['that is empty is left out', '', undefined],
    ['until a time that is over is none', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ])('%s', async (_, header, seconds) => {
    expect((await failureOf(updateCustomer, 429, {}, { 'retry-after': header })).retryAfter).toBe(
      seconds,
    )
  })

  test('until a date is turned into seconds', async () => {
    const { retryAfter } = await failureOf(
      updateCustomer,
      503,
      {},
      { 'retry-after': new Date(Date.now() + 90_000).toUTCString() },
    )
    expect(retryAfter).toBeGreaterThan(85)
    expect(retryAfter).toBeLessThanOrEqual(90)
  })

  test('for longer than two seconds is left to the person, so a read is not tried again', async () => {
    expect(await failureOf(getCustomer, 503, {}, { 'retry-after': '30' })).toMatchObject({
      kind: 'unreachable',
      retryAfter: 30,
    })
    expect(upstream.requests).toHaveLength(1)
  })
})

describe("the upstream's own words", () => {
  test.each<[string, unknown, Partial<Failure>]>([
    [
      'stand in errorMessage and errorCode',
      { errorMessage: 'Unknown customer', errorCode: 'E42' },
      { message: 'Unknown customer', code: 'E42' },
    ],
    [
      'stand in a problem detail',
      { title: 'Bad', detail: 'No such group' },
      { message: 'No such group' },
    ],
    [
      'name fields',
      { message: 'Wrong', fields: { dueDays: 'must not be negative' } },
      { fields: { dueDays: 'must not be negative' } },
    ],
    ['are a plain text', 'Out of order', {}],
    [
      'lose a token',
      { message: `for eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJrYXJpIn0.c2lnbmF0dXJl refused` },
      { message: 'for [token] refused' },
    ],
    [
      'lose an identity number',
      { message: 'ssn 01019030071 is wrong, so is 811228-9874 and 131052-308T' },
      { message: 'ssn [number] is wrong, so is [number] and [number]' },
    ],
    [
      'lose one that is written with a blank, a point or small letters',
      { message: '010190 12345, 900101 1234, 19900101 1234, 010190.12345, 010190a123k' },
      { message: '[number], [number], [number], [number], [number]' },
    ],
    [
      'keep amounts, days and numbers that are of nobody',
      { message: '1 250 000,50 NOK of case 993141 20418 on 2026-03-12 10:00 is 150.0000' },
      { message: '1 250 000,50 NOK of case 993141 20418 on 2026-03-12 10:00 is 150.0000' },
    ],
  ])('%s', async (_, body, words) =>
    expect(await failureOf(updateCustomer, 422, body)).toMatchObject(words),
  )

  test('are cut, and a token at the cut does not get through in part', async () => {
    const { message } = await failureOf(updateCustomer, 422, {
      message: `${'x'.repeat(450)} eyJhbGciOiJIUzI1NiJ9.${'y'.repeat(200)}.signature`,
    })
    expect(message).toHaveLength(Math.min(message?.length ?? 0, 500))
    expect(message).not.toContain('eyJ')
  })

  test('of a page of HTML are shown as text and not parsed', async () => {
    upstream.answerWith(
      (_, response) =>
        void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    )
    expect(
      await callUpstream(updateCustomer, updateCustomer.example, 'a-token', 'request-1'),
    ).toMatchObject({
      failure: { kind: 'unknown-outcome', message: '<h1>Bad gateway</h1>' },
    })
  })
})
