'use client'

import { useMemo } from 'react'
import { NumberSearch } from '@/components/data-grid/filters/number-search'
import { GridColumnChooser } from '@/components/data-grid/grid-column-chooser'
import { GridPage, GridToolbar, useSelectedRows } from '@/components/data-grid/grid-page'
import { ListViews } from '@/components/saved-views/public'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useFiltersView } from '@/lib/client/lists/use-filters-view'
import { useGridColumns } from '@/lib/client/lists/use-grid-columns'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { useT } from '@/lib/client/translation'
import {
  getItemKey,
  getItemPagesQuery,
  type ItemRow,
} from '@/lib/features/ar-items/client/ar-items'
import { itemFilters, toItemsQuestion } from '@/lib/features/ar-items/client/ar-items-view'
import { useCustomerNames } from '@/lib/features/ar-items/client/use-customer-names'
import { useCodeNames } from '@/lib/features/codes/client/public'
import { buildItemColumns, defaultItemColumns, getItemHref, pickItemColumns } from './item-columns'
import { ItemsFilter } from './items-filter'
import { ItemsFooter } from './items-footer'

/**
 * The receivable items of a client: filters, and the rows that load as one scrolls. Enter or a click
 * opens one. The address holds the view.
 */
export function ItemsPage({ clientNo }: { clientNo: string }) {
  const t = useT()
  const today = useToday()
  const { view, isKeptOut, narrow, clear } = useFiltersView(itemFilters)
  const question = toItemsQuestion(view)
  const list = usePagedList(getItemPagesQuery(clientNo, question))
  const { layout, choose, isKept } = useGridColumns('ar-items')
  const selection = useSelectedRows(list.id)
  const keys = layout?.keys ?? defaultItemColumns
  const names = useCodeNames(clientNo)
  const customers = useCustomerNames(
    clientNo,
    list.rows.map(({ customerNo }) => customerNo),
  )
  const place = useMemo(
    () => ({ clientNo, today, names, customers }),
    [clientNo, today, names, customers],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same keys are the same columns
  const columns = useMemo(() => pickItemColumns(t, place, keys), [t, place, keys.join()])

  return (
    <GridPage<ItemRow>
      frame={{ crumbs: [{ label: t('arItems.area') }, { label: t('arItems.title') }] }}
      label={t('arItems.grid')}
      list={list}
      columns={columns}
      layout={layout}
      onColumns={choose}
      keyOf={getItemKey}
      selection={selection}
      findAmount={({ remainingAmount, currency }) => ({ amount: remainingAmount, currency })}
      hrefOf={(row) => getItemHref(clientNo, row)}
      silent={
        <StateBlock
          kind="silent"
          title={t('arItems.silent.title')}
          steps={<Button onClick={list.again}>{t('layout.readAgain')}</Button>}
        >
          {t('arItems.silent.meaning')}
        </StateBlock>
      }
      empty={<NoItems isNarrowed={Object.keys(question).length > 0} onClear={clear} />}
      goOn={t('arItems.rows.goOn')}
      onMore={() => void list.more()}
      tail={
        list.isIncomplete && !list.failure ? (
          <StateBlock kind="warned" variant="strip" title={t('arItems.rows.incomplete')} />
        ) : undefined
      }
      footer={<ItemsFooter list={list} names={names} />}
    >
      <h1 className="sr-only">{t('arItems.grid')}</h1>
      <GridToolbar>
        <NumberSearch
          number={view.documentno}
          label={t('arItems.filter.documentno')}
          clearLabel={t('arItems.filter.clearNumber')}
          isBusy={list.isReading}
          note={isKeptOut && t('arItems.filter.keptOut')}
          onSearch={(documentno) => narrow({ documentno })}
        />
        <ListViews list="items" clientNo={clientNo} />
        <GridColumnChooser
          all={buildItemColumns(t, place)}
          chosen={columns}
          layout={layout}
          isKept={isKept}
          onColumns={choose}
        />
      </GridToolbar>
      <ItemsFilter view={view} names={names} onChange={narrow} onClear={clear} />
    </GridPage>
  )
}

function NoItems({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const t = useT()
  return isNarrowed ? (
    <StateBlock
      kind="empty"
      title={t('arItems.none.title')}
      steps={<Button onClick={onClear}>{t('arItems.none.clear')}</Button>}
    >
      {t('arItems.none.meaning')}
    </StateBlock>
  ) : (
    <StateBlock kind="empty" title={t('arItems.none.titleAll')}>
      {t('arItems.none.meaningAll')}
    </StateBlock>
  )
}
