import { beforeEach, describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { areasAt, useSettings } from '@/tests/support/settings'
import { toResult } from './answer'

beforeEach(() => useSettings(areasAt('http://127.0.0.1:9')))

const answered = (operation: Operation, status: number, body: unknown) =>
  toResult(operation, {
    kind: 'answered',
    status,
    headers: {},
    text: body === null ? '' : JSON.stringify(body),
  })
const kindOf = (operation: Operation, status: number, body: unknown) => {
  const result = answered(operation, status, body)
  return result.ok ? 'ok' : result.failure.kind
}

const {
  updateCustomer,
  createCustomer,
  deleteCustomer,
  updateCustomers,
  createCustomers,
  createDocuments,
  createCorrections,
  createPayments,
  createCollectionInvoices,
  pauseCase,
} = operations
const {
  registerSwedishBankAgreement,
  getCollectionInvoice,
  listCases,
  getReceivablesBatch,
  getCustomer,
} = operations

describe('an answer to a customer write', () => {
  test.each([
    [{ status: 'PROCESSED', result: 'UPDATED' }, 'ok'],
    [{ status: 'processed', result: ' Updated ' }, 'ok'],
    [{ status: 'PROCESSED', result: 'CREATED' }, 'ok'],
    [{ status: 'PROCESSED', result: 'DELETED' }, 'ok'],
    [{ status: 'PROCESSED' }, 'ok'],
    [{}, 'ok'],
    [{ status: null, result: '' }, 'ok'],
    [{ status: 'REJECTED' }, 'refused'],
    [{ status: 'FAILED', result: 'NOT_PROCESSED' }, 'refused'],
    [{ result: 'Not processed' }, 'refused'],
    [{ status: 'PROCESSED', result: 'REJECTED' }, 'unknown-outcome'],
    [{ status: 'QUEUED' }, 'unknown-outcome'],
    [{ status: 'PROCESSED', result: 'PARTLY' }, 'unknown-outcome'],
  ])('%j is told as %s', (body, kind) => {
    for (const operation of [updateCustomer, createCustomer, deleteCustomer])
      expect(kindOf(operation, 200, body)).toBe(kind)
  })

  test('carries its own words into the refusal, and into what is not known', () => {
    expect(
      answered(updateCustomer, 200, { status: 'REJECTED', message: 'The customer is locked' }),
    ).toEqual({
      ok: false,
      failure: expect.objectContaining({
        kind: 'refused',
        status: 200,
        message: 'The customer is locked',
      }),
    })
    expect(
      answered(updateCustomer, 200, { status: 'PARKED', message: 'Held for review' }),
    ).toMatchObject({
      failure: { kind: 'unknown-outcome', code: 'odd-word', message: 'Held for review' },
    })
  })
})

describe('an answer to a batch of the ledger', () => {
  const batches = [updateCustomers, createCustomers, createDocuments]
  const batchUuid = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

  test.each([
    ['PENDING', 'unknown-outcome'],
    ['RUNNING', 'unknown-outcome'],
    ['QUEUED', 'unknown-outcome'],
    ['ERROR', 'refused'],
  ])('with the word %s is a batch to follow, and without its id told as %s', (status, kind) => {
    for (const operation of batches) {
      expect(kindOf(operation, 202, { batchUuid, status })).toBe('ok')
      expect(kindOf(operation, 202, { batchUuid: ' ', status })).toBe(kind)
    }
  })

  test('names none of a single customer: its own word is told', () => {
    expect(kindOf(updateCustomer, 200, { batchUuid, status: 'REJECTED' })).toBe('refused')
    expect(kindOf(updateCustomer, 200, { batchUuid, status: 'QUEUED' })).toBe('unknown-outcome')
  })
})

describe('the summary of a collection answer', () => {
  test.each([
    ['SUCCESS', 'ok', 'ok'],
    ['Success', 'ok', 'ok'],
    [null, 'ok', 'ok'],
    ['ERROR', 'refused', 'refused'],
    ['FAILED', 'refused', 'refused'],
    ['PARTIAL', 'unknown-outcome', 'ok'],
  ])('%j: a write is told as %s, a read as %s', (status, write, read) => {
    for (const operation of [
      createCorrections,
      createPayments,
      createCollectionInvoices,
      pauseCase,
    ])
      expect(kindOf(operation, 202, { summary: { status } })).toBe(write)
    expect(kindOf(getCollectionInvoice, 200, { summary: { status }, data: null })).toBe(read)
    expect(kindOf(listCases, 200, { summary: { status }, data: [] })).toBe(read)
  })

  test('is not needed where a batch is named: the batch will say what became of it', () => {
    expect(
      kindOf(createCorrections, 202, {
        summary: { status: 'PARTIAL' },
        data: { batchId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11' },
      }),
    ).toBe('ok')
  })
})

test.each([
  [{ isCompleted: true, isFailed: false }, 'ok'],
  [{ isCompleted: false, isFailed: false }, 'ok'],
  [{}, 'ok'],
  [{ isCompleted: false, isFailed: true, statusMessage: 'No such account' }, 'refused'],
  [{ isFailed: true }, 'refused'],
  [{ isCompleted: true, isFailed: true }, 'unknown-outcome'],
])('a bank agreement that answers %j is told as %s', (body, kind) =>
  expect(kindOf(registerSwedishBankAgreement, 202, body)).toBe(kind),
)

test('a status that is a customer’s own is no word about the answer', () => {
  expect(kindOf(getCustomer, 200, { customerNo: '1', status: 'REJECTED' })).toBe('ok')
})

test('a batch of customers that answers 202 without a body is running', () => {
  expect(answered(getReceivablesBatch, 202, null)).toEqual({ ok: true, value: null, status: 202 })
  expect(kindOf(getReceivablesBatch, 200, null)).toBe('off-contract')
})
