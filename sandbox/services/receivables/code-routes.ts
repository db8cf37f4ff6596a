import { getClientConfig, listClientConfigs, listCodes } from '@/lib/contracts/receivables/codes'
import { getSandboxPath } from '../../addresses'
import { makeAnswer } from '../../answer'
import type { Directory } from '../../directory'
import type { Implement } from '../../implement'
import { notFound } from '../../refusal'
import { getCurrency } from '../../seed/currency'
import { listConfigs, systemCodes } from './client-codes'
import { buildListSummary, resolvePaging } from './paging'
import { RememberedQueries } from './remembered-queries'

/** System codes and the configuration of a client: read, and the same for all clients of a country. */
export function registerCodeRoutes(implement: Implement, { directory }: { directory: Directory }) {
  const queries = new RememberedQueries<PageQuery>()

  function pickPage<Row>(rows: readonly Row[], query: PageQuery, url: string) {
    const words = query.query === undefined ? query : queries.of(query.query)
    const paging = resolvePaging({ ...words, pageno: query.pageno })
    const totalCount = Math.min(rows.length, paging.maximumCount)
    const from = (paging.pageNo - 1) * paging.pageSize
    const page = rows.slice(from, Math.min(from + paging.pageSize, totalCount))
    const { pagesize, maximumcount } = words
    const queryId = queries.remember({ pagesize, maximumcount })
    const currentPageSize = page.length
    return {
      page,
      summary: buildListSummary({ ...paging, totalCount, currentPageSize, queryId, url }),
    }
  }
  const configsOf = (clientNo: string) =>
    listConfigs(getCurrency(directory.client(Number(clientNo))?.country))

  implement(listCodes, async ({ params, query, origin }) => {
    const url = origin + getSandboxPath(listCodes).replace(':clientno', params.clientno)
    const { page, summary } = pickPage(systemCodes, query, url)
    return makeAnswer(200, { summary, codes: page })
  })

  implement(listClientConfigs, async ({ params, query, origin }) => {
    const url = origin + getSandboxPath(listClientConfigs).replace(':clientno', params.clientno)
    const { page, summary } = pickPage(configsOf(params.clientno), query, url)
    return makeAnswer(200, { summary, clientConfigs: page })
  })

  implement(getClientConfig, async ({ params }) => {
    const found = configsOf(params.clientno).find(({ key }) => key === params.key)
    if (!found) throw notFound(`Configuration ${params.key}`)
    return makeAnswer(200, found)
  })
}

type PageQuery = { pageno?: number; pagesize?: number; maximumcount?: number; query?: string }
