import { Button } from '@/components/ui/button'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useLimits } from '@/lib/client/limits'
import { useT } from '@/lib/client/translation'
import { formatLength } from '@/lib/shared/format/age'
import { formatCount } from '@/lib/shared/format/count'
import type { CustomerImportState } from './use-customer-import'

type Props = { page: CustomerImportState; onMore: () => void }

/** How many customers of the file have been read, and the way on where that broke off. */
export function StoredProgress({ page, onMore }: Props) {
  const t = useT()
  const { lookup, progress, alone } = page
  if (!lookup.progress || !progress) return null
  const { phase, failure } = lookup.progress
  const words = t('customerImport.run.reading', {
    done: formatCount(progress.known),
    all: formatCount(progress.all),
  })
  if (phase === 'running')
    return (
      <div className="toolbar flex-wrap">
        <ProgressMeter value={progress.known} max={progress.all} label={words} />
        <span>{words}</span>
        {alone && (
          <span className="text-ink-2" role="status">
            {t('customerImport.run.alone', {
              count: alone.all,
              all: formatCount(alone.all),
              listed: formatCount(alone.listed),
            })}
            {alone.leftMs !== null &&
              ` ${t('customerImport.run.left', { left: formatLength(t, alone.leftMs) })}`}
          </span>
        )}
        <Button size="sm" onClick={lookup.stop}>
          {t('customerImport.run.stop')}
        </Button>
      </div>
    )
  if (phase === 'done') return <BeyondReads count={page.beyond} onMore={onMore} />
  return (
    <>
      {failure && <FailureBlock failure={failure} doing="read" variant="strip" />}
      <StateBlock
        kind="unknown"
        variant="strip"
        title={t('customerImport.run.stopped', { open: progress.all - progress.known })}
        steps={
          <Button size="sm" onClick={lookup.goOn}>
            {t('customerImport.run.goOn')}
          </Button>
        }
      />
    </>
  )
}

/** How many customers were not read because only so many are read one by one, and the way to more. */
export function BeyondReads({ count, onMore }: { count: number; onMore: () => void }) {
  const t = useT()
  const { customerReads } = useLimits()
  if (count === 0) return null
  return (
    <StateBlock
      kind="warned"
      variant="strip"
      title={t('customerImport.run.beyond', {
        count,
        all: formatCount(count),
        most: formatCount(customerReads),
      })}
      steps={
        <Button size="sm" onClick={onMore}>
          {t('customerImport.run.more')}
        </Button>
      }
    />
  )
}
