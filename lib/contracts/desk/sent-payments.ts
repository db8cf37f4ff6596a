import * as z from 'zod'
import { organizationParams } from '../collection/envelopes'
import { defineLocalOperation } from '../operation'

/** Most ids that are asked about at once: the rows of one batch. */
const idsMax = 1_000

/** A payment that went out from here, and may be at the service. `sentAt` is an instant in UTC. */
export const SentPayment = z.object({
  sourceId: z.string(),
  idempotencyKey: z.uuid(),
  batchId: z.string().nullable(),
  sentAt: z.string(),
})
export type SentPayment = z.infer<typeof SentPayment>

/** A payment that the service refused, and the id under which it goes out anew. */
const RefusedPayment = z.object({ sourceId: z.string(), nextId: z.string() })

/**
 * Which payments went out from here before, by the ids under which they went out first. One that was
 * surely not booked is not among them: it is `refused` where the service refused its row, else
 * `absent`. One that the person may not see is nowhere, and is kept back when it is sent.
 */
export const findSentPayments = defineLocalOperation({
  name: 'findSentPayments',
  summary: 'Find payments that were sent from here before',
  effect: 'read',
  right: 'read:collection.case',
  params: organizationParams,
  body: z.object({ sourceIds: z.array(z.string().max(40)).max(idsMax) }),
  answers: {
    200: z.object({
      payments: z.array(SentPayment),
      refused: z.array(RefusedPayment),
      absent: z.array(z.string()),
      isWhole: z.boolean(),
    }),
  },
  refusals: [400],
  example: {
    params: { organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10' },
    body: { sourceIds: ['p-20260312-7k2m9q0xvd'] },
  },
})
