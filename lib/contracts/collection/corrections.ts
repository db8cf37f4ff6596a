import * as z from 'zod'
import { batchWriteBounds } from '../bounds'
import { DateTime, SentAmount, Uuid } from '../formats'
import { defineOperation } from '../operation'
import { defineRequest } from '../source'
import { BatchAccepted, findSharedValue, organizationParams } from './envelopes'

/** Correction of interface.md 2.6. Which fields are required is not shown. */
export const Correction = defineRequest({
  invoiceId: Uuid.optional(),
  amount: SentAmount.optional(),
  currency: z.string().optional(),
  correctionDate: DateTime.optional(),
  description: z.string().optional(),
  uniqueSourceCorrectionId: z.string().optional(),
})
export type Correction = z.infer<typeof Correction>

export const createCorrections = defineOperation({
  name: 'createCorrections',
  bounds: batchWriteBounds,
  area: 'collection',
  method: 'POST',
  path: '/orgs/:organizationId/corrections',
  summary: 'Submit corrections, processed as a batch',
  section: '4.7',
  source: 'documented',
  effect: 'write',
  resend: 'same-id',
  right: 'write:collection.case',
  params: organizationParams,
  body: defineRequest({ corrections: z.array(Correction) }),
  target: ({ body }) => findSharedValue(body.corrections, ({ invoiceId }) => invoiceId),
  answers: { 202: BatchAccepted },
  refusals: [400, 401, 403, 404, 409, 422, 429, 500, 503],
  example: {
    params: { organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10' },
    body: {
      corrections: [
        {
          invoiceId: '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21',
          amount: 1250,
          currency: 'NOK',
          correctionDate: '2026-03-12T13:52:08.000Z',
          description: 'Credit note 5512',
          uniqueSourceCorrectionId: 'c-20260312-1',
        },
      ],
    },
  },
})
