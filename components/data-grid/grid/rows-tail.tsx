import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Failure } from '@/lib/shared/format/describe-failure'

/**
 * What stands after the last row that is held: rows to come, or why they did not come and the way
 * on.
 */
export function RowsTail({
  list: { rows, failure, isReading, isAtEnd, isResting, findings },
  goOn,
  onMore,
}: RowsTailProps) {
  const t = useT()
  const hasRows = rows.length > 0
  if (failure)
    return (
      <FailureBlock
        failure={failure}
        doing="read"
        variant={hasRows ? 'strip' : 'block'}
        steps={<Button onClick={onMore}>{hasRows ? goOn : t('states.tryAgain')}</Button>}
      />
    )
  if (isResting)
    return (
      <StateBlock
        kind="warned"
        variant="strip"
        title={t('states.filters.resting', { count: rows.length + findings.strangers })}
        steps={<Button onClick={onMore}>{t('states.loadMore')}</Button>}
      />
    )
  if (isAtEnd && !isReading) return null
  return <Skeleton rows={hasRows ? 3 : 14} columns={6} />
}

type RowsTailProps = {
  /** The rows as far as they are held. */
  list: {
    rows: readonly unknown[]
    failure: Failure | null
    isReading: boolean
    isAtEnd: boolean
    isResting: boolean
    findings: { strangers: number }
  }
  /** The way on from rows that are held. */
  goOn: string
  onMore: () => void
}
