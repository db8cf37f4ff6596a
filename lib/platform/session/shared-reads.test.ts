import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSharedReads } from './shared-reads'

/** Reads that end when the test says so, each with the state of when it began. */
function createStore() {
  const begun: { state: number; end: (failure?: Error) => Promise<void> }[] = []
  const store = {
    state: 0,
    begun,
    read: () => {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      const { state } = store
      begun.push({
        state,
        end: async (failure) => {
          if (failure) reject(failure)
          else resolve(state)
          await new Promise((done) => setImmediate(done))
        },
      })
      return promise
    },
  }
  return store
}

test('who asks while one runs shares the next one, which begins after they asked', async () => {
  const [store, share] = [createStore(), createSharedReads<number>()]
  const first = share('a', store.read)
  store.state = 1
  const others = [share('a', store.read), share('a', store.read), share('a', store.read)]
  expect(store.begun).toHaveLength(1)
  await store.begun[0]!.end()
  expect(await first).toBe(0)
  expect(store.begun).toHaveLength(2)
  store.state = 2
  const late = share('a', store.read)
  await store.begun[1]!.end()
  expect(await Promise.all(others)).toEqual([1, 1, 1])
  await store.begun[2]!.end()
  expect(await late).toBe(2)
  expect(store.begun).toHaveLength(3)
})

test('one that fails fails for who shares it, and the next is tried all the same', async () => {
  const [store, share] = [createStore(), createSharedReads<number>()]
  const first = share('a', store.read)
  const second = share('a', store.read)
  const failed = expect(first).rejects.toThrow('away')
  await store.begun[0]!.end(new Error('away'))
  await failed
  await store.begun[1]!.end()
  expect(await second).toBe(0)
  const third = share('a', store.read)
  await store.begun[2]!.end()
  expect(await third).toBe(0)
})

test('keys wait for each other in nothing', async () => {
  const [store, share] = [createStore(), createSharedReads<number>()]
  void share('a', store.read)
  const other = share('b', store.read)
  await store.begun[1]!.end()
  expect(await other).toBe(0)
})

test('whoever asks learns of no state from before they asked, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('ask', 'change', 'end'), { maxLength: 30 }),
      async (events) => {
        const [store, share] = [createStore(), createSharedReads<number>()]
        const asked: { since: number; got: Promise<number> }[] = []
        let ended = 0
        for (const event of events) {
          if (event === 'ask') asked.push({ since: store.state, got: share('a', store.read) })
          else if (event === 'change') store.state += 1
          else if (ended < store.begun.length) await store.begun[ended++]!.end()
        }
        while (ended < store.begun.length) await store.begun[ended++]!.end()
        for (const { since, got } of asked) expect(await got).toBeGreaterThanOrEqual(since)
        expect(store.begun.length).toBeLessThanOrEqual(asked.length)
      },
    ),
  )
})
