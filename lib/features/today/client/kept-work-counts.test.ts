import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetWorkCounts,
  parseWorkCounts,
  readKeptText,
  storeWorkCounts,
  subscribeToWorkCounts,
} from './kept-work-counts'

const counts = { outcomes: 2, decisions: null, all: 3 } as never
const kept = { person: 'maja', organizationId: 'o-1', readAt: 1_000, counts }

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => vi.unstubAllGlobals())

test('what one page counted is shown by the next', () => {
  storeWorkCounts(kept)
  expect(parseWorkCounts(readKeptText(), 'maja', 'o-1', 1_000)).toEqual(counts)
})

test.each([
  ['of another person', 'ola', 'o-1', 1_000],
  ['of nobody', null, 'o-1', 1_000],
  ['of another organization', 'maja', 'o-2', 1_000],
  ['that is too old', 'maja', 'o-1', 1_001],
] as const)('a count %s is not shown', (_, person, organizationId, oldest) => {
  storeWorkCounts(kept)
  expect(parseWorkCounts(readKeptText(), person, organizationId, oldest)).toBeNull()
})

test.each([
  'no JSON',
  'null',
  '{}',
  '{"person":"maja","organizationId":"o-1","readAt":2000}',
  '{"person":"maja","organizationId":"o-1","readAt":2000,"counts":{"all":"<b>"}}',
])('a text that this desk did not write counts nothing: %s', (text) => {
  expect(parseWorkCounts(text, 'maja', 'o-1', 1_000)).toBeNull()
})

test('at sign-out nothing stays, and of another person neither', () => {
  const notify = vi.fn()
  storeWorkCounts(kept)
  subscribeToWorkCounts(notify)
  forgetWorkCounts('maja')
  expect(readKeptText()).not.toBeNull()
  forgetWorkCounts('ola')
  expect(readKeptText()).toBeNull()
  storeWorkCounts(kept)
  forgetWorkCounts()
  expect(readKeptText()).toBeNull()
  expect(notify).toHaveBeenCalledTimes(3)
})

test('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused')
    },
  })
  storeWorkCounts(kept)
  forgetWorkCounts()
  expect(readKeptText()).toBeNull()
})
