import { defineColumns } from '@/components/data-grid/define-columns'
import { Glyph } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { Absent } from '@/components/ui/money-amount'
import { toFileSearchQuery } from '@/lib/features/bundles/client/file-query'
import type { Bundle } from '@/lib/features/bundles/client/files'
import { toCount } from '@/lib/features/bundles/domain/period-verdict'
import { formatCount } from '@/lib/shared/format/count'
import { formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

export const createFileColumns = (t: Translate, company: number) =>
  defineColumns<Bundle>()([
    {
      key: 'file',
      card: 'top',
      title: t('bundles.column.file'),
      width: 'w-64',
      cell: ({ Filename }) => Filename || t('bundles.unnamed'),
    },
    {
      key: 'received',
      card: 'left',
      title: t('bundles.column.received'),
      width: 'w-40',
      cell: ({ ReceivedTime }) => (ReceivedTime ? formatWallTime(t, ReceivedTime) : <Absent />),
    },
    {
      key: 'invoices',
      card: 'right',
      title: t('bundles.column.invoices'),
      align: 'end',
      width: 'w-24',
      cell: ({ Invoices }) => renderCount(toCount(Invoices)),
    },
    {
      key: 'failed',
      card: 'line',
      title: t('bundles.column.failed'),
      align: 'end',
      width: 'w-24',
      cell: ({ Failed }) => (
        <FailedCount count={toCount(Failed)} title={t('bundles.column.failed')} />
      ),
    },
    {
      key: 'search',
      card: 'low-left',
      title: t('bundles.column.search'),
      width: 'w-32',
      cell: ({ Filename }) => {
        const query = Filename ? toFileSearchQuery(Filename, company) : null
        return (
          query && (
            <Link className="relative z-1" href={routes.partnerSearch(query)}>
              {t('bundles.inSearch')}
            </Link>
          )
        )
      },
    },
  ])

const renderCount = (count: number | null) => (count === null ? <Absent /> : formatCount(count))

const FailedCount = ({ count, title }: { count: number | null; title: string }) =>
  count === null || count === 0 ? (
    renderCount(count)
  ) : (
    <span className="inline-flex items-center gap-1.5 text-fail" title={title}>
      <Glyph verdict="fail" />
      {formatCount(count)}
    </span>
  )
