import { StateBlock } from '@/components/ui/states/state-block'
import { type Failure, findReason } from '@/lib/shared/format/describe-failure'
import { t } from '@/lib/shared/i18n/translate-receivables'

/**
 * Says that what is typed is not kept at the moment, and why. The end of a session is told by the
 * sign-in that opens over the page.
 */
export function DraftNotSaved({ failure }: { failure: Failure | null }) {
  if (!failure || failure.kind === 'unauthenticated') return null
  return (
    <StateBlock look="strip" kind="warned" title={t('form.draftNotKept')}>
      {findReason(failure.code)}
    </StateBlock>
  )
}
