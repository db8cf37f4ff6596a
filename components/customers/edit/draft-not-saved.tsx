import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { type Failure, findReason } from '@/lib/shared/format/describe-failure'

/**
 * Says that what is typed is not kept at the moment, and why. The end of a session is told by the
 * sign-in that opens over the page.
 */
export function DraftNotSaved({ failure }: { failure: Failure | null }) {
  const t = useT()
  if (!failure || failure.kind === 'unauthenticated') return null
  return (
    <StateBlock look="strip" kind="warned" title={t('form.draftNotKept')}>
      {findReason(t, failure.code)}
    </StateBlock>
  )
}
