import { and, inArray } from 'drizzle-orm'
import type { Database } from '@/lib/database/open'
import { type CollectionBatchType, collectionCases, collectionInvoices } from '../../database/collection-schema'
import { claimAmounts, sumOf } from './amounts'
import { bookedOf } from './booked'
import { ended } from './case-rules'
import { announceCases, type Place, stateOf, storeUntold } from './case-state'
import type { CaseRow } from './case-store'
import { addHistory } from './history'

/**
 * What follows from a batch whose rows were applied to some invoices, inside the same transaction, which holds the organization: new cases are told of;
 * an invoice of which nothing remains is closed, and its case with the last of them.
 */
export async function afterBatch(tx: Database, place: Place, type: CollectionBatchType, invoiceIds: string[]): Promise<void> {
  if (invoiceIds.length === 0) return
  const touched = tx.select({ caseId: collectionInvoices.caseId }).from(collectionInvoices).where(inArray(collectionInvoices.id, invoiceIds))
  const cases = await tx.select().from(collectionCases).where(inArray(collectionCases.caseId, touched)).orderBy(collectionCases.caseNumber)
  if (type !== 'INVOICE') await closeInvoices(tx, place, invoiceIds)
  await announceCases(tx, place, cases, type === 'INVOICE' ? 'CASE' : 'CASE_UPDATED', ['amounts'])
  if (type !== 'INVOICE') await endThoseOver(tx, place, cases)
}

/** Closes those of some invoices of which nothing remains, or less. */
async function closeInvoices(tx: Database, { now }: Place, invoiceIds: string[]) {
  const open = await tx
    .select()
    .from(collectionInvoices)
    .where(and(inArray(collectionInvoices.id, invoiceIds), inArray(collectionInvoices.status, ['OPEN', 'PAUSED'])))
  const booked = await bookedOf(
    tx,
    open.map(({ id }) => id),
  )
  const settled = open.filter(({ id, data }) => {
    const { original, remaining } = sumOf(claimAmounts(data.claims, booked(id)))
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
    settled.map(({ id, caseId }) => ({ caseId, invoiceId: id, type: 'CLOSED', at: now, createdBy: 'Collector' })),
  )
}

const isOver = ({ status }: { status: string }) => status === 'CLOSED' || status === 'WITHDRAWN'

/** Ends a case all of whose invoices are over; see `endThoseOver`. */
export const endWhenOver = (tx: Database, place: Place, row: CaseRow): Promise<void> => endThoseOver(tx, place, [row])

/** Ends those of some cases all of whose invoices are over: withdrawn where each of them was, else paid or credited. */
async function endThoseOver(tx: Database, place: Place, cases: CaseRow[]): Promise<void> {
  const going = cases.filter((row) => !isOver(row))
  if (going.length === 0) return
  const caseIds = going.map(({ caseId }) => caseId)
  const invoices = await tx.select().from(collectionInvoices).where(inArray(collectionInvoices.caseId, caseIds))
  const byCase = Map.groupBy(invoices, ({ caseId }) => caseId)
  const over = going.filter(({ caseId }) => byCase.get(caseId)?.every(isOver))
  const booked = await bookedOf(
    tx,
    over.flatMap(({ caseId }) => (byCase.get(caseId) ?? []).map(({ id }) => id)),
  )
  const ends: CaseRow[] = []
  for (const row of over) {
    const closed = (byCase.get(row.caseId) ?? []).filter(({ status }) => status === 'CLOSED')
    const isPaid = closed.some(({ id }) => Number(booked(id).paid) > 0)
    const how = closed.length === 0 ? 'WITHDRAWN' : isPaid ? 'PAID' : 'CREDITED'
    const happened = how === 'WITHDRAWN' ? 'WITHDRAWN' : 'CLOSED'
    ends.push(await storeUntold(tx, row, [{ state: ended(stateOf(row), how, place.now), happened, at: place.now }]))
  }
  await announceCases(tx, place, ends, 'CASE_UPDATED', ['status'])
}
