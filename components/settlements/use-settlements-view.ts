import { useQueryStates } from 'nuqs'
import { useToday } from '@/lib/client/hydration'
import {
  settlementsParsers,
  toPeriod,
  toSettlementsQuery,
  undatedMonth,
} from '@/lib/features/settlements/client/settlements-view'
import { useReadAhead } from '@/lib/features/settlements/client/use-read-ahead'
import { useSettlements } from '@/lib/features/settlements/client/use-settlements'
import {
  groupByMonth,
  type SettledMonth,
  sumSettled,
} from '@/lib/features/settlements/domain/settlement-months'
import { normalizeCurrency } from '@/lib/shared/numbers/money'

/**
 * What the page of settlements shows, by its address: the months of one currency over all that is
 * loaded, the month that is looked at, and the settlement that is read beside it. Where the address
 * names none, the currency of the most rows, and its newest month.
 */
export function useSettlementsView(organizationId: string) {
  const today = useToday()
  const [view, setView] = useQueryStates(settlementsParsers, { history: 'push' })
  const period = toPeriod(view)
  const pages = useSettlements(organizationId, period)
  useReadAhead(pages)
  const totals = sumSettled(pages.rows)
  const asked = normalizeCurrency(view.currency)
  const total = totals.find(({ currency }) => currency === asked) ?? totals[0]
  const extent = { isAtEnd: pages.isAtEnd, ...period }
  const months = total ? groupByMonth(pages.rows, total.currency, extent) : []
  const month = months.find((each) => toMonthName(each) === view.month) ?? months[0]

  return {
    ...{ view, period, pages, today, totals, total, extent, months, month },
    openId: view.open,
    /** The address of a view that differs in some parts, without what is read beside it. */
    toQuery: (change: Partial<typeof view>) =>
      `?${toSettlementsQuery({ ...view, open: null, ...change })}`,
    /** Shows another part; what is read beside the list is closed with it. */
    change: (change: Partial<typeof view>) => void setView({ open: null, ...change }),
  }
}

/** A month as the address has it. */
export const toMonthName = ({ month }: SettledMonth<unknown>) => month ?? undatedMonth

export type SettlementsView = ReturnType<typeof useSettlementsView>
