import { operationQuery } from './operation-query'

/** How a list of customers is asked for: what stands in the URL, and the search text, which may be kept out of it. */
export type CustomerListView = { search: string; orderby: string; pageno: number; pagesize: number }

export const customerQuery = (clientNo: string, customerNo: string) =>
  operationQuery('getCustomer', { params: { clientno: clientNo, customerno: customerNo } })

export const customersQuery = (clientNo: string, view: CustomerListView) =>
  operationQuery('listCustomers', { params: { clientno: clientNo }, query: { ...view, search: view.search || undefined } })
