import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '@/lib/contracts/registry'
import { areasAt, useSettings } from '@/tests/support/settings'
import { toResult } from './answer'
import type { Exchange } from './send'

beforeAll(() => useSettings(areasAt('http://127.0.0.1:1')))

const refused = (name: keyof typeof operations, status: number, body: unknown, input = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const exchange: Exchange = { kind: 'answered', status, headers: {}, text }
  const meaning = toResult(operations[name], exchange, { ...operations[name].example, ...input })
  if (meaning.ok) throw new Error('taken for an answer')
  return `${meaning.failure.kind} ${meaning.failure.code ?? ''}`.trim()
}

const page = '<!DOCTYPE html><pre>Cannot GET /clients/1001/aritems</pre>'
const routeMissed = {
  timestamp: '2026-03-12T10:00:00Z',
  status: 404,
  error: 'Not Found',
  path: '/clients/1001/aritems',
}

describe('a list that answers 404, 405 or 501 is not offered', () => {
  test.each([
    ['listArItems', 404, page],
    ['listArItems', 404, routeMissed],
    ['listArItems', 404, ''],
    ['listArItems', 405, ''],
    ['listArItems', 501, ''],
    ['listCollectionBatches', 404, { statusCode: 404, message: 'Resource not found' }],
    ['searchInvoiceSummary', 404, ''],
    ['createPayments', 404, page],
    ['createPayments', 405, ''],
  ] as const)('%s %i %j', (name, status, body) =>
    expect(refused(name, status, body)).toBe('refused not-offered'),
  )

  test.each([
    ['listArItems', { message: 'Client 1001 is unknown' }, 'not-found'],
    ['listArItems', { errorCode: 'E7', message: '1001?' }, 'not-found E7'],
    ['listCollectionBatches', { title: 'Organization unknown' }, 'not-found'],
  ] as const)('%s is, where its 404 speaks of whose it is: %j', (name, body, failure) =>
    expect(refused(name, 404, body)).toBe(failure),
  )
})

describe('a 404 of one record', () => {
  test.each([
    ['getArItem', page, 'not-found maybe-not-offered'],
    [
      'getArItem',
      { status: 404, error: 'Not Found', path: '/clients/1001/aritems/400012' },
      'not-found maybe-not-offered',
    ],
    ['getArItem', { message: 'Nothing under 400012' }, 'not-found'],
    ['getSettlement', { title: 'Settlement not found' }, 'not-found'],
    ['getReceipt', '', 'not-found maybe-not-offered'],
    ['getInvoiceView', { message: 'The invoice is not there' }, 'not-found'],
    ['getCollectionInvoice', page, 'not-found'],
    ['getReceivablesBatch', '', 'not-found'],
    ['getInvoiceStatus', '', 'not-found'],
    ['updateCustomer', '', 'not-found'],
    ['createCorrections', '', 'not-found'],
  ] as const)('of %s with %j means %s', (name, body, failure) =>
    expect(refused(name, 404, body)).toBe(failure),
  )
})

test('a write that is answered 501 may have been done all the same: every 5xx leaves it unknown', () => {
  expect(refused('createPayments', 501, '')).toBe('unknown-outcome')
})
