import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '@/lib/contracts/result'
import { mountHook } from '@/tests/support/mount-hook'
import { useVerbFailures } from './use-verb-failures'

type Verb = { key: string; end: (result: Result<null>) => void }

const done: Result<null> = { ok: true, value: null }
const unreachable: Result<null> = { ok: false, failure: { kind: 'unreachable' } }
const claimed: Result<null> = { ok: false, failure: { kind: 'conflict', code: 'claimed' } }
let leave = async () => {}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(async () => {
  await leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Verbs that a test begins and ends, and what stands of their failures. */
async function open() {
  const hook = await mountHook(useVerbFailures, (part) => part)
  leave = hook.unmount
  async function begin(key: string): Promise<Verb> {
    const answer = Promise.withResolvers<Result<null>>()
    await hook.act(({ run }) => void run({ key }, () => answer.promise))
    return { key, end: answer.resolve }
  }
  const end = (verb: Verb, result: Result<null>) => hook.act(() => verb.end(result))
  return {
    begin,
    end,
    tell: () => hook.get().failures.map(({ key, failure }) => [key, failure.kind]),
  }
}

test('the failure of one stands beside the success of another that was begun meanwhile', async () => {
  const { begin, end, tell } = await open()
  const [a, b] = [await begin('a'), await begin('b')]
  await end(a, claimed)
  await end(b, done)
  expect(tell()).toEqual([['a', 'conflict']])
})

test('each failure stands, until the same is done after all', async () => {
  const { begin, end, tell } = await open()
  const [a, b, again] = [await begin('a'), await begin('b'), await begin('a')]
  await end(a, claimed)
  await end(b, unreachable)
  expect(tell()).toEqual([
    ['a', 'conflict'],
    ['b', 'unreachable'],
  ])
  await end(again, done)
  expect(tell()).toEqual([['b', 'unreachable']])
})

test('a failure that has stood for a while goes once a verb is begun after all have ended', async () => {
  const { begin, end, tell } = await open()
  await end(await begin('a'), claimed)
  await end(await begin('b'), done)
  expect(tell()).toEqual([['a', 'conflict']])
  vi.setSystemTime(Date.now() + 4_000)
  await begin('c')
  expect(tell()).toEqual([])
})
