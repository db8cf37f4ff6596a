import { test } from 'vitest'
import type { ReservationSubmission } from '@/lib/contracts/desk/receivables/payment-reservations'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { checkOnce, type MeantWrite } from '@/tests/support/once'
import { reservingUpstream } from '@/tests/support/reserving-upstream'
import { reservePayment } from './reserve-payment'
import { reservePaymentAgain } from './reserve-payment-again'

const desk = deskUnderTest()
const submission: ReservationSubmission = {
  ...{ idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11', userName: 'kari' },
  ...{ clientNo: '1001', customerNo: '10001', documentNo: '2026-10442' },
  ...{ subject: { by: 'kid', value: '127734800100051' }, amount: 12, currency: 'NOK' },
  ...{ paymentId: 'r-20261126-7k2m9q0xvd', paymentDate: '2026-11-26' },
}
const another = {
  ...{ ...submission, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12', userName: 'ola' },
  paymentId: 'r-20261126-8k2m9q0xvd',
}

/** Whether or not the service takes an id once, and whether or not it logs what it took. */
test('whatever happens, a payment is reserved once at most, and nothing is said of it that is not so', async () => {
  await checkOnce(
    desk,
    ([dedupes, logs]) => {
      const service = Object.assign(reservingUpstream(desk), { dedupes, logs })
      const toMeantWrite = (of: ReservationSubmission): MeantWrite => ({
        ...{ idempotencyKey: of.idempotencyKey, userName: of.userName as MeantWrite['userName'] },
        operation: 'createPaymentReservation',
        send: () => reservePayment(of),
        again: () =>
          reservePaymentAgain({ idempotencyKey: of.idempotencyKey, userName: of.userName }),
        countDone: () => service.held.filter(({ paymentId }) => paymentId === of.paymentId).length,
      })
      return { service, writes: [submission, another].map(toMeantWrite) }
    },
    40,
  )
}, 120_000)
