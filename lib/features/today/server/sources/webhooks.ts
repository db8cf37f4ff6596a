import 'server-only'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { readRefusals, type WebhookRefusals } from '@/lib/platform/events/webhook-refusals'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { toSubject } from '../../domain/work-line'
import { findReadablePlaces, toMarkScope } from '../mark-places'
import { listOrganizations, type Work, type WorkReader } from '../work-reader'

/** What was refused within so many days is told. */
const toldDays = 7

/**
 * Webhooks of the person's organizations that the desk refused within a week, and those that nobody
 * proved to come from one: after either, pages may lack what happened. Who may read no organization is
 * told of none.
 */
export async function readWebhookWork({ session, today }: WorkReader): Promise<Result<Work>> {
  const own = listOrganizations(session)
  const readable = await findReadablePlaces(
    session,
    own.map(({ organizationId }) => ({ organizationId })),
  )
  if (readable === null) return makeFailure({ kind: 'unreachable', code: 'rights' })
  const names = readable.map(toMarkScope)
  const organizations = own.filter((each) => names.includes(toMarkScope(each)))
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
  const last = lastAt.toISOString()
  return {
    source: 'webhooks',
    subject: toSubject('webhooks', reason, organizationId ?? 'unproven'),
    scope: organizationId === null ? {} : { organizationId },
    count,
    sums: null,
    since: firstAt.toISOString(),
    due: null,
    // Anybody may send one that proves nothing: what is done stays done for the day.
    shows: organizationId === null ? last.slice(0, 10) : `${count} ${last}`,
    isProven: organizationId !== null,
    reason,
    days,
    organizations: organizations
      .filter(isTheirs)
      .map(({ name, ...each }) => ({ ...each, place: name })),
  }
}
