import { StateBlock } from '@/components/ui/states/state-block'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { describeFailure, type Failure } from '@/lib/shared/format/describe-failure'

type Props = { failure: NonNullable<Answer<'getSentBatch'>['unread']> }

/** Why a batch could not be read: what stands in the journal of it stays. */
export function UnreadBatch({ failure }: Props) {
  const t = useT()
  const { meaning, raw } = describeFailure(t, failure as Failure, 'read')
  return (
    <StateBlock kind="unknown" look="strip" title={t('batches.unread')} raw={raw ?? undefined}>
      {meaning}
    </StateBlock>
  )
}
