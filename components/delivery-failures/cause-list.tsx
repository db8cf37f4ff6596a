import { type ReactNode, useState } from 'react'
import { useSelectedRows } from '@/components/data-grid/grid-page'
import { ListFooter } from '@/components/data-grid/list-footer'
import { formatCount } from '@/components/data-grid/pager'
import { SelectionBar } from '@/components/data-grid/selection-bar'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Failures } from '@/lib/features/delivery-failures/client/failures'
import type { FailuresView } from '@/lib/features/delivery-failures/client/failures-view'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { sumRows } from '@/lib/features/delivery-failures/domain/failure-rows'
import { getPresetDays } from '@/lib/shared/dates/whole-days'
import { buildCauseColumns } from './cause-columns'
import { CauseDetail } from './cause-detail'
import { CauseTable } from './cause-table'
import { CauseVerbButtons } from './cause-verb-buttons'
import { useFailuresPlace } from './failures-context'
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
        <NoCauses all={all} data={data} onView={onView} />
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
      <CauseFooter {...{ all, shown, data, readAt, onView, onAgain }} />
    </>
  )
}

function NoCauses({ all, data, onView }: Pick<Props, 'all' | 'data' | 'onView'>) {
  const t = useT()
  const { question } = useFailuresPlace()
  const period = { from: question.FromDate, to: question.ToDate }
  if (data.failed > 0)
    return (
      <div className="flex-1">
        <StateBlock
          kind={all.length > 0 ? 'done' : 'empty'}
          title={t(all.length > 0 ? 'deliveryFailures.allHandled' : 'deliveryFailures.noneFits')}
          steps={
            <Button onClick={() => onView({ handled: 'all', owner: null, cause: null })}>
              {t('deliveryFailures.showAll')}
            </Button>
          }
        />
      </div>
    )
  return (
    <div className="flex-1">
      {data.all && (
        <StateBlock
          kind="empty"
          title={t('deliveryFailures.empty')}
          steps={
            <Button onClick={() => onView(getPresetDays('last30Days', question.ToDate))}>
              {t('deliveryFailures.longer')}
            </Button>
          }
        >
          {t('deliveryFailures.emptyMeaning', period)}
        </StateBlock>
      )}
    </div>
  )
}

/** The same counts that the title and the rows have, of all causes of the question. */
function CauseFooter({
  all,
  shown,
  data,
  readAt,
  onView,
  onAgain,
}: Pick<Props, 'all' | 'shown' | 'data' | 'readAt' | 'onView' | 'onAgain'>) {
  const t = useT()
  const { causes, failed, unhandled } = sumRows(all.map(({ row }) => row))
  const hidden = all.length - shown.length
  return (
    <ListFooter
      list={{ doubles: 0, readAt: readAt || null }}
      held={t(data.all ? 'deliveryFailures.footer' : 'deliveryFailures.footerPartial', {
        causes,
        failed: formatCount(failed),
        handled: formatCount(failed - unhandled),
        read: formatCount(data.read),
      })}
      notes={
        hidden > 0 && (
          <span>
            {t('deliveryFailures.hidden', { count: hidden })}{' '}
            <button
              type="button"
              className="text-accent underline underline-offset-2"
              onClick={() => onView({ handled: 'all' })}
            >
              {t('deliveryFailures.showAll')}
            </button>
          </span>
        )
      }
      actions={<span className="max-wide:hidden">{t('deliveryFailures.footerNote')}</span>}
      onAgain={onAgain}
    />
  )
}
