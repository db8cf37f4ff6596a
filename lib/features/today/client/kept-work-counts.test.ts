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

let page: EventTarget
beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
  page = new EventTarget()
  vi.stubGlobal('window', page)
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
  '{"person":"maja","organizationId":"o-1","readAt":2000,"counts":{}}',
  '{"person":"maja","organizationId":"o-1","readAt":2000,"counts":{"all":"<b>"}}',
  '{"person":"maja","organizationId":"o-1","readAt":2000,"counts":{"all":3,"stops":"<b>"}}',
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

test('of nobody nothing is shown, whatever is kept', () =>
  expect(parseWorkCounts(JSON.stringify({ ...kept, person: null }), null, 'o-1', 0)).toBeNull())

test('where nothing is kept nothing is forgotten', () => {
  const notify = vi.fn()
  subscribeToWorkCounts(notify)
  forgetWorkCounts('maja')
  forgetWorkCounts()
  expect(notify).not.toHaveBeenCalled()
})

test('the same counts are no news', () => {
  const notify = vi.fn()
  subscribeToWorkCounts(notify)
  storeWorkCounts(kept)
  storeWorkCounts(kept)
  expect(notify).toHaveBeenCalledTimes(1)
})

test('a browser that keeps nothing is no fault, and brings no news', () => {
  const notify = vi.fn()
  subscribeToWorkCounts(notify)
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse })
  storeWorkCounts(kept)
  forgetWorkCounts()
  expect(readKeptText()).toBeNull()
  vi.stubGlobal('localStorage', { getItem: () => 'old', setItem: refuse, removeItem: refuse })
  storeWorkCounts(kept)
  forgetWorkCounts()
  expect(notify).not.toHaveBeenCalled()
})

test('what another tab keeps or clears is news, until nobody listens', () => {
  const notify = vi.fn()
  const leave = subscribeToWorkCounts(notify)
  const tell = (key: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  tell('another')
  expect(notify).not.toHaveBeenCalled()
  tell('duedesk-work-counts')
  tell(null)
  expect(notify).toHaveBeenCalledTimes(2)
  leave()
  tell(null)
  storeWorkCounts(kept)
  expect(notify).toHaveBeenCalledTimes(2)
})
