import type { ColumnList } from '@/lib/contracts/desk/user-state'
import { getOperationQuery } from './operation-query'

/**
 * What the person typed here before. It is offered when a page opens: coming back to a window does
 * not ask again.
 */
export const getDraftQuery = (clientNo: string, subject: string) => ({
  ...getOperationQuery('getDraft', { params: { clientno: clientNo }, body: { subject } }),
  refetchOnWindowFocus: false,
})

/** The columns that the person has chosen for a list. */
export const getColumnsQuery = (list: ColumnList) =>
  getOperationQuery('getColumns', { body: { list } })
