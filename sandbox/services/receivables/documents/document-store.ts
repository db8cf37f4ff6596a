import { and, count, countDistinct, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { documents } from '../../../database/document-schema'

export type DocumentRow = typeof documents.$inferSelect
export type DocumentFilter = { customerno?: string; documentno?: string; bundleid?: string }
type Page = { size: number; from: number }

const buildCondition = (clientNo: number, wanted: DocumentFilter): SQL | undefined =>
  and(
    eq(documents.clientNo, clientNo),
    wanted.customerno === undefined ? undefined : eq(documents.customerNo, wanted.customerno),
    wanted.documentno === undefined ? undefined : eq(documents.documentNo, wanted.documentno),
    wanted.bundleid === undefined ? undefined : eq(documents.bundleId, wanted.bundleid),
  )

/** Documents of a client, newest first. */
export const selectDocuments = (
  db: Database,
  clientNo: number,
  wanted: DocumentFilter,
  { size, from }: Page,
): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(buildCondition(clientNo, wanted))
    .orderBy(desc(documents.documentId))
    .limit(size)
    .offset(from)

export async function countDocuments(db: Database, clientNo: number, wanted: DocumentFilter) {
  const [row] = await db
    .select({ total: count() })
    .from(documents)
    .where(buildCondition(clientNo, wanted))
  return row!.total
}

export async function countBundles(db: Database, clientNo: number) {
  const [row] = await db
    .select({ total: countDistinct(documents.bundleId) })
    .from(documents)
    .where(eq(documents.clientNo, clientNo))
  return row!.total
}

/** Bundles of a client, newest first, each with how many documents it has. */
export const selectBundles = (db: Database, clientNo: number, { size, from }: Page) =>
  db
    .select({ bundleId: documents.bundleId, documentCount: count() })
    .from(documents)
    .where(and(eq(documents.clientNo, clientNo), sql`bundle_id is not null`))
    .groupBy(documents.bundleId)
    .orderBy(desc(documents.bundleId))
    .limit(size)
    .offset(from)
