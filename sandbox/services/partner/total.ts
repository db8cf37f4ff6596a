import { type SQL, sql } from 'drizzle-orm'
import type { SummaryAnswer } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/platform/database/open'
import { getResultRows } from '../../database/result-rows'
import { buildMatchingRows, type Estimate, estimateMatches, explainQuery } from './estimate'
import type { Plan } from './plan'
import type { Span } from './window-scan'

type Total = Pick<SummaryAnswer, 'TotalCount' | 'TotalCountIs'>
type TotalInput = { span: Span; estimate: Estimate | undefined; shown: number }

/** Most rows that are counted one by one. */
const maxCounted = 2000
/**
 * What counting may cost, in the planner's own units, before it is left out: about ten
 * milliseconds.
 */
const maxCost = 10_000

/**
 * How many transactions a search finds in all: counted where that is cheap, else as many as the
 * planner expects, or more than are shown.
 */
export async function resolveTotal(
  db: Database,
  plan: Plan,
  { span, estimate, shown }: TotalInput,
): Promise<Total> {
  if (shown < plan.size) return { TotalCount: shown, TotalCountIs: 'exact' }
  if (plan.days.isAll) return { TotalCount: span.count, TotalCountIs: 'exact' }
  if (plan.conditions.areFew === 'yes')
    return {
      TotalCount: await countRows(db, sql`select 1 from ${buildMatchingRows(plan)}`),
      TotalCountIs: 'exact',
    }

  const { rows } = estimate ?? (await estimateMatches(db, plan))
  const some = sql`select 1 from ${buildMatchingRows(plan)} limit ${maxCounted + 1}`
  const { cost } = await explainQuery(db, some)
  if (rows > maxCounted * 4 || cost > maxCost) return estimateTotal(plan, rows, shown)
  const count = await countRows(db, some)
  return count <= maxCounted
    ? { TotalCount: count, TotalCountIs: 'exact' }
    : estimateTotal(plan, rows, maxCounted)
}

const countRows = async (db: Database, rows: SQL) =>
  getResultRows<{ count: number }>(
    await db.execute(sql`select count(*)::int as count from (${rows}) as found`),
  )[0]!.count

/** The planner knows how often words and dates occur, and little of the parts of texts. */
const estimateTotal = ({ conditions }: Plan, expected: number, atLeast: number): Total =>
  conditions.isText
    ? { TotalCount: atLeast, TotalCountIs: 'moreThan' }
    : { TotalCount: Math.max(expected, atLeast + 1), TotalCountIs: 'about' }
