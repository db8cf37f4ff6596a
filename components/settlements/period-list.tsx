'use client'

import type { ReactNode } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import type { Column } from '@/components/data-grid/define-columns'
import { ListFooter } from '@/components/data-grid/list-footer'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { LoadedPages } from '@/lib/features/settlements/client/use-settlements'
import { IncompleteList, SilentList } from './silent-list'

/**
 * A list of a period as far as it is read, in all its states, with its sums above and the way on
 * below.
 */
export function PeriodList<Row>({
  pages,
  label,
  columns,
  keyOf,
  hrefOf,
  empty,
  totals,
  exported,
}: PeriodListProps<Row>) {
  const t = useT()
  const { rows, isAtEnd, isReading, isSilent, isIncomplete, failure, more, again, findings } = pages
  const isEmpty = rows.length === 0
  const failed = failure && (
    <FailureBlock
      failure={failure}
      doing="read"
      variant={isEmpty ? 'block' : 'strip'}
      steps={<Button onClick={again}>{t('states.tryAgain')}</Button>}
    />
  )
  const Unread = isSilent ? SilentList : isIncomplete ? IncompleteList : null
  const unread = Unread && <Unread isEmpty={isEmpty} onAgain={again} />
  if (isEmpty && (failed || unread)) return failed || unread
  if (isEmpty && !isAtEnd && isReading) return <Skeleton rows={8} columns={6} />
  if (isEmpty && isAtEnd)
    return (
      <>
        <FilterNotice findings={findings} />
        <StateBlock kind="empty" title={empty.title}>
          {empty.meaning}
        </StateBlock>
      </>
    )
  return (
    <>
      <FilterNotice findings={findings} />
      {totals}
      <DataTable label={label} columns={columns} rows={rows} keyOf={keyOf} hrefOf={hrefOf} />
      {failed}
      {unread}
      <ListFooter
        held={t(isAtEnd ? 'settlements.heldAll' : 'settlements.held', { count: rows.length })}
        actions={
          <>
            {exported}
            {more && (
              <Button
                size="sm"
                onClick={more}
                busy={isReading}
                busyLabel={t('settlements.reading')}
              >
                {t('settlements.more')}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}

type PeriodListProps<Row> = {
  pages: LoadedPages<Row>
  label: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  hrefOf: (row: Row) => string | null
  empty: { title: string; meaning: string }
  totals: ReactNode
  exported: ReactNode
}
