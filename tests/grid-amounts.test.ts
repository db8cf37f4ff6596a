import { expect, test, vi } from 'vitest'
import { buildItemColumns } from '@/components/ar-items/item-columns'
import { buildCaseColumns } from '@/components/collection-cases/case-columns'
import { buildInvoiceColumns } from '@/components/collection-invoices/invoice-columns'
import { buildCustomerColumns } from '@/components/customers/list/customer-columns'
import type { HandedColumn } from '@/components/data-grid/grid/grid-column'
import { formatTabSeparated, toTable } from '@/components/data-grid/grid/tab-separated'
import { buildSummaryColumns } from '@/components/invoice-search/summary-columns'
import { toCsv } from '@/lib/shared/tables/delimited-table'
import { t } from './support/english'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push() {} }) }))

const comma = { decimalMark: ',' } as const
const names = { find: () => null } as never
const place = { clientNo: '1001', today: '2026-11-29', names, customers: new Map() }

/** The columns of each list, and the fields of its rows that are amounts. */
const lists: [string, readonly object[], string[]][] = [
  ['invoices sent', buildSummaryColumns(t), ['Amount', 'AmountExVat']],
  [
    'receivable items',
    buildItemColumns(t, place),
    ['originalAmount', 'remainingAmount', 'reservedAmount'],
  ],
  [
    'collection invoices',
    buildInvoiceColumns(t, { organizationId: 'org', clientNo: null }),
    ['originalInvoiceAmount', 'currentAmount', 'remainingAmount', 'paidAmount', 'creditedAmount'],
  ],
  [
    'collection cases',
    buildCaseColumns(t, { organizationId: 'org', clientNo: null, findOwner: () => null }),
    ['remainingAmount', 'originalAmount'],
  ],
  ['customers', buildCustomerColumns(t, '1001'), ['limitAmount']],
]

test.each(lists)('%s hand on each amount as a number', (_, columns, fields) => {
  const row = Object.fromEntries(fields.map((field) => [field, -1250.5])) as never
  const amounts = (columns as readonly HandedColumn<never>[]).filter(({ number }) => number)
  expect(amounts).toHaveLength(fields.length)
  const written = fields.map(() => '-1250,5')
  expect(formatTabSeparated(amounts, [row], comma).split('\n')[1]).toBe(written.join('\t'))
  expect(toCsv(toTable(amounts, [row]), comma).split('\r\n')[1]).toBe(written.join(';'))
})
