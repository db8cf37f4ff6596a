import * as z from 'zod'
import { singleWriteBounds } from '../bounds'
import { ExactNumber } from '../exact-number'
import { CalendarDate, ClientNo, CustomerNo, SentDecimal } from '../formats'
import { defineOperation } from '../operation'
import { defineAnswer, defineRequest, markAssumed, markPubliclySeen } from '../source'
import { Metadata } from './customers'

const name = z.string().trim().min(1).max(200)

/** What may name the document or the customer of a reservation: one of them (public). */
export const reservationIdentifiers = [
  'arItemId',
  'documentNo',
  'documentUuid',
  'referenceNo',
  'kid',
  'accountNo',
  'customerNo',
] as const

/**
 * A payment that is on its way. The id and the identifiers are public; amount, currency and date
 * are assumed. A KID names a document or a customer.
 */
export const PaymentReservation = defineRequest({
  paymentId: markPubliclySeen(name),
  arItemId: markPubliclySeen(ExactNumber.optional()),
  documentNo: markPubliclySeen(name.optional()),
  documentUuid: markPubliclySeen(name.optional()),
  referenceNo: markPubliclySeen(name.optional()),
  kid: markPubliclySeen(name.optional()),
  accountNo: markPubliclySeen(ExactNumber.optional()),
  customerNo: markPubliclySeen(CustomerNo.optional()),
  amount: markAssumed(SentDecimal),
  currency: markAssumed(z.string().trim().min(1).max(10)),
  paymentDate: markAssumed(CalendarDate),
})
export type PaymentReservation = z.infer<typeof PaymentReservation>

/** Assumed: as the result of a customer update (interface.md 2.2), with what was reserved. */
export const PaymentReservationResult = markAssumed(
  defineAnswer({
    status: z.string(),
    result: z.string(),
    message: z.string(),
    paymentId: z.string(),
    clientNo: ExactNumber,
    customerNo: z.string(),
    arItemId: ExactNumber,
    reservedAmount: ExactNumber,
  }),
)

/**
 * Reserves a payment. Its path and its identifiers are public, the envelope is assumed. The same
 * paymentId again is assumed to be answered as it was at first and to be booked once; with other
 * contents it is a conflict.
 */
export const createPaymentReservation = defineOperation({
  name: 'createPaymentReservation',
  bounds: singleWriteBounds,
  area: 'receivables',
  method: 'POST',
  path: '/clients/:clientno/paymentreservations',
  summary: 'Reserve a payment that is on its way',
  section: '4.9',
  source: 'public',
  effect: 'write',
  right: 'write:arm.customer',
  resend: 'same-id',
  params: z.object({ clientno: ClientNo }),
  body: markAssumed(
    defineRequest({ metadata: Metadata.optional(), paymentReservation: PaymentReservation }),
  ),
  signed: true,
  target: ({ body }) => body.paymentReservation.customerNo ?? null,
  answers: { 200: PaymentReservationResult },
  refusals: [400, 403, 404, 409, 422],
  example: {
    params: { clientno: '1001' },
    body: {
      metadata: { userId: 'controller' },
      paymentReservation: {
        paymentId: 'r-20261126-4f7k2m9q1x',
        arItemId: 400_012,
        amount: 1250,
        currency: 'NOK',
        paymentDate: '2026-11-26',
      },
    },
  },
})
