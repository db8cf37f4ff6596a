import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepSentRun, keptSentRun, onSentRun, sentRunIn, sentRunKey } from './sent-run'

const [first, second] = ['6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11', '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12']
const key = sentRunKey('o1', 'kari')
const run = { intentIds: [first, second], left: 3 }

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
    keepSentRun(key, run)
    expect(sentRunIn(keptSentRun(key))).toEqual(run)
    expect([keptSentRun(sentRunKey('o1', 'ola')), keptSentRun(sentRunKey('o2', 'kari'))]).toEqual([null, null])
  })

  test('is replaced by the next, and gone once it is forgotten or holds no batch', () => {
    keepSentRun(key, run)
    keepSentRun(key, { intentIds: [second], left: 0 })
    expect(sentRunIn(keptSentRun(key))).toEqual({ intentIds: [second], left: 0 })
    keepSentRun(key, { intentIds: [], left: 4 })
    expect(held.size).toBe(0)
    keepSentRun(key, run)
    keepSentRun(key, null)
    expect(held.size).toBe(0)
  })

  test('is told to who listens, until they leave', () => {
    const heard = vi.fn()
    const leave = onSentRun(heard)
    keepSentRun(key, run)
    keepSentRun(key, null)
    leave()
    keepSentRun(key, run)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('is nothing where the browser refuses to keep anything', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepSentRun(key, run)
    expect(keptSentRun(key)).toBeNull()
  })
})

test.each<[string, string | null]>([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['no batch', JSON.stringify({ intentIds: [], left: 0 })],
  ['an intent that is none', JSON.stringify({ intentIds: [first, '../x'], left: 0 })],
  ['no count', JSON.stringify({ intentIds: [first] })],
  ['a count that is none', JSON.stringify({ intentIds: [first], left: -1 })],
])('%s is no run', (_, text) => expect(sentRunIn(text)).toBeNull())
