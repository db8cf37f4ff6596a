import { listInvoiceDocuments, listInvoiceHistory, listInvoicePayments } from '@/lib/contracts/collection/invoice-details'
import { getCollectionInvoice, listCollectionInvoices } from '@/lib/contracts/collection/invoices'
import type { Database } from '@/lib/database/open'
import { answer } from '../../answer'
import type { Directory, Tenant } from '../../directory'
import type { Implement } from '../../implement'
import { notFound } from '../../refusal'
import { bent } from './amount-fault'
import { bookedOf } from './booked'
import { advance } from './case-progress'
import { bySeq, cut, pageSizeOf } from './cursor'
import { documentsOf, documentView } from './documents'
import { historyOfInvoice, historyView } from './history'
import { paymentsOf, paymentView } from './invoice-payments'
import { type InvoiceRow, invoiceOf, invoicesOf } from './invoice-store'
import { invoiceView } from './invoice-view'
import { organizationOf } from './organization'
import { placeOf } from './place'

/** Invoices of the collection area: read, and what belongs to one. */
export function invoiceRoutes(implement: Implement, { db, directory }: { db: Database; directory: Directory }) {
  const size = pageSizeOf()

  implement(listCollectionInvoices, async (asked) => {
    const { organizationId } = asked.params
    await advance(db, placeOf(asked))
    const { page, summary } = cut(await invoicesOf(db, organizationId, asked.query, size), size, bySeq)
    return answer(200, { summary, data: await viewsOf(organizationId, page, asked.tenant) })
  })

  implement(getCollectionInvoice, async (asked) => {
    await advance(db, placeOf(asked))
    const { organizationId, invoiceId } = asked.params
    const [data] = await viewsOf(organizationId, [await one(organizationId, invoiceId)], asked.tenant)
    return answer(200, { summary: { status: 'SUCCESS' }, data })
  })

  implement(listInvoiceDocuments, async ({ params: { organizationId, invoiceId }, query }) => {
    await one(organizationId, invoiceId)
    const { page, summary } = cut(await documentsOf(db, invoiceId, query.PageToken, size), size, bySeq)
    return answer(200, { summary, data: page.map(documentView) })
  })

  implement(listInvoiceHistory, async (asked) => {
    await advance(db, placeOf(asked))
    const { organizationId, invoiceId } = asked.params
    const { page, summary } = cut(await historyOfInvoice(db, await one(organizationId, invoiceId), asked.query.PageToken, size), size, bySeq)
    return answer(200, { summary, data: page.map(historyView) })
  })

  implement(listInvoicePayments, async ({ params: { organizationId, invoiceId }, query }) => {
    await one(organizationId, invoiceId)
    const { page, summary } = cut(await paymentsOf(db, invoiceId, query.PageToken, size), size, bySeq)
    return answer(200, { summary, data: page.map(paymentView) })
  })

  async function one(organizationId: string, invoiceId: string) {
    const row = await invoiceOf(db, organizationId, invoiceId)
    if (!row) throw notFound(`Invoice ${invoiceId}`)
    return row
  }

  async function viewsOf(organizationId: string, rows: InvoiceRow[], tenant: Tenant | undefined) {
    const ids = rows.map(({ id }) => id)
    const [booked, organization] = [await bookedOf(db, ids), await organizationOf(db, directory, organizationId)]
    return rows.map((row) => bent(invoiceView(row, organization, booked(row.id)), tenant?.settings.collectionFault))
  }
}
