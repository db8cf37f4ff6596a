import { useWrite } from '@/lib/client/use-write'
import type { OperationName } from '@/lib/contracts/registry'
import { reservePayment } from '@/lib/features/payment-reservations/server/reserve-payment'
import { reservePaymentAgain } from '@/lib/features/payment-reservations/server/reserve-payment-again'

/** What shows items, what was done, or the journal is out of date after a reservation. */
const affects: readonly OperationName[] = [
  'listArItems',
  'getArItem',
  'listLogItems',
  'listJournal',
]

/** Reserves a payment, once. */
export const useReservePayment = () => useWrite(reservePayment, { affects })

/** Reserves it once more under the same paymentId. What a check finds is not sent. */
export const useReservePaymentAgain = (userName: string) =>
  useWrite(reservePaymentAgain, {
    toInput: (idempotencyKey: string) => ({ idempotencyKey, userName }),
    affects,
  })
