import { expect, test } from 'vitest'
import { invoiceFields } from './invoice-file-columns'
import { checkInvoiceValues, toDebtor } from './invoice-file-row'

test('a debtor is missing where no field of one holds anything, and only there', () => {
  const isMissing = (values: object) =>
    checkInvoiceValues(values, '2026-03-12').some(({ why }) => why === 'noDebtor')
  expect(isMissing({ invoiceNumber: '1', debtorCity: ' ' })).toBe(true)
  for (const field of invoiceFields) {
    const values = { [field]: '2026-01-01' }
    expect([field, isMissing(values)]).toEqual([field, toDebtor(values) === null])
  }
})
