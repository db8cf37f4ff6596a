import { Button } from '@/components/ui/button'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import type { CheckControls } from '@/lib/client/use-reference-check'
import type { DuplicateCheck } from '@/lib/features/invoice-registration/client/duplicate-check'
import { t } from '@/lib/shared/i18n/translate-collection-new-invoices'

/** How far it is known which invoices the upstream has already, and the way on. */
export function DuplicateCheckProgress({ known }: { known: CheckControls<DuplicateCheck> }) {
  if (!known.progress) return null
  const { phase, pieces, failure } = known.progress
  const open = pieces.filter(({ state }) => state === 'open').length
  const words = t('newInvoices.run.looking', {
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
            {t('newInvoices.run.stop')}
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
          title={t('newInvoices.run.stopped', { open })}
          steps={
            <Button size="sm" onClick={known.goOn}>
              {t('newInvoices.run.goOn')}
            </Button>
          }
        />
      )}
    </>
  )
}
