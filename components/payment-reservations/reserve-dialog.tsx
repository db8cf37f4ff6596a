'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ReservationOutcome } from '@/lib/contracts/desk/receivables/payment-reservations'
import type { ReservableRow } from '@/lib/features/payment-reservations/domain/typed-reservation'
import { formatDecimal } from '@/lib/shared/format/amount'
import { ReservationForm } from './reservation-form'
import { UnknownReservation } from './unknown-reservation'
import { useReservation } from './use-reservation'

type Props = {
  clientNo: string
  userName: string
  item: ReservableRow
  onClose: () => void
}

/**
 * Reserves a payment on one receivable item: what remains before and after, then what became of it.
 * While its outcome is not known, it is looked for here, and nothing else is sent.
 */
export function ReserveDialog({ clientNo, userName, item, onClose }: Props) {
  const t = useT()
  const reservation = useReservation({ clientNo, userName, item })
  const { state } = reservation
  if (state.is === 'typing')
    return <ReservationForm item={item} reservation={reservation} onClose={onClose} />
  return (
    <Dialog
      open
      title={t('paymentReservations.title', { number: item.documentNo?.trim() ?? '' })}
      onClose={onClose}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('paymentReservations.close')}
        </Button>
      }
    >
      {state.is === 'unknown' ? (
        <UnknownReservation
          idempotencyKey={reservation.idempotencyKey}
          paymentId={reservation.paymentId}
          {...{ userName, failure: state.failure }}
          onTold={reservation.settle}
        />
      ) : (
        <StateBlock
          kind="done"
          variant="strip"
          title={
            <PersonLink
              person={state.outcome.recordedBy ?? ''}
              say={(person) => describeOutcome(state.outcome, person)}
            />
          }
        >
          {t('paymentReservations.paymentId')} <code>{reservation.paymentId}</code>
        </StateBlock>
      )}
    </Dialog>
  )

  function describeOutcome({ checked, recordedBy }: ReservationOutcome, person: string): string {
    if (recordedBy !== null) return t('paymentReservations.doneRecorded', { person })
    if (checked) return t('paymentReservations.doneChecked')
    return t('paymentReservations.done', {
      amount: formatDecimal(String(reservation.sentAmount)),
      currency: item.currency ?? '',
      number: item.documentNo?.trim() ?? '',
    })
  }
}
