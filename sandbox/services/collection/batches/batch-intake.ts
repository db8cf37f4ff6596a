import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import type { Clock } from '../../../clock'
import {
  type CollectionBatchRow,
  type CollectionBatchType,
  collectionBatches,
} from '../../../database/collection-schema'
import { getResultRows } from '../../../database/result-rows'
import type { Tenant } from '../../../directory'
import { Refusal } from '../../../refusal'
import { lockOrganization } from '../organization'
import { findSourceId, sourceIdField } from './batch-rows'

/**
 * Catalogued in interface.md, part 7, rule 5. That it is about the source ids of invoices and
 * corrections too is assumed.
 */
export const duplicateCode = 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID'

type NewBatch = {
  organizationId: string
  type: CollectionBatchType
  rows: CollectionBatchRow[]
  createdBy: string
  now: number
  takesAgain: boolean
}

/** Whether the tenant's service books a source id each time that it is sent. */
export const canRepeatSourceIds = (tenant: Tenant | undefined): boolean =>
  tenant?.settings.shapes.sourceIds === 'as-often-as-sent'

/**
 * Stores a batch. Nothing is processed yet. Requests of one organization are taken one after
 * another, so that of two equal ones that come at once the second sees the first.
 *
 * @throws Refusal 409 when each row repeats a source id that the organization has (assumed), unless
 *   its tenant takes it again.
 */
export async function enqueueBatch(
  { db, clock }: { db: Database; clock: Clock },
  { organizationId, type, rows, createdBy, now, takesAgain }: NewBatch,
): Promise<string> {
  const batchId = randomUUID()
  const stored = rows.map((row) => ({ row, sourceId: findSourceId(type, row) }))
  await db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId)
    const ids = stored.map(({ sourceId }) => sourceId)
    const known = await readKnownSourceIds(tx, organizationId, type, ids)
    if (!takesAgain && ids.every((id) => id !== null && known.has(id)))
      throw new Refusal(
        409,
        duplicateCode,
        `Each row repeats a ${sourceIdField[type]} that the organization has already`,
      )

    const receivedAt = clock.now()
    await tx.insert(collectionBatches).values({
      batchId,
      organizationId,
      type,
      status: 'QUEUED',
      createdBy,
      receivedAt,
      createdAt: now,
      total: rows.length,
    })
    await tx.execute(sql`
      insert into sandbox.collection_batch_rows (batch_id, index, organization_id, type, unique_source_id, row, status)
      select ${batchId}::uuid, place - 1, ${organizationId}, ${type}, given->>'sourceId', given->'row', 'QUEUED'
      from jsonb_array_elements(${JSON.stringify(stored)}::text::jsonb) with ordinality as rows(given, place)`)
  })
  return batchId
}

/**
 * Those of some source ids that rows of the type hold in the organization: booked, or waiting in a
 * batch. A row that failed holds none (assumed).
 */
export async function readKnownSourceIds(
  tx: Database,
  organizationId: string,
  type: CollectionBatchType,
  ids: (string | null)[],
): Promise<ReadonlySet<string>> {
  const booked = await readBookedSourceIds(tx, organizationId, type, ids)
  const waiting = await tx.execute(sql`
    select distinct unique_source_id as id from sandbox.collection_batch_rows
    where organization_id = ${organizationId} and type = ${type} and status = 'QUEUED' and unique_source_id in (${selectIds(ids)})`)
  return new Set([...booked, ...getResultRows<{ id: string }>(waiting).map(({ id }) => id)])
}

/** Those of some source ids that the organization's ledger, or its list of invoices, holds. */
export async function readBookedSourceIds(
  tx: Database,
  organizationId: string,
  type: CollectionBatchType,
  ids: (string | null)[],
): Promise<ReadonlySet<string>> {
  const found = await tx.execute(
    type === 'INVOICE'
      ? sql`
        select unique_source_invoice_id as id from sandbox.collection_invoices
        where organization_id = ${organizationId} and unique_source_invoice_id in (${selectIds(ids)})`
      : sql`
        select unique_source_id as id from sandbox.collection_postings
        where organization_id = ${organizationId} and kind = ${type.toLowerCase()} and unique_source_id in (${selectIds(ids)})`,
  )
  return new Set(getResultRows<{ id: string }>(found).map(({ id }) => id))
}

/** One parameter for all of them: a batch has thousands. */
const selectIds = (ids: (string | null)[]) =>
  sql`select jsonb_array_elements_text(${JSON.stringify(ids.filter((id) => id !== null))}::text::jsonb)`
