import { type Answer, getOperationQuery } from '@/lib/client/operation-query'

/** Rows of a page, the most that a service gives (public documentation). */
export const listedMax = 1_000

const toFirstPage = (clientNo: string) => ({
  params: { clientno: clientNo },
  query: { pageno: 1, pagesize: listedMax },
})

/** Codes change with the service, and not with the day: what was read an hour ago still names them. */
const freshMs = 3_600_000

/**
 * The system codes of a client, as many as one page holds. A page that only names codes leaves them
 * to the browser, which keeps them: read with each page they would cost the service one more read a
 * visit. A form whose choices they are has them from the server.
 */
export const getCodesQuery = (clientNo: string) => ({
  ...getOperationQuery('listCodes', toFirstPage(clientNo)),
  staleTime: freshMs,
})

/** The configuration of a client, as much as one page holds. */
export const getConfigsQuery = (clientNo: string) =>
  getOperationQuery('listClientConfigs', toFirstPage(clientNo))

/** The values of one key of the configuration. */
export const getConfigQuery = (clientNo: string, key: string) =>
  getOperationQuery('getClientConfig', { params: { clientno: clientNo, key } })

type Row<List> = NonNullable<NonNullable<List>[number & keyof NonNullable<List>]>
export type SystemCode = Row<Answer<'listCodes'>['codes']>
export type ClientConfig = Row<Answer<'listClientConfigs'>['clientConfigs']>
