import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { OrganizationId, Uuid } from '../formats'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, markPubliclySeen, openEnum, withExpected } from '../source'
import {
  makeEnvelope,
  makePageEnvelope,
  organizationParams,
  PageSize,
  PageToken,
  toOrganizationScope,
} from './envelopes'

/** The id of ours that a row went out with, under the name that it had there (assumed). */
const sourceIds = {
  uniqueSourceInvoiceId: markAssumed(z.string()),
  uniqueSourcePaymentId: markAssumed(z.string()),
  uniqueSourceCorrectionId: markAssumed(z.string()),
}

/**
 * A row that succeeded. `index` is its place in the request, from 0 (assumed). Older pages add
 * `$type`.
 */
export const SucceededRow = defineAnswer({
  $type: z.string(),
  index: markAssumed(ExactNumber),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  caseId: z.string(),
  caseNumber: markAssumed(ExactNumber),
  ...sourceIds,
})
export type SucceededRow = z.infer<typeof SucceededRow>

/**
 * A row that failed. Public pages show no shape, so all of it is assumed, and so is what
 * DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID (interface.md, part 7, rule 5) means: the organization has a
 * row with this source id already.
 */
export const FailedRow = markAssumed(
  defineAnswer({
    index: ExactNumber,
    ...sourceIds,
    invoiceId: z.string(),
    code: withExpected(
      openEnum('DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID'),
      'NOT_FOUND',
      'VALIDATION_FAILED',
      'WRONG_STATE',
    ),
    message: z.string(),
  }),
)
export type FailedRow = z.infer<typeof FailedRow>

/**
 * A batch of the collection area. QUEUED goes over to one of the others and stays there. A list
 * leaves the rows out (assumed).
 */
export const CollectionBatch = defineAnswer({
  batchId: z.string(),
  type: withExpected(openEnum('NONE', 'INVOICE'), 'PAYMENT', 'CORRECTION'),
  status: openEnum('QUEUED', 'SUCCESS', 'PARTIAL', 'FAILED'),
  createdAt: z.string(),
  finishedAt: z.string(),
  organizationId: z.string(),
  createdBy: z.string(),
  succeeded: z.array(SucceededRow),
  failed: z.array(FailedRow),
})
export type CollectionBatch = z.infer<typeof CollectionBatch>

const shared = {
  area: 'collection',
  method: 'GET',
  section: '4.9',
  source: 'public',
  effect: 'read',
  right: 'read:collection.case',
} as const
const example = {
  organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
  batchId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
}

/** A page of batches by createdAt, newest first unless SortDirection says otherwise (assumed). */
export const listCollectionBatches = defineOperation({
  ...shared,
  name: 'listCollectionBatches',
  path: '/orgs/:organizationId/batches',
  summary: 'List the batches of an organization, a page at a time',
  params: organizationParams,
  query: z.object({
    State: markPubliclySeen(z.string().max(60).optional()),
    Type: markPubliclySeen(z.string().max(60).optional()),
    PageToken,
    PageSize,
    SortDirection: markPubliclySeen(withExpected(openEnum(), 'desc', 'asc').optional()),
  }),
  scopeOfAnswer: ({ data }) => toOrganizationScope(data),
  answers: { 200: markPubliclySeen(makePageEnvelope(CollectionBatch)) },
  refusals: [400, 401, 403, 404],
  example: {
    params: { organizationId: example.organizationId },
    query: { State: 'QUEUED', PageSize: 50 },
  },
})

export const getCollectionBatch = defineOperation({
  ...shared,
  name: 'getCollectionBatch',
  path: '/orgs/:organizationId/batches/:batchId',
  summary: 'Read the state and the rows of a batch',
  params: z.object({ organizationId: OrganizationId, batchId: Uuid }),
  target: ({ params }) => params.batchId,
  targetOfAnswer: ({ data }) => data?.batchId,
  scopeOfAnswer: ({ data }) => toOrganizationScope([data]),
  answers: { 200: markPubliclySeen(makeEnvelope(CollectionBatch)) },
  refusals: [400, 401, 403, 404],
  example: { params: example },
})

/**
 * Where batchUrl points (interface.md 2.6). That this is the form which is to be removed is
 * assumed. A batch that names no organization is nobody's that we know.
 */
export const getLegacyBatch = defineOperation({
  ...shared,
  name: 'getLegacyBatch',
  path: '/batches/:batchId',
  summary: "Read a batch at batchUrl's own path",
  isLegacy: true,
  params: z.object({ batchId: Uuid }),
  target: ({ params }) => params.batchId,
  targetOfAnswer: ({ data }) => data?.batchId,
  scopeOfAnswer: ({ data }) => ({ organizationIds: [data?.organizationId ?? ''] }),
  answers: { 200: markPubliclySeen(makeEnvelope(CollectionBatch)) },
  refusals: [400, 401, 403, 404],
  example: { params: { batchId: example.batchId } },
})
