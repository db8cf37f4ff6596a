import { describe, expect, test } from 'vitest'
import { PersonLink } from '@/components/ui/record-links/person-link'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { WrittenBatch } from '@/lib/contracts/desk/journal'
import { operations } from '@/lib/contracts/registry'
import type { JournalEntry } from '@/lib/features/journal/client/journal'
import { t } from '@/tests/support/english'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { describeWrite, formatSentence } from './describe-write'
import { describeWriteOutcome } from './describe-write-outcome'
import { JournalFoot } from './journal-foot'
import { JournalLine } from './journal-line'

const makeEntry = (told: Partial<JournalEntry>): JournalEntry => ({
  idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
  operation: 'updateCustomer',
  area: 'receivables',
  person: 'kari',
  clientNo: '1001',
  organizationId: null,
  target: '7',
  state: 'done',
  sentAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
  deadlineAt: '2026-11-20T10:00:00.000Z',
  status: null,
  code: null,
  message: null,
  requestId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
  reasons: [],
  warnings: [],
  fields: [],
  batch: null,
  look: null,
  record: null,
  ...told,
})
const sentence = (told: Partial<JournalEntry>) => formatSentence(describeWrite(t, makeEntry(told)))
const outcome = (told: Partial<JournalEntry>) => {
  const { verdict, words } = describeWriteOutcome(t, makeEntry(told))
  return `${verdict}: ${words}`
}
const paint = (told: Partial<JournalEntry>) =>
  renderPage(<JournalLine userName="kari" isOpenAtStart entry={makeEntry(told)} />)
const makeBatch = (told: Partial<WrittenBatch>): WrittenBatch => ({
  rows: 300,
  sums: null,
  unbookedSums: null,
  batchId: 'b-1',
  end: null,
  ...told,
})
const end = { status: 'PARTIAL', succeeded: 297, taken: 0, failed: 3, at: '' }

describe('a line says in words what was done', () => {
  test.each([
    ['deleted customer 7', { operation: 'deleteCustomer' }],
    ['changed customer 7', {}],
    ['changed Phone of customer 7', { fields: [{ field: 'phoneNo', before: '1', sent: '2' }] }],
    [
      'changed Phone and City of customer 7',
      {
        fields: [
          { field: 'phoneNo', before: '1', sent: '2' },
          { field: 'postalAddress.cityName', before: 'Oslo', sent: 'Bergen' },
          { field: 'postalAddress.countryCode', before: 'NO', sent: 'NO' },
        ],
      },
    ],
    [
      'changed a, b, c and 2 more fields of customer 7',
      { fields: [...'abcde'].map((field) => ({ field, before: '1', sent: '2' })) },
    ],
    ['changed a customer (erased)', { target: '•••••' }],
    [
      'created document D-1',
      { operation: 'createDocument', fields: [{ field: 'documentNo', sent: 'D-1' }] },
    ],
    ['created a document', { operation: 'createDocument' }],
    ['created 300 documents', { operation: 'createDocuments', batch: makeBatch({}) }],
    [
      'declined debt collection of case 20429, “disputed, credit note coming”',
      {
        operation: 'rejectDebtCollectionList',
        organizationId: 'o',
        fields: [
          { field: 'caseNumber', before: '20429' },
          { field: 'reason', sent: 'disputed, credit note coming' },
        ],
      },
    ],
    ['paused an invoice', { operation: 'pauseInvoice', target: null }],
    ['registered 300 invoices', { operation: 'createCollectionInvoices', batch: makeBatch({}) }],
    ['recorded 1 payment', { operation: 'createPayments', batch: makeBatch({ rows: 1 }) }],
    ['sent corrections', { operation: 'createCorrections', batch: makeBatch({ rows: null }) }],
    ['startSomethingOfLater', { operation: 'startSomethingOfLater' }],
  ] satisfies [string, Partial<JournalEntry>][])('%s', (words, told) =>
    expect(sentence(told)).toBe(words),
  )

  test('of every write that the desk makes', () => {
    const unworded = Object.values(operations)
      .filter(({ effect, area }) => effect === 'write' && area !== 'identity')
      .map(({ name }) => name)
      .filter((operation) => sentence({ operation }) === operation)
    expect(unworded).toEqual([])
  })
})

describe('a line says how it stands', () => {
  test.each([
    ['ok: Saved', {}],
    ['ok: Saved and checked', { fields: [{ field: 'a', sent: '1', stored: '1' }] }],
    ['ok: Saved', { fields: [{ field: 'a', sent: '1', stored: '2' }] }],
    ['ok: Saved', { fields: [{ field: 'a', sent: '1' }] }],
    ['ok: Done', { operation: 'pauseCase' }],
    ['ok: Started', { operation: 'startExport' }],
    ['unknown: Unknown', { state: 'unknown' }],
    ['fail: Refused: No such group', { state: 'refused', message: 'No such group' }],
    ['fail: Refused: 422', { state: 'refused', status: 422 }],
    ['fail: Refused', { state: 'refused' }],
    [
      'new: Not applied, as recorded by ola',
      {
        state: 'not-applied',
        record: { at: '', person: 'ola', found: 'not-applied', note: null },
      },
    ],
    ['wait: Submitted, not booked yet', { state: 'accepted', batch: makeBatch({}) }],
    ['ok: Booked', { batch: makeBatch({}) }],
    ['warn: 297 booked, 3 refused', { state: 'accepted', batch: makeBatch({ end }) }],
    [
      'ok: 300 booked',
      { batch: makeBatch({ end: { ...end, succeeded: 299, taken: 1, failed: 0 } }) },
    ],
    ['fail: 300 refused', { batch: makeBatch({ end: { ...end, succeeded: 0, failed: 300 } }) }],
    [
      'unknown: 290 booked, 3 refused, 7 unknown',
      { state: 'unknown', batch: makeBatch({ end: { ...end, succeeded: 290 } }) },
    ],
    [
      'warn: 297 saved, 3 refused',
      { operation: 'updateCustomers', state: 'accepted', batch: makeBatch({ end }) },
    ],
    [
      'unknown: 297 booked, 3 refused, 2 unknown',
      { state: 'unknown', batch: makeBatch({ rows: null, end: { ...end, untold: 2 } }) },
    ],
  ] satisfies [string, Partial<JournalEntry>][])('%s', (words, told) =>
    expect(outcome(told)).toBe(words),
  )
})

test.each([
  ['failed', 'fail: Delivery failed', 'its delivery failed.'],
  ['sent', 'ok: Confirmed sent', 'it was sent or stored.'],
  [undefined, 'wait: Accepted', 'the service has it.'],
] as const)('a document whose delivery is %s stands as %s', (delivery, words, found) => {
  const look = {
    at: '2026-11-20T11:00:00.000Z',
    person: 'ola',
    found: 'applied',
    delivery,
  } as const
  expect(outcome({ operation: 'sendB2cInvoice', look })).toBe(words)
  const line = paint({ operation: 'sendB2cInvoice', look })
  expect(line).toContain(found)
  expect(line).not.toContain('stored as sent')
  const record = { at: '', person: 'ola', found: 'applied', note: null } as const
  const told = outcome({ operation: 'sendB2cInvoice', look, record })
  expect(told).toBe(delivery ? words : `${words}, as recorded by ola`)
})

test('what a check did not find any more is what was written, and not always a customer', () => {
  const look = { at: '2026-11-20T10:05:00.000Z', person: 'kari', found: 'gone' as const }
  const markup = paint({ operation: 'updateArItem', state: 'unknown', look })
  expect(markup).toContain('it can no longer be found.')
})

test('who recorded how a write ended is a link', () => {
  const record = { at: '2026-11-20T11:00:00.000Z', person: 'ola', found: 'applied', note: null }
  const line = readWithLinks(paint({ record: record as JournalEntry['record'] }))
  expect(line).toContain('Saved, as recorded by [ola](/journal?who=ola)')
  expect(line).toContain('Booked or saved, as recorded by [ola](/journal?who=ola)')
})

test.each([
  ['changeFollowUp', 'Owner'],
  ['markWork', 'change.to'],
  ['startCustomerBulkAction', 'owner'],
])('of %s the field %s names a person by a link', (operation, field) => {
  const line = readWithLinks(
    paint({
      operation,
      fields: [
        { field, sent: 'ola' },
        { field: 'memo', sent: 'per' },
      ],
    }),
  )
  expect(line).toContain('[ola](/journal?who=ola)')
  expect(line).not.toContain('[per]')
})

test('a field stands by its name, its path beside', () => {
  const markup = paint({
    fields: [
      { field: 'postalAddress.cityName', before: 'Oslo', sent: 'Bergen' },
      { field: 'unheardOf', before: 'a', sent: 'b' },
      { field: 'phoneNo', before: '1', sent: '1', stored: '1' },
    ],
    reasons: [{ field: 'phoneNo', code: 'TOO_LONG', message: null }],
    warnings: [{ field: 'language', message: 'unknown' }],
  })
  expect(markup).toMatch(/<th scope="row" title="postalAddress.cityName"[^>]*>City<\/th>/)
  expect(markup).toMatch(/<th scope="row" title="unheardOf"[^>]*>unheardOf<\/th>/)
  expect(markup).not.toContain('<th scope="row" title="phoneNo"')
  expect(markup).toContain('Sent unchanged: Phone.')
  expect(markup).toContain('Phone: TOO_LONG')
  expect(markup).toContain('Warning for Language: unknown')
})

test('what a check found stands beside what was sent only where it is something else', () => {
  const same = paint({ fields: [{ field: 'phoneNo', before: '1', sent: '2', stored: '2' }] })
  expect(same).not.toContain('Found on check')
  const other = paint({ fields: [{ field: 'phoneNo', before: '1', sent: '2', stored: '3' }] })
  expect(other).toContain('Found on check')
  expect(other).toContain('<td>3</td>')
  const unseen = paint({ fields: [{ field: 'phoneNo', before: '1', sent: '2', stored: null }] })
  expect(unseen).toContain('<td>not shown</td>')
})

test('what stood there and was not read is unknown, never blank', () => {
  const fields = [
    { field: 'phoneNo', sent: '2' },
    { field: 'name', before: 'Anna', sent: 'Anna Aas' },
  ]
  expect(paint({ fields })).toMatch(/<td><span[^>]*>unknown<\/span><\/td><td>2<\/td>/)
})

test('of a write before which nothing was read it is shown what went out, and no change is counted', () => {
  const fields = [
    { field: 'InvoiceNo', sent: '2026-7' },
    { field: 'LanguageID', sent: 'SV' },
  ]
  const markup = paint({ operation: 'sendB2cInvoice', fields })
  expect(markup).not.toMatch(/>Before<|>unknown<|fields sent/)
  expect(markup).toContain('<td>2026-7</td>')
})

test('the foot lies over the links of the lines that pass below it', () => {
  const link = /class="[^"]*\bz-(\d)/.exec(renderPage(<PersonLink person="kari" />))
  const foot = /class="[^"]*\bz-(\d)/.exec(
    renderPage(<JournalFoot held={{ count: 1, readAt: 0 }} shown={1} />),
  )
  expect(Number(foot?.[1])).toBeGreaterThan(Number(link?.[1]))
})

test('what remained when a decision was made carries its currency', () => {
  const markup = paint({
    operation: 'pauseCase',
    target: 'c',
    fields: [
      { field: 'reason', sent: 'Asked for time' },
      { field: 'remainingAmount', before: 1250.5 },
      { field: 'currency', before: 'NOK' },
    ],
  })
  expect(markup).toMatch(
    /<th [^>]*title="remainingAmount"[^>]*>Remaining<\/th><td>1 250,50 NOK<\/td>/,
  )
})

test('what was begun for many tells how many came to what, as far as that is known', () => {
  const bulkAction = {
    ...{ verb: 'pause', subject: 'case', state: 'halted', total: 5 },
    counts: { done: 3, unknown: 1, waiting: 1 },
  } as unknown as BulkAction
  const entry = makeEntry({ operation: 'startBulkAction' })
  expect(describeWriteOutcome(t, entry, bulkAction)).toEqual({
    verdict: 'unknown',
    words: '3 of 5 done, 1 unconfirmed, 1 not sent',
  })
  const paid = { ...bulkAction, verb: 'recordPayment', counts: { done: 4, accepted: 1 } } as const
  expect(describeWriteOutcome(t, entry, paid)).toEqual({
    verdict: 'wait',
    words: '4 of 5 booked, 1 submitted, not booked yet',
  })
  expect(describeWriteOutcome(t, entry).words).toBe('Started')
})
