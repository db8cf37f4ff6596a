import { defineColumns } from '@/components/data-grid/define-columns'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import type { InvoiceRow } from '@/lib/features/invoice-registration/domain/invoice-file'
import type { RegistrationStatus } from '@/lib/features/invoice-registration/domain/invoice-registration-status'
import { t } from '@/lib/shared/i18n/translate-collection-new-invoices'
import type { Cell } from '@/lib/shared/tables/delimited-table'
import { describeRowEnd } from './new-invoice-labels'

/** A row of the file with what becomes of it; `invoiceId` is what the upstream has already. */
export type DryRunRow = { row: InvoiceRow; end: RegistrationStatus; invoiceId: string | null }

const glyphs: Record<RegistrationStatus, Verdict> = {
  valid: 'ok',
  warned: 'warn',
  untold: 'unknown',
  open: 'wait',
  known: 'handled',
  double: 'stop',
  refused: 'fail',
}

const findDebtorText = ({ entry }: InvoiceRow) =>
  entry.debtorName ??
  ([entry.debtorFirstname, entry.debtorLastname].filter(Boolean).join(' ') ||
    entry.debtorCustomerNumber)

/** Line and fate first; the rest is what was typed, as it was typed. */
export const dryRunColumns = defineColumns<DryRunRow>()([
  {
    key: 'line',
    title: t('newInvoices.run.column.line'),
    width: 'w-20',
    cell: ({ row }) => row.line,
  },
  {
    key: 'fate',
    title: t('newInvoices.run.column.fate'),
    width: 'w-36',
    cell: ({ end }) => (
      <span className="inline-flex items-center gap-1.5">
        <Glyph verdict={glyphs[end]} />
        {t(`newInvoices.run.fate.${end}`)}
      </span>
    ),
  },
  {
    key: 'why',
    title: t('newInvoices.run.column.why'),
    width: 'w-96',
    cell: ({ row, end }) => describeRowEnd(row, end),
  },
  {
    key: 'number',
    title: t('newInvoices.run.column.number'),
    width: 'w-32',
    cell: ({ row }) => row.entry.invoiceNumber,
  },
  {
    key: 'amount',
    title: t('newInvoices.run.column.amount'),
    align: 'end',
    width: 'w-32',
    cell: ({ row }) => row.entry.originalInvoiceAmount,
  },
  {
    key: 'currency',
    title: t('newInvoices.run.column.currency'),
    width: 'w-24',
    cell: ({ row }) => row.entry.currency,
  },
  {
    key: 'due',
    title: t('newInvoices.run.column.due'),
    width: 'w-28',
    cell: ({ row }) => row.entry.dueDate,
  },
  {
    key: 'who',
    title: t('newInvoices.run.column.who'),
    width: 'w-52',
    cell: ({ row }) => findDebtorText(row),
  },
  {
    key: 'id',
    title: t('newInvoices.run.column.id'),
    width: 'w-52',
    cell: ({ row }) => <span className="font-mono text-xs/5">{row.id}</span>,
  },
])

/** The dry run as a table to hand on, its heads first: nobody's identity number stands in it. */
export function toDryRunCells(rows: readonly DryRunRow[]): Cell[][] {
  const heads = (
    ['line', 'fate', 'why', 'number', 'amount', 'currency', 'due', 'who', 'id'] as const
  ).map((key) => t(`newInvoices.run.column.${key}`))
  const cells = rows.map(({ row, end }): Cell[] => [
    row.line,
    t(`newInvoices.run.fate.${end}`),
    describeRowEnd(row, end),
    row.entry.invoiceNumber ?? null,
    row.entry.originalInvoiceAmount ?? null,
    row.entry.currency ?? null,
    row.entry.dueDate ?? null,
    findDebtorText(row) ?? null,
    row.id,
  ])
  return [heads, ...cells]
}
