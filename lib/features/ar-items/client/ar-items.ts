import { readPageNo, toCursorPage } from '@/lib/client/lists/numbered-pages'
import type { PagedListQuery } from '@/lib/client/lists/paged-list'
import { type Answer, getOperationQuery } from '@/lib/client/operation-query'
import { read } from '@/lib/client/read'
import type { ListRows } from '@/lib/shared/list-filters/filter-table'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import type { ItemsQuestion } from './ar-items-view'

/** A receivable item as a list or its page shows it. */
export type ItemRow = NonNullable<ListRows['listArItems']>

/** What tells one item of a list from another: its id, or where it has none all that it says. */
export const getItemKey = (row: ItemRow): string => String(row.arItemId ?? JSON.stringify(row))

const pageSize = 100

const toInput = (clientNo: string, query: ItemsQuestion, pageno: number) => ({
  params: { clientno: clientNo },
  query: { ...query, pageno, pagesize: pageSize },
})

/** The first page of the items of a client. */
export const getItemsQuery = (clientNo: string, query: ItemsQuestion) =>
  getOperationQuery('listArItems', toInput(clientNo, query, 1))

/** The items of a client, page by page. */
export const getItemPagesQuery = (
  clientNo: string,
  query: ItemsQuestion,
): PagedListQuery<ItemRow> => ({
  first: getItemsQuery(clientNo, query),
  toFirst: (answer) => toItemPage(undefined, answer),
  page: async (token, context) =>
    toItemPage(
      token,
      await read('listArItems', toInput(clientNo, query, readPageNo(token)), context),
    ),
  keyOf: getItemKey,
  sift: (rows) => verifyFilters('listArItems', query, rows),
})

const toItemPage = (token: string | undefined, answer: Answer<'listArItems'>) =>
  toCursorPage(
    token,
    {
      summary: answer.summary,
      rows: answer.arItems ? answer.arItems.filter((row) => row !== null) : null,
    },
    getItemKey,
  )

/** One receivable item. */
export const getItemQuery = (clientNo: string, arItemId: string) =>
  getOperationQuery('getArItem', { params: { clientno: clientNo, aritemid: arItemId }, query: {} })
