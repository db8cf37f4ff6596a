'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { invalidateInBackground } from '@/lib/client/use-write'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { OperationName } from '@/lib/contracts/registry'
import { countSentRows } from '@/lib/features/bulk-actions/client/bulk-actions'
import { type CustomerBulkAction, useFollowedRows } from '@/lib/features/bulk-actions/client/public'
import {
  describeBulkAction,
  describeBulkState,
} from '@/lib/features/bulk-actions/messages/describe-bulk-action'
import { addDays } from '@/lib/shared/dates/calendar-date'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'
import { BulkRowResult } from './bulk-row-result'

type Props = {
  bulkActionId: string
  bulk: CustomerBulkAction
  /** The operations of which what was read is out of date once it has ended. */
  affects: readonly OperationName[]
  onClose: () => void
}

/**
 * How far a bulk action of customers is, and at its end what became of each row that is not done,
 * with the way to take it back. It goes on when the dialog is closed.
 */
export function BulkActionDialog({ bulkActionId, bulk, affects, onClose }: Props) {
  const t = useT()
  const today = useToday()
  const { action, rows, stop, unread } = useFollowedRows(bulkActionId)
  const isMoving = !action || action.state === 'running' || action.state === 'interrupted'
  useFreshReads(action?.endedAt ?? null, affects)
  const title = action ? describeBulkAction(t, action) : t('bulkActions.goingOn')
  const open = rows.filter(({ state }) => state !== 'done')
  return (
    <Dialog
      key={`${bulkActionId} ${isMoving}`}
      open
      title={title}
      onClose={onClose}
      footer={
        isMoving ? (
          <>
            {(action ? action.canStop : unread) && (
              <Button
                busy={stop.isPending}
                busyLabel={t('bulkActions.stopping')}
                onClick={() => stop.mutate()}
              >
                {t('bulkActions.stop')}
              </Button>
            )}
            <Button onClick={onClose}>{t('bulkActions.close')}</Button>
          </>
        ) : (
          <>
            {action && action.undoable > 0 && (
              <Button
                busy={bulk.isPending}
                busyLabel={t('bulkActions.undoing')}
                onClick={() => void bulk.undo(action, addDays(today, -1))}
              >
                {t('bulkActions.undo', { count: action.undoable })}
              </Button>
            )}
            <Button variant="primary" data-autofocus onClick={onClose}>
              {t('bulkActions.close')}
            </Button>
          </>
        )
      }
    >
      {unread && isMoving && <FailureBlock failure={unread} doing="read" />}
      {action && isMoving && (
        <>
          <ProgressMeter isWide label={title} value={countSentRows(action)} max={action.total} />
          <p className="text-xs text-ink-2">{t('bulkActions.goesOn')}</p>
        </>
      )}
      {action && !isMoving && <ActionEnd action={action} open={open} />}
      {stop.failure && <FailureBlock failure={stop.failure} doing="write" variant="strip" />}
      {bulk.failure && <FailureBlock failure={bulk.failure} doing="write" variant="strip" />}
    </Dialog>
  )
}

/** Reads again what the rows of a bulk action have changed, once it has ended. */
function useFreshReads(endedAt: string | null, affects: readonly OperationName[]) {
  const client = useQueryClient()
  useEffect(() => {
    if (endedAt !== null) void invalidateInBackground(client, affects)
  }, [client, endedAt, affects])
}

function ActionEnd({ action, open }: { action: BulkAction; open: readonly BulkRow[] }) {
  const t = useT()
  return (
    <>
      <StateBlock
        kind={open.length === 0 ? 'done' : 'warned'}
        level={3}
        title={describeBulkState(t, action)}
      />
      {action.state === 'halted' && action.why && (
        <FailureBlock failure={action.why as Failure} doing="write" variant="strip" />
      )}
      {open.length > 0 && (
        <ul className="mt-2 max-h-66 overflow-auto" aria-label={t('bulkActions.open')}>
          {open.map((row) => (
            <li key={row.seq} className="flex items-center gap-3 border-b border-line py-1.5">
              <span className="min-w-0 truncate">
                {row.subject?.name ?? row.subject?.number ?? t('bulkActions.unreadable')}
              </span>
              <BulkRowResult row={row} />
            </li>
          ))}
        </ul>
      )}
      <p className="pt-2 text-xs">
        <Link href={routes.bulkAction(action.bulkActionId)}>{t('bulkActions.results')}</Link>
      </p>
    </>
  )
}
