import 'server-only'
import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import type { WebhookRefusalReason } from '@/lib/contracts/desk/events'
import { webhookRefusals } from '@/lib/platform/database/live-schema'
import type { Database } from '@/lib/platform/database/open'

/** Webhooks that were refused for one reason; of whom nobody knows where `organizationId` is null. */
export type WebhookRefusals = {
  reason: WebhookRefusalReason
  organizationId: string | null
  count: number
  firstAt: Date
  lastAt: Date
  /** How many on which day (a calendar date in UTC), the last day first. */
  days: { day: string; count: number }[]
}

/** Under which those stand that nobody proved to come from an organization. */
const unproven = ''

/**
 * Counts a refused webhook, in one row for each day, reason and organization: whoever sends many
 * makes no store grow.
 *
 * True: it is the first of its row.
 * @param organizationId of a webhook whose signature is right; null of any other.
 */
export async function recordRefusal(
  db: Database,
  { reason, organizationId }: { reason: WebhookRefusalReason; organizationId: string | null },
): Promise<boolean> {
  const now = new Date()
  const [kept] = await db
    .insert(webhookRefusals)
    .values({
      day: now.toISOString().slice(0, 10),
      reason,
      organizationId: organizationId ?? unproven,
      count: 1,
      firstAt: now,
      lastAt: now,
    })
    .onConflictDoUpdate({
      target: [webhookRefusals.day, webhookRefusals.reason, webhookRefusals.organizationId],
      set: { count: sql`${webhookRefusals.count} + 1`, lastAt: now },
    })
    .returning({ count: webhookRefusals.count })
  return kept!.count === 1
}

/**
 * What was refused since a day (a calendar date in UTC), of these organizations and of nobody
 * known, counted together over the days.
 */
export async function readRefusals(
  db: Database,
  { organizationIds, sinceDay }: { organizationIds: readonly string[]; sinceDay: string },
): Promise<WebhookRefusals[]> {
  const rows = await db
    .select()
    .from(webhookRefusals)
    .where(
      and(
        gte(webhookRefusals.day, sinceDay),
        inArray(webhookRefusals.organizationId, [...organizationIds, unproven]),
      ),
    )
  const groups = Map.groupBy(rows, ({ reason, organizationId }) =>
    JSON.stringify([reason, organizationId]),
  )
  return [...groups.values()].map((days) => ({
    reason: days[0]!.reason,
    organizationId: days[0]!.organizationId === unproven ? null : days[0]!.organizationId,
    count: days.reduce((sum, { count }) => sum + count, 0),
    firstAt: new Date(Math.min(...days.map(({ firstAt }) => firstAt.getTime()))),
    lastAt: new Date(Math.max(...days.map(({ lastAt }) => lastAt.getTime()))),
    days: days
      .map(({ day, count }) => ({ day, count }))
      .sort((one, other) => other.day.localeCompare(one.day)),
  }))
}

/** Erases what was refused before a time. */
export async function eraseRefusalsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(webhookRefusals).where(lt(webhookRefusals.lastAt, before))
}
