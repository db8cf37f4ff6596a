import { type Answer, getOperationQuery } from '@/lib/client/operation-query'

/** A customer as the desk read it, sensitive fields masked. */
export type CustomerRead = Answer<'getCustomer'>

/** A customer as a list shows it. */
export type CustomerRow = NonNullable<Answer<'listCustomers'>['customers']>[number]

/**
 * How a list of customers is asked for: what stands in the URL, and the search text, which may be
 * kept out of it.
 */
export type CustomerListView = { search: string; orderby: string; pageno: number; pagesize: number }

export const getCustomerQuery = (clientNo: string, customerNo: string) =>
  getOperationQuery('getCustomer', { params: { clientno: clientNo, customerno: customerNo } })

export const getCustomersQuery = (clientNo: string, view: CustomerListView) =>
  getOperationQuery('listCustomers', {
    params: { clientno: clientNo },
    query: { ...view, search: view.search || undefined },
  })

const toParams = (clientno: string, customerno: string) => ({ params: { clientno, customerno } })

export const getCustomerNotesQuery = (clientNo: string, customerNo: string) =>
  getOperationQuery('listCustomerNotes', toParams(clientNo, customerNo))

export const getFollowUpQuery = (clientNo: string, customerNo: string) =>
  getOperationQuery('getFollowUp', toParams(clientNo, customerNo))

/** Who has some customers, and whom they can be given to. */
export const getFollowUpsQuery = (clientNo: string, customerNos: string[]) =>
  getOperationQuery('listFollowUps', {
    params: { clientno: clientNo },
    body: { CustomerNos: customerNos },
  })

/** The checks of a customer's fields, which a page loads once it stands. */
export const importFieldChecks = () => import('@/lib/features/customers/domain/field-checks')
