import {
  createLoader,
  createSerializer,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server'
import { getOperationQuery } from '@/lib/client/operation-query'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import { documentRoutes } from '@/lib/features/invoice-sending/domain/typed-document'

/** What the address of the page holds: the form, in whose place a document goes, and whose that is. */
const sendParsers = {
  to: parseAsStringLiteral(documentRoutes).withDefault('business'),
  rid: parseAsString,
  receipt: parseAsString,
  number: parseAsString,
  company: parseAsInteger,
  customer: parseAsString,
}

export const loadSendView = createLoader(sendParsers)

/** The address of the page, without a question mark. */
export const toSendQueryString = createSerializer(sendParsers)

type Rid = ReplacedInvoice['transactionRid']

/** The failed invoice as its receiver would have seen it. */
export const getReplacedViewQuery = (TransactionRid: Rid, CompanyId: number) =>
  getOperationQuery('getInvoiceView', { query: { TransactionRid, CompanyId } })

/** What was sent in place of an invoice. */
export const getReplacementsQuery = (companyId: number, TransactionRid: Rid) =>
  getOperationQuery('listResentInvoices', {
    body: { CompanyIds: [companyId], TransactionRids: [TransactionRid] },
  })

/** What was sent in place of an invoice, and in whose place it was sent itself. */
export const getSentLinksQuery = (
  companyId: number,
  { rid, receiptId }: { rid: Rid | null; receiptId: string | null },
) =>
  getOperationQuery('listResentInvoices', {
    body: {
      CompanyIds: [companyId],
      ...(rid !== null && { TransactionRids: [rid] }),
      ...(receiptId !== null && { ReceiptIds: [receiptId] }),
    },
  })
