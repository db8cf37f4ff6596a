import { RawText } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { formatWallTime } from '@/lib/shared/format/sent-time'
import { type OpenedColumn, OpenedTable, RowAmount, RowInvoice, ShownOf } from './opened-table'

type Props = { rows: readonly SummaryRow[]; count: number; withText?: boolean }

/** The newest invoices of a cause that no field of a customer mends. */
export function SampleTable({ rows, count, withText = false }: Props) {
  const t = useT()
  const columns: OpenedColumn<SummaryRow>[] = [
    {
      title: t('deliveryFailures.opened.invoice'),
      isWhole: true,
      cell: (row) => <RowInvoice row={row} />,
    },
    {
      title: t('deliveryFailures.opened.recipient'),
      cell: (row) => row.InvoiceeName?.trim() || '–',
    },
    ...(withText
      ? []
      : [
          {
            title: t('deliveryFailures.opened.text'),
            cell: ({ LogText }: SummaryRow) => (
              <RawText className="mt-0! border-0! bg-transparent! p-0!">{LogText}</RawText>
            ),
          },
        ]),
    {
      title: t('deliveryFailures.opened.sent'),
      isWhole: true,
      cell: ({ LogTime }) => (LogTime ? formatWallTime(t, LogTime) : '–'),
    },
    {
      title: t('deliveryFailures.opened.amount'),
      isEnd: true,
      hint: t('deliveryFailures.opened.amountHint'),
      cell: (row) => <RowAmount row={row} />,
    },
  ]
  return (
    <>
      <OpenedTable label={t('deliveryFailures.opened.invoice')} columns={columns} rows={rows} />
      <ShownOf text="newest" shown={rows.length} count={count} />
    </>
  )
}
