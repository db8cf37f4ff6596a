import { useT } from '@/lib/client/translation'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { Button } from '../button'
import { FailureBlock } from './failure-block'
import { Skeleton } from './skeleton'
import { StateBlock } from './state-block'

/**
 * What stands above what was read: why the last read failed and the way to try again, or the place
 * of what is on its way. What is held stays below.
 */
export function ReadStates({ failure, isHeld, rows, columns, onAgain }: ReadStatesProps) {
  const t = useT()
  if (failure)
    return (
      <FailureBlock
        failure={failure}
        doing="read"
        steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
        variant={isHeld ? 'strip' : 'block'}
      />
    )
  return isHeld ? null : <Skeleton rows={rows} columns={columns} />
}

type ReadStatesProps = {
  failure: Failure | null
  /** Something that was read is shown. */
  isHeld: boolean
  /** Of the place that is held meanwhile. */
  rows?: number
  columns?: number
  onAgain: () => void
}

/** Says that more may be there: whether this person may see it could not be asked. */
export function AccessNotKnown({ onAgain }: { onAgain: () => void }) {
  const t = useT()
  return (
    <StateBlock
      kind="unknown"
      variant="strip"
      title={t('states.accessNotKnown')}
      steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
    >
      {t('states.accessNotKnownMeaning')}
    </StateBlock>
  )
}
