import { type Answer, getOperationQuery } from '@/lib/client/operation-query'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import type { ListRows } from '@/lib/shared/list-filters/filter-table'
import type { GlQuestion, MovementsQuestion } from './gl-view'

export type GlRow = ListRows['listGlItems']
export type MovementRow = ListRows['listGlMovements']

/** The age-distributed balance of a client, or of one customer, at the end of a day. */
export const getAgingQuery = (clientNo: string, asof: string, customerno: string | null = null) =>
  getOperationQuery('listAdbIntervals', {
    params: { clientno: clientNo },
    query: { asof, ...(customerno !== null && { customerno }) },
  })

/**
 * Items of a client, of whichever customer and status: as many as a page holds. What is paid in part
 * is open too, and no status says both.
 */
export const getFirstItemsQuery = (clientNo: string) =>
  getOperationQuery('listArItems', {
    params: { clientno: clientNo },
    query: { pageno: 1, pagesize: 1000 },
  })

/** A page of the general-ledger items of a client. */
export const getGlItemsQuery = (clientNo: string, query: GlQuestion) =>
  getOperationQuery('listGlItems', { params: { clientno: clientNo }, query })

export const getGlItemQuery = (clientNo: string, glItemId: string) =>
  getOperationQuery('getGlItem', { params: { clientno: clientNo, glitemid: glItemId } })

/** All lines of a voucher, as far as one page of them goes. */
export const getVoucherQuery = (clientNo: string, voucherNo: string) =>
  getGlItemsQuery(clientNo, { voucherno: voucherNo, pageno: 1, pagesize: 1000 })

/** A page of the movements and balances of a client. */
export const getMovementsQuery = (clientNo: string, query: MovementsQuestion) =>
  getOperationQuery('listGlMovements', { params: { clientno: clientNo }, query })

/** The newest period of a client that is closed. */
export const getLatestClosedQuery = (clientNo: string) =>
  getOperationQuery('getLatestGlMovement', { params: { clientno: clientNo } })

/**
 * What an answer of aging says of the day that it was asked for: it is that day's, another's, or it
 * names none that can be read, so that nobody knows.
 */
export function judgeAsOf(
  { asOf }: Answer<'listAdbIntervals'>,
  asked: string,
): { is: 'asked' | 'untold' } | { is: 'other'; day: string } {
  const day = toCalendarDay(asOf ?? '')
  if (day === null) return { is: 'untold' }
  return day === asked ? { is: 'asked' } : { is: 'other', day }
}
