import { beforeEach, expect, test } from 'vitest'
import { makeFailure, makeSuccess } from '@/lib/contracts/result'
import { useSettings } from '@/tests/support/settings'
import { believedMs, isOffered, recordOffer } from './offered-operations'

const operation = { name: 'listArItems' }
const missed = (status: number) =>
  recordOffer(operation, makeFailure({ kind: 'refused', code: 'not-offered', status }), 1_000)
const answered = () => recordOffer(operation, makeSuccess({}), 1_000)
const isNowOffered = (later = 0) => isOffered(operation, 1_000 + later)

beforeEach(() => useSettings())

test('an operation that nobody has asked for is offered', () => expect(isNowOffered()).toBe(true))

test.each([405, 501])('one %i is proof', (status) => {
  missed(status)
  expect(isNowOffered()).toBe(false)
})

test.each([405, 501])('one %i of what has answered before is none, a second one is', (status) => {
  answered()
  missed(status)
  expect(isNowOffered()).toBe(true)
  missed(status)
  expect(isNowOffered()).toBe(false)
})

test('one 404 is none, two are', () => {
  missed(404)
  expect(isNowOffered()).toBe(true)
  missed(404)
  expect(isNowOffered()).toBe(false)
})

test('a 404 of what has answered before speaks of one client, however often', () => {
  answered()
  for (let times = 0; times < 5; times++) missed(404)
  expect(isNowOffered()).toBe(true)
})

test('an answer brings it back, and so does time', () => {
  missed(405)
  expect(isNowOffered(believedMs - 1)).toBe(false)
  expect(isNowOffered(believedMs)).toBe(true)
  missed(405)
  answered()
  expect(isNowOffered()).toBe(true)
})

test.each([
  { kind: 'invalid', status: 422 },
  { kind: 'conflict', status: 409 },
] as const)('a refusal of the input ($status) between two says that it is there', (failure) => {
  answered()
  missed(405)
  recordOffer(operation, makeFailure(failure), 1_000)
  missed(405)
  expect(isNowOffered()).toBe(true)
  missed(405)
  expect(isNowOffered()).toBe(false)
})

test('other failures tell nothing, and other operations nothing of this one', () => {
  for (const failure of [
    { kind: 'not-found', code: 'maybe-not-offered', status: 404 },
    { kind: 'forbidden', status: 403 },
  ] as const) {
    recordOffer(operation, makeFailure(failure))
    recordOffer(operation, makeFailure(failure))
  }
  recordOffer(
    { name: 'getArItem' },
    makeFailure({ kind: 'refused', code: 'not-offered', status: 405 }),
  )
  expect(isNowOffered()).toBe(true)
})
