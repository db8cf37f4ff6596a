import { Foot } from '@/components/layout/foot'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'
import type { OpenInvoices } from '@/lib/features/payment-matching/client/read-open-invoices'
import { listIncluded, type PaymentPlan } from '@/lib/features/payment-matching/domain/payment-plan'
import { formatTime } from '@/lib/shared/format/date-time'

type Props = { plan: PaymentPlan; all: number; read: OpenInvoices | null }

/** Below the lines: how many go out, against what they were matched, and the keys. */
export function PaymentFoot({ plan, all, read }: Props) {
  const t = useT()
  return (
    <Foot>
      <span role="status">
        {t('paymentMatching.foot.lines', { included: listIncluded(plan).length, all })}
      </span>
      {read && (
        <span>
          {t('paymentMatching.foot.invoices', {
            count: read.invoices.length,
            time: formatTime(new Date(read.readAt)).slice(0, 5),
          })}
        </span>
      )}
      <span className="flex-1" />
      <span className="whitespace-nowrap max-narrow:hidden">
        <Kbd>J</Kbd> <Kbd>K</Kbd> {t('paymentMatching.foot.move')}
      </span>
      <span className="whitespace-nowrap max-narrow:hidden">
        <Kbd>Space</Kbd> {t('paymentMatching.foot.tick')}
      </span>
      <span className="whitespace-nowrap max-narrow:hidden">
        <Kbd>Enter</Kbd> {t('paymentMatching.foot.use')}
      </span>
    </Foot>
  )
}
