import { DraftNotKept } from '@/components/form/draft-not-kept'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { PaymentSubmission } from './payment-submission'
import type { PaymentsPageState } from './use-payments-page'

/**
 * What is missing or not known above the table: invoices that were not read, whether lines went out
 * before, a draft that is not kept, and a submission whose outcome nobody knows.
 */
export function PaymentNotices({ page, wasKept }: { page: PaymentsPageState; wasKept: boolean }) {
  const t = useT()
  const { matching, draft, flow } = page
  const { read, failure, unchecked } = matching
  const unread = failure ?? read?.failure ?? null
  return (
    <div aria-live="polite">
      {wasKept && flow.state.is === 'typing' && (
        <StateBlock variant="strip" kind="empty" title={t('paymentMatching.restored')} />
      )}
      <DraftNotKept failure={draft.failure} />
      {unread && <FailureBlock failure={unread} doing="read" variant="strip" />}
      {(unread || (read && !read.isWhole)) && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={t(read ? 'paymentMatching.notWhole' : 'paymentMatching.readFailed')}
          steps={
            <Button size="sm" onClick={matching.readAgain}>
              {t('paymentMatching.retry')}
            </Button>
          }
        >
          {read && t('paymentMatching.notWholeMeaning', { count: read.invoices.length })}
        </StateBlock>
      )}
      {unchecked && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={t('paymentMatching.unchecked')}
          steps={
            <Button size="sm" onClick={matching.checkAgain}>
              {t('paymentMatching.retry')}
            </Button>
          }
        >
          {t('paymentMatching.uncheckedMeaning')}
        </StateBlock>
      )}
      <PaymentSubmission page={page} />
    </div>
  )
}
