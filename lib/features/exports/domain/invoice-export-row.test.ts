import { expect, test } from 'vitest'
import { toExportCells } from '@/lib/shared/tables/export-cells'
import { exportKinds } from './export-kinds'
import { toInvoiceExportRow } from './invoice-export-row'

const { columns, numbers } = exportKinds.collectionInvoices
const told = (invoice: Parameters<typeof toInvoiceExportRow>[0]) =>
  Object.fromEntries(
    toExportCells(toInvoiceExportRow(invoice), columns, numbers).map((cell, at) => [
      columns[at],
      cell,
    ]),
  )

test('a row carries the fields of its invoice as they came, and whose it is', () => {
  const row = told({
    ...{
      id: 'a',
      invoiceNumber: '0012',
      currentAmount: -1250.5,
      creditedAmount: 0,
      dueDate: '2026-03-12T00:00:00',
      pauseReason: '',
    },
    organization: { id: 'o', organizationNumber: '987654325', name: 'Fjord' },
    claims: [],
    debtors: [{ name: 'Fjell AS', customerNumber: '0044', organizationNumber: '912345678' }],
  })
  expect(row).toMatchObject({
    ...{
      id: 'a',
      invoiceNumber: '0012',
      currentAmount: -1250.5,
      creditedAmount: 0,
      dueDate: '2026-03-12T00:00:00',
      pauseReason: '',
      status: null,
    },
    ...{ organizationId: 'o', organizationNumber: '987654325', organizationName: 'Fjord' },
    ...{ debtorName: 'Fjell AS', debtorCustomerNumber: '0044', debtorCount: 1, claimCount: 0 },
  })
})

test('what an invoice does not tell is nothing, not none', () => {
  expect(Object.values(told({})).every((cell) => cell === null)).toBe(true)
  expect(told({ debtors: [], claims: null })).toMatchObject({
    debtorName: null,
    debtorCount: 0,
    claimCount: null,
  })
})

test('no column holds a field of a debtor that is masked', () => {
  const debtors = [{ name: 'Kari', identificationNumber: '01019030071', dateOfBirth: '1990-01-01' }]
  expect(JSON.stringify(told({ debtors }))).not.toMatch(/01019030071|1990-01-01/)
})
