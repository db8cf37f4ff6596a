'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { useState } from 'react'
import { ColumnChooser } from '@/components/data-grid/column-chooser'
import { pickColumns } from '@/components/data-grid/column-selection'
import { DataTable } from '@/components/data-grid/data-table'
import { useSelectedRows } from '@/components/data-grid/grid-page'
import { ListFooter } from '@/components/data-grid/list-footer'
import { SelectionBar } from '@/components/data-grid/selection-bar'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { ButtonLink } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { useColumns } from '@/lib/client/use-grid-columns'
import {
  customerListParsers,
  type customerOrders,
  toCustomersQuery,
  toCustomersQuestion,
} from '@/lib/features/customers/client/customer-list-view'
import { type CustomerRow, getCustomersQuery } from '@/lib/features/customers/client/customers'
import {
  type FilteredCustomers,
  useFilteredCustomers,
} from '@/lib/features/customers/client/filtered-customers'
import { formatCount } from '@/lib/shared/format/count'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
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
  const [view, setView] = useQueryStates(customerListParsers, { history: 'replace' })
  const offers = useOffers()
  const [keptOut, setKeptOut] = useState<string | null>(null)
  const { columns, choose, isKept } = useColumns('customers')
  const question = toCustomersQuestion({ ...view, q: keptOut ?? view.q })
  const { data, error, dataUpdatedAt, isFetching, isPlaceholderData, refetch } = useQuery({
    ...getCustomersQuery(clientNo, question),
    placeholderData: keepPreviousData,
  })

  function search(text: string) {
    const isPrivate = hasIdentityNumber(text)
    setKeptOut(isPrivate ? text : null)
    void setView({ q: isPrivate ? null : text || null, page: null })
  }

  const toHref = (change: Partial<typeof view>) =>
    `${routes.customers(clientNo)}${toCustomersQuery({ ...view, ...change })}`
  const verified = verifyFilters(
    'listCustomers',
    question,
    (data?.customers ?? []).filter((row) => row !== null),
  )
  const here = useFilteredCustomers(
    clientNo,
    question,
    !isPlaceholderData && verified.findings.strangers > 0,
  )
  const shown = pickColumns(buildCustomerColumns(t, clientNo), columns, defaultCustomerColumns)
  const rows = here.data?.rows ?? verified.fitting
  const selection = useSelectedRows(JSON.stringify([clientNo, question]))
  const ticked = rows.filter((row) => selection.selected.has(getRowKey(row)))

  return (
    <PageFrame
      crumbs={[{ label: t('customers.area') }, { label: t('customers.title') }]}
      title={t('customers.title')}
      actions={<CustomersActions clientNo={clientNo} />}
      fill
    >
      <div className="toolbar flex-wrap">
        <CustomerSearch
          text={keptOut ?? view.q}
          isKeptOut={keptOut !== null}
          isBusy={isFetching}
          onSearch={search}
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
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        rows={14}
        columns={6}
        onAgain={() => void refetch()}
      />
      {data && (
        <>
          {!isPlaceholderData && (
            <FilterNotice findings={here.data?.findings ?? verified.findings} />
          )}
          {here.error && <FailureBlock failure={toFailure(here.error)} doing="read" look="strip" />}
          <DataTable
            label={t('customers.title')}
            columns={shown}
            rows={rows}
            keyOf={getRowKey}
            ticks={{
              selected: selection.selected,
              onSelect: selection.select,
              label: ({ name, customerNo }) =>
                t('customers.bulk.tick', { name: name || customerNo || '' }),
              allLabel: t('customers.bulk.tickAll'),
            }}
            hrefOf={(row) =>
              row.customerNo
                ? routes.customer(clientNo, row.customerNo)
                : routes.customers(clientNo)
            }
            sorting={{
              by: view.order.replace('-', ''),
              direction: view.order.startsWith('-') ? 'descending' : 'ascending',
              onSort: (by, direction) =>
                void setView({
                  order: `${direction === 'descending' ? '-' : ''}${by}` as Order,
                  page: null,
                }),
            }}
            empty={
              isPlaceholderData || here.isFetching ? null : (
                <NoCustomers
                  list={data}
                  search={question.search}
                  page={question.pageno}
                  onClear={() => search('')}
                  firstHref={toHref({ page: 1 })}
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
          {verified.findings.strangers === 0 ? (
            <CustomerPager
              list={data}
              page={question.pageno}
              pageSize={question.pagesize}
              readAt={dataUpdatedAt}
              hrefOf={toHref}
            />
          ) : (
            here.data && <FilteredFoot filtered={here.data} />
          )}
        </>
      )}
    </PageFrame>
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
