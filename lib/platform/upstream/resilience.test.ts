import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCollectionInvoice } from '@/lib/contracts/collection/invoices'
import { getCustomer, updateCustomer } from '@/lib/contracts/receivables/customers'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { forgetProcess } from '@/tests/support/settings'
import { withPolicy } from './resilience'

beforeEach(() => {
  forgetProcess()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** An upstream that fails a number of times and works from then on. */
function upstreamThat(fails: number, failure: Failure) {
  return vi.fn(
    async (): Promise<Result<unknown>> =>
      fails-- > 0 ? makeFailure(failure) : makeSuccess('done'),
  )
}

async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync()
  return promise
}

describe('a read', () => {
  test.each([
    [0, 1, true],
    [1, 2, true],
    [2, 3, true],
    [3, 3, false],
  ])('that meets %i failures is tried %i times', async (fails, tries, ok) => {
    const attempt = upstreamThat(fails, { kind: 'unreachable', status: 503 })
    expect((await settled(withPolicy(getCustomer, attempt))).ok).toBe(ok)
    expect(attempt).toHaveBeenCalledTimes(tries)
  })

  test('waits as long as was asked before it tries again', async () => {
    const attempt = upstreamThat(1, { kind: 'unreachable', status: 503, retryAfter: 2 })
    const reading = withPolicy(getCustomer, attempt)
    await vi.advanceTimersByTimeAsync(1_900)
    expect(attempt).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await reading).toEqual(makeSuccess('done'))
  })

  test('waits for a random part of a time that doubles, where nothing is asked', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const attempt = upstreamThat(2, { kind: 'unreachable', status: 503, retryAfter: 0 })
    const reading = withPolicy(getCustomer, attempt)
    for (const [ms, tries] of [
      [199, 1],
      [2, 2],
      [397, 2],
      [4, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms)
      expect(attempt).toHaveBeenCalledTimes(tries)
    }
    expect(await reading).toEqual(makeSuccess('done'))
    random.mockRestore()
  })

  test('is not tried again when a longer pause is asked for than it may take', async () => {
    const attempt = upstreamThat(1, { kind: 'unreachable', status: 503, retryAfter: 3 })
    expect(await settled(withPolicy(getCustomer, attempt))).toMatchObject({
      failure: { retryAfter: 3 },
    })
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  test('that meets a fault of ours throws it', async () => {
    const attempt = vi.fn(async () => {
      throw new TypeError('ours')
    })
    await expect(withPolicy(getCustomer, attempt)).rejects.toThrow('ours')
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  test.each<[string, Failure]>([
    ['timed out, since its time is over', { kind: 'unreachable', code: 'timeout' }],
    ['was refused', { kind: 'forbidden', status: 403 }],
    ['was throttled', { kind: 'throttled', status: 429 }],
    ['was off the contract', { kind: 'off-contract', status: 200 }],
  ])('is not tried again when it %s', async (_, failure) => {
    const attempt = upstreamThat(1, failure)
    expect(await settled(withPolicy(getCustomer, attempt))).toEqual(makeFailure(failure))
    expect(attempt).toHaveBeenCalledTimes(1)
  })
})

describe('a write', () => {
  test.each<Failure>([
    { kind: 'unknown-outcome', status: 503, retryAfter: 1 },
    { kind: 'unknown-outcome', code: 'reset' },
    { kind: 'not-sent', code: 'ECONNREFUSED' },
    { kind: 'unreachable', status: 503 },
  ])('is sent once, whatever comes back: $kind', async (failure) => {
    const attempt = upstreamThat(1, failure)
    expect(await settled(withPolicy(updateCustomer, attempt))).toEqual(makeFailure(failure))
    expect(attempt).toHaveBeenCalledTimes(1)
  })
})

describe('an area that failed ten times in a row', () => {
  const down: Failure = { kind: 'unknown-outcome', status: 500 }

  async function broken() {
    const attempt = upstreamThat(10, down)
    for (let count = 0; count < 10; count++) await withPolicy(updateCustomer, attempt)
    expect(attempt).toHaveBeenCalledTimes(10)
    return attempt
  }

  test('rests: nothing is sent, and a write says so', async () => {
    const attempt = await broken()
    expect(await withPolicy(updateCustomer, attempt)).toEqual(
      makeFailure({ kind: 'not-sent', code: 'resting' }),
    )
    expect(await settled(withPolicy(getCustomer, attempt))).toEqual(
      makeFailure({ kind: 'unreachable', code: 'resting' }),
    )
    expect(attempt).toHaveBeenCalledTimes(10)
  })

  test('is tried again after five seconds, and works again when it does', async () => {
    const attempt = await broken()
    await vi.advanceTimersByTimeAsync(4_900)
    expect(await withPolicy(updateCustomer, attempt)).toMatchObject({ ok: false })
    await vi.advanceTimersByTimeAsync(200)
    expect(await withPolicy(updateCustomer, attempt)).toEqual(makeSuccess('done'))
    expect(await withPolicy(updateCustomer, attempt)).toEqual(makeSuccess('done'))
  })

  test('does not keep another area from working', async () => {
    await broken()
    expect(await withPolicy(getCollectionInvoice, upstreamThat(0, down))).toEqual(
      makeSuccess('done'),
    )
  })

  test.each<Failure>([
    { kind: 'not-sent', code: 'ECONNREFUSED' },
    { kind: 'unreachable', code: 'timeout' },
  ])('rests whatever the failure was: $kind', async (failure) => {
    const attempt = upstreamThat(10, failure)
    for (let count = 0; count < 10; count++) await withPolicy(updateCustomer, attempt)
    expect(await withPolicy(updateCustomer, attempt)).toMatchObject({
      failure: { code: 'resting' },
    })
  })

  test('rests after the tenth, and not before', async () => {
    const attempt = upstreamThat(9, down)
    for (let count = 0; count < 9; count++) await withPolicy(updateCustomer, attempt)
    expect(await withPolicy(updateCustomer, attempt)).toEqual(makeSuccess('done'))
  })

  test('is not one that refused ten times, for it answers', async () => {
    const attempt = upstreamThat(20, { kind: 'invalid', status: 422 })
    for (let count = 0; count < 20; count++) await withPolicy(updateCustomer, attempt)
    expect(await withPolicy(updateCustomer, attempt)).toEqual(makeSuccess('done'))
  })

  describe('and what was given up', () => {
    const givenUp: Failure = { kind: 'unreachable', code: 'aborted' }
    const giveUp = () => settled(withPolicy(getCustomer, upstreamThat(1, givenUp)))
    const fail = async (times: number) => {
      for (let count = 0; count < times; count++)
        await withPolicy(updateCustomer, upstreamThat(1, down))
    }

    test('ends no row of failures', async () => {
      await fail(9)
      expect(await giveUp()).toEqual(makeFailure(givenUp))
      await fail(1)
      expect(await withPolicy(updateCustomer, upstreamThat(0, down))).toMatchObject({
        failure: { code: 'resting' },
      })
    })

    test('is no failure', async () => {
      await fail(9)
      for (let count = 0; count < 20; count++) await giveUp()
      expect(await withPolicy(updateCustomer, upstreamThat(0, down))).toEqual(makeSuccess('done'))
    })

    test('proves nothing when the area is tried again: it rests on', async () => {
      await broken()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await giveUp()).toEqual(makeFailure(givenUp))
      expect(await withPolicy(updateCustomer, upstreamThat(0, down))).toMatchObject({
        failure: { code: 'resting' },
      })
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await withPolicy(updateCustomer, upstreamThat(0, down))).toEqual(makeSuccess('done'))
    })
  })
})
