import type { ColumnList } from '../contracts/desk/kept'
import { operationQuery } from './operation-query'

/** What the person typed here before. It is offered when a page opens: coming back to a window does not ask again. */
export const draftQuery = (clientNo: string, subject: string) => ({
  ...operationQuery('getDraft', { params: { clientno: clientNo }, body: { subject } }),
  refetchOnWindowFocus: false,
})

/** The columns that the person has chosen for a list. */
export const columnsQuery = (list: ColumnList) => operationQuery('getColumns', { body: { list } })
