import {
  listInvoiceDocuments,
  listInvoiceHistory,
  listInvoicePayments,
} from '@/lib/contracts/collection/invoice-details'
import { getCollectionInvoice, listCollectionInvoices } from '@/lib/contracts/collection/invoices'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../../answer'
import type { Directory, Tenant } from '../../../directory'
import type { Implement } from '../../../implement'
import { notFound } from '../../../refusal'
import { readBookedAmounts } from '../booked-amounts'
import { advanceCases } from '../cases/case-progress'
import { buildPage, getSeq, resolvePageSize } from '../cursor'
import { listDocumentRows, toInvoiceDocument } from '../documents'
import { listInvoiceHistoryRows, toHistoryEntry } from '../history'
import { readOrganization } from '../organization'
import { toOrganizationContext } from '../organization-context'
import { applyAmountFault } from './amount-fault'
import { listPaymentRows, toInvoicePayment } from './invoice-payments'
import { findInvoiceRow, type InvoiceRow, listInvoiceRows } from './invoice-store'
import { toCollectionInvoice } from './invoice-view'

/** Invoices of the collection area: read, and what belongs to one. */
export function registerInvoiceRoutes(
  implement: Implement,
  { db, directory }: { db: Database; directory: Directory },
) {
  const size = resolvePageSize()

  implement(listCollectionInvoices, async (asked) => {
    const { organizationId } = asked.params
    await advanceCases(db, toOrganizationContext(asked))
    const { page, summary } = buildPage(
      await listInvoiceRows(db, organizationId, asked.query, size),
      size,
      getSeq,
    )
    return makeAnswer(200, {
      summary,
      data: await buildCollectionInvoices(organizationId, page, asked.tenant),
    })
  })

  implement(getCollectionInvoice, async (asked) => {
    await advanceCases(db, toOrganizationContext(asked))
    const { organizationId, invoiceId } = asked.params
    const [data] = await buildCollectionInvoices(
      organizationId,
      [await requireInvoice(organizationId, invoiceId)],
      asked.tenant,
    )
    return makeAnswer(200, { summary: { status: 'SUCCESS' }, data })
  })

  implement(listInvoiceDocuments, async ({ params: { organizationId, invoiceId }, query }) => {
    await requireInvoice(organizationId, invoiceId)
    const { page, summary } = buildPage(
      await listDocumentRows(db, invoiceId, query.PageToken, size),
      size,
      getSeq,
    )
    return makeAnswer(200, { summary, data: page.map(toInvoiceDocument) })
  })

  implement(listInvoiceHistory, async (asked) => {
    await advanceCases(db, toOrganizationContext(asked))
    const { organizationId, invoiceId } = asked.params
    const { page, summary } = buildPage(
      await listInvoiceHistoryRows(
        db,
        await requireInvoice(organizationId, invoiceId),
        asked.query.PageToken,
        size,
      ),
      size,
      getSeq,
    )
    return makeAnswer(200, { summary, data: page.map(toHistoryEntry) })
  })

  implement(listInvoicePayments, async ({ params: { organizationId, invoiceId }, query }) => {
    await requireInvoice(organizationId, invoiceId)
    const { page, summary } = buildPage(
      await listPaymentRows(db, invoiceId, query.PageToken, size),
      size,
      getSeq,
    )
    return makeAnswer(200, { summary, data: page.map(toInvoicePayment) })
  })

  async function requireInvoice(organizationId: string, invoiceId: string) {
    const row = await findInvoiceRow(db, organizationId, invoiceId)
    if (!row) throw notFound(`Invoice ${invoiceId}`)
    return row
  }

  async function buildCollectionInvoices(
    organizationId: string,
    rows: InvoiceRow[],
    tenant: Tenant | undefined,
  ) {
    const ids = rows.map(({ id }) => id)
    const [booked, organization] = [
      await readBookedAmounts(db, ids),
      await readOrganization(db, directory, organizationId),
    ]
    return rows.map((row) =>
      applyAmountFault(
        toCollectionInvoice(row, organization, booked(row.id)),
        tenant?.settings.collectionFault,
      ),
    )
  }
}
