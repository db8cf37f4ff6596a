'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import type { ReactNode } from 'react'
import { ColumnChooser } from '@/components/data-grid/column-chooser'
import { pickColumns } from '@/components/data-grid/column-selection'
import { DataTable } from '@/components/data-grid/data-table'
import { useSelectedRows } from '@/components/data-grid/grid-page'
import { ListFooter } from '@/components/data-grid/list-footer'
import { SelectionBar } from '@/components/data-grid/selection-bar'
import type { Sorting } from '@/components/data-grid/sort-head'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { ButtonLink } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { isCountedOnly } from '@/lib/client/lists/list-state'
import { useColumns } from '@/lib/client/lists/use-grid-columns'
import { useKeptOutText } from '@/lib/client/lists/use-kept-out-text'
import { toCount } from '@/lib/client/lists/use-numbered-page'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  customerListParsers,
  type customerOrders,
  toCustomersQuery,
  toCustomersQuestion,
} from '@/lib/features/customers/client/customer-list-view'
import {
  type CustomerListView,
  type CustomerRow,
  getCustomersQuery,
} from '@/lib/features/customers/client/customers'
import {
  type FilteredCustomers,
  useFilteredCustomers,
} from '@/lib/features/customers/client/filtered-customers'
import { findEmptyReason } from '@/lib/features/customers/domain/empty-list'
import { formatCount } from '@/lib/shared/format/count'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { routes } from '@/lib/shared/routes'
import { ChangeMatching } from './change-matching'
import { buildCustomerColumns, defaultCustomerColumns } from './customer-columns'
import { CustomerPager } from './customer-pager'
import { CustomerSearch } from './customer-search'
import { NoCustomers } from './no-customers'
import { CustomerListVerbs } from './verbs/customer-list-verbs'

const getRowKey = (row: CustomerRow) => row.customerNo ?? JSON.stringify(row)

type Order = (typeof customerOrders)[number]

/**
 * The customers of a client, a page at a time. The address holds the view; a search that is an
 * identity number stays out of it.
 */
export function CustomersPage({ clientNo, userName }: { clientNo: string; userName: string }) {
  const t = useT()
  const asked = useCustomersView(clientNo)
  const { question } = asked
  const offers = useOffers()
  const { columns, choose, isKept } = useColumns('customers')
  const list = useCustomerList(clientNo, question)
  const { data, here } = list
  const shown = pickColumns(buildCustomerColumns(t, clientNo), columns, defaultCustomerColumns)
  const selection = useSelectedRows(JSON.stringify([clientNo, question]))
  const ticked = list.rows.filter((row) => selection.selected.has(getRowKey(row)))

  return (
    <PageFrame
      crumbs={[{ label: t('customers.area') }, { label: t('customers.title') }]}
      title={t('customers.title')}
      actions={<CustomersActions clientNo={clientNo} />}
      fill
    >
      <div className="toolbar flex-wrap">
        <CustomerSearch
          text={asked.text}
          isKeptOut={asked.isKeptOut}
          isBusy={list.isFetching}
          onSearch={asked.searchFor}
        />
        <ColumnChooser
          all={buildCustomerColumns(t, clientNo)}
          chosen={shown}
          isOwn={columns !== null}
          isKept={isKept}
          onChoose={choose}
        />
        {offers('updateCustomers') && (
          <ChangeMatching key={question.search} clientNo={clientNo} search={question.search} />
        )}
      </div>
      <ReadStates
        failure={list.error && toFailure(list.error)}
        isHeld={data !== undefined}
        rows={14}
        columns={6}
        onAgain={() => void list.refetch()}
      />
      {data && (
        <>
          {!list.isPlaceholderData && <FilterNotice findings={list.findings} />}
          {here.error && (
            <FailureBlock failure={toFailure(here.error)} doing="read" variant="strip" />
          )}
          <CustomersTable
            {...{ clientNo, asked, list, selection }}
            columns={shown}
            empty={
              list.emptyReason && (
                <NoCustomers
                  reason={list.emptyReason}
                  search={question.search}
                  onClear={() => asked.searchFor('')}
                  firstHref={asked.toHref({ page: 1 })}
                />
              )
            }
          />
          {ticked.length > 0 && (
            <SelectionBar rows={ticked} columns={shown} onClear={selection.clear}>
              <CustomerListVerbs
                {...{ clientNo, userName }}
                rows={ticked}
                columns={shown}
                onDone={selection.clear}
              />
            </SelectionBar>
          )}
          {list.isFiltered ? (
            <CustomerPager
              list={data}
              page={question.pageno}
              pageSize={question.pagesize}
              readAt={list.dataUpdatedAt}
              hrefOf={asked.toHref}
            />
          ) : (
            here.data && <FilteredFoot filtered={here.data} />
          )}
        </>
      )}
    </PageFrame>
  )
}

/** What makes a list of customers another one; its pages and their size do not. */
const toNarrowing = ({ q, order }: { q: string | null; order: Order | null }) =>
  toCustomersQuery({ q, order })

/**
 * What a list of customers is narrowed to and how it is sorted, and what is asked of the upstream
 * for it.
 */
function useCustomersView(clientNo: string) {
  const [view, setView] = useQueryStates(customerListParsers, { history: 'replace' })
  const { keptOut, split, follow } = useKeptOutText(view, toNarrowing)
  const text = keptOut ?? view.q

  function sortBy(order: Order) {
    follow({ order })
    void setView({ order, page: null })
  }

  return {
    question: toCustomersQuestion({ ...view, q: text }),
    text,
    isKeptOut: keptOut !== null,
    searchFor: (next: string) => setView({ q: split(next, { q: null }), page: null }),
    sorting: {
      by: view.order.replace('-', ''),
      direction: view.order.startsWith('-') ? 'descending' : 'ascending',
      onSort: (by, direction) => sortBy(`${direction === 'descending' ? '-' : ''}${by}` as Order),
    } satisfies Sorting,
    toHref: (change: Partial<typeof view>) =>
      `${routes.customers(clientNo)}${toCustomersQuery({ ...view, ...change })}`,
  }
}

/**
 * A page of the customers that are asked for, the earlier one as long as it is read. Where the
 * service did not filter, `here` reads on to find those that the desk filters itself; until then the
 * rows are what fits of the page.
 */
function useCustomerList(clientNo: string, question: CustomerListView) {
  const { data, error, dataUpdatedAt, isFetching, isPlaceholderData, refetch } = useQuery({
    ...getCustomersQuery(clientNo, question),
    placeholderData: keepPreviousData,
  })
  const given = (data?.customers ?? []).filter((row) => row !== null)
  const verified = verifyFilters('listCustomers', question, given)
  const total = { count: toCount(data?.summary?.totalCount), is: 'exact' } as const
  const isBare = question.pageno === 1 && isCountedOnly(given.length, total)
  const isFiltered = verified.findings.strangers === 0
  const here = useFilteredCustomers(clientNo, question, !isPlaceholderData && !isFiltered)
  return {
    ...{ data, error, dataUpdatedAt, isFetching, isPlaceholderData, refetch, here },
    /** By the service, as far as its page tells. */
    isFiltered,
    /** Why there are no rows, as far as that is known. */
    emptyReason:
      isPlaceholderData || here.isFetching
        ? null
        : findEmptyReason(
            Boolean(data?.customers) && !isBare,
            { search: question.search, page: question.pageno },
            isFiltered ? null : here.data,
          ),
    rows: here.data?.rows ?? verified.fitting,
    findings: here.data?.findings ?? verified.findings,
  }
}

type TableProps = {
  clientNo: string
  asked: ReturnType<typeof useCustomersView>
  list: ReturnType<typeof useCustomerList>
  selection: ReturnType<typeof useSelectedRows>
  columns: ReturnType<typeof buildCustomerColumns>
  /** In the place of the rows once none is sure to come. */
  empty: ReactNode
}

function CustomersTable({ clientNo, asked, list, selection, columns, empty }: TableProps) {
  const t = useT()
  return (
    <DataTable
      label={t('customers.title')}
      columns={columns}
      rows={list.rows}
      keyOf={getRowKey}
      ticks={{
        selected: selection.selected,
        onSelect: selection.select,
        label: ({ name, customerNo }) =>
          t('customers.bulk.tick', { name: name || customerNo || '' }),
        allLabel: t('customers.bulk.tickAll'),
      }}
      hrefOf={(row) =>
        row.customerNo ? routes.customer(clientNo, row.customerNo) : routes.customers(clientNo)
      }
      sorting={asked.sorting}
      empty={empty}
    />
  )
}

function CustomersActions({ clientNo }: { clientNo: string }) {
  const t = useT()
  const offers = useOffers()
  return (
    <>
      <ListViews list="customers" clientNo={clientNo} />
      <ButtonLink href={routes.stops(clientNo)}>{t('customers.list.stops')}</ButtonLink>
      {offers('updateCustomers') && (
        <ButtonLink href={routes.customerImport(clientNo)}>{t('customers.list.import')}</ButtonLink>
      )}
      {offers('createCustomer') && (
        <ButtonLink href={routes.newCustomer(clientNo)}>{t('customers.create.open')}</ButtonLink>
      )}
    </>
  )
}

/** How many there are of those that the desk itself has filtered, because the service did not. */
function FilteredFoot({ filtered }: { filtered: FilteredCustomers }) {
  const t = useT()
  return (
    <ListFooter
      held={t(filtered.isWhole ? 'customers.list.filteredHere' : 'customers.list.filteredSome', {
        count: formatCount(filtered.rows.length),
        read: formatCount(filtered.read),
      })}
    />
  )
}
