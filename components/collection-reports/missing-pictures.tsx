import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useT } from '@/lib/client/translation'
import type { Failure } from '@/lib/contracts/result'

type MissingProps = {
  failure: Failure | null
  isReading: boolean
  /** What is said where nothing is left to read. */
  none: ReactNode
  onAgain: () => void
}

/** Why two pictures are not there. */
export function MissingPictures({ failure, isReading, none, onAgain }: MissingProps) {
  const t = useT()
  if (failure)
    return (
      <div className="col-span-full border-b border-line">
        <FailureBlock
          failure={failure}
          doing="read"
          steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
        />
      </div>
    )
  if (isReading)
    return (
      <div className="col-span-full">
        <Skeleton rows={4} columns={4} />
      </div>
    )
  return (
    none && (
      <p className="col-span-full border-b border-line px-6 py-5 text-ink-3 max-narrow:px-4">
        {none}
      </p>
    )
  )
}
