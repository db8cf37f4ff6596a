import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { areasAt, useSettings } from '@/tests/support/settings'
import { toResult } from './answer'

beforeEach(() => {
  useSettings(areasAt('http://127.0.0.1:9'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-12T12:00:00Z') })
})
afterEach(() => vi.useRealTimers())

type Headers = Record<string, string | string[]>
const answered = (operation: Operation, status: number, text = '', headers: Headers = {}) =>
  toResult(operation, { kind: 'answered', status, headers, text })
const failureOf = (operation: Operation, status: number, text?: string, headers?: Headers) => {
  const result = answered(operation, status, text, headers)
  return result.ok ? null : result.failure
}
const {
  getCustomer,
  updateCustomer,
  updateCustomers,
  listCustomers,
  createCorrections,
  pauseCase,
  searchInvoiceSummary,
} = operations

test('the first answer that an operation of an area declares has a body', () => {
  const silent = Object.values(operations).filter(
    ({ area, answers }) => area !== 'desk' && Object.values(answers)[0] == null,
  )
  expect(silent).toEqual([])
})

describe('an exchange without an answer', () => {
  test('did nothing where it was not sent, and says why', () => {
    expect(toResult(updateCustomer, { kind: 'not-sent', code: 'ECONNREFUSED' })).toMatchObject({
      failure: { kind: 'not-sent', code: 'ECONNREFUSED' },
    })
    expect(toResult(getCustomer, { kind: 'not-sent', code: 'ECONNREFUSED' })).toMatchObject({
      failure: { kind: 'unreachable', code: 'ECONNREFUSED' },
    })
  })

  test('may have done anything where it was lost', () => {
    expect(toResult(updateCustomer, { kind: 'lost', code: 'reset' })).toMatchObject({
      failure: { kind: 'unknown-outcome', code: 'reset' },
    })
    expect(toResult(getCustomer, { kind: 'lost', code: 'reset' })).toMatchObject({
      failure: { kind: 'unreachable', code: 'reset' },
    })
  })
})

describe('a status that is no success', () => {
  test.each([
    [299, 'unknown-outcome'],
    [300, 'unknown-outcome'],
    [399, 'unknown-outcome'],
    [400, 'invalid'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [422, 'invalid'],
    [429, 'throttled'],
    [499, 'refused'],
    [500, 'unknown-outcome'],
    [599, 'unknown-outcome'],
  ])('%i leaves a write %s', (status, kind) =>
    expect(failureOf(updateCustomer, status)).toMatchObject({ kind, status }),
  )

  test('300 is none either, whatever it names, and its words are carried', () => {
    const moved = failureOf(createCorrections, 300, '{"data":{"batchId":"b-1"},"message":"Moved"}')
    expect(moved).toMatchObject({ kind: 'unknown-outcome', status: 300, message: 'Moved' })
  })

  test.each([
    [300, 'off-contract'],
    [399, 'off-contract'],
    [400, 'invalid'],
    [499, 'refused'],
    [500, 'unreachable'],
  ])('%i of a read is told as %s', (status, kind) =>
    expect(failureOf(getCustomer, status)).toMatchObject({ kind, status }),
  )
})

describe('a pause that is asked for', () => {
  const pauseOf = (header: string | string[] | undefined) =>
    failureOf(getCustomer, 429, '', header === undefined ? {} : { 'retry-after': header })
      ?.retryAfter
  test.each<[string | string[] | undefined, number | undefined]>([
    ['7', 7],
    [' 7 ', 7],
    ['0', 0],
    [['17', '3'], 17],
    ['3600', 3600],
    ['3601', 3600],
    ['1.5', 2],
    ['Thu, 12 Mar 2026 12:01:30 GMT', 90],
    ['2026-03-12T12:00:00.001Z', 1],
    ['Thu, 12 Mar 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['7 minutes', undefined],
    ['', undefined],
    [[], undefined],
    [undefined, undefined],
  ])('as %j is %j seconds', (header, seconds) => expect(pauseOf(header)).toBe(seconds))

  test('until an instant is counted by the clock of the service, where its answer tells that', () => {
    const until = 'Thu, 12 Mar 2026 11:56:00 GMT'
    const pauseAt = (date: string) =>
      failureOf(getCustomer, 429, '', { 'retry-after': until, date })?.retryAfter
    expect(pauseAt('Thu, 12 Mar 2026 11:55:00 GMT')).toBe(60)
    expect(pauseAt('noon')).toBe(0)
  })
})

describe('a success', () => {
  test('without a body is one where its contract has none', () => {
    expect(answered(pauseCase, 204)).toEqual({ ok: true, value: null, status: 204 })
    expect(answered(pauseCase, 204, 'Done')).toEqual({ ok: true, value: null, status: 204 })
    expect(answered(searchInvoiceSummary, 200, ' \n')).toEqual({
      ok: true,
      value: null,
      status: 200,
    })
  })

  test('without a body is not to be believed where its contract has one', () => {
    expect(failureOf(getCustomer, 200, ' ')).toMatchObject({
      kind: 'off-contract',
      code: 'unreadable',
      status: 200,
    })
    expect(failureOf(updateCustomer, 200, '')).toMatchObject({
      kind: 'unknown-outcome',
      code: 'unreadable',
      status: 200,
    })
  })

  test('of a body that its contract knows is that body', () => {
    expect(answered(getCustomer, 200, '{"customerNo":"1"}')).toEqual({
      ok: true,
      value: { customerNo: '1' },
      status: 200,
    })
    expect(answered(pauseCase, 202, '{"summary":{"status":"SUCCESS"}}')).toMatchObject({
      ok: true,
      value: { summary: { status: 'SUCCESS' } },
    })
  })

  test('of a status that its contract does not know is read all the same, where nothing is done by it', () => {
    expect(answered(listCustomers, 206, '{"customers":[]}')).toEqual({
      ok: true,
      value: { customers: [] },
      status: 206,
    })
    expect(failureOf(listCustomers, 206, '{"customers":5}')).toMatchObject({
      kind: 'off-contract',
      code: 'off-contract',
      status: 206,
    })
  })

  test('of a status that its contract does not know proves no write, unless it names the batch that it became', () => {
    expect(failureOf(updateCustomer, 202, '{"status":"PROCESSED"}')).toEqual({
      kind: 'unknown-outcome',
      code: 'off-contract',
      status: 202,
    })
    expect(answered(createCorrections, 200, '{"data":{"batchId":"b-1"}}')).toMatchObject({
      ok: true,
      status: 202,
      value: { data: { batchId: 'b-1' } },
    })
    expect(answered(updateCustomers, 201, '{"batchUuid":"b-1"}')).toMatchObject({
      ok: true,
      status: 202,
      value: { batchUuid: 'b-1' },
    })
    expect(failureOf(updateCustomers, 201, '{"batchUuid":""}')).toMatchObject({
      kind: 'unknown-outcome',
    })
    expect(failureOf(updateCustomers, 201, '{"status":"PROCESSED"}')).toMatchObject({
      kind: 'unknown-outcome',
    })
    expect(failureOf(pauseCase, 201, 'null')).toMatchObject({
      kind: 'unknown-outcome',
      status: 201,
    })
    expect(failureOf(createCorrections, 200, '{"data":null}')).toMatchObject({
      kind: 'unknown-outcome',
    })
  })

  test('that is off its contract names the fields', () => {
    expect(failureOf(getCustomer, 200, '{"dueDays":"soon"}')).toMatchObject({
      code: 'off-contract',
      fields: { dueDays: expect.any(String) },
    })
    expect(failureOf(getCustomer, 200, '<html>')).toEqual({
      kind: 'off-contract',
      code: 'unreadable',
      status: 200,
    })
  })
})
