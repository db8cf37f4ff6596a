import { pickColumns } from '@/components/data-grid/column-selection'
import type { GridColumn } from '@/components/data-grid/grid/grid-column'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { findPersonHref } from '@/components/ui/record-links/person-link'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { findDecideByDate } from '@/lib/features/collection-cases/domain/case-answers'
import {
  describeCaseStatus,
  labelCaseType,
} from '@/lib/features/collection-cases/messages/case-labels'
import { findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import { formatDay, formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { toVisibleMask } from '@/lib/shared/wire/masks'
import { formatCaseDebtorName } from './case-debtors'
import { CaseStatus } from './case-status'

type Column = GridColumn<CollectionCase>

/** A column of text. What the answer did not carry is a dash, which is not the same as blank. */
const createTextColumn = (
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

const createAmountColumn = (
  key: string,
  title: string,
  of: (row: CollectionCase) => ExactNumber | null | undefined,
): Column => ({
  ...createTextColumn(key, title, 132, of),
  align: 'end',
  number: of,
  cell: (row) => <MoneyAmount value={of(row)} currency={row.currency} />,
})

/** What the columns ask for beside a row. The client is null where none is known. */
export type CaseColumnContext = {
  organizationId: string
  clientNo: string | null
  /** Who has a case: null for nobody, undefined while that is not known. */
  findOwner: (row: CollectionCase) => string | null | undefined
}

/** Who has a case. */
const createOwnerColumn = (t: Translate, findOwner: CaseColumnContext['findOwner']): Column => ({
  key: 'owner',
  title: t('decisions.list.column.owner'),
  width: 92,
  text: (row) => toVisibleMask(findOwner(row) ?? ''),
  cell: (row) => {
    const owner = findOwner(row)
    if (owner === undefined) return <Absent />
    if (owner === null) return <span className="text-ink-3">{t('decisions.answers.nobody')}</span>
    return toVisibleMask(owner)
  },
  href: (row) => findPersonHref(findOwner(row) ?? ''),
})

/** Every column of the list of cases, in its own order. */
export const buildCaseColumns = (
  t: Translate,
  { organizationId, clientNo, findOwner }: CaseColumnContext,
): readonly Column[] => [
  {
    ...createTextColumn('number', t('collectionCases.column.number'), 92, (row) => row.caseNumber),
    card: 'low-left',
    href: ({ caseNumber }) => (caseNumber == null ? null : routes.case(organizationId, caseNumber)),
  },
  {
    key: 'status',
    card: 'top',
    title: t('collectionCases.column.status'),
    width: 272,
    text: (row) => describeCaseStatus(t, row).words,
    cell: (row) => <CaseStatus read={row} />,
  },
  {
    ...createTextColumn('debtor', t('collectionCases.column.debtor'), 206, (row) =>
      formatDebtors(t, row),
    ),
    card: 'left',
    href: ({ debtors }) => {
      const customerNo = findMainDebtor(debtors)?.customerNumber?.trim()
      return clientNo && customerNo ? routes.customer(clientNo, customerNo) : null
    },
  },
  {
    ...createAmountColumn(
      'remaining',
      t('collectionCases.column.remaining'),
      (row) => row.remainingAmount,
    ),
    card: 'right',
  },
  createTextColumn('currency', t('collectionCases.column.currency'), 76, (row) => row.currency),
  createTextColumn('decideBy', t('collectionCases.column.decideBy'), 88, findDecideByDate),
  {
    ...createTextColumn(
      'registered',
      t('collectionCases.column.registered'),
      164,
      (row) => row.registeredAt && formatWallTime(t, row.registeredAt),
    ),
    card: 'low-right',
  },
  createTextColumn('type', t('collectionCases.column.type'), 132, (row) =>
    labelCaseType(t, row.type),
  ),
  createOwnerColumn(t, findOwner),
  createAmountColumn('original', t('collectionCases.column.original'), (row) => row.originalAmount),
  createTextColumn('pausedUntil', t('collectionCases.column.pausedUntil'), 116, (row) =>
    formatDay(t, row.pausedUntil),
  ),
  createTextColumn('invoices', t('collectionCases.column.invoices'), 200, (row) =>
    row.invoices?.map(({ invoiceNumber }) => invoiceNumber || '–').join(', '),
  ),
  createTextColumn(
    'closed',
    t('collectionCases.column.closed'),
    164,
    (row) => row.closedAt && formatWallTime(t, row.closedAt),
  ),
  createTextColumn(
    'creditor',
    t('collectionCases.column.creditor'),
    104,
    (row) => row.creditorNumber,
  ),
  createTextColumn(
    'description',
    t('collectionCases.column.description'),
    240,
    (row) => row.description,
  ),
]

/** The columns of a person who has not chosen. */
export const defaultCaseColumns = [
  'number',
  'status',
  'debtor',
  'remaining',
  'decideBy',
  'registered',
  'type',
  'owner',
]

/** The columns of these keys in their order; the number always stands first. */
export const pickCaseColumns = (
  t: Translate,
  context: CaseColumnContext,
  keys: readonly string[],
): Column[] => pickColumns(buildCaseColumns(t, context), keys, defaultCaseColumns)

/** The main debtor of a case, and how many more there are; null where the answer names none. */
export function formatDebtors(t: Translate, { debtors }: CollectionCase): string | null {
  const main = findMainDebtor(debtors)
  if (!debtors || !main) return null
  const name = formatCaseDebtorName(main) ?? t('collectionCases.debtors.noName')
  return debtors.length === 1
    ? name
    : t('collectionCases.column.moreDebtors', { name, count: debtors.length - 1 })
}
