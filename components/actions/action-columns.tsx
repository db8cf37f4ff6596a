import { defineColumns } from '@/components/data-grid/define-columns'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { SentMoment } from '@/components/ui/moment'
import { Absent } from '@/components/ui/money-amount'
import { CustomerLink } from '@/components/ui/record-links/customer-link'
import type { FollowedAction } from '@/lib/features/actions/domain/followed-actions'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

const verdicts: Record<FollowedAction['is'], Verdict> = {
  created: 'ok',
  ordered: 'wait',
  ready: 'ok',
}

export const buildActionColumns = (t: Translate, clientNo: string) =>
  defineColumns<FollowedAction>()([
    {
      key: 'at',
      card: 'low-left',
      title: t('actions.column.at'),
      width: 'w-44',
      cell: ({ at }) => (at === null ? <Absent /> : <SentMoment at={at} format={formatDateTime} />),
    },
    {
      key: 'state',
      card: 'left',
      title: t('actions.column.state'),
      width: 'w-28',
      cell: ({ is }) => (
        <span className="status">
          <Glyph verdict={verdicts[is]} /> {t(`actions.state.${is}`)}
        </span>
      ),
    },
    {
      key: 'what',
      card: 'top',
      title: t('actions.column.what'),
      width: 'w-96',
      cell: ({ message }) => message ?? <Absent />,
    },
    {
      key: 'about',
      card: 'right',
      title: t('actions.column.about'),
      width: 'w-44',
      cell: ({ customerNo, documentNo }) =>
        customerNo !== null ? (
          <CustomerLink clientNo={clientNo} customerNo={customerNo}>
            {t('actions.customer', { number: customerNo })}
          </CustomerLink>
        ) : documentNo !== null ? (
          <Link href={routes.invoiceByNumber(documentNo, null)}>
            {t('actions.document', { number: documentNo })}
          </Link>
        ) : (
          <Absent />
        ),
    },
    {
      key: 'file',
      title: t('actions.column.file'),
      width: 'w-72',
      cell: ({ fileId }) =>
        fileId === null ? (
          <Absent />
        ) : (
          <Link href={routes.storedFile(clientNo, fileId)}>
            <code className="font-mono text-2xs wrap-anywhere">{fileId}</code>
          </Link>
        ),
    },
    {
      key: 'by',
      card: 'low-right',
      title: t('actions.column.by'),
      width: 'w-32',
      cell: ({ userId }) => userId ?? <Absent />,
    },
  ])
