import { DataTable } from '@/components/data-grid/data-table'
import { defineColumns } from '@/components/data-grid/define-columns'
import { hyperlinkClass } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import type { LookupHit } from '@/lib/features/invoice-tracking/domain/lookup-hits'
import { toInvoiceHref } from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import { formatAmount } from '@/lib/shared/format/amount'
import { formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { LookupStatus } from './lookup-status'

/**
 * The invoices that a look-up found, each with what tells it from the others and the way to its
 * page.
 */
export function LookupHits({ hits }: { hits: readonly LookupHit[] }) {
  const t = useT()
  return (
    <DataTable
      label={t('lookups.results')}
      columns={buildColumns(t)}
      rows={hits}
      keyOf={({ key }) => key}
      hrefOf={({ page }) => page && toInvoiceHref(page)}
    />
  )
}

/** The number of an invoice, or that it has no page. */
function HitNumber({ hit: { number, page } }: { hit: LookupHit }) {
  const t = useT()
  const words = number ?? (page && 'identifier' in page ? page.identifier : t('lookups.noNumber'))
  if (!page) return t('lookups.noPage', { number: words })
  return <span className={`${hyperlinkClass} wrap-anywhere whitespace-normal`}>{words}</span>
}

const getCompanyText = ({ company, companyId }: LookupHit) => company ?? companyId

const buildColumns = (t: Translate) =>
  defineColumns<LookupHit>()([
    {
      key: 'number',
      card: 'low-left',
      title: t('lookups.column.number'),
      width: 'w-40',
      cell: (hit) => <HitNumber hit={hit} />,
    },
    {
      key: 'company',
      card: 'line',
      title: t('lookups.column.company'),
      width: 'w-44',
      cell: getCompanyText,
    },
    {
      key: 'invoicee',
      card: 'left',
      title: t('lookups.column.invoicee'),
      width: 'w-52',
      cell: ({ invoicee }) => invoicee,
    },
    {
      key: 'amount',
      card: 'right',
      title: t('lookups.column.amount'),
      width: 'w-32',
      align: 'end',
      cell: ({ amount: value }) => value !== null && formatAmount(value),
    },
    {
      key: 'sentence',
      card: 'top',
      title: t('lookups.column.sentence'),
      width: 'w-80',
      cell: ({ known }) => <LookupStatus known={known} />,
    },
    {
      key: 'at',
      card: 'low-right',
      title: t('lookups.column.at'),
      width: 'w-40',
      cell: ({ at }) => at && formatWallTime(t, at),
    },
  ])
