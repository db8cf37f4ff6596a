import { eq, inArray } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { collectionCases, collectionInvoices } from '../../../database/collection-schema'
import { addHistory, type NewHistoryEntry } from '../history'
import { announceAll } from '../webhooks/webhook-outbox'
import type { CaseState, CaseStep } from './case-rules'
import type { CaseRow } from './case-store'

/**
 * Where and when something happens: the organization, whose webhooks tell of it, and the time by
 * its tenant's clock.
 */
export type OrganizationContext = {
  organizationId: string
  tenant: string | undefined
  now: number
}

export const getCaseState = ({
  type,
  status,
  subStatus,
  pausedUntil,
  pauseReason,
  closedAt,
  nextAt,
  data: { decideByDate, eviction },
}: CaseRow): CaseState => ({
  type,
  status,
  subStatus,
  pausedUntil,
  pauseReason,
  closedAt,
  nextAt,
  decideByDate,
  eviction,
})

/**
 * Stores what happened to a case, and tells its tenant. The caller's transaction holds the
 * organization.
 *
 * @returns the case as it is stored now.
 */
export async function storeAndAnnounceSteps(
  tx: Database,
  place: OrganizationContext,
  row: CaseRow,
  steps: CaseStep[],
  told: Partial<NewHistoryEntry> = {},
): Promise<CaseRow> {
  const after = await storeCaseSteps(tx, row, steps, told)
  await announceCases(tx, place, [after], 'CASE_UPDATED', listChangedFields(row, after))
  return after
}

/**
 * Stores what happened to a case, and leaves it to the caller to tell of it. The invoices of a case
 * are of its type.
 */
export async function storeCaseSteps(
  tx: Database,
  row: CaseRow,
  steps: CaseStep[],
  told: Partial<NewHistoryEntry> = {},
): Promise<CaseRow> {
  const last = steps.at(-1)
  if (!last) return row
  const { decideByDate, eviction, ...state } = last.state
  const after = { ...row, ...state, data: { ...row.data, decideByDate, eviction } }
  await tx
    .update(collectionCases)
    .set({ ...state, data: after.data })
    .where(eq(collectionCases.caseId, row.caseId))
  if (after.type !== row.type)
    await tx
      .update(collectionInvoices)
      .set({ type: after.type })
      .where(eq(collectionInvoices.caseId, row.caseId))
  await addHistory(
    tx,
    steps.map(({ happened, at }) => ({
      createdBy: 'Collector',
      ...told,
      caseId: row.caseId,
      type: happened,
      at,
    })),
  )
  return after
}

/**
 * The fields that public samples name are amounts, status, type and description: a step within the
 * status is told as one of the status (assumed).
 */
function listChangedFields(before: CaseRow, after: CaseRow): string[] {
  const isMoved = before.status !== after.status || before.subStatus !== after.subStatus
  return [...(isMoved ? ['status'] : []), ...(before.type !== after.type ? ['type'] : [])]
}

/**
 * Tells the tenant of new cases, or of fields of cases that changed; of no field nothing is told.
 */
export async function announceCases(
  tx: Database,
  { tenant, now }: OrganizationContext,
  rows: CaseRow[],
  type: 'CASE' | 'CASE_UPDATED',
  fields: string[] = [],
) {
  if (tenant === undefined || rows.length === 0 || (type === 'CASE_UPDATED' && fields.length === 0))
    return
  const invoices = await tx
    .select({
      caseId: collectionInvoices.caseId,
      invoiceId: collectionInvoices.id,
      invoiceNumber: collectionInvoices.invoiceNumber,
    })
    .from(collectionInvoices)
    .where(
      inArray(
        collectionInvoices.caseId,
        rows.map(({ caseId }) => caseId),
      ),
    )
  const byCase = Map.groupBy(invoices, ({ caseId }) => caseId)
  const events = rows.map(
    ({ caseId, caseNumber, organizationId: orgId, type: caseType, status }) => {
      const own = (byCase.get(caseId) ?? []).map(({ invoiceId, invoiceNumber }) => ({
        invoiceId,
        invoiceNumber,
      }))
      const data = {
        orgId,
        caseId,
        caseNumber,
        type: caseType,
        status,
        invoices: own,
        ...(type === 'CASE_UPDATED' && { fields }),
      }
      return { type, data }
    },
  )
  await announceAll(tx, tenant, events, now)
}
