import { Button } from '@/components/ui/button'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import type { CheckProgress } from '@/lib/client/reference-check'
import { useT } from '@/lib/client/translation'
import type { LookupLine } from '@/lib/features/invoice-tracking/client/use-lookup-list'
import type { Translate } from '@/lib/shared/i18n/translate'

type Props = { progress: CheckProgress<LookupLine>; onStop: () => void; onGoOn: () => void }

/** How far a list is, how it ended, and the way on. It is announced at the end, in one sentence. */
export function LookupProgress({ progress: { phase, pieces, failure }, onStop, onGoOn }: Props) {
  const t = useT()
  const open = pieces.filter(({ state }) => state === 'open').length
  const goOn = (
    <Button size="sm" onClick={onGoOn}>
      {t('lookups.goOn')}
    </Button>
  )
  return (
    <>
      {phase === 'running' && (
        <Running done={pieces.length - open} all={pieces.length} onStop={onStop} />
      )}
      {phase === 'failed' && failure && (
        <FailureBlock failure={failure} doing="read" look="strip" />
      )}
      {(phase === 'failed' || phase === 'stopped') && open > 0 && (
        <StateBlock kind="empty" look="strip" title={t('lookups.halted', { open })} steps={goOn} />
      )}
      <p className="sr-only" role="status">
        {phase === 'done' && describeDone(t, pieces)}
      </p>
    </>
  )
}

function Running({ done, all, onStop }: { done: number; all: number; onStop: () => void }) {
  const t = useT()
  const words = t('lookups.running', { done, all })
  return (
    <div className="toolbar">
      <ProgressMeter value={done} max={all} label={words} />
      <span>{words}</span>
      <Button size="sm" onClick={onStop}>
        {t('lookups.stop')}
      </Button>
    </div>
  )
}

function describeDone(t: Translate, lines: readonly LookupLine[]): string {
  const countLines = (fits: (hits: number) => boolean) =>
    lines.filter(({ looked }) => looked && looked.asked.length > 0 && fits(looked.hits.length))
      .length
  const [found, several, none] = [
    countLines((hits) => hits === 1),
    countLines((hits) => hits > 1),
    countLines((hits) => hits === 0),
  ]
  return t('lookups.done', { found, several, none, refused: lines.length - found - several - none })
}
