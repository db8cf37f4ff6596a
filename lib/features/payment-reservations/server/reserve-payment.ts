'use server'

import {
  type ReservationOutcome,
  ReservationSubmission,
} from '@/lib/contracts/desk/receivables/payment-reservations'
import type { Result } from '@/lib/contracts/result'
import { defineResumableWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { finishReservation } from './finish-reservation'

/**
 * Reserves a payment once, under a paymentId that was minted with its draft. A second arrival of
 * the same submission gets the first one's outcome. Nothing is ever sent again by itself, and
 * nothing goes out while the outcome of another reservation on the same item is not known.
 */
export const reservePayment = defineResumableWrite({
  name: 'reservePayment',
  operations: ['createPaymentReservation'],
  input: ReservationSubmission,
  operationOf: () => 'createPaymentReservation',
  finish: finishReservation,
  run: reserveOnce,
})

async function reserveOnce(submission: ReservationSubmission): Promise<Result<ReservationOutcome>> {
  const { idempotencyKey, clientNo, customerNo, documentNo, subject, ...payment } = submission
  const { paymentId, amount, currency, paymentDate } = payment
  const before = { subjectId: String(subject.value), ...(documentNo && { documentNo }) }
  const answered = await executeOperation(
    'createPaymentReservation',
    {
      params: { clientno: clientNo },
      body: {
        paymentReservation: {
          ...{ paymentId, [subject.by]: subject.value, amount, currency, paymentDate },
        },
      },
    },
    {
      idempotencyKey,
      draft: submission,
      before,
      alone: Object.values(before),
      ...(customerNo && { about: customerNo }),
    },
  )
  return finishReservation(submission, answered)
}
