import { BatchProgress } from '@/components/batches/public'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

type Props = { idempotencyKey: string; userName: string; onNext: () => void }

/**
 * The batch that came of a list, followed to its end. What is not known of it is checked here;
 * nothing is sent a second time by itself.
 */
export function PaymentsSent({ idempotencyKey, userName, onNext }: Props) {
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
      <BatchProgress
        idempotencyKey={idempotencyKey}
        userName={userName}
        isOpen
        absent={<StateBlock kind="empty" title={t('paymentMatching.sent.absent')} />}
      />
    </PageFrame>
  )
}
