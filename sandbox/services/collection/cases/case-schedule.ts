import { and, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { collectionCases, collectionInvoices } from '../../../database/collection-schema'
import { scheduleNextStep } from './case-rules'
import { getCaseState, type OrganizationContext } from './case-state'
import type { CaseRow } from './case-store'

/**
 * Lets an open case go on by itself while an invoice of it is open, and holds it while all are
 * paused (assumed).
 */
export async function scheduleOrSuspendCase(
  tx: Database,
  { now }: OrganizationContext,
  row: CaseRow,
): Promise<void> {
  if (row.status !== 'OPEN') return
  const [open] = await tx
    .select({ id: collectionInvoices.id })
    .from(collectionInvoices)
    .where(and(eq(collectionInvoices.caseId, row.caseId), eq(collectionInvoices.status, 'OPEN')))
    .limit(1)
  const nextAt = open ? (row.nextAt ?? scheduleNextStep(getCaseState(row), now).nextAt) : null
  if (nextAt !== row.nextAt)
    await tx.update(collectionCases).set({ nextAt }).where(eq(collectionCases.caseId, row.caseId))
}
