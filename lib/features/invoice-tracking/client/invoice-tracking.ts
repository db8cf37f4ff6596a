import type { QueryFunctionContext } from '@tanstack/react-query'
import { createLimiter } from '@/lib/client/limiter'
import { getOperationQuery } from '@/lib/client/operation-query'
import { read } from '@/lib/client/read'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { Answer, Input, OperationName } from '@/lib/contracts/registry'
import { evaluateLookup, type LookupProof } from '@/lib/shared/list-filters/lookup-proof'

/**
 * What the status of an invoice is asked for by: its identifier, or its number with the company
 * that sent it.
 */
export type InvoiceQuestion = Input<'getInvoiceStatus'>['body']
export type StatusAnswer = Answer<'getInvoiceStatus'>
export type ItemRow = NonNullable<NonNullable<Answer<'listArItems'>['arItems']>[number]>
export type CollectionInvoiceRow = NonNullable<
  NonNullable<Answer<'listCollectionInvoices'>['data']>[number]
>

/** What is read of one invoice at once. */
const limit = createLimiter(3)

/** The query of an operation, in its turn among those of the page. */
export function getLimitedQuery<Name extends OperationName>(name: Name, input: Input<Name>) {
  return {
    ...getOperationQuery(name, input),
    queryFn: ({ signal, meta }: Pick<QueryFunctionContext, 'signal' | 'meta'>) =>
      limit(() => read(name, input, { signal, meta }), signal),
  }
}

export const getStatusQuery = (question: InvoiceQuestion) =>
  getLimitedQuery('getInvoiceStatus', { body: question })

/** The case that an invoice is in. */
export const getCaseInTurnQuery = (organizationId: string, caseNumber: string) =>
  getLimitedQuery('listCases', { params: { organizationId }, query: { CaseNumber: caseNumber } })

/** Receivable items that are asked for under one number. */
export const itemsMax = 20

/** Receivable items of a client under the number of a document: candidates for the invoice. */
export const getItemsQuery = (clientNo: string, number: string) =>
  getLimitedQuery('listArItems', {
    params: { clientno: clientNo },
    query: { documentno: number, pageno: 1, pagesize: itemsMax },
  })

/** Collection invoices of an organization under a number: candidates for the invoice. */
export const getCollectionInvoicesQuery = (organizationId: string, number: string) =>
  getLimitedQuery('listCollectionInvoices', {
    params: { organizationId },
    query: { InvoiceNumber: number },
  })

/** The receivable items under a number among those that were answered. */
export const matchItems = (
  number: string | null,
  answer: Answer<'listArItems'> | undefined,
): LookupProof<ItemRow> =>
  evaluateLookup(
    'listArItems',
    { documentno: number },
    answer?.arItems?.filter(isPresent),
    hasMoreItems(answer),
  )

/** The collection invoices under a number among those that were answered, in the same way. */
export const matchCollectionInvoices = (
  number: string | null,
  answer: Answer<'listCollectionInvoices'> | undefined,
): LookupProof<CollectionInvoiceRow> =>
  evaluateLookup(
    'listCollectionInvoices',
    { InvoiceNumber: number },
    answer?.data?.filter(isPresent),
    Boolean(answer?.summary?.nextPageToken),
  )

/** Whether a ledger holds more items under a number than it answered. */
export const hasMoreItems = (answer: Answer<'listArItems'> | undefined) => {
  const count = answer?.arItems?.length ?? 0
  const total = answer?.summary?.totalCount
  return typeof total === 'number' ? total > count : count >= itemsMax
}

/** A row of a list that is there. */
export const isPresent = <Row>(row: Row): row is NonNullable<Row> =>
  row !== null && row !== undefined

export const getReceiptQuery = (TransactionRid: ExactNumber, CompanyId: number) =>
  getLimitedQuery('getReceipt', { query: { TransactionRid, CompanyId } })

/** What persons have said of an invoice. */
export const getLinkDecisionsQuery = (TransactionRid: number, CompanyId: number) =>
  getLimitedQuery('listManualLinks', { body: { TransactionRid, CompanyId } })

export const getItemCustomerQuery = (clientno: string, customerno: string) =>
  getLimitedQuery('getCustomer', { params: { clientno, customerno } })

/** Customers that are asked for by the name of a receiver. */
const namesakesMax = 200
export const getNamesakesQuery = (clientno: string, search: string) =>
  getLimitedQuery('listCustomers', {
    params: { clientno },
    query: { search, orderby: 'name', pageno: 1, pagesize: namesakesMax },
  })

/**
 * What happened to a linked collection invoice, and what was paid of it: the first page of each.
 */
export const getCollectionHistoryQuery = (organizationId: string, invoiceId: string) =>
  getLimitedQuery('listInvoiceHistory', { params: { organizationId, invoiceId }, query: {} })
export const getCollectionPaymentsQuery = (organizationId: string, invoiceId: string) =>
  getLimitedQuery('listInvoicePayments', { params: { organizationId, invoiceId }, query: {} })

/** What failed lately, by cause: how many more are like one. */
export const getLimitedFailuresQuery = (question: Input<'listFailuresByCause'>['body']) =>
  getLimitedQuery('listFailuresByCause', { body: question })
