import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountHook } from '@/tests/support/mount-hook'
import { useNewestWork } from './use-newest-work'

afterEach(() => vi.unstubAllGlobals())

/** A page with a word on it, which notes what it takes, and the work that it asks for. */
async function mountWork() {
  const taken: string[] = []
  const asked = new Map<string, { signal: AbortSignal; end: (made: string) => void }>()
  const hook = await mountHook(
    () => {
      const [word, say] = useState('')
      const work = useNewestWork(
        (what: string, signal) => new Promise<string>((end) => asked.set(what, { signal, end })),
        (made, what) => taken.push(`${what}, ${made}${word}`),
      )
      return { ...work, say }
    },
    (part) => part,
  )
  const end = (what: string) => hook.act(() => asked.get(what)!.end('done'))
  return { ...hook, taken, end, isGivenUp: (what: string) => asked.get(what)!.signal.aborted }
}

test('of two the newer is taken, whichever ends first', async () => {
  const { act, get, end, taken, isGivenUp, unmount } = await mountWork()
  await act(({ start }) => void start('one'))
  await act(({ start }) => void start('two'))
  expect([isGivenUp('one'), isGivenUp('two'), get().isUnderWay]).toEqual([true, false, true])
  await end('two')
  await end('one')
  expect(taken).toEqual(['two, done'])
  await act(({ start }) => void start('three'))
  await act(({ start }) => void start('four'))
  await end('three')
  expect(get().isUnderWay).toBe(true)
  await end('four')
  expect(taken).toEqual(['two, done', 'four, done'])
  expect(get().isUnderWay).toBe(false)
  await unmount()
})

test('it is taken by the page as it is at its end', async () => {
  const { act, end, taken, unmount } = await mountWork()
  await act(({ start }) => void start('one'))
  await act(({ say }) => say(' late'))
  await end('one')
  expect(taken).toEqual(['one, done late'])
  await unmount()
})

test('what is given up, or whose page was left, is not taken', async () => {
  const { act, get, end, taken, isGivenUp, unmount } = await mountWork()
  await act(({ start }) => void start('one'))
  await act(({ giveUp }) => giveUp())
  expect(get().isUnderWay).toBe(false)
  await end('one')
  await act(({ start }) => void start('two'))
  await unmount()
  expect(isGivenUp('two')).toBe(true)
  await end('two')
  expect(taken).toEqual([])
})
