import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { Moment } from '@/components/ui/moment'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import {
  computePace,
  countAllRows,
  countSentRows,
} from '@/lib/features/bulk-actions/client/bulk-actions'
import { useCustomerBulkAction } from '@/lib/features/bulk-actions/client/public'
import type { useBulkAction } from '@/lib/features/bulk-actions/client/use-bulk-action'
import {
  describeBulkState,
  findBulkVerdict,
  listBulkCounts,
} from '@/lib/features/bulk-actions/messages/describe-bulk-action'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { formatLength } from '@/lib/shared/format/age'
import { formatCount } from '@/lib/shared/format/count'
import { formatTime } from '@/lib/shared/format/date-time'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'

type Props = { action: BulkAction; followed: ReturnType<typeof useBulkAction> }

/** How a bulk action stands in one sentence, why it stopped, and what its person can do. */
export function BulkActionProgress({ action, followed: { stop, goOn, failure } }: Props) {
  const t = useT()
  const isMoving = action.state === 'running' || action.state === 'interrupted'
  const counts = listBulkCounts(t, action)
  return (
    <div className="grid gap-2 px-6 pt-1 pb-3 max-narrow:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Glyph verdict={findBulkVerdict(action)} />
        <p role="status" className="min-w-0 flex-[1_1_240px]">
          {describeBulkState(t, action)}
        </p>
        {isMoving && (
          <ProgressMeter
            label={describeBulkState(t, action)}
            value={countSentRows(action)}
            max={countAllRows(action)}
          />
        )}
        {action.canStop && action.imported?.counts.waiting !== 0 && (
          <Button
            busy={stop.isPending}
            busyLabel={t('bulkActions.stopping')}
            onClick={() => stop.mutate()}
          >
            {t('bulkActions.stop')}
          </Button>
        )}
        {action.canContinue && (
          <Button
            variant="primary"
            busy={goOn.isPending}
            busyLabel={t('bulkActions.goingOn')}
            onClick={() => goOn.mutate()}
          >
            {t(
              action.imported?.counts.waiting === 0
                ? 'bulkActions.importing.goOn'
                : 'bulkActions.goOn',
            )}
          </Button>
        )}
      </div>
      {counts.length > 0 && <p className="text-xs text-ink-2 tabular-nums">{counts.join(' · ')}</p>}
      {isMoving && action.imported && <ImportPace action={action} />}
      {action.pausedUntil && (
        <p className="text-xs text-ink-2">
          {t('bulkActions.pausedUntil')}{' '}
          <Moment instant={Date.parse(action.pausedUntil)} format={formatTime} />
        </p>
      )}
      {action.undoable > 0 && <UndoAction action={action} />}
      {failure && <FailureBlock failure={failure} doing="write" />}
      {action.state === 'halted' && action.why && (
        <FailureBlock failure={action.why as Failure} doing="write" variant="strip" />
      )}
    </div>
  )
}

/** How many customers go out in a second, and how long the rest takes at that pace. */
function ImportPace({ action }: { action: BulkAction }) {
  const t = useT()
  const pace = computePace(action)
  if (!pace || countSentRows(action) === countAllRows(action)) return null
  return (
    <p className="text-xs text-ink-2 tabular-nums">
      {t('bulkActions.importing.pace', {
        rate: formatCount(Math.round(pace.perSecond)),
        left: formatLength(t, pace.leftMs),
      })}
    </p>
  )
}

/** Takes back the rows that are done, and leads to how that goes. */
function UndoAction({ action }: { action: BulkAction }) {
  const t = useT()
  const today = useToday()
  const router = useRouter()
  const { undo, bulkActionId, isPending, failure } = useCustomerBulkAction(action.person)
  useEffect(() => {
    if (bulkActionId !== null) router.push(routes.bulkAction(bulkActionId))
  }, [bulkActionId, router])
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        busy={isPending}
        busyLabel={t('bulkActions.undoing')}
        onClick={() => void undo(action, addDays(today, -1))}
      >
        {t('bulkActions.undo', { count: action.undoable })}
      </Button>
      {failure && <FailureBlock failure={failure} doing="write" variant="strip" />}
    </div>
  )
}
