import { FormDialog } from '@/components/form/form-dialog'
import { Link } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import {
  findReservationMisfit,
  type ReservableRow,
} from '@/lib/features/payment-reservations/domain/typed-reservation'
import { routes } from '@/lib/shared/routes'
import { ReservationFields } from './reservation-fields'
import type { useReservation } from './use-reservation'

type Props = {
  item: ReservableRow
  reservation: ReturnType<typeof useReservation>
  onClose: () => void
}

/** What a reservation is typed in; where nothing can be reserved it says why. */
export function ReservationForm({ item, reservation, onClose }: Props) {
  const t = useT()
  const { state, isSending, submit } = reservation
  const misfit = findReservationMisfit(item)
  return (
    <FormDialog
      title={t('paymentReservations.title', { number: item.documentNo?.trim() ?? '' })}
      intro={t('paymentReservations.intro')}
      submit={t('paymentReservations.send')}
      sending={t('paymentReservations.sending')}
      isSending={isSending}
      isEmpty={misfit !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      {misfit === null ? (
        <ReservationFields item={item} reservation={reservation} />
      ) : (
        <StateBlock kind="warned" variant="strip" title={t(`paymentReservations.not.${misfit}`)} />
      )}
      <div aria-live="polite">
        {state.is === 'typing' && state.failure && (
          <FailureBlock
            failure={state.failure}
            doing="write"
            variant="strip"
            steps={
              state.failure.code === 'outcome-open' && (
                <Link href={routes.journal('state=unknown')}>
                  {t('paymentReservations.activity')}
                </Link>
              )
            }
          />
        )}
      </div>
    </FormDialog>
  )
}
