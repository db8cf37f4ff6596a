'use client'

import { type MouseEvent as PressEvent, useMemo } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { Foot } from '@/components/layout/foot'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { Button } from '@/components/ui/button'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Settlement } from '@/lib/features/settlements/client/settlements'
import { countRows, type SettledMonth } from '@/lib/features/settlements/domain/settlement-months'
import {
  describeMonth,
  labelMonth,
  listMonthFacts,
} from '@/lib/features/settlements/messages/month-labels'
import { describeSettlement } from '@/lib/features/settlements/messages/settlement-labels'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { CurrencyTotal } from '@/lib/shared/numbers/money'
import { routes } from '@/lib/shared/routes'
import { CurrencyChoice } from './currency-choice'
import { createMonthColumns, settlementExportColumns } from './settlement-columns'
import { SettlementExport } from './settlement-export'
import { SettlementMonths } from './settlement-months'
import { MonthPane, SettlementPane } from './settlement-pane'
import { SettlementPeriod } from './settlement-period'
import { SettlementTabs } from './settlement-tabs'
import { type SettlementsView, toMonthName, useSettlementsView } from './use-settlements-view'

/** What was paid out to an organization, by month: each settlement is read beside its month. */
export function SettlementsPage({ organizationId }: { organizationId: string }) {
  const t = useT()
  const shown = useSettlementsView(organizationId)
  const { view, pages, totals, total, extent, months, month, today } = shown
  const open = pages.rows.find(({ settlementId }) => settlementId === view.open)
  const answer = month && describeMonth(t, month, extent, today)
  return (
    <PageFrame
      crumbs={[{ label: t('settlements.area') }, { label: t('settlements.title') }]}
      tab={[(open && describeSettlement(t, open)) ?? t('settlements.title')]}
      title={answer ?? t('settlements.title')}
      facts={(month ? listMonthFacts(t, months, month, extent, today) : []).map((label) => ({
        label,
      }))}
      actions={
        <>
          <CurrencyChoice
            currencies={totals.flatMap(({ currency }) => currency ?? [])}
            current={total?.currency ?? null}
            hrefOf={(currency) => shown.toQuery({ currency, month: null })}
            onChoose={(currency) => shown.change({ currency, month: null })}
          />
          <SettlementPeriod view={view} />
          <ListViews list="settlements" organizationId={organizationId} />
          {pages.rows.length > 0 && (
            <SettlementExport
              name={t('settlements.fileName')}
              rows={pages.rows}
              columns={settlementExportColumns}
              isAtEnd={pages.isAtEnd}
            />
          )}
        </>
      }
      fill
    >
      <SettlementTabs
        organizationId={organizationId}
        current="settlements"
        count={pages.isAtEnd ? pages.rows.length : null}
      />
      <FilterNotice findings={pages.findings} />
      <ListStates shown={shown} />
      {month && (
        <div className={split} data-open={view.open !== null || undefined}>
          <div className="min-w-0 border-line wide:overflow-auto wide:border-r max-wide:group-data-open/split:hidden">
            <SettlementMonths
              months={months}
              current={month}
              total={total}
              hrefOf={(each) => shown.toQuery({ month: toMonthName(each) })}
              onChoose={(each) => shown.change({ month: toMonthName(each) })}
            />
            <OtherCurrencies totals={totals.filter((each) => each !== total)} />
            <MonthSettlements organizationId={organizationId} shown={shown} month={month} />
          </div>
          {view.open === null ? (
            <MonthPane month={month} today={today} />
          ) : (
            <SettlementPane
              organizationId={organizationId}
              settlementId={view.open}
              row={open}
              onClose={() => shown.change({})}
            />
          )}
        </div>
      )}
      {month && <ListFoot pages={pages} />}
    </PageFrame>
  )
}

const split =
  'group/split min-h-0 flex-1 overflow-auto wide:grid wide:grid-cols-[368px_minmax(0,1fr)] wide:overflow-hidden max-narrow:overflow-visible'

/** What stands in the place of the list while nothing of it is there, or that a part of it is missing. */
function ListStates({ shown: { pages, period, month } }: { shown: SettlementsView }) {
  const t = useT()
  const { rows, isAtEnd, failure, again } = pages
  const isAll = period.fromDate === undefined && period.toDate === undefined
  if (rows.length === 0 && isAtEnd)
    return (
      <StateBlock kind="empty" title={t(isAll ? 'settlements.emptyAll' : 'settlements.empty')}>
        {t(isAll ? 'settlements.emptyAllMeaning' : 'settlements.emptyMeaning')}
      </StateBlock>
    )
  return (
    (failure !== null || !month) && (
      <ReadStates failure={failure} isHeld={rows.length > 0} rows={8} columns={6} onAgain={again} />
    )
  )
}

/** What is settled in other currencies, apart: it is in no bar and in no sum. */
function OtherCurrencies({ totals }: { totals: readonly CurrencyTotal[] }) {
  const t = useT()
  if (totals.length === 0) return null
  return (
    <div className="grid gap-1 px-6 py-2.5 text-xs text-ink-3 max-narrow:px-4">
      {totals.map((each) => (
        <p key={each.currency}>
          {each.currency === null || each.total === null
            ? t('settlements.months.apartUnnamed', { count: countRows(each) })
            : t('settlements.months.apart', {
                currency: each.currency,
                count: countRows(each),
                amount: `${formatDecimal(each.total)} ${each.currency}`,
              })}
        </p>
      ))}
    </div>
  )
}

type MonthProps = {
  organizationId: string
  shown: SettlementsView
  month: SettledMonth<Settlement>
}

/** The settlements of one month; a press reads one beside them. */
function MonthSettlements({ organizationId, shown, month }: MonthProps) {
  const t = useT()
  const columns = useMemo(() => createMonthColumns(t, organizationId), [t, organizationId])
  if (month.rows.length === 0) return null

  function handleOpen({ settlementId }: Settlement, event: PressEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    shown.change({ month: toMonthName(month), open: settlementId })
  }

  return (
    <div className="border-t border-line-strong">
      <DataTable
        label={t('settlements.list', { month: labelMonth(t, month.month) })}
        columns={columns}
        rows={month.rows}
        keyOf={toRowKey}
        currentKey={shown.view.open ?? undefined}
        hrefOf={({ settlementId }) =>
          settlementId
            ? routes.settlements(
                organizationId,
                shown.toQuery({ month: toMonthName(month), open: settlementId }).slice(1),
              )
            : null
        }
        onOpen={handleOpen}
      />
    </div>
  )
}

const toRowKey = (row: Settlement) => row.settlementId ?? JSON.stringify(row)

/** How much of the list is loaded, and the way on: months count what is loaded alone. */
function ListFoot({ pages: { rows, isAtEnd, isReading, more } }: Pick<SettlementsView, 'pages'>) {
  const t = useT()
  return (
    <Foot>
      <span role="status">
        {t(isAtEnd ? 'settlements.heldSettlements' : 'settlements.heldNewest', {
          count: rows.length,
        })}
      </span>
      <span className="flex-1" />
      {more && (
        <Button size="sm" onClick={more} busy={isReading} busyLabel={t('settlements.reading')}>
          {t('settlements.more')}
        </Button>
      )}
    </Foot>
  )
}
