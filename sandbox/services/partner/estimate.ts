import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { getResultRows } from '../../database/result-rows'
import type { Plan } from './plan'

/** How many rows the planner expects a query to find, and what it may cost, in units of its own. */
export type Estimate = { rows: number; cost: number }

/** Few enough to be found by an index and put in order then. */
export const isFew = ({ rows }: Estimate) => rows <= 5000

/** Every transaction that a plan's conditions let through, in no order. */
export const buildMatchingRows = ({ companyIds, conditions }: Plan): SQL =>
  sql`sandbox.transactions where company_id = any(${sql.param(companyIds)}::int[])${joinConditions(conditions.all)}`

/** Further conditions of a `where`. */
export const joinConditions = (conditions: SQL[]): SQL =>
  sql.join(
    conditions.map((condition) => sql` and ${condition}`),
    sql``,
  )

export const estimateMatches = (db: Database, plan: Plan): Promise<Estimate> =>
  explainQuery(db, sql`select 1 from ${buildMatchingRows(plan)}`)

export async function explainQuery(db: Database, query: SQL): Promise<Estimate> {
  const [line] = getResultRows<{ 'QUERY PLAN': string | ExplainOutput }>(
    await db.execute(sql`explain (format json) ${query}`),
  )
  const read = line!['QUERY PLAN']
  const [{ Plan: top }] = typeof read === 'string' ? (JSON.parse(read) as ExplainOutput) : read
  return { rows: top['Plan Rows'], cost: top['Total Cost'] }
}

type ExplainOutput = [{ Plan: { 'Plan Rows': number; 'Total Cost': number } }]
