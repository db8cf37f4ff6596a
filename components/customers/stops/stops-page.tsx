'use client'

import { useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { DataTable } from '@/components/data-grid/data-table'
import { useSelectedRows } from '@/components/data-grid/grid-page'
import { ListFooter } from '@/components/data-grid/list-footer'
import { SelectionBar } from '@/components/data-grid/selection-bar'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { WorkHolder } from '@/components/today/public'
import { Button } from '@/components/ui/button'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  getCustomersInCollectionQuery,
  getStoppedCustomersQuery,
  stopsParsers,
} from '@/lib/features/customers/client/stopped-customers'
import { filterStops, listStopEntries } from '@/lib/features/customers/domain/stop-calendar'
import { identifyStops } from '@/lib/features/today/domain/public'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { buildCustomerColumns } from '../list/customer-columns'
import { CustomerListVerbs } from '../list/verbs/customer-list-verbs'
import { AfterStops } from './after-stops'
import { buildStopColumns, type StopRow } from './stop-columns'
import { StopFilters } from './stop-filters'
import { CollectionNotes, StopNotes } from './stop-notes'
import { StopWeeks } from './stop-weeks'
import { StopsOfItems } from './stops-of-items'

/** So many rows are drawn; who has more narrows the list. */
const drawnMax = 500

/**
 * The stops of all customers of a client, by the day that they end: as a calendar, narrowed, with
 * what begins then, and verbs that extend or end many.
 */
export function StopsPage({ clientNo, userName }: { clientNo: string; userName: string }) {
  const t = useT()
  const today = useToday()
  const [view, setView] = useQueryStates(stopsParsers, { history: 'push' })
  const query = useQuery(getStoppedCustomersQuery(clientNo))
  const collection = useQuery({
    ...getCustomersInCollectionQuery(clientNo),
    enabled: view.collection,
  })
  const entries = listStopEntries(query.data?.customers ?? [], today)
  const inCollection = view.collection ? (collection.data?.customerNos ?? null) : null
  const marked = filterStops(entries, {
    ...{ kind: null, span: null, day: null, isWithoutReason: view.noReason },
    inCollection,
  })
  const narrow = { isWithoutReason: false, inCollection: null, kind: view.kind }
  const shown = filterStops(marked, { ...narrow, span: view.span, day: view.day })
  const isNarrowed = Object.values(view).some(Boolean)
  return (
    <PageFrame
      crumbs={[{ label: t('customers.area') }, { label: t('customerStops.title') }]}
      title={t('customerStops.title')}
      facts={query.data ? [{ label: t('customerStops.count', { count: entries.length }) }] : []}
      actions={<ListViews list="stops" clientNo={clientNo} />}
      fill
    >
      <WorkHolder work={[identifyStops(clientNo)]} />
      <ReadStates
        failure={query.error && toFailure(query.error)}
        isHeld={query.data !== undefined}
        rows={12}
        columns={5}
        onAgain={() => void query.refetch()}
      />
      {query.data && (
        <>
          <StopNotes stopped={query.data} />
          <StopFilters view={view} marked={marked} onChange={(change) => void setView(change)} />
          {view.collection && <CollectionNotes error={collection.error} read={collection.data} />}
          <StopWeeks
            rows={filterStops(marked, { ...narrow, span: null, day: null })}
            chosen={view.day}
            onChoose={(day) => void setView({ day, span: null })}
          />
          <AfterStops clientNo={clientNo} rows={shown} />
          <StopList
            {...{ clientNo, userName }}
            id={JSON.stringify(view)}
            all={entries}
            rows={shown.slice(0, drawnMax)}
            empty={<NoStops isNarrowed={isNarrowed} onClear={() => void setView(null)} />}
          />
          <StopsOfItems
            clientNo={clientNo}
            ofCustomers={entries}
            filters={{
              ...{ kind: view.kind, span: view.span, day: view.day },
              ...{ isWithoutReason: view.noReason, inCollection },
            }}
          />
          <ListFooter
            held={t('customerStops.foot', {
              shown: formatCount(Math.min(shown.length, drawnMax)),
              all: formatCount(entries.length),
              read: formatCount(query.data.read),
            })}
          />
        </>
      )}
    </PageFrame>
  )
}

type ListProps = {
  clientNo: string
  userName: string
  /** Tells one list from another: ticks are of one. */
  id: string
  /** Every stop: a ticked one stays ticked while a change takes it out of the rows. */
  all: readonly StopRow[]
  rows: readonly StopRow[]
  empty: React.ReactNode
}

/** The stops as rows; ticked, their customers may be stopped for longer, or let go. */
function StopList({ clientNo, userName, id, all, rows, empty }: ListProps) {
  const t = useT()
  const selection = useSelectedRows(id)
  const ticked = all.filter(({ key }) => selection.selected.has(key))
  const columns = buildStopColumns(t)
  return (
    <>
      <DataTable
        label={t('customerStops.title')}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        hrefOf={({ customer: { customerNo } }) =>
          customerNo ? routes.customerStops(clientNo, customerNo) : null
        }
        ticks={{
          selected: selection.selected,
          onSelect: selection.select,
          label: ({ customer, stop }) =>
            t('customers.bulk.tick', {
              name: `${customer.name || customer.customerNo || ''}, ${t(`customers.list.stopped.${stop.kind}`)}`,
            }),
          allLabel: t('customers.bulk.tickAll'),
        }}
        empty={empty}
      />
      {ticked.length > 0 && (
        <SelectionBar rows={ticked} columns={columns} onClear={selection.clear}>
          <CustomerListVerbs
            {...{ clientNo, userName }}
            rows={[...new Set(ticked.map(({ customer }) => customer))]}
            columns={buildCustomerColumns(t, clientNo)}
            onDone={selection.clear}
          />
        </SelectionBar>
      )}
    </>
  )
}

function NoStops({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const t = useT()
  return isNarrowed ? (
    <StateBlock
      kind="empty"
      title={t('customerStops.noMatch')}
      steps={<Button onClick={onClear}>{t('customerStops.clear')}</Button>}
    >
      {t('customerStops.noMatchMeaning')}
    </StateBlock>
  ) : (
    <StateBlock kind="empty" title={t('customerStops.empty')}>
      {t('customerStops.emptyMeaning')}
    </StateBlock>
  )
}
