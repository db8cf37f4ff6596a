'use client'

import dynamic from 'next/dynamic'
import { type ComponentProps, useMemo, useState } from 'react'
import { ExportRows } from '@/components/data-grid/export-rows'
import { GridPage, useSelectedRows } from '@/components/data-grid/grid-page'
import type { CompanyClient } from '@/components/delivery-failures/public'
import { ListViews, type Narrowing } from '@/components/saved-views/public'
import { StateBlock } from '@/components/ui/states/state-block'
import { isSearchWhole } from '@/lib/client/lists/keyset-pager'
import { getRowKey, type SummaryRow } from '@/lib/client/lists/keyset-paging'
import { type GridLayout, useGridColumns } from '@/lib/client/lists/use-grid-columns'
import { useKeysetPager } from '@/lib/client/lists/use-keyset-pager'
import { useT } from '@/lib/client/translation'
import {
  toAddressEnd,
  toEndDay,
  toViewQueryString,
  transactionsMax,
} from '@/lib/features/invoice-search/client/partner-search-view'
import { labelCode } from '@/lib/features/invoice-search/messages/code-labels'
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
  const asked = useSearchView()
  const { view, search, text, change, clear, open } = asked
  const { pager, list, again, newer } = useKeysetPager(search)
  // What the service counts of everything is no count of what was asked for.
  const total = list.findings.strangers > 0 ? notCounted : list.total
  const { companies, areNamed } = useCompanies(own)
  const { layout, choose, isKept } = useGridColumns('partner-search')
  const selection = useSelectedRows(pager)
  const openRow = useOpenRow(list.rows, list.version, view.open)
  const steps = useMemo(() => getRowSteps(list, view.open), [list, view.open])
  const columns = useSummaryColumns(asked, layout)

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
          isWhole={isSearchWhole(list)}
          onChange={change}
          onClear={clear}
        />
      }
      verbs={(rows) => <ExportRows name="invoices" rows={rows} columns={columns} hasKey={false} />}
      goOn={t('invoiceSearch.rows.goOn')}
      onMore={() => void pager.more()}
      footer={<FooterWithKeys list={list} newer={newer.found} onShowNewer={again} />}
    >
      <h1 className="sr-only">{t('invoiceSearch.search.heading')}</h1>
      <FieldAndViews asked={asked} companies={companies} isBusy={list.isReading} />
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
      <OpenViewChanges asked={asked} />
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

type Asked = ReturnType<typeof useSearchView>

/** The columns that a person has, with the order of the address and the way to change it. */
function useSummaryColumns({ view, change }: Asked, layout: GridLayout | null) {
  const t = useT()
  const keys = layout?.keys ?? defaultSummaryColumns
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change goes to the address, and the same keys are the same columns
  return useMemo(
    () => withSorting(pickSummaryColumns(t, keys), view, (by, order) => change({ by, order })),
    [t, keys.join(), view.by, view.order],
  )
}

type FieldAndViewsProps = { asked: Asked; companies: readonly { id: number }[]; isBusy: boolean }

/** The box, and the saved views of the companies that are searched in. */
function FieldAndViews({ asked, companies, isBusy }: FieldAndViewsProps) {
  const { view, text, isKeptOut, searchFor } = asked
  return (
    <div className="flex flex-none items-start gap-2 px-6 pt-3 [&_input[type=search]]:min-w-30">
      <SearchField
        text={text}
        forced={view.as}
        isKeptOut={isKeptOut}
        isBusy={isBusy}
        onSearch={searchFor}
      />
      <ListViews
        list="search"
        companyIds={view.companies.length > 0 ? view.companies : companies.map(({ id }) => id)}
      />
    </div>
  )
}

/**
 * What has changed in the saved view that is open; and, once a press on it would search for more
 * transactions than a search takes, of how many those are the first.
 */
function OpenViewChanges({ asked: { view, search, change } }: { asked: Asked }) {
  const t = useT()
  const [cutFrom, setCutFrom] = useState<number | null>(null)

  /** Keeps the name of the view: rows that have left it are found by their numbers alone. */
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

  return (
    <>
      {view.view && (
        <ViewChanges
          currentQuery={toViewQueryString(view)}
          currentSearch={search}
          labelStatus={(code) => labelCode(t, 'status', code)}
          onNarrow={narrow}
        />
      )}
      {cutFrom !== null && view.transactions.length === transactionsMax && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('invoiceSearch.search.cut', { max: transactionsMax, count: cutFrom })}
        />
      )}
    </>
  )
}

type FooterProps = Omit<ComponentProps<typeof SearchListFooter>, 'onKeys'>

/** The foot of the list, and the keys of the grid that it opens. */
function FooterWithKeys(props: FooterProps) {
  const [areKeysOpen, setAreKeysOpen] = useState(false)
  return (
    <>
      <SearchListFooter {...props} onKeys={() => setAreKeysOpen(true)} />
      {areKeysOpen && <GridKeys onClose={() => setAreKeysOpen(false)} />}
    </>
  )
}
