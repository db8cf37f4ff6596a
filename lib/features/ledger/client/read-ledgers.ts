import type { ReadContext } from '@/lib/client/background-reads'
import { read } from '@/lib/client/read'
import { namePeriod } from '@/lib/features/ledger/domain/compare-movements'
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
    ({ arItemId }) => arItemId,
  )

/**
 * All movements of a client, of every account and period. Where two are of the same account and period,
 * something was booked between two pages, or they are parts of one: which of them count nobody knows.
 */
export async function readAllMovements(
  clientno: string,
  context: ReadContext,
): Promise<AllRows<ListRows['listGlMovements']>> {
  const { rows, isWhole } = await readAllPages(
    async (pageno) => {
      const query = { pageno, pagesize: rowsPerPage }
      const answer = await read('listGlMovements', { params: { clientno }, query }, context)
      return { summary: answer.summary, rows: answer.glMovements }
    },
    () => null,
  )
  const placed = rows.filter((row) => namePeriod(row) !== null)
  const places = placed.map((row) =>
    JSON.stringify([row.glAccountNo, row.currency, namePeriod(row)]),
  )
  return { rows, isWhole: isWhole && new Set(places).size === places.length }
}

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
    ({ glItemId }) => glItemId,
  )
  const { fitting, findings } = verifyFilters('listGlItems', wanted, rows)
  return { rows: fitting, isWhole: isWhole && findings.untold === 0 }
}
