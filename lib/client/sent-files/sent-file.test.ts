import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  getSentFileKey,
  isStillSending,
  onSentFileChange,
  parseSentFile,
  readSentFile,
  storeSentFile,
} from './sent-file'

const [first, second] = [
  '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
  '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12',
]
const key = getSentFileKey('o1', 'kari')
const run = { idempotencyKeys: [first, second], left: 3 }

describe('what a tab keeps of a file that is handed over', () => {
  let held: Map<string, string>
  beforeEach(() => {
    held = new Map()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, text: string) => void held.set(name, text),
      removeItem: (name: string) => void held.delete(name),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is found again, by the same person in the same organization alone', () => {
    storeSentFile(key, run)
    expect(parseSentFile(readSentFile(key))).toEqual(run)
    expect([
      readSentFile(getSentFileKey('o1', 'ola')),
      readSentFile(getSentFileKey('o2', 'kari')),
    ]).toEqual([null, null])
  })

  test('is replaced by the next, and gone once it is forgotten or holds no batch', () => {
    storeSentFile(key, run)
    storeSentFile(key, { idempotencyKeys: [second], left: 0 })
    expect(parseSentFile(readSentFile(key))).toEqual({ idempotencyKeys: [second], left: 0 })
    storeSentFile(key, { idempotencyKeys: [], left: 4 })
    expect(held.size).toBe(0)
    storeSentFile(key, run)
    storeSentFile(key, null)
    expect(held.size).toBe(0)
  })

  test('is kept beside one that another page of the tab still sends, until both have ended', () => {
    const [one, other] = [{}, {}]
    const stands = () => [parseSentFile(readSentFile(key)), isStillSending(key)]
    storeSentFile(key, { idempotencyKeys: [first], left: 2 }, true, one)
    storeSentFile(key, { idempotencyKeys: [], left: 5 }, false, other)
    storeSentFile(key, { idempotencyKeys: [second], left: 5 }, true, other)
    const both = { idempotencyKeys: [first, second], left: 7 }
    expect(stands()).toEqual([both, true])
    storeSentFile(key, { idempotencyKeys: [second], left: 5 }, false, other)
    expect(stands()).toEqual([both, true])
    storeSentFile(key, { idempotencyKeys: [first], left: 0 }, false, one)
    expect(stands()[1]).toBe(false)
    expect(parseSentFile(readSentFile(key))?.idempotencyKeys.toSorted()).toEqual([first, second])
    storeSentFile(key, { idempotencyKeys: [second], left: 1 }, true, {})
    expect(parseSentFile(readSentFile(key))).toEqual({ idempotencyKeys: [second], left: 1 })
    storeSentFile(key, null)
    expect(stands()).toEqual([null, false])
  })

  test('is told to who listens, until they leave', () => {
    const heard = vi.fn()
    const leave = onSentFileChange(heard)
    storeSentFile(key, run)
    storeSentFile(key, null)
    leave()
    storeSentFile(key, run)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('is being sent until all that is sent has ended, and the browser asks before it is closed', () => {
    const asks = new Set<unknown>()
    vi.stubGlobal('window', {
      addEventListener: (_: string, ask: unknown) => void asks.add(ask),
      removeEventListener: (_: string, ask: unknown) => void asks.delete(ask),
    })
    const other = getSentFileKey('o2', 'kari')
    const stands = () => [isStillSending(key), isStillSending(other), asks.size]
    storeSentFile(key, run, true)
    storeSentFile(other, run, true)
    expect(stands()).toEqual([true, true, 1])
    storeSentFile(key, run)
    expect(stands()).toEqual([false, true, 1])
    storeSentFile(other, null)
    expect(stands()).toEqual([false, false, 0])
  })

  test('is nothing where the browser refuses to keep anything', () => {
    vi.stubGlobal('sessionStorage', undefined)
    storeSentFile(key, run)
    expect(readSentFile(key)).toBeNull()
  })
})

test('a run that an older desk kept is found under the name that it had', () =>
  expect(parseSentFile(JSON.stringify({ intentIds: [first], left: 1 }))).toEqual({
    idempotencyKeys: [first],
    left: 1,
  }))

test.each<[string, string | null]>([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['no batch', JSON.stringify({ idempotencyKeys: [], left: 0 })],
  [
    'an idempotency key that is none',
    JSON.stringify({ idempotencyKeys: [first, '../x'], left: 0 }),
  ],
  ['no count', JSON.stringify({ idempotencyKeys: [first] })],
  ['a count that is none', JSON.stringify({ idempotencyKeys: [first], left: -1 })],
])('%s is no run', (_, text) => expect(parseSentFile(text)).toBeNull())
