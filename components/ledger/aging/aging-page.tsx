'use client'

import { useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { FilterBar } from '@/components/data-grid/filters/filter-bar'
import { createReadFact } from '@/components/layout/head'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getAgingQuery, judgeAsOf } from '@/lib/features/ledger/client/ledger'
import { agingParsers, toAgedCustomer, toAsOf } from '@/lib/features/ledger/client/ledger-view'
import { readIntervals } from '@/lib/features/ledger/domain/aging-intervals'
import { type AgedCurrency, groupByCurrency } from '@/lib/features/ledger/domain/aging-totals'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { AsOfChoice } from '../as-of-choice'
import { createSafeTextFilter } from '../ledger-filters'
import { LedgerTabs } from '../ledger-tabs'
import { useClosedThrough } from '../use-closed-through'
import { AgedCustomerNotice } from './aged-customer-notice'
import { AgingTable } from './aging-table'

/** What is open of a client by its age, a currency each, at the end of a day that the address holds. */
export function AgingPage({ clientNo }: { clientNo: string }) {
  const t = useT()
  const today = useToday()
  const [view, setView] = useQueryStates(agingParsers, { history: 'push' })
  const asOf = toAsOf(view.asof, today)
  const customerNo = toAgedCustomer(view.customerno)
  const { data, error, dataUpdatedAt, refetch } = useQuery(
    getAgingQuery(clientNo, asOf, customerNo),
  )
  const closed = useClosedThrough(clientNo)
  const intervals = readIntervals(data?.adbIntervals ?? [])
  const aged = groupByCurrency(intervals)
  const day = data && judgeAsOf(data, asOf)
  const shownDay = day?.is === 'other' ? day.day : asOf
  return (
    <PageFrame
      crumbs={[{ label: t('ledger.area') }, { label: t('ledger.aging.title') }]}
      title={(data && titleAging(t, aged)) ?? t('ledger.aging.title')}
      facts={[
        { label: t('ledger.asOf.label'), value: shownDay },
        ...closed,
        ...(data ? [createReadFact(t, dataUpdatedAt)] : []),
      ]}
      actions={
        <>
          <AsOfChoice asOf={asOf} today={today} onChoose={(asof) => void setView({ asof })} />
          <ListViews list="aging" clientNo={clientNo} />
        </>
      }
    >
      <LedgerTabs clientNo={clientNo} current="aging" />
      <FilterBar
        filters={[
          createSafeTextFilter(
            t,
            {
              ...{ key: 'customerno', name: t('ledger.filter.customer') },
              ...{ value: customerNo, isUsual: true },
            },
            ({ customerno }) => void setView({ customerno: customerno?.toString() ?? null }),
          ),
        ]}
        onRemove={() => void setView({ customerno: null })}
        onClear={() => void setView({ customerno: null })}
      />
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        rows={6}
        columns={4}
        onAgain={() => void refetch()}
      />
      {customerNo !== null && data?.adbIntervals && (
        <AgedCustomerNotice {...{ clientNo, customerNo, asOf, intervals }} />
      )}
      {day?.is === 'other' && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('ledger.asOf.otherDay', { day: day.day })}
        >
          {t('ledger.asOf.otherDayMeaning')}
        </StateBlock>
      )}
      {day?.is === 'untold' && asOf !== today && (
        <StateBlock kind="warned" variant="strip" title={t('ledger.asOf.untold')}>
          {t('ledger.asOf.untoldMeaning')}
        </StateBlock>
      )}
      {data && !data.adbIntervals && (
        <StateBlock kind="silent" title={t('ledger.aging.silent')}>
          {t('ledger.aging.silentMeaning')}
        </StateBlock>
      )}
      {data?.adbIntervals && aged.length === 0 && (
        <StateBlock kind="empty" title={t('ledger.aging.empty')}>
          {t(customerNo === null ? 'ledger.aging.emptyMeaning' : 'ledger.aging.emptyOfCustomer')}
        </StateBlock>
      )}
      {aged.map((each) => (
        <AgingTable key={each.currency} {...{ clientNo, customerNo }} aged={each} asOf={shownDay} />
      ))}
      {aged.length > 0 && (
        <p className="max-w-[74ch] px-6 pt-3 pb-6 text-xs text-ink-3 max-narrow:px-4">
          {t('ledger.aging.definition')} {shownDay !== today && t('ledger.aging.linksToday')}
        </p>
      )}
    </PageFrame>
  )
}

/**
 * What is overdue, in the currency of most items that has any, and that it is not all where others may
 * have some; or that this is not known. Nothing only where it is none in every currency. Null where
 * nothing is open.
 */
function titleAging(t: Translate, aged: readonly AgedCurrency[]): string | null {
  if (aged.length === 0) return null
  const first = aged.find(({ overdue }) => overdue !== '0')
  if (!first) return t('ledger.aging.nothingOverdue')
  if (!first.currency || first.overdue === null) return t('ledger.aging.overdueUnknown')
  const isOnly = aged.filter(({ overdue }) => overdue !== '0').length === 1
  return t(isOnly ? 'ledger.aging.overdue' : 'ledger.aging.overdueFirst', {
    amount: `${formatDecimal(first.overdue)} ${first.currency}`,
  })
}
