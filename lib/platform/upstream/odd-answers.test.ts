import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '@/lib/contracts/registry'
import { findUnread } from '@/lib/shared/wire/unread-record'
import { areasAt, useSettings } from '@/tests/support/settings'
import { toResult } from './answer'

beforeAll(() => useSettings(areasAt('http://127.0.0.1:1')))

type Name = keyof typeof operations
const meaning = (name: Name, body: unknown, status = 200) =>
  toResult(operations[name], {
    kind: 'answered',
    status,
    headers: {},
    text: typeof body === 'string' ? body : JSON.stringify(body),
  })
const answerOf = (name: Name, body: unknown, status = 200) => {
  const read = meaning(name, body, status)
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value as never
}

describe('one odd record takes no other with it', () => {
  const good = { customerNo: '1', name: 'Fjord', dueDays: 14 }
  const odd = {
    customerNo: '2',
    name: 'Nordkyst',
    dueDays: '14',
    ssn: '01019030071',
    Ssn: 'x-1',
    note: 'born 01019030071',
  }

  test('it keeps its place, what of it can be read, and its raw part without what is sensitive', () => {
    const { customers } = answerOf('listCustomers', {
      summary: { totalCount: 3 },
      customers: [good, odd, { ...good, customerNo: '3' }],
    }) as {
      customers: Record<string, unknown>[]
    }
    expect(customers.map(({ customerNo }) => customerNo)).toEqual(['1', '2', '3'])
    expect(customers.map(findUnread).map((each) => each && Object.keys(each.fields))).toEqual([
      null,
      ['dueDays'],
      null,
    ])
    expect(customers[1]).not.toHaveProperty('dueDays')
    expect(findUnread(customers[1])?.raw).toContain('"dueDays":"14"')
    expect(findUnread(customers[1])?.raw).not.toMatch(/01019030071|x-1/)
  })

  test.each([['text'], [7], [null], [[]]])('one that is no object at all: %j', (record) => {
    const { data } = answerOf('listSettlements', { data: [record, { settlementId: 's' }] }) as {
      data: Record<string, unknown>[]
    }
    expect(data).toHaveLength(2)
    expect(findUnread(data[0])).toMatchObject({ raw: JSON.stringify(record) })
    expect(data[1]).toEqual({ settlementId: 's' })
  })

  test.each<[Name, unknown, string]>([
    ['searchInvoiceSummary', { Rows: [{ TransactionRid: 1, Amount: '1,5' }] }, 'Amount'],
    ['listAvailableCompanies', [{ CompanyId: 1, Name: 5 }], 'Name'],
    [
      'listCases',
      { data: [{ caseNumber: 1, debtors: [{ emails: [{ value: 5 }] }] }] },
      'debtors.0.emails.0.value',
    ],
    [
      'listCustomers',
      { customers: [{ emailAddressDocument: ['a@b.example', 5] }] },
      'emailAddressDocument.1',
    ],
    ['listArItems', { arItems: [{ arItemId: {} }] }, 'arItemId'],
    [
      'getCollectionBatch',
      {
        data: {
          batchId: 'b',
          status: 'SUCCESS',
          succeeded: [{ invoiceId: 5, invoiceNumber: 'N-1' }],
        },
      },
      'invoiceId',
    ],
    ['getReceivablesBatch', { batchUuid: 'b', results: [{ index: '0' }] }, 'index'],
  ])('in every list: %s', (name, body, field) => {
    const records = JSON.stringify(answerOf(name, body))
    expect(records).toContain('$unread')
    expect(records).toContain(`"${field}":`)
  })

  test('a list of plain values goes as a whole: without its odd value it would be another list', () => {
    const { customers } = answerOf('listCustomers', {
      customers: [{ customerNo: '1', emailAddressDocument: ['a@b.example', 5] }],
    }) as {
      customers: object[]
    }
    expect(customers[0]).not.toHaveProperty('emailAddressDocument')
  })

  test('a record that does not say in a readable form whose it is shows nothing of itself', () => {
    const { data } = answerOf('listCases', {
      data: [{ organizationId: 7, caseNumber: 12, description: 'secret' }, { caseNumber: 13 }],
    }) as {
      data: object[]
    }
    expect(data).toEqual([
      { $unread: { fields: { organizationId: expect.any(String) }, raw: null, place: 0 } },
      { caseNumber: 13 },
    ])
  })

  test('one thing that is read to be changed is read whole, or not at all', () => {
    expect(meaning('getCustomer', { ...good, dueDays: '14' })).toMatchObject({
      failure: { kind: 'off-contract', fields: { dueDays: expect.any(String) } },
    })
    expect(meaning('getCustomer', { emailAddressDocument: ['a', 5] })).toMatchObject({
      failure: { kind: 'off-contract' },
    })
  })
})

describe('a wrapped list is recognised where it is the only one', () => {
  const rows = [{ customerNo: '1' }]
  test.each<[string, unknown]>([
    ['Items', { Items: rows }],
    ['items', { items: rows, totalCount: 1 }],
    ['data', { data: rows }],
    ['value', { '@odata.context': 'x', value: rows }],
    ['results', { results: rows, next: null }],
    ['its own name in capitals', { Customers: rows }],
    ['an object inside', { result: { items: rows } }],
    ['an object under its own name', { customers: { items: rows } }],
    ['nothing', rows],
  ])('in %s', (_, body) =>
    expect(answerOf('listCustomers', body)).toMatchObject({ customers: rows }),
  )

  test.each<[string, unknown]>([
    ['there are two', { items: rows, others: rows }],
    [
      'there are more pages than can be asked for',
      { items: rows, nextLink: 'https://x.example/2' },
    ],
    ['there are errors beside it', { items: rows, errors: [{ message: 'No' }] }],
    ['there are only errors', { errors: [{ message: 'No' }] }],
    ['it holds no records', { items: ['a'] }],
    ['it stands too deep', { a: { b: { c: rows } } }],
  ])('and cannot be read where %s', (_, body) =>
    expect(meaning('listCustomers', body)).toMatchObject({
      failure: { kind: 'off-contract', code: 'off-contract' },
    }),
  )

  test('an answer without any list told none, and a search without a body was answered', () => {
    expect(answerOf('listCustomers', {})).toEqual({})
    expect(answerOf('listCustomers', { customers: null })).toEqual({ customers: null })
    expect(answerOf('searchInvoiceSummary', '')).toBeNull()
    expect(answerOf('searchInvoiceSummary', { Items: [{ TransactionRid: 1 }] })).toMatchObject({
      Rows: [{ TransactionRid: 1 }],
    })
    expect(answerOf('listAvailableCompanies', { Companies: [{ CompanyId: 1 }] })).toEqual([
      { CompanyId: 1 },
    ])
  })
})

describe('one odd field of a taken write', () => {
  test.each<[Name, number, unknown]>([
    ['createCorrections', 202, { summary: { status: 5 }, data: { batchId: 'b-1', batchUrl: 7 } }],
    ['createPayments', 202, { summary: 'SUCCESS', data: { batchId: 'b-1' } }],
    ['createCorrections', 200, { data: { batchId: 'b-1' } }],
    ['createCorrections', 201, { data: { batchId: 'b-1', batchUrl: null } }],
    ['updateCustomers', 202, { batchUuid: 'b-1', status: [] }],
  ])('keeps the batch: %s %i %j', (name, status, body) => {
    expect(meaning(name, body, status)).toMatchObject({ ok: true, status: 202 })
    expect(JSON.stringify(answerOf(name, body, status))).toContain('b-1')
  })

  test.each<[Name, number, unknown]>([
    ['createCorrections', 202, { summary: { status: 5 }, data: { batchId: 7 } }],
    ['createCorrections', 202, { summary: 5 }],
    ['createCorrections', 200, { summary: { status: 'SUCCESS' } }],
    ['createCorrections', 202, []],
    ['updateCustomer', 200, { customerNo: 10001, warnings: 'none' }],
  ])('leaves it unknown where nothing tells what became of it: %s %i %j', (name, status, body) =>
    expect(meaning(name, body, status)).toMatchObject({
      failure: { kind: 'unknown-outcome', code: 'off-contract' },
    }),
  )

  test('leaves what became of one customer known', () => {
    const body = {
      status: 'PROCESSED',
      result: 'UPDATED',
      clientNo: '1001',
      warnings: [{ field: 5, message: 'was cleaned' }],
    }
    expect(answerOf('updateCustomer', body)).toMatchObject({
      status: 'PROCESSED',
      warnings: [{ message: 'was cleaned' }],
    })
  })
})

describe('whatever is answered', () => {
  const names = Object.keys(operations).filter(
    (name) => operations[name as Name].area !== 'desk',
  ) as Name[]
  const status = fc.constantFrom(
    200,
    201,
    202,
    204,
    206,
    302,
    400,
    401,
    404,
    405,
    409,
    422,
    429,
    500,
    501,
    503,
  )

  test('it is a result, never a throw', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        status,
        fc.oneof(fc.json(), fc.string()),
        (name, answered, text) => {
          const read = meaning(name, text, answered)
          expect(typeof read.ok).toBe('boolean')
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('a good batch id is never dropped', () => {
    const beside = fc.dictionary(
      fc.constantFrom('summary', 'status', 'more', 'warnings'),
      fc.jsonValue(),
    )
    const inData = fc.dictionary(fc.constantFrom('batchUrl', 'more'), fc.jsonValue())
    fc.assert(
      fc.property(
        fc.constantFrom('createCorrections', 'createPayments', 'createCollectionInvoices'),
        fc.constantFrom(200, 202),
        fc.uuid(),
        beside,
        inData,
        (name, code, batchId, others, data) => {
          expect(
            answerOf(name as Name, { ...others, data: { ...data, batchId } }, code),
          ).toMatchObject({ data: { batchId } })
        },
      ),
      { numRuns: 500 },
    )
  })

  test('good rows are never lost, and keep their places', () => {
    const good = fc.record({
      settlementId: fc.uuid(),
      settlementAmount: fc.double({ noNaN: true, noDefaultInfinity: true }),
    })
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({ settlementId: fc.integer(), currency: fc.jsonValue() }),
    )
    const row = fc.oneof(
      good.map((value) => ({ isGood: true, value: value as unknown })),
      odd.map((value) => ({ isGood: false, value })),
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const { data } = answerOf('listSettlements', { data: rows.map(({ value }) => value) }) as {
          data: unknown[]
        }
        expect(data).toHaveLength(rows.length)
        for (const [at, { isGood, value }] of rows.entries())
          if (isGood) expect(data[at]).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: 500 },
    )
  })
})
