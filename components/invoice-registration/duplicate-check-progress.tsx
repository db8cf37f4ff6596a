import { Button } from '@/components/ui/button'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { CheckControls } from '@/lib/client/use-reference-check'
import type { DuplicateCheck } from '@/lib/features/invoice-registration/client/duplicate-check'

/** How far it is known which invoices the upstream has already, and the way on. */
export function DuplicateCheckProgress({ known }: { known: CheckControls<DuplicateCheck> }) {
  const t = useT()
  if (!known.progress) return null
  const { phase, pieces, failure } = known.progress
  const open = pieces.filter(({ state }) => state === 'open').length
  const words = t('invoiceRegistration.run.looking', {
    done: String(pieces.length - open),
    all: String(pieces.length),
  })
  return (
    <>
      {phase === 'running' && open > 0 && (
        <div className="toolbar">
          <ProgressMeter value={pieces.length - open} max={pieces.length} label={words} />
          <span>{words}</span>
          <Button size="sm" onClick={known.stop}>
            {t('invoiceRegistration.run.stop')}
          </Button>
        </div>
      )}
      {phase === 'failed' && failure && (
        <FailureBlock failure={failure} doing="read" look="strip" />
      )}
      {(phase === 'failed' || phase === 'stopped') && open > 0 && (
        <StateBlock
          kind="unknown"
          look="strip"
          title={t('invoiceRegistration.run.stopped', { open })}
          steps={
            <Button size="sm" onClick={known.goOn}>
              {t('invoiceRegistration.run.goOn')}
            </Button>
          }
        />
      )}
    </>
  )
}
