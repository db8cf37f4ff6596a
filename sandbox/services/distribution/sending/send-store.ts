import { and, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { sendRequests } from '../../../database/sent-schema'
import type { RequestStep } from '../../../database/stored-sent'
import type { NewTransaction } from '../../../database/stored-transaction'
import { buildInvoiceLink } from '../send-request'
import type { DocumentFacts } from './document-facts'

/** True where a company has used an identifier before. */
export async function hasIdentifier(
  db: Database,
  companyId: number,
  identifier: string,
): Promise<boolean> {
  const [found] = await db
    .select({ receiptId: sendRequests.receiptId })
    .from(sendRequests)
    .where(and(eq(sendRequests.companyId, companyId), eq(sendRequests.identifier, identifier)))
    .limit(1)
  return found !== undefined
}

type NewSend = {
  receiptId: string
  companyId: number
  receivedAt: number
  facts: DocumentFacts
  invoice: NewTransaction
  steps: RequestStep[]
}

/** Stores a request to send. False: the identifier was used at the same time. */
export async function storeSend(
  db: Database,
  { receiptId, companyId, receivedAt, facts, invoice, steps }: NewSend,
): Promise<boolean> {
  const stored = await db
    .insert(sendRequests)
    .values({
      ...{ receiptId, companyId, receivedAt, identifier: facts.identifier },
      invoiceNumber: facts.number,
      status: 1,
      nextAt: steps[0]?.at ?? null,
      data: {
        filename: facts.filename,
        ...(facts.document !== null && { invoiceData: facts.document }),
        invoiceLink: facts.type === 'Letter' ? null : buildInvoiceLink(receiptId),
        invoice,
        steps,
      },
    })
    .onConflictDoNothing()
    .returning({ receiptId: sendRequests.receiptId })
  return stored.length > 0
}
