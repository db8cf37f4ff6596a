import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { PaymentsPageState } from './use-payments-page'

/** How the last try to record went, where it did not go out or nobody knows whether it did. */
export function PaymentSubmission({ page }: { page: PaymentsPageState }) {
  const { flow, unsent, isOvertaken } = page
  const t = useT()
  return (
    <>
      {flow.state.is === 'typing' && flow.state.neverArrived && (
        <StateBlock variant="strip" kind="warned" title={t('paymentMatching.neverArrived')} />
      )}
      {isOvertaken && flow.state.is === 'typing' && (
        <StateBlock variant="strip" kind="warned" title={t('paymentMatching.overtaken')} />
      )}
      {unsent && flow.state.is === 'typing' && <FailureBlock failure={unsent} doing="write" />}
      {flow.state.is === 'typing' && flow.state.failure && (
        <FailureBlock failure={flow.state.failure} doing="write" />
      )}
      {flow.state.is === 'lost' && (
        <FailureBlock
          failure={flow.state.failure}
          doing="write"
          note={t('paymentMatching.lost')}
          steps={
            <Button
              onClick={flow.checkAgain}
              busy={flow.isChecking}
              busyLabel={t('paymentMatching.checking')}
            >
              {t('paymentMatching.check')}
            </Button>
          }
        />
      )}
      {flow.state.is === 'lost' && flow.state.checkFailure && (
        <FailureBlock failure={flow.state.checkFailure} doing="check" variant="strip" />
      )}
    </>
  )
}
