import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Failure } from '@/lib/contracts/result'
import { findReason } from '@/lib/shared/format/describe-failure'

/**
 * Says that what is typed is not being kept, and why. Nothing where it is kept, and where the
 * session has ended: sign-in opens over the page then.
 */
export function DraftNotKept({ failure }: { failure: Failure | null | undefined }) {
  const t = useT()
  if (!failure || failure.kind === 'unauthenticated') return null
  return (
    <StateBlock variant="strip" kind="warned" title={t('form.draftNotKept')}>
      {findReason(t, failure.code)}
    </StateBlock>
  )
}
