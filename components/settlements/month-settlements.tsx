import { type MouseEvent as PressEvent, useMemo } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { useT } from '@/lib/client/translation'
import type { Settlement } from '@/lib/features/settlements/client/settlements'
import type { SettledMonth } from '@/lib/features/settlements/domain/settlement-months'
import { labelMonth } from '@/lib/features/settlements/messages/month-labels'
import { routes } from '@/lib/shared/routes'
import { createMonthColumns } from './settlement-columns'
import { type SettlementsView, toMonthName } from './use-settlements-view'

type MonthProps = {
  organizationId: string
  shown: SettlementsView
  month: SettledMonth<Settlement>
}

/** The settlements of one month; a press reads one beside them. */
export function MonthSettlements({ organizationId, shown, month }: MonthProps) {
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
