import * as z from 'zod'
import { CaseId, CaseNumber, OrganizationId, Uuid } from '../../formats'
import { AdjustmentKind, AdjustmentRow } from '../batches'
import { caseDecisions, invoiceDecisions, Seen } from '../decision'

/** Rows of one bulk action, and of one call that stores some of them. */
export const bulkRowsMax = 10_000
export const bulkChunkMax = 200

const rowFields = { idempotencyKey: z.uuid(), seen: Seen }

/** One row as it arrives from a browser: what is decided, on what, and what was shown of it. */
export const DecisionRow = z.union([
  z.strictObject({
    ...rowFields,
    decision: z.enum(caseDecisions),
    caseId: CaseId,
    caseNumber: CaseNumber,
  }),
  z.strictObject({
    ...rowFields,
    decision: z.enum(invoiceDecisions),
    invoiceId: Uuid,
    invoiceNumber: z.string().max(100),
  }),
])
export type DecisionRow = z.infer<typeof DecisionRow>

/** The same for a correction or a payment: its id is fixed with it, and what was shown is its invoice. */
export const BulkAdjustment = z
  .strictObject({
    ...rowFields,
    kind: AdjustmentKind,
    invoiceNumber: z.string().max(100),
    adjustment: AdjustmentRow,
  })
  .refine(({ kind, adjustment }) => adjustment.sourceId.startsWith(kind[0]!), {
    path: ['adjustment', 'sourceId'],
    error: 'an id of another kind',
  })
export type BulkAdjustment = z.infer<typeof BulkAdjustment>

/**
 * Some rows of a bulk action before it starts. Stored twice they stand once. `from`: the place of
 * the first of them among all.
 */
export const BulkRows = z.strictObject({
  bulkActionId: z.uuid(),
  userName: z.string().max(200),
  organizationId: OrganizationId,
  from: z.int().min(0).max(bulkRowsMax),
  rows: z
    .array(z.union([DecisionRow, BulkAdjustment]))
    .min(1)
    .max(bulkChunkMax),
})
export type BulkRows = z.infer<typeof BulkRows>
