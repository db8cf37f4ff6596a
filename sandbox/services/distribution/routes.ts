import { getInvoiceLookupLink } from '@/lib/contracts/distribution/lookup-link'
import {
  getInvoiceStatus,
  postInvoicePstatus,
  postInvoiceStatus,
} from '@/lib/contracts/distribution/status'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../answer'
import type { Directory } from '../../directory'
import type { Implement } from '../../implement'
import { badRequest, notFound } from '../../refusal'
import { listPersonCompanyIds, type Person } from '../identity/person'
import { withRequestProgress } from './request-progress'
import { listRequests } from './request-store'
import { type SendRequest, toInvoiceStatus } from './send-request'
import { registerSendRoutes } from './sending/send-routes'

type StatusQuery = { Identifier?: string; InvoiceNumber?: string; CompanyId?: number | string }

/** The distribution area: sending, what became of one invoice, and where its receiver sees it. */
export function registerDistributionRoutes(
  implement: Implement,
  { db, directory }: { db: Database; directory: Directory },
) {
  registerSendRoutes(implement, { db, directory })
  const implementWithProgress = withRequestProgress(implement, db)

  for (const operation of [getInvoiceStatus, postInvoiceStatus, postInvoicePstatus])
    implementWithProgress(operation, async ({ body, accepted }) =>
      makeAnswer(200, toInvoiceStatus(await requireNewestRequest(body, accepted().person))),
    )

  implementWithProgress(getInvoiceLookupLink, async ({ query, accepted }) => {
    const { receiptId, companyId, invoice, invoiceLink } = await requireNewestRequest(
      query,
      accepted().person,
    )
    if (invoiceLink === null) throw notFound('The link')
    return makeAnswer(200, {
      ReceiptId: receiptId,
      CompanyId: companyId,
      InvoiceNumber: invoice.InvoiceNumber,
      InvoiceLink: invoiceLink,
    })
  })

  /**
   * @throws Refusal 400 for a question that asks for nothing, 404 for what is unknown or somebody
   *   else's.
   */
  async function requireNewestRequest(
    { Identifier, InvoiceNumber, CompanyId }: StatusQuery,
    person: Person,
  ): Promise<SendRequest> {
    const wanted = {
      receiptId: Identifier?.trim() || undefined,
      invoiceNumber: InvoiceNumber?.trim() || undefined,
    }
    if (!wanted.receiptId && !wanted.invoiceNumber)
      throw badRequest('Nothing is asked for', { InvoiceNumber: 'Identifier or InvoiceNumber' })
    const [found] = await listRequests(
      db,
      CompanyId === undefined ? listPersonCompanyIds(person) : [Number(CompanyId)],
      wanted,
    )
    if (!found) throw notFound('The invoice')
    return found
  }
}
