import { defineColumns } from '@/components/data-grid/define-columns'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import type { InvoiceRow } from '@/lib/features/invoice-registration/domain/invoice-file'
import type { RegistrationStatus } from '@/lib/features/invoice-registration/domain/invoice-registration-status'
import type { Translate } from '@/lib/shared/i18n/translate'
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
export const buildDryRunColumns = (t: Translate) =>
  defineColumns<DryRunRow>()([
    {
      key: 'line',
      card: 'line',
      title: t('invoiceRegistration.run.column.line'),
      width: 'w-20',
      cell: ({ row }) => row.line,
    },
    {
      key: 'fate',
      card: 'top',
      title: t('invoiceRegistration.run.column.fate'),
      width: 'w-36',
      cell: ({ end }) => (
        <span className="inline-flex items-center gap-1.5">
          <Glyph verdict={glyphs[end]} />
          {t(`invoiceRegistration.run.fate.${end}`)}
        </span>
      ),
    },
    {
      key: 'why',
      card: 'foot',
      title: t('invoiceRegistration.run.column.why'),
      width: 'w-96',
      cell: ({ row, end }) => describeRowEnd(t, row, end),
    },
    {
      key: 'number',
      card: 'low-left',
      title: t('invoiceRegistration.run.column.number'),
      width: 'w-32',
      cell: ({ row }) => row.entry.invoiceNumber,
    },
    {
      key: 'amount',
      card: 'right',
      title: t('invoiceRegistration.run.column.amount'),
      align: 'end',
      width: 'w-32',
      cell: ({ row: { entry } }) =>
        [entry.originalInvoiceAmount, entry.currency].filter(Boolean).join(' '),
    },
    {
      key: 'due',
      card: 'low-right',
      title: t('invoiceRegistration.run.column.due'),
      width: 'w-28',
      cell: ({ row }) => row.entry.dueDate,
    },
    {
      key: 'who',
      card: 'left',
      title: t('invoiceRegistration.run.column.who'),
      width: 'w-52',
      cell: ({ row }) => findDebtorText(row),
    },
    {
      key: 'id',
      title: t('invoiceRegistration.run.column.id'),
      width: 'w-52',
      cell: ({ row }) => <span className="font-mono text-xs/5">{row.id}</span>,
    },
  ])

/** The dry run as a table to hand on, its heads first: nobody's identity number stands in it. */
export function toDryRunCells(t: Translate, rows: readonly DryRunRow[]): Cell[][] {
  const heads = (
    ['line', 'fate', 'why', 'number', 'amount', 'currency', 'due', 'who', 'id'] as const
  ).map((key) => t(`invoiceRegistration.run.column.${key}`))
  const cells = rows.map(({ row, end }): Cell[] => [
    row.line,
    t(`invoiceRegistration.run.fate.${end}`),
    describeRowEnd(t, row, end),
    row.entry.invoiceNumber ?? null,
    row.entry.originalInvoiceAmount ?? null,
    row.entry.currency ?? null,
    row.entry.dueDate ?? null,
    findDebtorText(row) ?? null,
    row.id,
  ])
  return [heads, ...cells]
}
