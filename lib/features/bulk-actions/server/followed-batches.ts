import 'server-only'
import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import { bulkActionRows, bulkActions } from '@/lib/platform/database/bulk-schema'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { staleMs } from './bulk-records'

/**
 * Of some writes those whose batch a running import asks about until it has ended: nobody else has
 * to. Not those of one whose worker has been silent for too long.
 */
export async function listFollowedKeys(keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const db = await getDeskDatabase()
  const rows = await db
    .select({ idempotencyKey: bulkActionRows.idempotencyKey })
    .from(bulkActionRows)
    .innerJoin(bulkActions, eq(bulkActions.id, bulkActionRows.bulkActionId))
    .where(
      and(
        inArray(bulkActionRows.idempotencyKey, [...keys]),
        isNotNull(bulkActionRows.customers),
        eq(bulkActions.state, 'running'),
        isNotNull(bulkActions.worker),
        gte(bulkActions.heartbeatAt, new Date(Date.now() - staleMs)),
      ),
    )
  return new Set(rows.map(({ idempotencyKey }) => idempotencyKey))
}
