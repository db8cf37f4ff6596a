import Big from 'big.js'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AutoPosting } from '@/lib/contracts/receivables/auto-postings'
import type { Database } from '@/lib/platform/database/open'
import { arItems } from '../../../database/sent-schema'

type Item = typeof arItems.$inferSelect
export type JudgedPosting = { posting: AutoPosting } & (
  | { item: Item; wrong: null }
  | { item: Item | null; wrong: string }
)

/**
 * What would become of each posting, in their order: an item is held from others until the
 * transaction ends, and what an earlier row takes of it is gone for a later one.
 */
export async function judgePostings(
  tx: Database,
  clientNo: number,
  postings: readonly AutoPosting[],
  today: string,
): Promise<JudgedPosting[]> {
  const items = await lockItems(tx, clientNo, postings)
  const left = new Map(items.map((item) => [item.arItemId, new Big(item.data.remainingAmount)]))
  return postings.map((posting) => {
    const item = items.find(
      ({ customerNo, documentNo }) =>
        customerNo === posting.customerNo && documentNo === posting.documentNo,
    )
    if (!item) return { posting, item: null, wrong: 'The customer has no such document' }
    const remaining = left.get(item.arItemId)!
    const wrong = findWrong(posting, item, remaining, today)
    if (wrong !== null) return { posting, item, wrong }
    left.set(item.arItemId, remaining.minus(posting.amount))
    return { posting, item, wrong }
  })
}

const lockItems = (tx: Database, clientNo: number, postings: readonly AutoPosting[]) =>
  tx
    .select()
    .from(arItems)
    .where(
      and(
        eq(arItems.clientNo, clientNo),
        inArray(arItems.documentNo, [...new Set(postings.map(({ documentNo }) => documentNo))]),
      ),
    )
    .orderBy(asc(arItems.arItemId))
    .for('update')

function findWrong(
  { amount, currency, postingDate }: AutoPosting,
  { data }: Item,
  remaining: Big,
  today: string,
): string | null {
  if (currency !== data.currency) return `The document is in ${data.currency}`
  if (new Big(amount).lte(0)) return 'The amount must be above zero'
  if (remaining.lt(amount)) return `Only ${remaining.toFixed()} ${data.currency} remain`
  if (postingDate > today) return 'The date is in the future'
  if (data.documentDate !== null && postingDate < data.documentDate)
    return 'The date is before the document'
  return null
}
