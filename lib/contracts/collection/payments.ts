import * as z from 'zod'
import { boundsOfRows } from '../bounds'
import { CalendarDate, DateTime, SentAmount, Uuid } from '../formats'
import { operation } from '../operation'
import { assumed, openEnum, orExpected, publiclySeen, sent } from '../source'
import { BatchAccepted, ofOrganization, sharedBy } from './envelopes'

/** How an invoice was paid: DIRECT_PAYMENT is a payment to the creditor, seen in public samples; one to the collector is expected in answers. */
export const PaymentType = orExpected(openEnum('DIRECT_PAYMENT'), 'COLLECTOR_PAYMENT')

/** A payment as it is reported. Which fields are required is not shown; public pages cut the list after currency. */
export const Payment = sent({
  invoiceId: publiclySeen(Uuid.optional()),
  type: publiclySeen(PaymentType.optional()),
  amount: publiclySeen(SentAmount.optional()),
  currency: publiclySeen(z.string().optional()),
  paymentDate: assumed(z.union([CalendarDate, DateTime]).optional()),
  description: assumed(z.string().optional()),
  uniqueSourcePaymentId: assumed(z.string().optional()),
})
export type Payment = z.infer<typeof Payment>

export const createPayments = operation({
  name: 'createPayments',
  bounds: boundsOfRows,
  area: 'collection',
  method: 'POST',
  path: '/orgs/:organizationId/payments',
  summary: 'Report payments to the creditor, processed as a batch',
  section: '4.9',
  source: 'public',
  effect: 'write',
  resend: 'same-id',
  right: 'write:collection.case',
  params: ofOrganization,
  body: sent({ payments: z.array(Payment) }),
  target: ({ body }) => sharedBy(body.payments, ({ invoiceId }) => invoiceId),
  answers: { 202: publiclySeen(BatchAccepted) },
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
