import type { ReactNode } from 'react'
import type { Column } from '@/components/data-grid/define-columns'
import { NumberedPager } from '@/components/data-grid/numbered/numbered-pager'
import { NumberedRows } from '@/components/data-grid/numbered/numbered-rows'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import type { NumberedPage } from '@/lib/client/lists/use-numbered-page'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'
import { LedgerTabs } from './ledger-tabs'
import { useClosedThrough } from './use-closed-through'

/** A list of the general ledger, with the last period that is closed in its head. */
export function LedgerListPage<Row>({
  clientNo,
  list,
  page,
  filter,
  pageHref,
  onClear,
  ...table
}: LedgerListPageProps<Row>) {
  const t = useT()
  const closed = useClosedThrough(clientNo)
  const isItems = list === 'items'
  const none = isItems ? 'none' : 'noneMovements'
  return (
    <PageFrame
      crumbs={[
        { label: t('ledger.area') },
        ...(isItems
          ? [{ label: t('ledger.title') }]
          : [
              { label: t('ledger.title'), href: routes.glItems(clientNo) },
              { label: t('ledger.tabs.movements') },
            ]),
      ]}
      title={isItems ? t('ledger.title') : t('ledger.tabs.movements')}
      facts={closed}
      actions={<ListViews list={isItems ? 'glItems' : 'glMovements'} clientNo={clientNo} />}
      fill
    >
      <LedgerTabs clientNo={clientNo} current={list} />
      {filter}
      <NumberedRows
        {...{ page, ...table }}
        label={t(`ledger.list.${list}`)}
        none={{
          all: { title: t(`ledger.list.${none}All`), meaning: t('ledger.list.noneAllMeaning') },
          narrowed: page.isNarrowed
            ? { title: t(`ledger.list.${none}`), meaning: t('ledger.list.noneMeaning'), onClear }
            : null,
          firstHref: pageHref(1),
        }}
      />
      <NumberedPager page={page} hrefOf={pageHref} />
    </PageFrame>
  )
}

type LedgerListPageProps<Row> = {
  clientNo: string
  list: 'items' | 'movements'
  page: NumberedPage<Row>
  /** What narrows the list. */
  filter: ReactNode
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  hrefOf: (row: Row) => string | null
  pageHref: (page: number) => string
  onClear: () => void
}
