'use client'

import { ListFooter } from '@/components/data-grid/list-footer'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { WorkHolder } from '@/components/today/public'
import { Button } from '@/components/ui/button'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { describeMonth, listMonthFacts } from '@/lib/features/settlements/messages/month-labels'
import { describeSettlement } from '@/lib/features/settlements/messages/settlement-labels'
import { identifyAmounts } from '@/lib/features/today/domain/public'
import { CurrencyChoice } from './currency-choice'
import { MonthPane } from './month-pane'
import { MonthSettlements } from './month-settlements'
import { OtherCurrencies } from './other-currencies'
import { settlementExportColumns } from './settlement-columns'
import { SettlementExport } from './settlement-export'
import { SettlementMonths } from './settlement-months'
import { SettlementPane } from './settlement-pane'
import { SettlementPeriod } from './settlement-period'
import { SettlementTabs } from './settlement-tabs'
import { IncompleteList, SilentList } from './silent-list'
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
      <WorkHolder work={[identifyAmounts(organizationId, 'settlement')]} />
      <FilterNotice findings={pages.findings} />
      <ListStates shown={shown} />
      {month && (
        <div className={split} data-open={view.open !== null || undefined}>
          <div className="min-w-0 border-line wide:overflow-auto wide:border-r max-wide:group-data-open/split:hidden">
            <SettlementMonths
              months={months}
              current={month}
              total={total}
              isWhole={pages.isAtEnd}
              hrefOf={(each) => shown.toQuery({ month: toMonthName(each) })}
              onChoose={(each) => shown.change({ month: toMonthName(each) })}
            />
            <OtherCurrencies totals={totals.filter((each) => each !== total)} />
            <MonthSettlements organizationId={organizationId} shown={shown} month={month} />
          </div>
          {view.open === null ? (
            <MonthPane month={month} extent={extent} today={today} />
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
      {month && <MonthsFooter pages={pages} />}
    </PageFrame>
  )
}

const split =
  'group/split min-h-0 flex-1 overflow-auto wide:grid wide:grid-cols-[368px_minmax(0,1fr)] wide:overflow-hidden max-narrow:overflow-visible'

/** What stands in the place of the list while nothing of it is there, or that a part of it is missing. */
function ListStates({ shown: { pages, period, month } }: { shown: SettlementsView }) {
  const t = useT()
  const { rows, isAtEnd, isSilent, isIncomplete, failure, again } = pages
  const isAll = period.fromDate === undefined && period.toDate === undefined
  if (isSilent) return <SilentList isEmpty={rows.length === 0} onAgain={again} />
  if (isIncomplete) return <IncompleteList isEmpty={rows.length === 0} onAgain={again} />
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

/** How much of the list is loaded, and the way on: months count what is loaded alone. */
function MonthsFooter({
  pages: { rows, isAtEnd, isReading, more },
}: Pick<SettlementsView, 'pages'>) {
  const t = useT()
  return (
    <ListFooter
      held={t(isAtEnd ? 'settlements.heldSettlements' : 'settlements.heldNewest', {
        count: rows.length,
      })}
      actions={
        more && (
          <Button size="sm" onClick={more} busy={isReading} busyLabel={t('settlements.reading')}>
            {t('settlements.more')}
          </Button>
        )
      }
    />
  )
}
