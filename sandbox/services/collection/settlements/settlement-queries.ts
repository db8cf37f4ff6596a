import { and, desc, eq, gte, lt, lte } from 'drizzle-orm'
import type { Settlement } from '@/lib/contracts/collection/settlements'
import type { Database } from '@/lib/platform/database/open'
import { collectionSettlements } from '../../../database/collection-schema'
import { buildPage, parsePageToken, resolvePageSize } from '../cursor'

type Row = typeof collectionSettlements.$inferSelect
export type Period = { fromDate?: string; toDate?: string; pageSize?: number; pageToken?: string }

/** A page of an organization's settlements, newest first. Both days of the period are counted. */
export async function readSettlementPage(
  db: Database,
  organizationId: string,
  { fromDate, toDate, pageSize, pageToken }: Period,
) {
  const size = resolvePageSize(pageSize)
  const before = parsePageToken(pageToken)
  const { seq, settlementDate } = collectionSettlements
  const rows = await db
    .select()
    .from(collectionSettlements)
    .where(
      and(
        eq(collectionSettlements.organizationId, organizationId),
        fromDate === undefined ? undefined : gte(settlementDate, fromDate),
        toDate === undefined ? undefined : lte(settlementDate, toDate),
        before === undefined ? undefined : lt(seq, before),
      ),
    )
    .orderBy(desc(seq))
    .limit(size + 1)
  const { page, summary } = buildPage(rows, size, (row) => row.seq)
  return { summary, data: page.map(toSettlement) }
}

/** One settlement of an organization; undefined where it has no such, whoever else may have it. */
export async function findSettlement(
  db: Database,
  organizationId: string,
  settlementId: string,
): Promise<Settlement | undefined> {
  const [row] = await db
    .select()
    .from(collectionSettlements)
    .where(
      and(
        eq(collectionSettlements.organizationId, organizationId),
        eq(collectionSettlements.settlementId, settlementId),
      ),
    )
  return row && toSettlement(row)
}

export function toSettlement({
  settlementId,
  organizationId,
  settlementDate,
  caseNumber,
  currency,
  data,
}: Row): Settlement {
  const { settlementAmount, allocations, ...others } = data
  return {
    settlementId,
    organizationId,
    settlementDate,
    caseNumber,
    currency,
    ...others,
    settlementAmount: Number(settlementAmount),
    allocations: allocations.map(({ amount, ...part }) => ({
      ...part,
      amount: Number(amount),
      currency,
    })),
  }
}
