import { beforeEach, describe, expect, test } from 'vitest'
import { mask, maskWithoutMark, toMaskOwner } from '@/lib/platform/database/mask'
import { useSettings } from '@/tests/support/settings'
import { listFieldOutcomes } from './field-outcomes'
import { sealFields } from './sealed-payload'
import type { JournalRow } from './write-journal'

const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const row = (more: Partial<JournalRow>) =>
  ({
    idempotencyKey,
    clientNo: '1001',
    organizationId: null,
    target: '7',
    payload: null,
    before: null,
    look: null,
    seen: null,
    ...more,
  }) as JournalRow
const makeCheck = (stored: Record<string, unknown>) => ({
  at: '',
  person: 'ola',
  found: 'partly' as const,
  stored,
})
const sentBy = (body: unknown, more: Partial<JournalRow> = {}) =>
  listFieldOutcomes(row({ payload: { body }, ...more }))

beforeEach(() => useSettings())

describe('the fields of a write', () => {
  test('of one document are those of the document, of several they are the documents', () => {
    const one = { customerNo: '7', documentNo: 'D-1', currencyAmounts: { inclVat: 5 } }
    expect(sentBy({ metadata: { userId: 'kari' }, documents: [one] })).toEqual([
      { field: 'documentNo', sent: 'D-1' },
      { field: 'currencyAmounts.inclVat', sent: 5 },
    ])
    expect(sentBy({ documents: [one, one] })).toEqual([{ field: 'documents', sent: [one, one] }])
  })

  test('of a customer are those of the customer by their paths, without its number and what came with it', () => {
    const customer = {
      customerNo: '7',
      name: 'Kari',
      postalAddress: { cityName: 'Bergen', postalCode: null },
      emails: ['a@b.example'],
    }
    expect(sentBy({ metadata: { userId: 'kari' }, updateMode: 'x', customer })).toEqual([
      { field: 'name', sent: 'Kari' },
      { field: 'postalAddress.cityName', sent: 'Bergen' },
      { field: 'postalAddress.postalCode', sent: null },
      { field: 'emails', sent: ['a@b.example'] },
    ])
  })

  test.each([null, 'none', undefined])(
    'without a customer (%s) are those of the body, without its metadata',
    (customer) => {
      const own = customer === undefined ? {} : { customer }
      const reason = { field: 'reason', sent: 'PAUSED' }
      expect(sentBy({ metadata: { userId: 'kari' }, ...own, reason: 'PAUSED' })).toEqual([reason])
    },
  )

  test.each([null, 'text', 5])('of a body that is %s are none', (body) =>
    expect(sentBy(body)).toEqual([]),
  )

  test('show what stood there before, and what a read showed afterwards: the last look, or else what was seen right after', () => {
    const customer = { name: 'Kari', phoneNo: '1' }
    const before = { name: 'Ola' }
    expect(sentBy({ customer }, { before, seen: { name: 'Kari', phoneNo: null } })).toEqual([
      { field: 'name', sent: 'Kari', before: 'Ola', stored: 'Kari' },
      { field: 'phoneNo', sent: '1', stored: null },
    ])
    expect(
      sentBy({ customer }, { before, seen: { name: 'Kari' }, look: makeCheck({ name: 'Per' }) }),
    ).toMatchObject([{ stored: 'Per' }, {}])
  })

  test('are not what was noted for a look to go by', () =>
    expect(sentBy({ corrections: [] }, { before: { newestBatch: 'b-1' } })).toEqual([
      { field: 'corrections', sent: [] },
    ]))

  test('are followed by those that hang on it', () => {
    const paused = sentBy(
      { reason: 'x' },
      { before: { status: 'OPEN', reason: 'y' }, look: makeCheck({ status: 'PAUSED' }) },
    )
    expect(paused).toEqual([
      { field: 'reason', sent: 'x', before: 'y' },
      { field: 'status', before: 'OPEN', stored: 'PAUSED' },
    ])
  })

  test('that sent none are what stood there', () => {
    expect(listFieldOutcomes(row({ payload: { params: {} }, before: { name: 'Ola' } }))).toEqual([
      { field: 'name', before: 'Ola' },
    ])
    expect(listFieldOutcomes(row({}))).toEqual([])
  })
})

describe('a sealed value', () => {
  const account = '86011117947'
  const sealed = (body: object) =>
    sealFields({ body }, ['bankAccountNo'], idempotencyKey) as { body: object }
  const maskOf = (place: string, target: string | null) =>
    mask('bankAccountNo', account, toMaskOwner(place, target))

  test('is shown as the mask of its customer, wherever it stands', () => {
    const rows = [{ no: 1, bankAccountNo: account, more: { bankAccountNo: account } }, null, 'text']
    expect(listFieldOutcomes(row({ payload: sealed({ bankAccountNo: account, rows }) }))).toEqual([
      { field: 'bankAccountNo', sent: maskOf('1001', '7') },
      {
        field: 'rows',
        sent: [
          {
            no: 1,
            bankAccountNo: maskOf('1001', '7'),
            more: { bankAccountNo: maskOf('1001', '7') },
          },
          null,
          'text',
        ],
      },
    ])
  })

  test('of a write in an organization, or nowhere, is masked as of that', () => {
    const payload = sealed({ bankAccountNo: account })
    expect(
      listFieldOutcomes(row({ payload, clientNo: null, organizationId: 'o', target: null })),
    ).toMatchObject([{ sent: maskOf('o', null) }])
    expect(listFieldOutcomes(row({ payload, clientNo: null, target: null }))).toMatchObject([
      { sent: maskOf('', null) },
    ])
  })

  test('that cannot be opened is only said to be there', () => {
    const payload = sealed({ bankAccountNo: account })
    expect(
      listFieldOutcomes(row({ payload, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12' })),
    ).toEqual([{ field: 'bankAccountNo', sent: maskWithoutMark }])
  })
})
