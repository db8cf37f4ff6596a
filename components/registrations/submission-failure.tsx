import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import type { useSubmission } from './use-submission'

/** How a sending failed, and the check of it where nobody knows whether it arrived. */
export function SubmissionFailure({ submission }: Props) {
  const t = useT()
  const { ended, isUnanswered, isChecking, check } = submission
  if (!ended) return null
  return (
    <FailureBlock
      {...ended}
      variant="strip"
      steps={
        isUnanswered && (
          <Button
            size="sm"
            busy={isChecking}
            busyLabel={t('registrations.checking')}
            onClick={() => void check()}
          >
            {t('registrations.checkStatus')}
          </Button>
        )
      }
    />
  )
}

type Props = { submission: ReturnType<typeof useSubmission> }
