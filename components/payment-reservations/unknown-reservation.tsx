import { UnknownWrite } from '@/components/journal/public'
import { useT } from '@/lib/client/translation'
import type { ReservationOutcome } from '@/lib/contracts/desk/receivables/payment-reservations'
import type { Result } from '@/lib/contracts/result'
import { useReservePaymentAgain } from '@/lib/features/payment-reservations/client/use-reserve-payment'
import type { Failure } from '@/lib/shared/format/describe-failure'

type Props = {
  idempotencyKey: string
  paymentId: string
  userName: string
  failure: Failure
  onTold: (result: Result<ReservationOutcome>) => void
}

/** A reservation whose outcome nobody knows: it goes out again under the same paymentId alone. */
export function UnknownReservation({ paymentId, userName, ...write }: Props) {
  const t = useT()
  return (
    <UnknownWrite<ReservationOutcome>
      {...{ ...write, userName }}
      operation="createPaymentReservation"
      again={useReservePaymentAgain(userName)}
      toValue={(recordedBy) => ({ paymentId, checked: recordedBy === null, recordedBy })}
      texts={{
        note: t('paymentReservations.unknownNote'),
        check: t('paymentReservations.checkStatus'),
        checking: t('paymentReservations.checking'),
        mayBeThere: t('paymentReservations.mayBeThere'),
        notFound: t('paymentReservations.notFound'),
        notFoundMeaning: t('paymentReservations.notFoundMeaning'),
        again: t('paymentReservations.resend'),
        sendingAgain: t('paymentReservations.resending'),
      }}
    />
  )
}
