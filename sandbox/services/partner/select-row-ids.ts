import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { getResultRows } from '../../database/result-rows'
import { badRequest } from '../../refusal'
import { buildMatchingRows, joinConditions } from './estimate'
import type { Plan } from './plan'

/** Finds the RowIds of a page where an index finds all that match, whatever their company. */
export async function selectFewRowIds(db: Database, plan: Plan): Promise<SQL> {
  const after = await buildAfterCondition(db, plan)
  return sql`select row_id from (select row_id, ${plan.key ?? sql`0`} as key from ${buildMatchingRows(plan)}${joinConditions(after)} offset 0) as few
    order by ${buildOrder(plan, sql`key`)} limit ${plan.size} offset ${plan.offset}`
}

/**
 * Finds the RowIds of a page in the order of an amount or a date: the first of each company, in the
 * order of an index, then the first of all. With further conditions many companies would each read
 * far to find theirs, so all are read together.
 */
export async function selectRowIdsByKey(db: Database, plan: Plan): Promise<SQL> {
  const { key, companyIds, conditions, size, offset } = plan
  const after = await buildAfterCondition(db, plan)
  if (companyIds.length > 4 && conditions.all.length > 0)
    return sql`select row_id from ${buildMatchingRows(plan)}${joinConditions(after)} order by ${buildOrder(plan, key)} limit ${size} offset ${offset}`
  return sql`select row_id from unnest(${sql.param([...new Set(companyIds)])}::int[]) as company (id) cross join lateral (
      select row_id, ${key} as key from sandbox.transactions where company_id = company.id${joinConditions([...conditions.all, ...after])}
      order by ${buildOrder(plan, key)} limit ${size + offset}
    ) as first order by ${buildOrder(plan, sql`key`)} limit ${size} offset ${offset}`
}

/** The rows after a row, in the order. By RowId the row need not be there any more. */
async function buildAfterCondition(
  db: Database,
  { companyIds, after, key, isUp }: Plan,
): Promise<SQL[]> {
  const is = sql.raw(isUp ? '>' : '<')
  if (after === undefined) return []
  if (!key) return [sql`row_id ${is} ${after}::bigint`]
  const found = await db.execute(
    sql`select ${key} as key from sandbox.transactions where row_id = ${after}::bigint and company_id = any(${sql.param(companyIds)}::int[])`,
  )
  const [row] = getResultRows<{ key: number | string }>(found)
  if (!row)
    throw badRequest('The row to go on from is unknown', { RowId: 'not a row of the companies' })
  const value = typeof row.key === 'number' ? sql`${String(row.key)}::float8` : sql`${row.key}`
  return [sql`(${key}, row_id) ${is} (${value}, ${after}::bigint)`]
}

function buildOrder({ key: ordered, isUp }: Plan, key: SQL | undefined): SQL {
  const direction = sql.raw(isUp ? 'asc' : 'desc')
  return ordered && key ? sql`${key} ${direction}, row_id ${direction}` : sql`row_id ${direction}`
}
