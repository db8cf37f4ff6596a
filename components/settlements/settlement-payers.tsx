import { DataTable } from '@/components/data-grid/data-table'
import { type Column, defineColumns } from '@/components/data-grid/define-columns'
import { formatCount } from '@/components/data-grid/pager'
import { Button } from '@/components/ui/button'
import { CustomerLink } from '@/components/ui/customer-link'
import { Absent, DecimalAmount } from '@/components/ui/money-amount'
import { PagePart } from '@/components/ui/page-part'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useClientOf } from '@/lib/client/places'
import { useT } from '@/lib/client/translation'
import { findDebtorName, findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import type { PayerRead, PayerReads } from '@/lib/features/settlements/client/payer-reads'
import {
  type Payer,
  payerParts,
  sumPayers,
} from '@/lib/features/settlements/domain/settlement-payers'
import type { Translate } from '@/lib/shared/i18n/translate'
import { CaseLink, InvoiceLink } from './settlement-columns'

/** Who paid what in one settlement, and what for; the names are read with the invoices. */
export function SettlementPayers({
  organizationId,
  currency,
  payers,
  shown,
  reads,
  onMore,
}: PayersProps) {
  const t = useT()
  const clientNo = useClientOf(organizationId)
  const rows: PayerRow[] = shown.map((payer) => ({
    ...payer,
    read: reads.byKey.get(payer.key) ?? null,
  }))
  const left = payers.length - shown.length
  if (payers.length === 0)
    return (
      <PagePart title={t('settlements.payers.title')}>
        <p className="text-ink-3">{t('settlements.payers.none')}</p>
      </PagePart>
    )
  return (
    <PagePart
      title={t('settlements.payers.title')}
      note={t(left > 0 ? 'settlements.payers.note' : 'settlements.payers.noteAll', {
        shown: formatCount(shown.length),
        count: payers.length,
      })}
    >
      {reads.invoiceFailure && (
        <FailureBlock
          failure={reads.invoiceFailure}
          doing="read"
          look="strip"
          note={t('settlements.payers.noNames')}
          steps={<Button onClick={reads.again}>{t('states.tryAgain')}</Button>}
        />
      )}
      <DataTable
        label={t('settlements.payers.list')}
        columns={createPayerColumns(t, { organizationId, clientNo, currency, payers })}
        rows={payers.length > 1 ? [...rows, toTotalRow(payers)] : rows}
        keyOf={({ key }) => key}
      />
      {left > 0 && (
        <div className="pt-2">
          <Button size="sm" onClick={onMore}>
            {t('settlements.payers.showMore', { count: formatCount(Math.min(left, payersAtOnce)) })}
          </Button>
        </div>
      )}
    </PagePart>
  )
}

/** How many payers are shown, and their invoices read, at once. */
export const payersAtOnce = 20

type PayersProps = {
  organizationId: string
  currency: string | null | undefined
  payers: readonly Payer[]
  shown: readonly Payer[]
  reads: PayerReads
  onMore: () => void
}

type PayerRow = Payer & { read: PayerRead | null; isTotal?: true }

/** What all payers come to, those that are not shown too. */
function toTotalRow(payers: readonly Payer[]): PayerRow {
  const sum = (part: (typeof payerParts)[number] | 'paid') => sumPayers(payers, part)
  return {
    ...{ key: 'all payers', isTotal: true, read: null },
    ...{ invoiceId: null, invoiceNumber: null, caseNumber: null },
    ...{ principal: sum('principal'), interest: sum('interest') },
    ...{ fees: sum('fees'), other: sum('other'), paid: sum('paid') },
  }
}

type ColumnsInput = Pick<PayersProps, 'organizationId' | 'currency' | 'payers'> & {
  clientNo: string | null
}

function createPayerColumns(
  t: Translate,
  { organizationId, clientNo, currency, payers }: ColumnsInput,
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
      cell: ({ paid }) => (
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
