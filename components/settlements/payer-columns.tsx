import { type Column, defineColumns } from '@/components/data-grid/define-columns'
import { Absent, DecimalAmount } from '@/components/ui/money-amount'
import { CustomerLink } from '@/components/ui/record-links/customer-link'
import { findDebtorName, findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import type { PayerRead } from '@/lib/features/settlements/client/payer-reads'
import { type Payer, payerParts } from '@/lib/features/settlements/domain/settlement-payers'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import { CaseLink, InvoiceLink } from './settlement-columns'

/** A payer with what was read of its invoice; or what all of them come to. */
export type PayerRow = Payer & { read: PayerRead | null; isTotal?: true }

type ColumnsInput = {
  organizationId: string
  clientNo: string | null
  payers: readonly Payer[]
}

/** Who paid, for which invoice and case, and what for; the other parts only where there are any. */
export function createPayerColumns(
  t: Translate,
  { organizationId, clientNo, payers }: ColumnsInput,
) {
  const parts = payerParts.filter(
    (part) => part !== 'other' || payers.some(({ other }) => other !== '0' && other !== null),
  )
  return defineColumns<PayerRow>()([
    {
      key: 'debtor',
      card: 'top',
      title: t('settlements.payers.debtor'),
      width: 'w-40',
      cell: ({ read, isTotal }) =>
        isTotal ? (
          <b className="font-medium">
            {t('settlements.payers.all', { count: formatCount(payers.length) })}
          </b>
        ) : (
          <Debtor read={read} clientNo={clientNo} />
        ),
    },
    {
      key: 'invoice',
      card: 'left',
      title: t('settlements.column.invoice'),
      width: 'w-28',
      cell: (row) => row.isTotal || <InvoiceLink {...row} organizationId={organizationId} />,
    },
    {
      key: 'case',
      card: 'low-left',
      title: t('settlements.column.case'),
      width: 'w-20',
      cell: (row) => row.isTotal || <CaseLink {...row} organizationId={organizationId} />,
    },
    ...parts.map(
      (part): Column<PayerRow> => ({
        key: part,
        card: 'line',
        title: t(`settlements.payers.part.${part}`),
        align: 'end',
        width: 'w-24',
        cell: (row) => <DecimalAmount value={row[part]} />,
      }),
    ),
    {
      key: 'paid',
      card: 'right',
      title: t('settlements.payers.paid'),
      align: 'end',
      width: 'w-32',
      cell: ({ paid, currency }) => (
        <b className="font-semibold">
          <DecimalAmount value={paid} currency={currency} />
        </b>
      ),
    },
  ])
}

function Debtor({ read, clientNo }: { read: PayerRead | null; clientNo: string | null }) {
  const debtor = findMainDebtor(read?.invoice?.debtors?.filter((each) => each != null))
  const name = debtor && (findDebtorName(debtor) ?? debtor.customerNumber)
  if (!name) return <Absent />
  return (
    <span className="relative z-1">
      <CustomerLink clientNo={clientNo} customerNo={debtor?.customerNumber}>
        {name}
      </CustomerLink>
    </span>
  )
}
