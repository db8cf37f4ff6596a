'use client'

import { Button } from '@/components/ui/button'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import { formatCount } from '@/lib/shared/format/count'
import { LaterFindings } from './later-findings'
import { SecondImport } from './second-import'
import { type LaterRead, useLaterRead } from './use-later-read'

type Props = {
  action: BulkAction
  imported: NonNullable<BulkAction['imported']>
  userName: string
}

/**
 * What can be done with an import that does not run: compare it with what is stored, send again what
 * was refused or is not confirmed, and put back what it changed.
 */
export function ImportResults({ action, imported, userName }: Props) {
  const t = useT()
  const offers = useOffers()
  const read = useLaterRead(action)
  const { done, untold, submitted, failed } = imported.counts
  const isMoving = action.state === 'running' || action.state === 'interrupted'
  if (isMoving || done + untold + submitted + failed === 0) return null
  const mayWrite = offers('updateCustomers')
  const unsettled = failed + untold
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)] gap-2 px-6 pb-3 max-narrow:px-4"
      aria-label={t('importResults.label')}
    >
      <div className="flex flex-wrap gap-2">
        {done + untold + submitted > 0 && (
          <Button pressed={read.purpose === 'check'} onClick={() => read.start('check')}>
            {t('importResults.check')}
          </Button>
        )}
        {mayWrite && unsettled > 0 && (
          <Button pressed={read.purpose === 'again'} onClick={() => read.start('again')}>
            {t('importResults.again', { count: unsettled, all: formatCount(unsettled) })}
          </Button>
        )}
        {mayWrite && action.verb === 'update' && done > 0 && (
          <Button pressed={read.purpose === 'undo'} onClick={() => read.start('undo')}>
            {t('importResults.undo', { count: done, all: formatCount(done) })}
          </Button>
        )}
      </div>
      <LaterReadProgress read={read} />
      {read.customers && read.purpose === 'check' && (
        <LaterFindings read={read} customers={read.customers} clientNo={action.clientNo ?? ''} />
      )}
      {read.customers && read.purpose && read.purpose !== 'check' && (
        <SecondImport
          key={read.purpose}
          {...{ action, read, userName }}
          source={imported.source}
          purpose={read.purpose}
          customers={read.customers}
        />
      )}
    </section>
  )
}

/** How far a read is, and the way on where it broke off. */
function LaterReadProgress({ read }: { read: LaterRead }) {
  const t = useT()
  const { phase, progress, failure } = read
  if (phase === null || phase === 'done') return null
  const words = progress
    ? t('importResults.reading', {
        ...{ done: formatCount(progress.known), all: formatCount(progress.all) },
      })
    : t('importResults.gathering')
  if (phase === 'running')
    return (
      <div className="flex flex-wrap items-center gap-2" role="status">
        <ProgressMeter value={progress?.known ?? 0} max={progress?.all ?? 1} label={words} />
        <span className="text-xs text-ink-2">{words}</span>
        <Button size="sm" onClick={read.stop}>
          {t('importResults.stop')}
        </Button>
      </div>
    )
  return (
    <>
      {failure && <FailureBlock failure={failure} doing="read" variant="strip" />}
      <StateBlock
        kind="unknown"
        variant="strip"
        title={t('importResults.stopped')}
        steps={
          <Button size="sm" onClick={read.goOn}>
            {t('importResults.goOn')}
          </Button>
        }
      />
    </>
  )
}
