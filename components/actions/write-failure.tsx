import { Link } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'

/** Why an action was not created, or that nobody knows: then it is not created again from here. */
export function WriteFailure({ failure, sentKey }: { failure: Failure; sentKey: string }) {
  const t = useT()
  const isUnknown = isOutcomeUnknown(failure)
  return (
    <FailureBlock
      failure={failure}
      doing="write"
      variant="strip"
      note={isUnknown ? t('actions.unknown') : undefined}
      steps={isUnknown && <Link href={routes.journalLine(sentKey)}>{t('actions.activity')}</Link>}
    />
  )
}

export const isOutcomeUnknown = ({ kind }: Failure) =>
  kind === 'unknown-outcome' || kind === 'broken'
