import { useQuery } from '@tanstack/react-query'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { getPaymentsDraftQuery } from '@/lib/features/payment-matching/client/payment-keys'
import { parsePaymentsDraft } from '@/lib/features/payment-matching/domain/payments-draft'
import { findUnrecorded } from '@/lib/features/payment-matching/domain/unrecorded'
import { formatDecimal } from '@/lib/shared/format/amount'
import { sumByCurrency } from '@/lib/shared/numbers/money'
import type { PaymentsPlace } from './use-payments-page'

type Props = { idempotencyKey: string; place: PaymentsPlace }

/** How many payments of a list did not go out with its batch, and their sums; nothing where all did. */
export function PaymentsNotRecorded({ idempotencyKey, place }: Props) {
  const t = useT()
  const { data } = useQuery({
    ...getPaymentsDraftQuery(place.organizationId, place.clientNo),
    enabled: place.clientNo !== null,
    // The page that sent the list tells what it left: a read would overtake what is being kept.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const draft = parsePaymentsDraft(data?.draft?.content)
  const lines = draft ? findUnrecorded(draft, idempotencyKey) : []
  if (lines.length === 0) return null
  const sums = sumByCurrency(
    lines.map(({ amount, currency }) => ({
      amount: amount as `${number}`,
      currency: currency ?? draft?.currency ?? null,
    })),
  )
  const amounts = sums.map(({ total, currency }) => `${formatDecimal(total ?? '0')} ${currency}`)
  const count = lines.length
  return (
    <StateBlock
      variant="strip"
      kind="warned"
      title={t('paymentMatching.sent.unrecorded', { count })}
    >
      {t('paymentMatching.sent.goOn', { amounts: amounts.join(', '), count })}
    </StateBlock>
  )
}
