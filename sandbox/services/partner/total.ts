import { type SQL, sql } from 'drizzle-orm'
import type { SummaryAnswer } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/database/open'
import { rowsOf } from '../../database/rows'
import { type Estimate, estimateOf, explained, matching } from './estimate'
import type { Plan } from './plan'
import type { Span } from './walk'

type Total = Pick<SummaryAnswer, 'TotalCount' | 'TotalCountIs'>
type Known = { span: Span; estimate: Estimate | undefined; shown: number }

/** Most rows that are counted one by one. */
const countedMost = 2000
/** What counting may cost, in the planner's own units, before it is left out: about ten milliseconds. */
const costMost = 10_000

/** How many transactions a search finds in all: counted where that is cheap, else as many as the planner expects, or more than are shown. */
export async function totalOf(db: Database, plan: Plan, { span, estimate, shown }: Known): Promise<Total> {
  if (shown < plan.size) return { TotalCount: shown, TotalCountIs: 'exact' }
  if (plan.days.isAll) return { TotalCount: span.count, TotalCountIs: 'exact' }
  if (plan.conditions.areFew === 'yes') return { TotalCount: await countOf(db, sql`select 1 from ${matching(plan)}`), TotalCountIs: 'exact' }

  const { rows } = estimate ?? (await estimateOf(db, plan))
  const some = sql`select 1 from ${matching(plan)} limit ${countedMost + 1}`
  const { cost } = await explained(db, some)
  if (rows > countedMost * 4 || cost > costMost) return guessed(plan, rows, shown)
  const count = await countOf(db, some)
  return count <= countedMost ? { TotalCount: count, TotalCountIs: 'exact' } : guessed(plan, rows, countedMost)
}

const countOf = async (db: Database, rows: SQL) =>
  rowsOf<{ count: number }>(await db.execute(sql`select count(*)::int as count from (${rows}) as found`))[0]!.count

/** The planner knows how often words and dates occur, and little of the parts of texts. */
const guessed = ({ conditions }: Plan, expected: number, atLeast: number): Total =>
  conditions.isText ? { TotalCount: atLeast, TotalCountIs: 'moreThan' } : { TotalCount: Math.max(expected, atLeast + 1), TotalCountIs: 'about' }
