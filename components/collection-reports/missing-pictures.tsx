import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useT } from '@/lib/client/translation'
import type { Failure } from '@/lib/contracts/result'

type MissingProps = {
  of: 'reports' | 'invoices'
  failure: Failure | null
  isReading: boolean
  /** What is said where nothing is left to read. */
  none: ReactNode
  onAgain: () => void
}

/** Why two pictures are not there, and of which of two reads. */
export function MissingPictures({ of, failure, isReading, none, onAgain }: MissingProps) {
  const t = useT()
  if (failure)
    return (
      <section
        className="col-span-full border-b border-line"
        aria-label={t(`collectionReports.pictures.of.${of}`)}
      >
        <h2 className="px-6 pt-5 text-md max-narrow:px-4">
          {t(`collectionReports.pictures.of.${of}`)}
        </h2>
        <FailureBlock
          failure={failure}
          doing="read"
          steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
        />
      </section>
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
