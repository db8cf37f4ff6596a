import { Button } from '@/components/ui/button'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import type { CheckProgress } from '@/lib/client/reference-check'
import { useT } from '@/lib/client/translation'
import type { Chunk } from '@/lib/features/reference-check/domain/reference-chunks'
import {
  buildReferenceReport,
  countOutcomes,
} from '@/lib/features/reference-check/domain/reference-report'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { ReferenceSearch } from './use-paste-references'

type Props = {
  progress: CheckProgress<Chunk>
  asked: ReferenceSearch
  onStop: () => void
  onGoOn: () => void
}

/**
 * How far the check is, how it ended, and the way on. It is announced at the end, in one sentence,
 * and not at each answer.
 */
export function ReferenceProgress({ progress, asked, onStop, onGoOn }: Props) {
  const t = useT()
  const { phase, pieces, failure } = progress
  const open = countValues(pieces.filter(({ state }) => state === 'open'))
  const isSilent = pieces.some(({ state }) => state === 'silent')
  const goOn = (
    <Button size="sm" onClick={onGoOn}>
      {t('referenceCheck.goOn')}
    </Button>
  )
  return (
    <>
      {phase === 'running' && (
        <Running done={countValues(pieces) - open} all={countValues(pieces)} onStop={onStop} />
      )}
      {phase === 'failed' && failure && (
        <FailureBlock failure={failure} doing="read" look="strip" />
      )}
      {(phase === 'failed' || phase === 'stopped') && open > 0 && (
        <StateBlock
          kind="empty"
          look="strip"
          title={t(`referenceCheck.phase.${phase}`, { open })}
          steps={goOn}
        />
      )}
      {isSilent && (
        <StateBlock kind="silent" look="strip" title={t('referenceCheck.phase.silent')} />
      )}
      <p className="sr-only" role="status">
        {phase === 'done' && describeDone(t, asked, pieces)}
      </p>
    </>
  )
}

function Running({ done, all, onStop }: { done: number; all: number; onStop: () => void }) {
  const t = useT()
  const words = t('referenceCheck.running', { done, all })
  return (
    <div className="toolbar">
      <ProgressMeter value={done} max={all} label={words} />
      <span>{words}</span>
      <Button size="sm" onClick={onStop}>
        {t('referenceCheck.stop')}
      </Button>
    </div>
  )
}

function describeDone(
  t: Translate,
  { pasted, tryAll }: ReferenceSearch,
  chunks: readonly Chunk[],
): string {
  const {
    found,
    several,
    none,
    'not-tried': notTried,
  } = countOutcomes(buildReferenceReport(pasted, chunks, tryAll))
  return t('referenceCheck.phase.done', { found, several, none, notTried })
}

const countValues = (chunks: readonly Chunk[]) =>
  chunks.reduce((sum, { values }) => sum + values.length, 0)
