import type { ExactNumber } from '../contracts/exact-number'
import type { Answer, Input, OperationName } from '../contracts/registry'
import { findSought } from '../domain/list-filters/sought-rows'
import { atMost } from './at-most'
import { operationQuery } from './operation-query'
import { read } from './read'

/** What the status of an invoice is asked for by: its identifier, or its number with the company that sent it. */
export type InvoiceQuestion = Input<'getInvoiceStatus'>['body']
export type StatusAnswer = Answer<'getInvoiceStatus'>
export type ItemRow = NonNullable<NonNullable<Answer<'listArItems'>['arItems']>[number]>
export type ClaimRow = NonNullable<NonNullable<Answer<'listCollectionInvoices'>['data']>[number]>

/** What is read of one invoice at once. */
const turns = atMost(3)

/** The query of an operation, in its turn among those of the page. */
export function inTurn<Name extends OperationName>(name: Name, input: Input<Name>) {
  return { ...operationQuery(name, input), queryFn: ({ signal }: { signal: AbortSignal }) => turns(() => read(name, input, signal), signal) }
}

export const statusQuery = (question: InvoiceQuestion) => inTurn('getInvoiceStatus', { body: question })

const itemsMax = 20

/** Receivable items of a client under the number of a document: candidates for the invoice. */
export const itemsQuery = (clientNo: string, number: string) =>
  inTurn('listArItems', { params: { clientno: clientNo }, query: { documentno: number, pageno: 1, pagesize: itemsMax } })

/** Collection invoices of an organization under a number: candidates for the invoice. */
export const claimsQuery = (organizationId: string, number: string) =>
  inTurn('listCollectionInvoices', { params: { organizationId }, query: { InvoiceNumber: number } })

/** The receivable items under a number among those that were answered. */
export const soughtItems = (number: string | null, answer: Answer<'listArItems'> | undefined) =>
  findSought('listArItems', { documentno: number }, (answer?.arItems ?? []).filter(isPresent), hasMoreItems(answer))

/** The collection invoices under a number among those that were answered. */
export const soughtClaims = (number: string | null, answer: Answer<'listCollectionInvoices'> | undefined) =>
  findSought('listCollectionInvoices', { InvoiceNumber: number }, (answer?.data ?? []).filter(isPresent), Boolean(answer?.summary?.nextPageToken))

const hasMoreItems = (answer: Answer<'listArItems'> | undefined) => {
  const count = answer?.arItems?.length ?? 0
  const total = answer?.summary?.totalCount
  return typeof total === 'number' ? total > count : count >= itemsMax
}

const isPresent = <Row>(row: Row): row is NonNullable<Row> => row !== null && row !== undefined

export const receiptQuery = (TransactionRid: ExactNumber, CompanyId: number) => inTurn('getReceipt', { query: { TransactionRid, CompanyId } })

/** What persons have said of an invoice. */
export const joinsQuery = (TransactionRid: number, CompanyId: number) => inTurn('listJoins', { body: { TransactionRid, CompanyId } })

export const customerOfItemQuery = (clientno: string, customerno: string) => inTurn('getCustomer', { params: { clientno, customerno } })

/** Customers that are asked for by the name of a receiver. */
export const namesakesMax = 200
export const namesakesQuery = (clientno: string, search: string) =>
  inTurn('listCustomers', { params: { clientno }, query: { search, orderby: 'name', pageno: 1, pagesize: namesakesMax } })

/** What happened to a joined claim, and what was paid of it: the first page of each. */
export const claimHistoryQuery = (organizationId: string, invoiceId: string) =>
  inTurn('listInvoiceHistory', { params: { organizationId, invoiceId }, query: {} })
export const claimPaymentsQuery = (organizationId: string, invoiceId: string) =>
  inTurn('listInvoicePayments', { params: { organizationId, invoiceId }, query: {} })

/** What failed lately, by cause: how many more are like one. */
export const failuresInTurn = (question: Input<'listFailuresByCause'>['body']) => inTurn('listFailuresByCause', { body: question })
