import { Button } from '@/components/ui/button'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import type { FailedInvoicesRead } from './use-failed-invoices'

/** How many failed invoices have been read, and the way on where that broke off. */
export function LookupProgress({ lookup, all }: { lookup: FailedInvoicesRead; all: number }) {
  const t = useT()
  const { phase, failure, read } = lookup
  if (phase === 'done') return null
  const words = t('invoiceSending.many.reading', {
    done: formatCount(read.length),
    all: formatCount(all),
  })
  if (phase === 'running')
    return (
      <div className="toolbar flex-wrap">
        <ProgressMeter value={read.length} max={all} label={words} />
        <span role="status">{words}</span>
      </div>
    )
  return (
    <>
      {failure && <FailureBlock failure={failure} doing="read" variant="strip" />}
      <StateBlock
        kind="unknown"
        variant="strip"
        title={t('invoiceSending.many.stopped', { count: all - read.length })}
        steps={
          <Button size="sm" onClick={lookup.goOn}>
            {t('invoiceSending.many.goOn')}
          </Button>
        }
      />
    </>
  )
}
