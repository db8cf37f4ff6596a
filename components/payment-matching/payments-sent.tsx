import { BatchProgress } from '@/components/batches/public'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'
import { PaymentsNotRecorded } from './payments-not-recorded'
import type { PaymentsPlace } from './use-payments-page'

type Props = { idempotencyKey: string; place: PaymentsPlace; onNext: () => void }

/**
 * The batch that came of a list, followed to its end, and what of the list is not in it. What is not
 * known of the batch is checked here; nothing is sent a second time by itself.
 */
export function PaymentsSent({ idempotencyKey, place, onNext }: Props) {
  const t = useT()
  return (
    <PageFrame
      crumbs={[{ label: t('layout.collection') }, { label: t('paymentMatching.title') }]}
      title={t('paymentMatching.sent.title')}
      actions={
        <>
          <ButtonLink href={routes.batches()}>{t('paymentMatching.sent.batches')}</ButtonLink>
          <Button onClick={onNext}>{t('paymentMatching.sent.next')}</Button>
        </>
      }
    >
      <PaymentsNotRecorded idempotencyKey={idempotencyKey} place={place} />
      <BatchProgress
        idempotencyKey={idempotencyKey}
        userName={place.userName}
        isOpen
        absent={<StateBlock kind="empty" title={t('paymentMatching.sent.absent')} />}
      />
    </PageFrame>
  )
}
