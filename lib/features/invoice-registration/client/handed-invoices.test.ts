import { expect, test } from 'vitest'
import { invoiceImportFields } from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import { matchColumns } from '@/lib/shared/file-import/match-columns'
import { handOverInvoices, takeHandedInvoices } from './handed-invoices'

test('invoices that are handed over are a table of the fields that they have, and are taken once', () => {
  handOverInvoices('Customer 10001', [
    { invoiceNumber: 'W-1', currency: 'NOK' },
    { invoiceNumber: 'W-2', debtorName: 'Fjellheim AS' },
  ])
  const taken = takeHandedInvoices()!
  expect(taken.name).toBe('Customer 10001')
  expect(taken.table.records).toEqual([
    { line: 1, cells: ['invoiceNumber', 'currency', 'debtorName'] },
    { line: 2, cells: ['W-1', 'NOK', ''] },
    { line: 3, cells: ['W-2', '', 'Fjellheim AS'] },
  ])
  expect(matchColumns(invoiceImportFields, taken.table.records[0]!.cells)).toEqual({
    invoiceNumber: { from: 'column', column: 0 },
    currency: { from: 'column', column: 1 },
    debtorName: { from: 'column', column: 2 },
  })
  expect(takeHandedInvoices()).toBeNull()
})
