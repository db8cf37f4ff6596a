import 'server-only'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { readRefusals, type WebhookRefusals } from '@/lib/platform/events/webhook-refusals'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { toSubject } from '../../domain/work-line'
import { listOrganizations, type Work, type WorkReader } from '../work-reader'

/** What was refused within so many days is told. */
const toldDays = 7

/**
 * Webhooks of the person's organizations that the desk refused within a week, and those that nobody
 * proved to come from one: after either, pages may lack what happened. Who has no organization is
 * told of none.
 */
export async function readWebhookWork({ session, today }: WorkReader): Promise<Result<Work>> {
  const organizations = listOrganizations(session)
  const refusals =
    organizations.length === 0
      ? []
      : await readRefusals(await getDeskDatabase(), {
          organizationIds: organizations.map(({ organizationId }) => organizationId),
          sinceDay: addDays(today, 1 - toldDays),
        })
  return makeSuccess({
    lines: refusals.map((each) => toLine(each, organizations)),
    asked: organizations.length,
    isWhole: true,
    failures: [],
  })
}

function toLine(
  { reason, organizationId, count, firstAt, lastAt, days }: WebhookRefusals,
  organizations: ReturnType<typeof listOrganizations>,
): WorkLine {
  const isTheirs = (each: { organizationId: string }) =>
    organizationId === null || each.organizationId === organizationId
  return {
    source: 'webhooks',
    subject: toSubject('webhooks', reason, organizationId ?? 'unproven'),
    scope: organizationId === null ? {} : { organizationId },
    count,
    sums: null,
    since: firstAt.toISOString(),
    due: null,
    // Anybody may send one that proves nothing: what is done stays done for the day.
    shows:
      organizationId === null
        ? lastAt.toISOString().slice(0, 10)
        : `${count} ${lastAt.toISOString()}`,
    isProven: organizationId !== null,
    reason,
    days,
    organizations: organizations
      .filter(isTheirs)
      .map(({ name, ...each }) => ({ ...each, place: name })),
  }
}
