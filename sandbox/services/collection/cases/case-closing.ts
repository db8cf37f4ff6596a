import { and, inArray } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import {
  type CollectionBatchType,
  collectionCases,
  collectionInvoices,
} from '../../../database/collection-schema'
import { readBookedAmounts } from '../booked-amounts'
import { addHistory } from '../history'
import { computeClaimAmounts, sumAmounts } from '../invoices/amounts'
import { endCase } from './case-rules'
import { announceCases, getCaseState, type OrganizationContext, storeCaseSteps } from './case-state'
import type { CaseRow } from './case-store'

/**
 * What follows from a batch whose rows were applied to some invoices, inside the same transaction,
 * which holds the organization: new cases are told of; an invoice of which nothing remains is
 * closed, and its case with the last of them.
 */
export async function applyBatchEffects(
  tx: Database,
  place: OrganizationContext,
  type: CollectionBatchType,
  invoiceIds: string[],
): Promise<void> {
  if (invoiceIds.length === 0) return
  const touched = tx
    .select({ caseId: collectionInvoices.caseId })
    .from(collectionInvoices)
    .where(inArray(collectionInvoices.id, invoiceIds))
  const cases = await tx
    .select()
    .from(collectionCases)
    .where(inArray(collectionCases.caseId, touched))
    .orderBy(collectionCases.caseNumber)
  if (type !== 'INVOICE') await closeInvoices(tx, place, invoiceIds)
  await announceCases(tx, place, cases, type === 'INVOICE' ? 'CASE' : 'CASE_UPDATED', ['amounts'])
  if (type !== 'INVOICE') await endFinishedCases(tx, place, cases)
}

/** Closes those of some invoices of which nothing remains, or less. */
async function closeInvoices(tx: Database, { now }: OrganizationContext, invoiceIds: string[]) {
  const open = await tx
    .select()
    .from(collectionInvoices)
    .where(
      and(
        inArray(collectionInvoices.id, invoiceIds),
        inArray(collectionInvoices.status, ['OPEN', 'PAUSED']),
      ),
    )
  const booked = await readBookedAmounts(
    tx,
    open.map(({ id }) => id),
  )
  const settled = open.filter(({ id, data }) => {
    const { original, remaining } = sumAmounts(computeClaimAmounts(data.claims, booked(id)))
    return original.lt(0) ? remaining.gte(0) : remaining.lte(0)
  })
  if (settled.length === 0) return
  await tx
    .update(collectionInvoices)
    .set({ status: 'CLOSED', closedAt: now, pausedUntil: null, pauseReason: null })
    .where(
      inArray(
        collectionInvoices.id,
        settled.map(({ id }) => id),
      ),
    )
  await addHistory(
    tx,
    settled.map(({ id, caseId }) => ({
      caseId,
      invoiceId: id,
      type: 'CLOSED',
      at: now,
      createdBy: 'Collector',
    })),
  )
}

const isFinished = ({ status }: { status: string }) => status === 'CLOSED' || status === 'WITHDRAWN'

/** Ends a case all of whose invoices are over; see `endFinishedCases`. */
export const endCaseIfFinished = (
  tx: Database,
  place: OrganizationContext,
  row: CaseRow,
): Promise<void> => endFinishedCases(tx, place, [row])

/**
 * Ends those of some cases all of whose invoices are over: withdrawn where each of them was, else
 * paid or credited.
 */
async function endFinishedCases(
  tx: Database,
  place: OrganizationContext,
  cases: CaseRow[],
): Promise<void> {
  const going = cases.filter((row) => !isFinished(row))
  if (going.length === 0) return
  const caseIds = going.map(({ caseId }) => caseId)
  const invoices = await tx
    .select()
    .from(collectionInvoices)
    .where(inArray(collectionInvoices.caseId, caseIds))
  const byCase = Map.groupBy(invoices, ({ caseId }) => caseId)
  const over = going.filter(({ caseId }) => byCase.get(caseId)?.every(isFinished))
  const booked = await readBookedAmounts(
    tx,
    over.flatMap(({ caseId }) => (byCase.get(caseId) ?? []).map(({ id }) => id)),
  )
  const ends: CaseRow[] = []
  for (const row of over) {
    const closed = (byCase.get(row.caseId) ?? []).filter(({ status }) => status === 'CLOSED')
    const isPaid = closed.some(({ id }) => Number(booked(id).paid) > 0)
    const how = closed.length === 0 ? 'WITHDRAWN' : isPaid ? 'PAID' : 'CREDITED'
    const happened = how === 'WITHDRAWN' ? 'WITHDRAWN' : 'CLOSED'
    ends.push(
      await storeCaseSteps(tx, row, [
        { state: endCase(getCaseState(row), how, place.now), happened, at: place.now },
      ]),
    )
  }
  await announceCases(tx, place, ends, 'CASE_UPDATED', ['status'])
}
