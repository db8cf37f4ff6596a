import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { ClientNo, DocumentNo } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, markPubliclySeen } from '../source'
import { pageQuery } from './customer-fields'
import { PageSummary } from './customers'

/** Documents that went out together. That there are such bundles is public; every field is assumed. */
export const DocumentBundle = markAssumed(
  defineAnswer({
    bundleId: z.string(),
    bundleDate: z.string(),
    documentCount: ExactNumber,
    documentNos: z.array(z.string()),
  }),
)

const read = {
  area: 'receivables',
  method: 'GET',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'read:arm.customer',
  refusals: [401, 403, 404],
} as const

/** The bundles of a client, newest first, without the numbers in them. All of it is assumed. */
export const listDocumentBundles = defineOperation({
  ...read,
  name: 'listDocumentBundles',
  path: '/clients/:clientno/documentbundles',
  summary: 'List document bundles, a page at a time',
  params: z.object({ clientno: ClientNo }),
  query: z.object(pageQuery),
  answers: {
    200: defineAnswer({
      summary: markPubliclySeen(PageSummary),
      documentBundles: markAssumed(defineList(DocumentBundle)),
    }),
  },
  example: { params: { clientno: '1001' }, query: { pageno: 1, pagesize: 50 } },
})

/** One bundle with the numbers of its documents, at most 1,000 (assumed). */
export const getDocumentBundle = defineOperation({
  ...read,
  name: 'getDocumentBundle',
  path: '/clients/:clientno/documentbundles/:bundleid',
  summary: 'Read one document bundle',
  params: z.object({ clientno: ClientNo, bundleid: DocumentNo }),
  target: ({ params }) => params.bundleid,
  targetOfAnswer: ({ bundleId }) => bundleId,
  answers: { 200: DocumentBundle },
  example: { params: { clientno: '1001', bundleid: 'DB-2026-03-12' } },
})
