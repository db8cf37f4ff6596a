import { chosenColumns } from '@/components/data-grid/chosen-columns'
import type { GridColumn } from '@/components/data-grid/grid/grid-column'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import {
  describeCaseStatus,
  labelCaseType,
} from '@/lib/features/collection-cases/messages/case-labels'
import { formatWallTime } from '@/lib/shared/format/wall-time'
import { t } from '@/lib/shared/i18n/translate-collection-cases'
import { nameOf } from './case-debtors'
import { CaseStatus } from './case-status'

type Column = GridColumn<CollectionCase>

/** A column of text. What the answer did not carry is a dash, which is not the same as blank. */
const text = (
  key: string,
  title: string,
  width: number,
  of: (row: CollectionCase) => string | number | null | undefined,
): Column => ({
  key,
  title,
  width,
  text: (row) => String(of(row) ?? ''),
  cell: (row) => of(row) ?? <Absent />,
})

const money = (
  key: string,
  title: string,
  of: (row: CollectionCase) => ExactNumber | null | undefined,
): Column => ({
  ...text(key, title, 116, of),
  align: 'end',
  cell: (row) => <MoneyAmount value={of(row)} />,
})

/** Every column of the list of cases, in its own order. */
export const caseColumns: readonly Column[] = [
  text('number', t('cases.column.number'), 92, (row) => row.caseNumber),
  {
    key: 'status',
    title: t('cases.column.status'),
    width: 272,
    text: (row) => describeCaseStatus(row).words,
    cell: (row) => <CaseStatus read={row} />,
  },
  text('debtor', t('cases.column.debtor'), 220, debtorsInWords),
  money('remaining', t('cases.column.remaining'), (row) => row.remainingAmount),
  text('currency', t('cases.column.currency'), 76, (row) => row.currency),
  text('decideBy', t('cases.column.decideBy'), 100, (row) => row.decideByDate),
  text(
    'registered',
    t('cases.column.registered'),
    164,
    (row) => row.registeredAt && formatWallTime(row.registeredAt),
  ),
  text('type', t('cases.column.type'), 148, (row) => labelCaseType(row.type)),
  money('original', t('cases.column.original'), (row) => row.originalAmount),
  text('pausedUntil', t('cases.column.pausedUntil'), 116, (row) => row.pausedUntil),
  text('invoices', t('cases.column.invoices'), 200, (row) =>
    row.invoices?.map(({ invoiceNumber }) => invoiceNumber || '–').join(', '),
  ),
  text(
    'closed',
    t('cases.column.closed'),
    164,
    (row) => row.closedAt && formatWallTime(row.closedAt),
  ),
  text('creditor', t('cases.column.creditor'), 104, (row) => row.creditorNumber),
  text('description', t('cases.column.description'), 240, (row) => row.description),
]

/** The columns of a person who has not chosen. */
export const firstCaseColumns = [
  'number',
  'status',
  'debtor',
  'remaining',
  'currency',
  'decideBy',
  'registered',
  'type',
]

/** The columns of these keys in their order; the number always stands first. */
export const caseColumnsInOrder = (keys: readonly string[]): Column[] =>
  chosenColumns(caseColumns, keys, firstCaseColumns)

/** The first debtor of a case, and how many more there are; null where the answer names none. */
export function debtorsInWords({ debtors }: CollectionCase): string | null {
  const [first, ...others] = debtors ?? []
  if (!first) return null
  const name = nameOf(first) ?? t('cases.debtors.noName')
  return others.length === 0 ? name : t('cases.column.moreDebtors', { name, count: others.length })
}
