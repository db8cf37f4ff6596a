'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Icon } from '@/components/ui/icon'
import { Moment } from '@/components/ui/moment'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Strip, StripText } from '@/components/ui/states/strip'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { useViewChanges } from '@/lib/features/saved-views/client/use-view-changes'
import {
  type ViewChanges as Changes,
  type PartnerSearch,
  viewsQuery,
} from '@/lib/features/saved-views/client/views'
import { formatCount } from '@/lib/shared/format/count'
import { isSameQuery } from '@/lib/shared/view-query'
import {
  describeFailures,
  describePending,
  describeRecovered,
  describeRowCounts,
  describeStatuses,
  formatDayAndTime,
} from './describe-view-changes'

/**
 * To what a press on a change narrows the search: some transactions, or statuses, up to a moment.
 */
export type Narrowing = { TransactionRids: ExactNumber[] } | { Statuses: string[]; ToDate: string }

type Props = {
  currentQuery: string
  currentSearch: PartnerSearch
  /** A status as the list says it. */
  labelStatus: (code: string) => string
  onNarrow: (to: Narrowing) => void
}

/**
 * A quiet strip that says what changed in the open view since the person last looked. It speaks of
 * the view as it is saved: an address that names a view and holds other filters is not compared,
 * and does not count as a look. Narrowing the search afterwards changes nothing in it. It stands
 * there from the first paint on, so that nothing moves when the answer comes.
 */
export function ViewChanges({ currentQuery, ...rest }: Props) {
  const viewId = new URLSearchParams(currentQuery).get('view')
  return (
    viewId && <OpenViewChanges key={viewId} viewId={viewId} currentQuery={currentQuery} {...rest} />
  )
}

function OpenViewChanges({
  viewId,
  currentQuery,
  currentSearch,
  ...rest
}: Props & { viewId: string }) {
  const t = useT()
  const { data } = useQuery(viewsQuery)
  const [asked, setAsked] = useState<PartnerSearch | null>(null)
  const [isDismissed, setDismissed] = useState(false)
  const view = data?.views.find((each) => each.viewId === viewId)
  if (asked === null && view && isSameQuery(view.query, currentQuery)) setAsked(currentSearch)
  const { data: changes, error, refetch } = useViewChanges(viewId, asked)

  if (isDismissed || asked === null) return null
  if (error instanceof OperationFailed && !changes) {
    const again = (
      <Button size="sm" onClick={() => void refetch()}>
        {t('states.tryAgain')}
      </Button>
    )
    return <FailureBlock failure={error.failure} doing="read" variant="strip" steps={again} />
  }
  return (
    <Strip role="region" aria-label={t('savedViews.changes.label')} aria-busy={!changes}>
      <StripText className="flex gap-x-3 gap-y-0.5 max-[760px]:flex-wrap">
        {changes ? <ChangesContent changes={changes} {...rest} /> : t('savedViews.changes.asking')}
      </StripText>
      <Button
        variant="quiet"
        size="sm"
        square
        aria-label={t('savedViews.changes.dismiss')}
        onClick={() => setDismissed(true)}
      >
        <Icon name="x" />
      </Button>
    </Strip>
  )
}

type ChangesContentProps = { changes: Changes } & Pick<Props, 'labelStatus' | 'onNarrow'>

function ChangesContent(props: ChangesContentProps) {
  const t = useT()
  const { changes } = props
  if (changes.kind === 'first') return t('savedViews.changes.first')
  if (changes.kind === 'changed') return t('savedViews.changes.other')
  if (changes.kind === 'silent') return t('savedViews.changes.silent')
  return <Compared {...props} />
}

function Compared({
  changes: { since, newFailures, recovered, gone, pendingLong, rows },
  labelStatus,
  onNarrow,
}: ChangesContentProps) {
  const t = useT()
  const counted = describeRowCounts(t, rows)
  return (
    <>
      <b className="flex-none leading-6">
        {t('savedViews.changes.since')}{' '}
        {since && <Moment instant={since} format={(at) => formatDayAndTime(t, at)} />}
      </b>
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
        <Change
          verdict="fail"
          words={describeFailures(t, newFailures)}
          onPress={newFailures.count > 0 && (() => onNarrow({ TransactionRids: newFailures.rids }))}
        />
        <Change
          verdict="ok"
          words={describeRecovered(t, recovered)}
          detail={describeStatuses(t, recovered, labelStatus)}
          onPress={
            recovered.count > 0 &&
            (() => onNarrow({ TransactionRids: recovered.rows.map(({ rid }) => rid) }))
          }
        />
        {gone > 0 && (
          <Change words={t('savedViews.changes.gone', { count: gone, shown: formatCount(gone) })} />
        )}
        <Change
          verdict="wait"
          words={describePending(t, pendingLong)}
          onPress={
            pendingLong.count > 0 &&
            (() => onNarrow({ Statuses: ['Pending'], ToDate: pendingLong.before }))
          }
        />
        {counted && <Change words={counted} />}
      </ul>
    </>
  )
}

type ChangeProps = {
  words: string
  detail?: string
  verdict?: Verdict
  onPress?: (() => void) | false
}

/** One change: something to press where there are transactions behind it. */
function Change({ words, detail, verdict, onPress }: ChangeProps) {
  return (
    <li className="flex min-h-6 items-center gap-1.25">
      {onPress && verdict && <Glyph verdict={verdict} />}
      {onPress ? (
        <button
          type="button"
          className="min-h-(--control-sm) text-accent underline underline-offset-2"
          onClick={onPress}
        >
          {words}
        </button>
      ) : (
        words
      )}
      {detail && <span className="text-xs text-ink-3">{detail}</span>}
    </li>
  )
}
