import { defineColumns } from '@/components/data-grid/define-columns'
import { Link } from '@/components/ui/link'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { useClientOf } from '@/lib/client/places'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { Settlement } from '@/lib/features/settlements/client/settlements'
import { labelCollectionType } from '@/lib/features/settlements/messages/settlement-labels'
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import { toNumberCell } from '@/lib/shared/tables/export-cells'
import { type ExportedColumn, toTextCell } from './settlement-export'

/** The columns of the settlements of one month and currency; a line leads to its invoice too. */
export const createMonthColumns = (t: Translate, organizationId: string) =>
  defineColumns<Settlement>()([
    {
      key: 'date',
      card: 'left',
      title: t('settlements.column.day'),
      width: 'w-28',
      cell: ({ settlementDate }) => formatDay(t, settlementDate) ?? <Absent />,
    },
    {
      key: 'invoice',
      title: t('settlements.column.invoice'),
      width: 'w-30',
      cell: (row) => <InvoiceLink {...row} organizationId={organizationId} />,
    },
    {
      key: 'amount',
      card: 'right',
      title: t('settlements.column.amount'),
      align: 'end',
      width: 'w-36',
      cell: ({ settlementAmount, currency }) => (
        <MoneyAmount value={settlementAmount} currency={currency} />
      ),
    },
  ])

/** Fields of an exported settlement, under the upstream's own names. */
export const settlementExportColumns: readonly ExportedColumn<Settlement>[] = [
  { head: 'settlementId', cell: ({ settlementId }) => settlementId },
  { head: 'settlementDate', cell: ({ settlementDate }) => settlementDate },
  { head: 'settlementAmount', cell: ({ settlementAmount }) => toNumberCell(settlementAmount) },
  { head: 'currency', cell: ({ currency }) => currency },
  { head: 'exchangeRate', cell: ({ exchangeRate }) => toNumberCell(exchangeRate) },
  { head: 'collectionType', cell: ({ collectionType }) => collectionType },
  { head: 'customerReference', cell: ({ customerReference }) => customerReference },
  { head: 'invoiceNumber', cell: ({ invoiceNumber }) => invoiceNumber },
  { head: 'invoiceId', cell: ({ invoiceId }) => invoiceId },
  { head: 'caseNumber', cell: ({ caseNumber }) => toTextCell(caseNumber) },
]

/** A type of collection in words, its code in a tooltip. */
export function CollectionType({ code }: { code: string | null | undefined }) {
  const t = useT()
  return code ? <span title={code}>{labelCollectionType(t, code)}</span> : <Absent />
}

type RowInvoice = { invoiceId?: string | null; invoiceNumber?: string | null }

/** The number of an invoice, leading to its page where its id is told. */
export function InvoiceLink({
  organizationId,
  invoiceId,
  invoiceNumber,
}: { organizationId: string } & RowInvoice) {
  if (!invoiceId) return invoiceNumber ?? <Absent />
  return (
    <Link
      className="relative z-1 print:inline-block print:leading-6"
      href={routes.collectionInvoice(organizationId, invoiceId)}
    >
      {invoiceNumber || invoiceId}
    </Link>
  )
}

/**
 * The customer's reference, leading to the customers it is found among: the service does not say
 * that it is their number (assumed).
 */
export function ReferenceLink({
  organizationId,
  customerReference,
}: {
  organizationId: string
  customerReference?: string | null
}) {
  const clientNo = useClientOf(organizationId)
  if (!customerReference) return <Absent />
  if (clientNo === null || hasIdentityNumber(customerReference)) return customerReference
  return (
    <Link
      className="relative z-1"
      href={`${routes.customers(clientNo)}?${new URLSearchParams({ q: customerReference })}`}
    >
      {customerReference}
    </Link>
  )
}

/** The number of a case, leading to its page. */
export function CaseLink({
  organizationId,
  caseNumber,
}: {
  organizationId: string
  caseNumber?: ExactNumber | null
}) {
  if (caseNumber === null || caseNumber === undefined) return <Absent />
  return (
    <Link className="relative z-1" href={routes.case(organizationId, caseNumber)}>
      {caseNumber}
    </Link>
  )
}
