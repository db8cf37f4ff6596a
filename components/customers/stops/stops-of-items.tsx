import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { defineColumns } from '@/components/data-grid/define-columns'
import { Button } from '@/components/ui/button'
import { Absent } from '@/components/ui/money-amount'
import { ReadStates } from '@/components/ui/states/read-states'
import { Strip } from '@/components/ui/states/strip'
import { useToday } from '@/lib/client/hydration'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  getStoppedItemsQuery,
  type StoppedItems,
} from '@/lib/features/customers/client/stopped-items'
import {
  filterStops,
  listStopEntries,
  omitShared,
  type StopEntry,
  type StopFilters,
} from '@/lib/features/customers/domain/stop-calendar'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { buildOwnColumns, type StopRow } from './stop-columns'

type Item = StoppedItems['items'][number]
type Props = {
  clientNo: string
  /** The stops of customers: an item that tells its customer's stop has none of its own. */
  ofCustomers: readonly StopRow[]
  filters: StopFilters
}

/** So many rows are drawn; who has more narrows the list. */
const drawnMax = 500

/**
 * Stops that items have of their own, narrowed as the stops of customers are. They are read when a
 * person asks: the list of items has no filter for them.
 */
export function StopsOfItems({ clientNo, ofCustomers, filters }: Props) {
  const t = useT()
  const today = useToday()
  const isOffered = useOffers()('listArItems')
  const [isAsked, setAsked] = useState(false)
  const { data, error, refetch } = useQuery({ ...getStoppedItemsQuery(clientNo), enabled: isAsked })
  if (!isOffered) return null
  const entries = listStopEntries(data?.items ?? [], today)
  const rows = filterStops(omitShared(entries, ofCustomers), filters)
  return (
    <section
      aria-labelledby="stops-of-items"
      className="flex-none overflow-auto border-t border-line py-3 wide:max-h-[30vh]"
    >
      <h2 id="stops-of-items" className="px-6 pb-1 text-md font-semibold max-narrow:px-4">
        {t('customerStops.items.title')}
      </h2>
      {!isAsked && (
        <div className="px-6 max-narrow:px-4">
          <Button onClick={() => setAsked(true)}>{t('customerStops.items.ask')}</Button>
        </div>
      )}
      {isAsked && (
        <ReadStates
          failure={error && toFailure(error)}
          isHeld={data !== undefined}
          rows={4}
          columns={6}
          onAgain={() => void refetch()}
        />
      )}
      {data && (
        <>
          {!data.isWhole && <Strip tone="wait">{t('customerStops.items.part')}</Strip>}
          {data.untold > 0 && (
            <Strip>{t('customerStops.items.untold', { count: data.untold })}</Strip>
          )}
          <DataTable
            label={t('customerStops.items.title')}
            columns={buildItemStopColumns(t)}
            rows={rows.slice(0, drawnMax)}
            keyOf={({ customer: item, stop }) =>
              `${item.arItemId ?? JSON.stringify(item)} ${stop.kind}`
            }
            hrefOf={({ customer: { arItemId } }) =>
              arItemId == null ? null : routes.item(clientNo, String(arItemId))
            }
            empty={
              <p className="px-6 py-2 text-ink-3 max-narrow:px-4">
                {t('customerStops.items.none')}
              </p>
            }
          />
          <p className="px-6 pt-2 text-xs text-ink-3 max-narrow:px-4">
            {t('customerStops.items.foot', {
              shown: formatCount(Math.min(rows.length, drawnMax)),
              all: formatCount(rows.length),
              read: formatCount(data.read),
            })}
          </p>
        </>
      )}
    </section>
  )
}

const buildItemStopColumns = (t: Translate) =>
  defineColumns<StopEntry<Item>>()([
    {
      key: 'document',
      card: 'top',
      title: t('customerStops.items.document'),
      width: 'w-60',
      cell: ({ customer: { documentNo, arItemId } }) =>
        documentNo?.trim() || (arItemId == null ? <Absent /> : String(arItemId)),
    },
    {
      key: 'customerNo',
      card: 'low-left',
      title: t('customerStops.columns.customerNo'),
      width: 'w-24',
      cell: ({ customer }) => customer.customerNo ?? <Absent />,
    },
    ...buildOwnColumns(t),
  ])
