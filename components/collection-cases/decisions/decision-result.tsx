'use client'

import { Button } from '@/components/ui/button'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import { isCalledOff, useCheckOutcome } from '@/lib/features/journal/client/public'
import { describeFailure } from '@/lib/shared/format/describe-failure'
import { findEnd, type RowResult } from './row-result'

/** What became of a row; of one whose outcome is not known, the way to look. */
export function DecisionResult({
  result,
  onSettled,
}: {
  result: RowResult
  onSettled: (result: RowResult) => void
}) {
  const t = useT()
  const outcomeCheck = useCheckOutcome(result.decision)
  const { failure, idempotencyKey } = result
  const said = failure && describeFailure(t, failure, 'write').raw

  async function checkOutcome() {
    const found = await outcomeCheck.send(idempotencyKey)
    if (!found.ok && !isCalledOff(found.failure)) return
    const end = findEnd(found.ok ? found.value.state : 'not-sent')
    if (end) onSettled({ ...result, is: end, failure: undefined })
  }

  return (
    <span className="flex items-center gap-1.5" title={said ?? undefined}>
      <Glyph verdict={verdicts[result.is]} />
      <span className="truncate">
        {result.is === 'decided'
          ? t(`decisions.list.decided.${result.decision}`)
          : t(`decisions.list.result.${result.is}`)}
        {said && `: ${said}`}
      </span>
      {result.is === 'unknown' && (
        <Button
          size="sm"
          className="relative z-1"
          busy={outcomeCheck.isPending}
          busyLabel={t('decisions.checking')}
          onClick={() => void checkOutcome()}
        >
          {t('decisions.checkAgain')}
        </Button>
      )}
      {outcomeCheck.failure && !isCalledOff(outcomeCheck.failure) && (
        <span role="alert">{describeFailure(t, outcomeCheck.failure, 'check').title}</span>
      )}
    </span>
  )
}

const verdicts: Record<RowResult['is'], Verdict> = {
  sending: 'run',
  decided: 'ok',
  taken: 'wait',
  changed: 'warn',
  unknown: 'unknown',
  failed: 'fail',
  gone: 'fail',
  'not-applied': 'new',
}
