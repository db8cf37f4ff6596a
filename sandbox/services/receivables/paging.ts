/**
 * Paging of receivables lists (public documentation): 100 a page by default, 1,000 at most, under 5
 * becomes 10; 10,000 rows in all.
 */
export function resolvePaging(query: {
  pageno?: number
  pagesize?: number
  maximumcount?: number
}) {
  const wanted = query.pagesize ?? 100
  return {
    pageNo: query.pageno ?? 1,
    pageSize: wanted < 5 ? 10 : Math.min(wanted, 1000),
    maximumCount: Math.min(query.maximumcount ?? 10_000, 10_000),
  }
}

type Page = ReturnType<typeof resolvePaging> & {
  totalCount: number
  currentPageSize: number
  queryId: string
  url: string
}

/** Where a page stands. The addresses of other pages carry the query's id in place of its words. */
export function buildListSummary({
  pageNo,
  pageSize,
  maximumCount,
  totalCount,
  currentPageSize,
  queryId,
  url,
}: Page) {
  const totalPages = Math.ceil(totalCount / pageSize)
  const buildPageUrl = (page: number) => `${url}?query=${queryId}&pageno=${page}`
  return {
    pageNo,
    currentPageSize,
    pageSizeLimit: pageSize,
    totalPages,
    totalCount,
    maximumCount,
    ...(pageNo < totalPages && { nextPage: buildPageUrl(pageNo + 1) }),
    ...(totalPages > 0 && { lastPage: buildPageUrl(totalPages) }),
    queryId,
  }
}
