import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { BatchUuid, ClientNo } from '../formats'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, markPubliclySeen, openEnum } from '../source'

/** What became of one row of a batch. Shape assumed: interface.md 4.3 shows no body. */
const BatchRow = defineAnswer({
  index: ExactNumber,
  customerNo: z.string(),
  /** Of a batch of documents. */
  documentNo: z.string(),
  status: openEnum('PROCESSED', 'FAILED'),
  result: openEnum('CREATED', 'UPDATED', 'REJECTED'),
  message: z.string(),
  warnings: z.array(defineAnswer({ field: z.string(), message: z.string() })),
})

/** A receivables batch as it is read. Shape assumed. */
export const ReceivablesBatch = markAssumed(
  defineAnswer({
    batchUuid: z.string(),
    status: openEnum('QUEUED', 'RUNNING', 'DONE', 'PARTIAL'),
    receivedAt: z.string(),
    finishedAt: z.string(),
    total: ExactNumber,
    processed: ExactNumber,
    failed: ExactNumber,
    results: z.array(BatchRow),
  }),
)

export type ReceivablesBatch = z.infer<typeof ReceivablesBatch>

/**
 * 202 while it runs, perhaps without a body (assumed), 206 when part of it failed, 200 when done
 * (public documentation).
 */
export const getReceivablesBatch = defineOperation({
  name: 'getReceivablesBatch',
  area: 'receivables',
  method: 'GET',
  path: '/clients/:clientno/batches/:batchuuid',
  summary: 'Read the state and result of a batch',
  section: '4.3',
  source: 'documented',
  effect: 'read',
  right: 'read:arm.customer',
  params: z.object({ clientno: ClientNo, batchuuid: BatchUuid }),
  target: ({ params }) => params.batchuuid,
  targetOfAnswer: (batch) => batch?.batchUuid,
  answers: {
    200: ReceivablesBatch,
    202: markPubliclySeen(ReceivablesBatch.nullable()),
    206: markPubliclySeen(ReceivablesBatch),
  },
  refusals: [400, 403, 404, 406],
  example: { params: { clientno: '1001', batchuuid: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11' } },
})
