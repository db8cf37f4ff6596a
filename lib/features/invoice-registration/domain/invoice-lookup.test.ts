import { expect, test } from 'vitest'
import type { InvoiceRow } from './invoice-file'
import { type LookupState, withLookup } from './invoice-lookup'

const row: InvoiceRow = {
  line: 2,
  values: { invoiceNumber: 'F-1' },
  findings: [],
  identity: { ownId: null, fields: { invoiceNumber: 'F-1' } },
  lookupKey: 'F-1',
}

test.each<[LookupState | undefined, InvoiceRow['findings']]>([
  [undefined, []],
  ['open', []],
  ['new', []],
  ['known', [{ field: 'invoiceNumber', is: 'excluded', why: 'known', value: 'F-1' }]],
  ['untold', [{ field: 'invoiceNumber', is: 'warned', why: 'untold', value: 'F-1' }]],
])('the answer %s adds to a row %j', (lookup, findings) =>
  expect(withLookup(row, lookup).findings).toEqual(findings),
)

test('a row that has no number and no id is known as a whole', () => {
  const bare = { ...row, values: {}, identity: { ownId: null, fields: { description: 'a' } } }
  expect(withLookup(bare, 'known').findings).toMatchObject([{ field: null, value: '' }])
})

test('a row whose number is there under another id needs a word about its number', () => {
  const own = {
    ...{ ...row, values: { uniqueSourceInvoiceId: 'ERP-77', invoiceNumber: 'F-1' } },
    identity: { ownId: 'ERP-77' },
  }
  expect(withLookup(own, 'sameNumber').findings).toEqual([
    { field: 'invoiceNumber', is: 'warned', why: 'sameNumber', value: 'F-1' },
  ])
  expect(withLookup(own, 'known').findings).toMatchObject([{ field: 'uniqueSourceInvoiceId' }])
})
