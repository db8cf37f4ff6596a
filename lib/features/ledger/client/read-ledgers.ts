import type { ReadContext } from '@/lib/client/background-reads'
import { read } from '@/lib/client/read'
import type { ListRows } from '@/lib/shared/list-filters/filter-table'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { type AllRows, readAllPages, rowsPerPage } from './read-all-pages'

/** All receivable items of a client, as far as the service lists them. */
export const readAllItems = (
  clientno: string,
  context: ReadContext,
): Promise<AllRows<ListRows['listArItems']>> =>
  readAllPages(
    async (pageno) => {
      const query = { pageno, pagesize: rowsPerPage }
      const answer = await read('listArItems', { params: { clientno }, query }, context)
      return { summary: answer.summary, rows: answer.arItems }
    },
    (row) => String(row.arItemId ?? JSON.stringify(row)),
  )

/** All movements of a client, of every account and period. */
export const readAllMovements = (
  clientno: string,
  context: ReadContext,
): Promise<AllRows<ListRows['listGlMovements']>> =>
  readAllPages(
    async (pageno) => {
      const query = { pageno, pagesize: rowsPerPage }
      const answer = await read('listGlMovements', { params: { clientno }, query }, context)
      return { summary: answer.summary, rows: answer.glMovements }
    },
    ({ glAccountNo, currency, year, period, ...row }) =>
      JSON.stringify(period == null ? row : [glAccountNo, currency, year, period]),
  )

/**
 * All general-ledger items of an account, booked up to a day. What contradicts that was not asked for;
 * where a line does not tell, nobody knows whether all are here.
 */
export async function readAllLines(
  clientno: string,
  wanted: { glaccountno: string; todate: string },
  context: ReadContext,
): Promise<AllRows<ListRows['listGlItems']>> {
  const { rows, isWhole } = await readAllPages(
    async (pageno) => {
      const query = { ...wanted, pageno, pagesize: rowsPerPage }
      const answer = await read('listGlItems', { params: { clientno }, query }, context)
      return { summary: answer.summary, rows: answer.glItems }
    },
    (row) => String(row.glItemId ?? JSON.stringify(row)),
  )
  const { fitting, findings } = verifyFilters('listGlItems', wanted, rows)
  return { rows: fitting, isWhole: isWhole && findings.untold === 0 }
}
