import { Button } from '@/components/ui/button'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { References } from '@/lib/features/invoice-tracking/client/references/use-references'
import {
  type ReferenceSource,
  referenceSources,
} from '@/lib/features/invoice-tracking/domain/references/reference-kinds'
import {
  listFollowUps,
  type ReferenceGroup,
  type ReportedLine,
} from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { describeFailure } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * How far the asking is, which source did not answer and for how many lines, and whom else may be
 * asked. Its end is announced in one sentence, not each answer.
 */
export function ReferenceNotices({ references, counts }: Props) {
  const t = useT()
  const { progress, report, stop, goOn, retry } = references
  if (!progress) return null
  const { phase, failure } = progress
  const isHalted = phase === 'stopped' || phase === 'failed'
  return (
    <>
      {phase === 'running' && (
        <Running done={report.length - counts.open} all={report.length} onStop={stop} />
      )}
      {phase === 'failed' && failure && (
        <FailureBlock failure={failure} doing="read" variant="strip" />
      )}
      {isHalted && (
        <StateBlock
          kind="empty"
          variant="strip"
          title={t('references.halted', { open: counts.open })}
          steps={
            <Button size="sm" onClick={goOn}>
              {t('references.goOn')}
            </Button>
          }
        />
      )}
      {phase !== 'running' &&
        listSourceFailures(report).map(({ source, failure, count }) => (
          <StateBlock
            key={source}
            kind="failed"
            variant="strip"
            title={t('references.sourceFailed', {
              source: t(`references.source.${source}`),
              count,
              title: describeFailure(t, failure, 'read').title,
            })}
            steps={
              <Button size="sm" onClick={retry}>
                {t('states.tryAgain')}
              </Button>
            }
          >
            {t('references.sourceFailedMeaning', { source: t(`references.sourceIn.${source}`) })}
          </StateBlock>
        ))}
      <FoundAsOther count={report.filter(({ foundAs }) => foundAs !== null).length} />
      {phase === 'done' && <FollowUp report={report} onFollowUp={references.followUp} />}
      <p className="sr-only" role="status">
        {phase === 'done' && t('references.done', counts)}
      </p>
    </>
  )
}

type Props = { references: References; counts: Record<ReferenceGroup, number> }

function Running({ done, all, onStop }: { done: number; all: number; onStop: () => void }) {
  const t = useT()
  const words = t('references.running', { done, all })
  return (
    <div className="toolbar">
      <ProgressMeter value={done} max={all} label={words} />
      <span>{words}</span>
      <Button size="sm" onClick={onStop}>
        {t('references.stop')}
      </Button>
    </div>
  )
}

/** Says for how many lines it is a guess of the search what they are, so that a person checks it. */
function FoundAsOther({ count }: { count: number }) {
  const t = useT()
  if (count === 0) return null
  return (
    <StateBlock
      kind="empty"
      glyph="warn"
      variant="strip"
      title={t('references.foundAsOther', { count })}
    >
      {t('references.foundAsOtherMeaning')}
    </StateBlock>
  )
}

/**
 * Offers the areas that take one value at a time for what the search does not have, else for what it
 * has and is not looked up there.
 */
function FollowUp({ report, onFollowUp }: { report: ReportedLine[]; onFollowUp: () => void }) {
  const t = useT()
  const left = report.filter((line) => listFollowUps(line).length > 0)
  const missing = left.filter(({ hits }) => hits.length === 0)
  if (left.length === 0) return null
  const isSearched = missing.some(({ answered }) => answered.includes('search'))
  const told = missing.length > 0 ? missing : left
  const words = { count: told.length, areas: nameAreas(t, told) }
  const key = isSearched ? 'followUp' : 'followUpUnsearched'
  return (
    <StateBlock
      kind="empty"
      glyph="run"
      variant="strip"
      title={t(`references.${missing.length > 0 ? key : 'followUpFound'}`, words)}
      steps={
        <Button size="sm" onClick={onFollowUp}>
          {t('references.followUpSteps', { count: left.length })}
        </Button>
      }
    />
  )
}

const nameAreas = (t: Translate, lines: readonly ReportedLine[]) =>
  referenceSources
    .filter((source) => source !== 'search')
    .filter((source) => lines.some((line) => listFollowUps(line).includes(source)))
    .map((source) => t(`references.source.${source}`))
    .join(', ')

function listSourceFailures(report: readonly ReportedLine[]) {
  const bySource = Map.groupBy(
    report.flatMap(({ failures }) => failures),
    ({ source }) => source,
  )
  return [...bySource].map(
    ([source, failures]: [ReferenceSource, (typeof report)[number]['failures']]) => ({
      source,
      failure: failures[0]!.failure,
      count: failures.length,
    }),
  )
}
