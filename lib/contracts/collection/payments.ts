import * as z from 'zod'
import { batchWriteBounds } from '../bounds'
import { CalendarDate, DateTime, SentAmount, Uuid } from '../formats'
import { defineOperation } from '../operation'
import { defineRequest, markAssumed, markPubliclySeen, openEnum, withExpected } from '../source'
import { BatchAccepted, findSharedValue, organizationParams } from './envelopes'

/**
 * How an invoice was paid: DIRECT_PAYMENT is a payment to the creditor, seen in public samples; one
 * to the collector is expected in answers.
 */
export const PaymentType = withExpected(openEnum('DIRECT_PAYMENT'), 'COLLECTOR_PAYMENT')

/**
 * A payment as it is reported. Which fields are required is not shown; public pages cut the list
 * after currency.
 */
export const Payment = defineRequest({
  invoiceId: markPubliclySeen(Uuid.optional()),
  type: markPubliclySeen(PaymentType.optional()),
  amount: markPubliclySeen(SentAmount.optional()),
  currency: markPubliclySeen(z.string().optional()),
  paymentDate: markAssumed(z.union([CalendarDate, DateTime]).optional()),
  description: markAssumed(z.string().optional()),
  uniqueSourcePaymentId: markAssumed(z.string().optional()),
})
export type Payment = z.infer<typeof Payment>

export const createPayments = defineOperation({
  name: 'createPayments',
  bounds: batchWriteBounds,
  area: 'collection',
  method: 'POST',
  path: '/orgs/:organizationId/payments',
  summary: 'Report payments to the creditor, processed as a batch',
  section: '4.9',
  source: 'public',
  effect: 'write',
  resend: 'same-id',
  right: 'write:collection.case',
  params: organizationParams,
  body: defineRequest({ payments: z.array(Payment) }),
  target: ({ body }) => findSharedValue(body.payments, ({ invoiceId }) => invoiceId),
  answers: { 202: markPubliclySeen(BatchAccepted) },
  refusals: [400, 401, 403, 404, 409, 422, 429, 503],
  example: {
    params: { organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10' },
    body: {
      payments: [
        {
          invoiceId: '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21',
          type: 'DIRECT_PAYMENT',
          amount: 400.25,
          currency: 'NOK',
          paymentDate: '2026-03-12',
          description: 'Paid at the counter',
          uniqueSourcePaymentId: 'p-20260312-1',
        },
      ],
    },
  },
})
