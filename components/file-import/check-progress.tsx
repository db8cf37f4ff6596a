import { Button } from '@/components/ui/button'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import type { Piece } from '@/lib/client/reference-check'
import { useT } from '@/lib/client/translation'
import type { CheckControls } from '@/lib/client/use-reference-check'

type Props<Each extends Piece> = {
  check: CheckControls<Each>
  describeLooking: (done: string, all: string) => string
  describeStopped: (open: number) => string
}

/** How far it is known what the service has of the rows of a file already, and the way on. */
export function CheckProgress<Each extends Piece>({
  check,
  describeLooking,
  describeStopped,
}: Props<Each>) {
  const t = useT()
  if (!check.progress) return null
  const { phase, pieces, failure } = check.progress
  const open = pieces.filter(({ state }) => state === 'open').length
  const words = describeLooking(String(pieces.length - open), String(pieces.length))
  return (
    <>
      {phase === 'running' && open > 0 && (
        <div className="toolbar">
          <ProgressMeter value={pieces.length - open} max={pieces.length} label={words} />
          <span>{words}</span>
          <Button size="sm" onClick={check.stop}>
            {t('fileImport.check.stop')}
          </Button>
        </div>
      )}
      {phase === 'failed' && failure && (
        <FailureBlock failure={failure} doing="read" variant="strip" />
      )}
      {(phase === 'failed' || phase === 'stopped') && open > 0 && (
        <StateBlock
          kind="unknown"
          variant="strip"
          title={describeStopped(open)}
          steps={
            <Button size="sm" onClick={check.goOn}>
              {t('fileImport.check.goOn')}
            </Button>
          }
        />
      )}
    </>
  )
}
