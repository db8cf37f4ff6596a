import { and, eq, inArray } from 'drizzle-orm'
import { getWebapiAttachment, getWebapiBatch, pingWebapi } from '@/lib/contracts/collection/webapi'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../answer'
import { collectionCases, collectionDocuments } from '../../database/collection-schema'
import type { Implement } from '../../implement'
import { notFound } from '../../refusal'
import type { AcceptedToken } from '../identity/tokens'
import { readBatch } from './batches/batch-queries'
import { readBookedAmounts } from './booked-amounts'
import { listCaseInvoices } from './cases/case-store'
import { toCollectionCase } from './cases/case-view'
import { listCaseHistoryRows } from './history'

/** Words of HTTP for the state of a batch (assumed). */
const statusCodes: Record<string, number> = { QUEUED: 202, SUCCESS: 200, PARTIAL: 206, FAILED: 422 }

/**
 * The legacy paths (interface.md 4.9 and 9): what they answer is what the others know, in the older
 * form.
 */
export function registerLegacyRoutes(implement: Implement, { db }: { db: Database }) {
  implement(pingWebapi, async () => makeAnswer(200, { status: 'ok' }))

  implement(getWebapiBatch, async ({ query, accepted }) => {
    const batch = await readBatch(db, query.batchId)
    const organizationId = batch?.organizationId ?? ''
    if (!batch || !listOrganizationIds(accepted).includes(organizationId))
      throw notFound(`Batch ${query.batchId}`)
    const errors = (batch.failed ?? []).map(({ index, message }) => ({
      objectname: batch.type,
      objectindex: index,
      message,
    }))
    const responses = await readCollectionCases(
      db,
      (batch.succeeded ?? []).map(({ caseId }) => caseId ?? ''),
    )
    return makeAnswer(200, {
      status: { statuscode: statusCodes[batch.status ?? ''], errors, responses },
      organizationId,
    })
  })

  implement(getWebapiAttachment, async ({ query: { attachmentId }, accepted }) => {
    const [document] = await db
      .select()
      .from(collectionDocuments)
      .where(
        and(
          eq(collectionDocuments.attachmentId, attachmentId),
          inArray(collectionDocuments.organizationId, listOrganizationIds(accepted)),
        ),
      )
    if (!document) throw notFound(`Attachment ${attachmentId}`)
    const { organizationId, filename, contentType, content } = document
    return makeAnswer(200, {
      attachmentId,
      organizationId,
      filename,
      contentType,
      content: content ?? makeDocumentContent(filename),
    })
  })
}

const listOrganizationIds = (accepted: () => AcceptedToken) =>
  accepted().person.clients.map(({ organizationId }) => organizationId)

async function readCollectionCases(db: Database, caseIds: string[]) {
  if (caseIds.length === 0) return []
  const cases = await db
    .select()
    .from(collectionCases)
    .where(inArray(collectionCases.caseId, caseIds))
    .orderBy(collectionCases.caseNumber)
  const invoices = await listCaseInvoices(db, cases)
  const history = await listCaseHistoryRows(db, caseIds)
  const booked = await readBookedAmounts(
    db,
    invoices.map(({ id }) => id),
  )
  const filterByCase = <Row extends { caseId: string }>(rows: Row[], caseId: string) =>
    rows.filter((row) => row.caseId === caseId)
  return cases.map((row) =>
    toCollectionCase(row, {
      invoices: filterByCase(invoices, row.caseId),
      history: filterByCase(history, row.caseId),
      booked,
    }),
  )
}

/** A document of the seed has no bytes of its own: its name, as text. */
const makeDocumentContent = (filename: string) => Buffer.from(`${filename}\n`).toString('base64')
