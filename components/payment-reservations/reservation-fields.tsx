import { DayInput } from '@/components/form/day-input'
import { Facts } from '@/components/form/facts'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import {
  findExcess,
  type ReservableRow,
} from '@/lib/features/payment-reservations/domain/typed-reservation'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { useReservation } from './use-reservation'

type Props = { item: ReservableRow; reservation: ReturnType<typeof useReservation> }

/** What remains and is reserved of an item, and what is typed of the payment. */
export function ReservationFields({ item, reservation }: Props) {
  const t = useT()
  const { typed, value, wrong, type } = reservation
  const { currency } = item
  const excess = findExcess(item, value?.amount ?? null)
  return (
    <>
      <div className="border-b border-line pb-2">
        <Facts
          items={[
            {
              label: t('paymentReservations.remaining'),
              value: <MoneyAmount value={item.remainingAmount} currency={currency} />,
            },
            {
              label: t('paymentReservations.reserved'),
              value: <MoneyAmount value={item.reservedAmount} currency={currency} />,
            },
          ]}
        />
      </div>
      <Field
        label={t('paymentReservations.amount')}
        detail={currency?.trim()}
        error={wrong.amount ? t('paymentReservations.wrong.amount') : undefined}
        warning={
          excess === null
            ? undefined
            : t(`paymentReservations.${item.reservedAmount == null ? 'excessAlone' : 'excess'}`, {
                amount: formatDecimal(excess),
                currency: currency ?? '',
              })
        }
        variant={excess === null ? 'rest' : 'warned'}
      >
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            className="max-w-40 text-right tabular-nums"
            inputMode="decimal"
            value={typed.amount}
            onChange={({ target }) => type({ amount: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('paymentReservations.date')}
        error={wrong.date ? t('paymentReservations.wrong.date') : undefined}
      >
        {(control) => (
          <DayInput
            {...control}
            label={t('paymentReservations.date')}
            value={typed.date}
            onChange={({ target }) => type({ date: target.value })}
          />
        )}
      </Field>
      <Field label={t('paymentReservations.paymentId')} group>
        {() => <code className="font-mono leading-7.5">{reservation.paymentId}</code>}
      </Field>
    </>
  )
}
