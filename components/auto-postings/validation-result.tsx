import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { PostingEnd } from '@/lib/contracts/desk/receivables/auto-postings'
import type { Failure } from '@/lib/contracts/result'
import { areAllValid } from '@/lib/features/auto-postings/domain/posting-ends'

/** What validating said of the whole set: ready, not possible, or not sure. */
export function ValidationResult({
  ends,
  failure,
}: {
  ends: readonly PostingEnd[] | null
  failure: Failure | null
}) {
  return (
    <div aria-live="polite">
      {failure && <FailureBlock failure={failure} doing="read" variant="strip" />}
      {ends && <Verdict ends={ends} />}
    </div>
  )
}

function Verdict({ ends }: { ends: readonly PostingEnd[] }) {
  const t = useT()
  const rejected = ends.filter(({ is }) => is === 'rejected').length
  if (areAllValid(ends))
    return (
      <StateBlock kind="done" variant="strip" title={t('autoPostings.valid')}>
        {t('autoPostings.validMeaning')}
      </StateBlock>
    )
  if (rejected > 0)
    return (
      <StateBlock
        kind="failed"
        variant="strip"
        title={t('autoPostings.invalid', { count: rejected })}
      >
        {ends.length > rejected && t('autoPostings.invalidMeaning', { count: rejected })}
      </StateBlock>
    )
  return (
    <StateBlock kind="unknown" variant="strip" title={t('autoPostings.uncertain')}>
      {t('autoPostings.uncertainMeaning')}
    </StateBlock>
  )
}
