import { getInvoiceLookupLink } from '@/lib/contracts/distribution/lookup-link'
import { getInvoiceStatus, postInvoicePstatus, postInvoiceStatus } from '@/lib/contracts/distribution/status'
import type { Database } from '@/lib/database/open'
import { answer } from '../../answer'
import type { Implement } from '../../implement'
import { invalid, notFound } from '../../refusal'
import { companyIdsOf, type Person } from '../identity/person'
import { afterSteps } from './request-progress'
import { requestsOf } from './request-store'
import { type SendRequest, statusView } from './send-request'

type Question = { Identifier?: string; InvoiceNumber?: string; CompanyId?: number | string }

/** The distribution area: what became of one invoice, and where its receiver sees it. */
export function distributionRoutes(implement: Implement, { db }: { db: Database }) {
  const implementMoved = afterSteps(implement, db)

  for (const operation of [getInvoiceStatus, postInvoiceStatus, postInvoicePstatus])
    implementMoved(operation, async ({ body, accepted }) => answer(200, statusView(await newest(body, accepted().person))))

  implementMoved(getInvoiceLookupLink, async ({ query, accepted }) => {
    const { receiptId, companyId, invoice, invoiceLink } = await newest(query, accepted().person)
    if (invoiceLink === null) throw notFound('The link')
    return answer(200, { ReceiptId: receiptId, CompanyId: companyId, InvoiceNumber: invoice.InvoiceNumber, InvoiceLink: invoiceLink })
  })

  /**
   * @throws Refusal 400 for a question that asks for nothing, 404 for what is unknown or somebody else's.
   */
  async function newest({ Identifier, InvoiceNumber, CompanyId }: Question, person: Person): Promise<SendRequest> {
    const wanted = { receiptId: Identifier?.trim() || undefined, invoiceNumber: InvoiceNumber?.trim() || undefined }
    if (!wanted.receiptId && !wanted.invoiceNumber) throw invalid('Nothing is asked for', { InvoiceNumber: 'Identifier or InvoiceNumber' })
    const [found] = await requestsOf(db, CompanyId === undefined ? companyIdsOf(person) : [Number(CompanyId)], wanted)
    if (!found) throw notFound('The invoice')
    return found
  }
}
