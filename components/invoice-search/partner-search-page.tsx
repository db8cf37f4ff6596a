'use client'

import dynamic from 'next/dynamic'
import { useMemo, useState } from 'react'
import { ExportRows } from '@/components/data-grid/export-rows'
import { GridPage, useSelectedRows } from '@/components/data-grid/grid-page'
import type { CompanyClient } from '@/components/delivery-failures/public'
import { ListViews, type Narrowing } from '@/components/saved-views/public'
import { StateBlock } from '@/components/ui/states/state-block'
import { getRowKey, type SummaryRow } from '@/lib/client/lists/keyset-paging'
import { useKeysetPager } from '@/lib/client/lists/use-keyset-pager'
import { useT } from '@/lib/client/translation'
import { useGridColumns } from '@/lib/client/use-grid-columns'
import {
  toAddressEnd,
  toEndDay,
  toViewQueryString,
  transactionsMax,
} from '@/lib/features/invoice-search/client/partner-search-view'
import type { WireStyle } from '@/lib/shared/wire/wire-style'
import { describeSearch } from './filters/filters'
import { SearchFilters } from './filters/search-filters'
import { useCompanies } from './filters/use-companies'
import { NoSearchResults } from './no-search-results'
import { getRowSteps } from './row-steps'
import { SearchField } from './search-field'
import { SearchLines } from './search-lines'
import { SearchListFooter } from './search-list-footer'
import { SearchToolbar } from './search-toolbar'
import { defaultSummaryColumns, pickSummaryColumns, withSorting } from './summary-columns'
import { useOpenRow } from './use-open-row'
import { noFilters, useSearchView } from './use-search-view'

const Volume = dynamic(() => import('./volume').then((part) => part.Volume), {
  ssr: false,
  loading: () => <div className="h-28 flex-none max-narrow:h-40" />,
})
const ViewChanges = dynamic(
  () => import('@/components/saved-views/public').then((part) => part.ViewChanges),
  { ssr: false },
)
const GridKeys = dynamic(() => import('./grid-keys').then((part) => part.GridKeys), { ssr: false })
const SilentAnswer = dynamic(() => import('./silent-answer').then((part) => part.SilentAnswer))
const InvoiceDrawer = dynamic(() => import('./invoice-drawer').then((part) => part.InvoiceDrawer), {
  ssr: false,
})

/**
 * Everything that was sent, found by what a caller has: one box, filters, the days, and the rows
 * that load as one scrolls. The address holds the view.
 */
export function PartnerSearchPage({ own, clients, wire }: PartnerSearchPageProps) {
  const t = useT()
  const { view, search, text, isKeptOut, change, searchFor, clear, open } = useSearchView()
  const { pager, list, again, newer } = useKeysetPager(search)
  // What the service counts of everything is no count of what was asked for.
  const total = list.findings.strangers > 0 ? notCounted : list.total
  const { companies, areNamed } = useCompanies(own)
  const { layout, choose, isKept } = useGridColumns('partner-search')
  const selection = useSelectedRows(pager)
  const [areKeysOpen, setAreKeysOpen] = useState(false)
  const [cutFrom, setCutFrom] = useState<number | null>(null)
  const openRow = useOpenRow(list.rows, list.version, view.open)
  const steps = useMemo(() => getRowSteps(list, view.open), [list, view.open])

  const keys = layout?.keys ?? defaultSummaryColumns
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change goes to the address, and the same keys are the same columns
  const columns = useMemo(
    () => withSorting(pickSummaryColumns(t, keys), view, (by, order) => change({ by, order })),
    [t, keys.join(), view.by, view.order],
  )

  /**
   * Narrows to what changed in the open view, whose name stays: rows that have left it are found by
   * their numbers alone.
   */
  function narrow(to: Narrowing) {
    if ('TransactionRids' in to) {
      setCutFrom(to.TransactionRids.length > transactionsMax ? to.TransactionRids.length : null)
      change({
        ...noFilters,
        companies: view.companies,
        transactions: to.TransactionRids.slice(0, transactionsMax),
      })
    } else change({ status: to.Statuses, to: toAddressEnd(to.ToDate) })
  }

  const drawer = openRow && (
    <InvoiceDrawer row={openRow} steps={steps} clients={clients} onOpen={open} />
  )
  return (
    <GridPage<SummaryRow>
      frame={{
        crumbs: [{ label: t('invoiceSearch.area') }, { label: t('invoiceSearch.search.title') }],
        aside: drawer || undefined,
      }}
      label={t('invoiceSearch.search.grid')}
      list={list}
      version={list.version}
      columns={columns}
      layout={layout}
      onColumns={choose}
      total={total}
      keyOf={getRowKey}
      selection={selection}
      openKey={openRow ? getRowKey(openRow) : null}
      onOpen={(row) => open(row?.TransactionRid ?? null)}
      silent={<SilentAnswer companies={companies} text={view.q} />}
      empty={
        <NoSearchResults
          view={view}
          text={text}
          companies={companies}
          onChange={change}
          onClear={clear}
        />
      }
      verbs={(rows) => <ExportRows name="invoices" rows={rows} columns={columns} hasKey={false} />}
      goOn={t('invoiceSearch.rows.goOn')}
      onMore={() => void pager.more()}
      footer={
        <>
          <SearchListFooter
            list={list}
            newer={newer.found}
            onShowNewer={again}
            onKeys={() => setAreKeysOpen(true)}
          />
          {areKeysOpen && <GridKeys onClose={() => setAreKeysOpen(false)} />}
        </>
      }
    >
      <h1 className="sr-only">{t('invoiceSearch.search.heading')}</h1>
      <div className="flex flex-none items-start gap-2 px-6 pt-3 [&_input[type=search]]:min-w-30">
        <SearchField
          text={text}
          forced={view.as}
          isKeptOut={isKeptOut}
          isBusy={list.isReading}
          onSearch={searchFor}
        />
        <ListViews
          list="search"
          companyIds={view.companies.length > 0 ? view.companies : companies.map(({ id }) => id)}
        />
      </div>
      <SearchFilters
        view={view}
        text={text}
        rows={list.rows}
        companies={companies}
        areNamed={areNamed}
        onChange={change}
        onClear={clear}
      />
      <SearchLines
        search={search}
        view={view}
        wire={wire}
        isPlaced={list.isPlaced || list.rows.length === 0}
      />
      {view.view && (
        <ViewChanges
          currentQuery={toViewQueryString(view)}
          currentSearch={search}
          onNarrow={narrow}
        />
      )}
      {cutFrom !== null && view.transactions.length === transactionsMax && (
        <StateBlock
          kind="warned"
          look="strip"
          title={t('invoiceSearch.search.cut', { max: transactionsMax, count: cutFrom })}
        />
      )}
      {!openRow && (
        <Volume
          companies={view.companies}
          from={view.from}
          to={toEndDay(view.to)}
          onNarrow={(from, to) => change({ from, to })}
        />
      )}
      <SearchToolbar
        columns={columns}
        layout={layout}
        isKept={isKept}
        onColumns={choose}
        search={search}
        describe={describeSearch(t, view, text, companies.length)}
        total={total}
      />
    </GridPage>
  )
}

type PartnerSearchPageProps = {
  /** The person's companies; null where the token does not tell them. */
  own: readonly number[] | null
  /** Whose customers a company invoices, where the workspaces tell. */
  clients: readonly CompanyClient[]
  /** How searches are written on the wire. */
  wire: WireStyle
}

const notCounted = { count: null, is: 'about' } as const
