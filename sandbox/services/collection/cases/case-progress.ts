import { and, asc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { type Clock, toCalendarDate } from '../../../clock'
import { collectionCases, collectionInvoices } from '../../../database/collection-schema'
import { getResultRows } from '../../../database/result-rows'
import type { Directory } from '../../../directory'
import { addHistory } from '../history'
import { lockOrganization } from '../organization'
import { listDueSteps } from './case-rules'
import { scheduleOrSuspendCase } from './case-schedule'
import { getCaseState, type OrganizationContext, storeAndAnnounceSteps } from './case-state'

const casesPerRun = 200

/**
 * Moves on what is due in an organization: cases to their next step, and what was paused until a
 * day that is over. Quick where nothing is.
 */
export async function advanceCases(db: Database, place: OrganizationContext): Promise<void> {
  const { organizationId } = place
  if ((await findDue(db, [place])).size === 0) return
  await db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId)
    await endPauses(tx, place)
    while ((await moveCases(tx, place)) === casesPerRun);
  })
}

/**
 * Organizations that are looked at in one go. What is due in the others happens when they are read,
 * or in a later go.
 */
const organizationsPerRun = 100

/**
 * Moves on what is due anywhere, each organization by its tenant's clock: some of them in each
 * call, in turns, so that a call stays short however many there are.
 */
export function createCaseAdvancer({
  db,
  directory,
  clock,
}: {
  db: Database
  directory: Directory
  clock: Clock
}): () => Promise<void> {
  let next = 0
  return async () => {
    const all = directory.organizations()
    const count = Math.min(organizationsPerRun, all.length)
    const places = Array.from({ length: count }, (_, step): OrganizationContext => {
      const { organizationId, tenant } = all[(next + step) % all.length]!
      return {
        organizationId,
        tenant: tenant.id,
        now: clock.now() + tenant.settings.clockOffset,
      }
    })
    const due = await findDue(db, places)
    for (const place of places) if (due.has(place.organizationId)) await advanceCases(db, place)
    next = all.length === 0 ? 0 : (next + count) % all.length
  }
}

/** The organizations in which something is due, each by its own time. */
async function findDue(
  db: Database,
  places: readonly OrganizationContext[],
): Promise<ReadonlySet<string>> {
  const found = await db.execute(buildDueQuery(places))
  return new Set(
    getResultRows<{ organizationId: string }>(found).map(({ organizationId }) => organizationId),
  )
}

/**
 * One statement for all of them. It asks for the first of each in the order of an index. Asked
 * whether there is any, the database reads the whole table for each organization, because it
 * expects to meet one soon.
 */
export function buildDueQuery(places: readonly OrganizationContext[]): SQL {
  const asked = places.map(({ organizationId, now }) => ({
    organizationId,
    now,
    today: toCalendarDate(now),
  }))
  return sql`
    select "organizationId" from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb)
      as asked("organizationId" text, now bigint, today text)
    where (select next_at from sandbox.collection_cases
        where organization_id = "organizationId" and next_at is not null
        order by next_at limit 1) <= asked.now
      or (select paused_until from sandbox.collection_invoices
        where organization_id = "organizationId" and status = 'PAUSED'
        order by paused_until limit 1) < asked.today`
}

/** @returns how many cases it moved, a certain number at most. */
async function moveCases(tx: Database, place: OrganizationContext): Promise<number> {
  const due = await tx
    .select()
    .from(collectionCases)
    .where(
      and(
        eq(collectionCases.organizationId, place.organizationId),
        lte(collectionCases.nextAt, place.now),
      ),
    )
    .orderBy(asc(collectionCases.nextAt))
    .limit(casesPerRun)
  for (const row of due)
    await storeAndAnnounceSteps(tx, place, row, listDueSteps(getCaseState(row), place.now))
  return due.length
}

async function endPauses(tx: Database, place: OrganizationContext) {
  const { organizationId, now } = place
  const resumed = await tx
    .update(collectionInvoices)
    .set({ status: 'OPEN', pausedUntil: null, pauseReason: null })
    .where(
      and(
        eq(collectionInvoices.organizationId, organizationId),
        eq(collectionInvoices.status, 'PAUSED'),
        lt(collectionInvoices.pausedUntil, toCalendarDate(now)),
      ),
    )
    .returning({ invoiceId: collectionInvoices.id, caseId: collectionInvoices.caseId })
  await addHistory(
    tx,
    resumed.map((invoice) => ({ ...invoice, type: 'RESUMED', at: now, createdBy: 'Collector' })),
  )
  if (resumed.length === 0) return
  const caseIds = [...new Set(resumed.map(({ caseId }) => caseId))]
  const rows = await tx
    .select()
    .from(collectionCases)
    .where(inArray(collectionCases.caseId, caseIds))
  for (const row of rows) await scheduleOrSuspendCase(tx, place, row)
}
