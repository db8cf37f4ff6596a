'use client'

import { useQueryStates } from 'nuqs'
import { ImportCustomers, ImportResults } from '@/components/customer-import/public'
import { DataTable } from '@/components/data-grid/data-table'
import { defineColumns } from '@/components/data-grid/define-columns'
import { PageFrame } from '@/components/layout/page-frame'
import { Tabs } from '@/components/layout/tabs'
import { WorkHolder } from '@/components/today/public'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { ReadStates } from '@/components/ui/states/read-states'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import { bulkActionParsers } from '@/lib/features/bulk-actions/client/bulk-actions'
import { useBookings } from '@/lib/features/bulk-actions/client/use-bookings'
import { useBulkAction, useBulkRows } from '@/lib/features/bulk-actions/client/use-bulk-action'
import { isAdjustingVerb } from '@/lib/features/bulk-actions/domain/bulk-operations'
import { describeBulkAction } from '@/lib/features/bulk-actions/messages/describe-bulk-action'
import { listBulkActionWork } from '@/lib/features/today/domain/public'
import { formatCount } from '@/lib/shared/format/count'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { BulkActionProgress } from './bulk-action-progress'
import { BulkRowResult } from './bulk-row-result'

/** What is not done, or not known to be. */
const openStates: BulkRow['state'][] = [
  'waiting',
  'changed',
  'gone',
  'differs',
  'partly',
  'undelivered',
  'refused',
  'unknown',
  'not-applied',
]

type Props = { bulkActionId: string; userName: string }

/** One thing done to many cases, invoices or customers: how far it is, and what became of each row. */
export function BulkActionPage({ bulkActionId, userName }: Props) {
  const t = useT()
  const followed = useBulkAction(bulkActionId)
  const { action, unread } = followed
  const title = action ? describeBulkAction(t, action) : t('bulkActions.unnamed')
  return (
    <PageFrame
      crumbs={[{ label: t('bulkActions.list'), href: routes.bulkActions() }, { label: title }]}
      tab={action ? [title] : undefined}
      title={title}
      facts={
        action
          ? [
              ...(action.imported ? [{ label: action.imported.source }] : []),
              {
                label: t('bulkActions.by'),
                value: (
                  <>
                    <PersonLink person={action.person} />,{' '}
                    <Moment instant={action.startedAt} format={formatDateTime} />
                  </>
                ),
              },
            ]
          : []
      }
    >
      {action ? (
        <>
          <WorkHolder work={listBulkActionWork(action)} />
          <BulkActionProgress action={action} followed={followed} />
          {action.imported && (
            <ImportResults {...{ action, userName }} imported={action.imported} />
          )}
          <BulkActionRows action={action} />
        </>
      ) : unread?.kind === 'not-found' ? (
        <StateBlock kind="empty" title={t('bulkActions.notFound')}>
          {t('bulkActions.notFoundMeaning')}
        </StateBlock>
      ) : unread ? (
        <FailureBlock failure={unread} doing="read" />
      ) : (
        <Skeleton />
      )}
    </PageFrame>
  )
}

function BulkActionRows({ action }: { action: BulkAction }) {
  const t = useT()
  const [{ show, batch }] = useQueryStates(bulkActionParsers)
  const isOpenOnly = show === 'open'
  const imported = action.imported
  const { rows, failure, isAtEnd, isReadingMore, more, again } = useBulkRows(action.bulkActionId, {
    action,
    ...(isOpenOnly && { states: openStates }),
  })
  // The desk itself reads the batches of an import to their end while it runs.
  const isFollowed = imported !== null && action.state === 'running'
  const bookings = useBookings(action, isFollowed ? undefined : rows)
  const openCount = imported
    ? imported.customers - imported.counts.done - imported.counts.submitted
    : openStates.reduce((sum, state) => sum + (action.counts[state] ?? 0), 0)
  const batches = imported && listShownBatches(rows, { isOpenOnly, batch })
  return (
    <>
      <Tabs aria-label={t('bulkActions.tabs')}>
        {[false, true].map((isOpen) => (
          <Link
            key={String(isOpen)}
            href={`${routes.bulkAction(action.bulkActionId)}${isOpen ? '?show=open' : ''}`}
            aria-current={batch === null && isOpen === isOpenOnly ? 'page' : undefined}
          >
            {t(
              isOpen
                ? 'bulkActions.open'
                : imported
                  ? 'bulkActions.importing.batches'
                  : 'bulkActions.all',
            )}{' '}
            <small>{formatCount(isOpen ? openCount : action.total)}</small>
          </Link>
        ))}
        {batch !== null && (
          <Link
            href={`${routes.bulkAction(action.bulkActionId)}?batch=${batch}`}
            aria-current="page"
          >
            {t('bulkActions.importing.batchAt', { number: String(batch) })}
          </Link>
        )}
      </Tabs>
      <ReadStates failure={failure} isHeld={rows !== undefined} rows={6} onAgain={again} />
      {bookings.isWaiting && (
        <div className="flex flex-wrap items-center gap-3 px-6 py-2 max-narrow:px-4">
          <span className="text-xs text-ink-2">{t(getLaterKey(action))}</span>
          <Button
            size="sm"
            busy={bookings.isAsking}
            busyLabel={t('bulkActions.checking')}
            onClick={bookings.ask}
          >
            {t('bulkActions.check')}
          </Button>
        </div>
      )}
      {batches && <ImportCustomers {...{ action, batches, isOpenOnly, batch }} />}
      {rows && !batches && (
        <DataTable
          label={t('bulkActions.rows')}
          columns={createRowColumns(t, action)}
          rows={rows}
          keyOf={({ seq }) => String(seq)}
          hrefOf={({ subject }) => subject && getSubjectHref(action, subject)}
          empty={<StateBlock kind="empty" title={t('bulkActions.none')} />}
        />
      )}
      {rows && !isAtEnd && (
        <div className="px-6 py-3 max-narrow:px-4">
          <Button busy={isReadingMore} busyLabel={t('states.loadMore')} onClick={() => void more()}>
            {t('states.loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}

function getSubjectHref(
  { bulkActionId, organizationId, clientNo }: BulkAction,
  { is, id, number }: NonNullable<BulkRow['subject']>,
) {
  if (is === 'customer') return clientNo && routes.customer(clientNo, number)
  if (is === 'document') return routes.invoiceById(id)
  if (is === 'batch') return `${routes.bulkAction(bulkActionId)}?batch=${number}`
  if (organizationId === null) return null
  return is === 'case'
    ? routes.case(organizationId, number)
    : routes.collectionInvoice(organizationId, id)
}

/** The batches whose customers are shown, rather than the batches themselves; null for none. */
function listShownBatches(
  rows: readonly BulkRow[] | undefined,
  { isOpenOnly, batch }: { isOpenOnly: boolean; batch: number | null },
): readonly BulkRow[] | null {
  if (!rows || (!isOpenOnly && batch === null)) return null
  return batch === null ? rows : rows.filter(({ seq }) => seq === batch - 1)
}

const createRowColumns = (t: Translate, { subject, verb, organizationId }: BulkAction) =>
  defineColumns<BulkRow>()([
    {
      key: 'number',
      title: t(`bulkActions.column.number.${subject}`),
      width: 'w-40',
      card: 'left',
      cell: ({ subject: of }) =>
        of?.is === 'batch'
          ? t('bulkActions.importing.batchAt', { number: of.number })
          : (of?.number ?? t('bulkActions.unreadable')),
    },
    ...(subject === 'batch'
      ? [
          {
            key: 'customers',
            title: t('bulkActions.column.customers'),
            align: 'end' as const,
            width: 'w-32',
            card: 'right' as const,
            cell: ({ batch }: BulkRow) =>
              batch ? (
                <>
                  {formatCount(batch.customers)}
                  <span className="hidden card:inline">
                    {' '}
                    {t('bulkActions.importing.customers', { count: batch.customers })}
                  </span>
                </>
              ) : (
                <Absent />
              ),
          },
        ]
      : []),
    ...(subject === 'customer' || subject === 'document'
      ? [
          {
            key: 'name',
            title: t('bulkActions.column.name'),
            width: 'w-60',
            card: 'right' as const,
            cell: (row: BulkRow) => row.subject?.name ?? <Absent />,
          },
        ]
      : subject === 'batch'
        ? []
        : [
            {
              key: 'remaining',
              title: t('bulkActions.column.remaining'),
              align: 'end' as const,
              width: 'w-44',
              card: 'right' as const,
              cell: ({ remaining }: BulkRow) =>
                remaining ? (
                  <MoneyAmount value={remaining.amount} currency={remaining.currency} />
                ) : (
                  <Absent />
                ),
            },
          ]),
    ...(isAdjustingVerb(verb)
      ? [
          {
            key: 'adjustment',
            title: t(`bulkActions.column.adjustment.${verb}`),
            align: 'end' as const,
            width: 'w-44',
            cell: ({ adjustment }: BulkRow) =>
              adjustment ? (
                <MoneyAmount value={adjustment.amount} currency={adjustment.currency} />
              ) : (
                <Absent />
              ),
          },
        ]
      : []),
    {
      key: 'result',
      title: t('bulkActions.column.result'),
      width: 'w-96',
      card: 'foot',
      cell: (row) => <BulkRowResult row={row} organizationId={organizationId} />,
    },
  ])

/** What the service does of its own with what it has taken. */
function getLaterKey({ imported, subject }: BulkAction) {
  if (imported) return 'bulkActions.importing.processedLater' as const
  return subject === 'document' ? 'bulkActions.sentLater' : 'bulkActions.bookedLater'
}
