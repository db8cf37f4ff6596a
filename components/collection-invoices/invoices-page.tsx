'use client'

import { type ReactNode, useMemo } from 'react'
import { NumberSearch } from '@/components/data-grid/filters/number-search'
import { GridColumnChooser } from '@/components/data-grid/grid-column-chooser'
import { GridPage, GridToolbar, useSelectedRows } from '@/components/data-grid/grid-page'
import { ListFooter } from '@/components/data-grid/list-footer'
import { ExportPanel } from '@/components/exports/public'
import { ListViews } from '@/components/saved-views/public'
import { WorkHolder } from '@/components/today/public'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import type { PagedListState } from '@/lib/client/lists/paged-list'
import { useFiltersView } from '@/lib/client/lists/use-filters-view'
import { useGridColumns } from '@/lib/client/lists/use-grid-columns'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { useOffers } from '@/lib/client/offers'
import { useClientOf } from '@/lib/client/places'
import { useT } from '@/lib/client/translation'
import {
  getInvoiceKey,
  getInvoicePagesQuery,
  type InvoiceRow,
} from '@/lib/features/collection-invoices/client/collection-invoices'
import {
  invoiceFilters,
  toInvoicesQuestion,
} from '@/lib/features/collection-invoices/client/collection-invoices-view'
import { identifyAmounts } from '@/lib/features/today/domain/public'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import {
  buildInvoiceColumns,
  defaultInvoiceColumns,
  listInvoiceFields,
  pickInvoiceColumns,
} from './invoice-columns'
import { InvoicesFilter } from './invoices-filter'
import { useFreshInvoices } from './use-fresh-invoices'

/**
 * The collection invoices of an organization: filters, and the rows that load as one scrolls. Enter
 * or a click opens one. The address holds the view.
 */
export function InvoicesPage({ organizationId, verbs, mayHandOver }: InvoicesPageProps) {
  const t = useT()
  const { view, question, isKeptOut, narrow, clear } = useInvoicesView()
  const pages = getInvoicePagesQuery(organizationId, question)
  const list = usePagedList(pages)
  const { rowNow, isBehind } = useFreshInvoices(pages, list)
  const { layout, choose, isKept } = useGridColumns('collection-invoices')
  const selection = useSelectedRows(list.id)
  const clientNo = useClientOf(organizationId)
  const place = useMemo(() => ({ organizationId, clientNo }), [organizationId, clientNo])
  const keys = layout?.keys ?? defaultInvoiceColumns
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same keys are the same columns
  const columns = useMemo(() => pickInvoiceColumns(t, place, keys), [t, place, keys.join()])
  const isNarrowed = Object.keys(question).length > 0

  return (
    <GridPage<InvoiceRow>
      frame={{
        crumbs: [{ label: t('collectionInvoices.area') }, { label: t('collectionInvoices.title') }],
      }}
      label={t('collectionInvoices.grid')}
      list={list}
      columns={columns}
      layout={layout}
      onColumns={choose}
      rowAt={(index) => rowNow(list.rows[index])}
      keyOf={getInvoiceKey}
      selection={selection}
      findAmount={findRemaining}
      verbs={(rows) =>
        verbs(rows, () => {
          selection.clear()
          list.again()
        })
      }
      hrefOf={({ id }) => (id ? routes.collectionInvoice(organizationId, id) : null)}
      silent={<SilentInvoices onAgain={list.again} />}
      empty={<NoInvoices isNarrowed={isNarrowed} onClear={clear} />}
      goOn={t('collectionInvoices.rows.goOn')}
      onMore={() => void list.more()}
      tail={
        list.isIncomplete && !list.failure ? (
          <StateBlock
            kind="warned"
            variant="strip"
            title={t('collectionInvoices.rows.incomplete')}
          />
        ) : undefined
      }
      footer={
        <ListFooter
          list={list}
          held={<HeldInvoices list={list} isBehind={isBehind} />}
          onAgain={list.again}
        />
      }
    >
      <h1 className="sr-only">{t('collectionInvoices.grid')}</h1>
      <WorkHolder work={[identifyAmounts(organizationId, 'invoice')]} />
      <GridToolbar>
        <NumberSearch
          number={view.InvoiceNumber}
          label={t('collectionInvoices.filter.InvoiceNumber')}
          clearLabel={t('collectionInvoices.filter.clearNumber')}
          isBusy={list.isReading}
          note={isKeptOut && t('collectionInvoices.filter.keptOut')}
          onSearch={(InvoiceNumber) => narrow({ InvoiceNumber })}
        />
        <ListViews list="invoices" organizationId={organizationId} />
        {mayHandOver && (
          <ButtonLink href={routes.newCollectionInvoices(organizationId)}>
            {t('collectionInvoices.handOver')}
          </ButtonLink>
        )}
        <GridColumnChooser
          all={buildInvoiceColumns(t, place)}
          chosen={columns}
          layout={layout}
          isKept={isKept}
          onColumns={choose}
        />
        <InvoicesExport {...{ organizationId, question, columns }} />
      </GridToolbar>
      <InvoicesFilter view={view} onChange={narrow} onClear={clear} />
    </GridPage>
  )
}

type InvoicesPageProps = {
  organizationId: string
  /** What may be done to ticked rows; `onDone` lets go of them. */
  verbs: (rows: readonly InvoiceRow[], onDone: () => void) => ReactNode
  mayHandOver: boolean
}

const findRemaining = ({ remainingAmount, currency }: InvoiceRow) => ({
  amount: remainingAmount,
  currency,
})

type HeldProps = { list: PagedListState<InvoiceRow>; isBehind: boolean }

/**
 * What is held, whether more follow, and whether it may be another list by now. The upstream does
 * not tell how many there are.
 */
function HeldInvoices({ list: { rows, isAtEnd, isIncomplete, isSilent }, isBehind }: HeldProps) {
  const t = useT()
  return (
    <>
      {t('collectionInvoices.rows.held', { held: formatCount(rows.length) })}{' '}
      {!isSilent && !isIncomplete && (isAtEnd || rows.length > 0) && (
        <b>{t(isAtEnd ? 'collectionInvoices.rows.all' : 'collectionInvoices.rows.more')}</b>
      )}{' '}
      {isBehind && t('collectionInvoices.rows.behind')}
    </>
  )
}

/** The service answered without a list. */
function SilentInvoices({ onAgain }: { onAgain: () => void }) {
  const t = useT()
  return (
    <StateBlock
      kind="silent"
      title={t('collectionInvoices.silent.title')}
      steps={<Button onClick={onAgain}>{t('layout.readAgain')}</Button>}
    >
      {t('collectionInvoices.silent.meaning')}
    </StateBlock>
  )
}

function NoInvoices({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const t = useT()
  return isNarrowed ? (
    <StateBlock
      kind="empty"
      title={t('collectionInvoices.none.title')}
      steps={<Button onClick={onClear}>{t('collectionInvoices.none.clear')}</Button>}
    >
      {t('collectionInvoices.none.meaning')}
    </StateBlock>
  ) : (
    <StateBlock kind="empty" title={t('collectionInvoices.none.titleAll')}>
      {t('collectionInvoices.none.meaningAll')}
    </StateBlock>
  )
}

type ExportProps = {
  organizationId: string
  question: ReturnType<typeof toInvoicesQuestion>
  columns: ReturnType<typeof pickInvoiceColumns>
}

/** Exports every invoice that the filters find, where the person may list them. */
function InvoicesExport({ organizationId, question, columns }: ExportProps) {
  const t = useT()
  const offers = useOffers()
  if (!offers('listCollectionInvoices')) return null
  return (
    <ExportPanel
      question={{ kind: 'collectionInvoices', organizationId, search: question }}
      describe={describeFilters(t, question)}
      total={null}
      shownColumns={listInvoiceFields(columns)}
    />
  )
}

/** The filters of the list in one line, in the words that stand above them. */
function describeFilters(t: Translate, question: Record<string, unknown>): string {
  const set = invoiceFilters.filter((filter) => question[filter])
  return (
    set
      .map((filter) => `${t(`collectionInvoices.filter.${filter}`)} ${question[filter]}`)
      .join(', ') || t('collectionInvoices.filter.none')
  )
}

/** What the list of invoices is narrowed to, and what is asked of the upstream for it. */
export function useInvoicesView() {
  const filters = useFiltersView(invoiceFilters)
  const key = JSON.stringify(filters.view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the view
  const question = useMemo(() => toInvoicesQuestion(filters.view), [key])
  return { ...filters, question }
}
