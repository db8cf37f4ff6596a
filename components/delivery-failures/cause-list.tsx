import { type ReactNode, useState } from 'react'
import { useSelectedRows } from '@/components/data-grid/grid-page'
import { SelectionBar } from '@/components/data-grid/selection-bar'
import { useT } from '@/lib/client/translation'
import type { Failures } from '@/lib/features/delivery-failures/client/failures'
import type { FailuresView } from '@/lib/features/delivery-failures/client/failures-view'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { buildCauseColumns } from './cause-columns'
import { CauseFooter } from './cause-footer'
import { CauseTable } from './cause-table'
import { CauseVerbButtons } from './cause-verb-buttons'
import { useFailuresPlace } from './failures-context'
import { NoCauses } from './no-causes'
import { CauseDetail } from './opened/cause-detail'
import { useCauseFixes } from './use-cause-fixes'
import type { CauseVerbs } from './use-cause-verbs'

type Props = {
  /** All causes of the question, and those that are shown. */
  all: readonly NamedRow[]
  shown: readonly NamedRow[]
  data: Failures
  readAt: number
  view: FailuresView
  verbs: CauseVerbs
  /** What came of the last verb. It stands below the rows, so that none of them moves. */
  notice: ReactNode
  onView: (change: Partial<FailuresView>) => void
  onAgain: () => void
}

/** The table of causes with what is ticked and what stands open, and the foot that counts them. */
export function CauseList({ all, shown, data, readAt, view, onView, onAgain, ...props }: Props) {
  const t = useT()
  const { userName, question, companies, today } = useFailuresPlace()
  const { verbs, notice } = props
  const hasOwners = companies !== null
  const selection = useSelectedRows(JSON.stringify(question))
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    new Set(view.cause === null ? [] : all.map(({ row }) => row.key)),
  )
  const fixes = useCauseFixes(userName)
  const columns = buildCauseColumns(t, { userName, today, question }, hasOwners)
  const ticked = shown.filter(({ row }) => selection.selected.has(row.key))
  return (
    <>
      {shown.length > 0 ? (
        <CauseTable
          rows={shown}
          columns={columns}
          view={view}
          onSort={(by, order) => onView({ by, order })}
          ticked={selection.selected}
          onTick={selection.select}
          opened={opened}
          onOpened={setOpened}
          verbs={{ markHandled: verbs.markHandled, ...(hasOwners && { take: verbs.take }) }}
        >
          {(named) => (
            <CauseDetail named={named} verbs={verbs} hasOwners={hasOwners} fixes={fixes} />
          )}
        </CauseTable>
      ) : (
        <NoCauses data={data} onView={onView} />
      )}
      {notice}
      {ticked.length > 0 && (
        <SelectionBar rows={ticked} columns={columns} onClear={selection.clear}>
          <CauseVerbButtons
            rows={ticked}
            verbs={verbs}
            hasOwners={hasOwners}
            onDone={selection.clear}
          />
        </SelectionBar>
      )}
      <CauseFooter
        {...{ all, shown, data, readAt, onAgain }}
        onShowAll={() => onView({ handled: 'all' })}
      />
    </>
  )
}
