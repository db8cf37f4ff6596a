import { type AdjustmentFormRow, isAdjustmentFormRow } from './adjustment-draft'
import type { BulkAdjustmentRow } from './bulk-adjustments'

/** What is typed for all rows at once. A day of null is the day on which the dialog is open. */
export type TypedForAll = { date: string | null; description: string }

/**
 * What was typed for several invoices, as it is kept: rows that say something else than they opened
 * with, and invoices that were left out by hand. What a person confirms is never kept.
 */
export type BulkAdjustmentDraft = {
  forAll: TypedForAll
  rows: AdjustmentFormRow[]
  leftOut: string[]
}

export const nothingForAll: TypedForAll = { date: null, description: '' }

/** What a kept draft holds, or null when it is none. */
export function parseBulkAdjustmentDraft(content: unknown): BulkAdjustmentDraft | null {
  const { forAll, rows, leftOut } = (content ?? {}) as Record<string, unknown>
  if (!Array.isArray(rows) || !rows.every(isAdjustmentFormRow)) return null
  if (!Array.isArray(leftOut) || !leftOut.every((id) => typeof id === 'string')) return null
  const { date, description } = (forAll ?? {}) as Record<string, unknown>
  if (typeof description !== 'string' || (date !== null && typeof date !== 'string')) return null
  return { forAll: { date, description }, rows, leftOut }
}

/**
 * Prepared rows with what was typed before for their invoices, under the ids that they had. What the
 * draft says of other invoices waits until those are ticked.
 */
export function restoreBulkAdjustments(
  prepared: readonly BulkAdjustmentRow[],
  kept: BulkAdjustmentDraft | null,
): BulkAdjustmentRow[] {
  if (kept === null) return [...prepared]
  const { forAll } = kept
  const typed = new Map(kept.rows.map((row) => [row.invoiceId, row]))
  const leftOut = new Set(kept.leftOut)
  return prepared
    .filter(({ form }) => !leftOut.has(form.invoiceId))
    .map(({ invoice, form }) => {
      const { amount, description, sourceId } = typed.get(form.invoiceId) ?? {
        ...form,
        description: forAll.description,
      }
      const date = forAll.date ?? form.date
      return { invoice, form: { ...form, amount, description, sourceId, date } }
    })
}

/** Whether a draft says anything of these rows. */
export function isAbout(
  kept: BulkAdjustmentDraft | null,
  prepared: readonly BulkAdjustmentRow[],
): boolean {
  if (kept === null) return false
  const { forAll, rows, leftOut } = kept
  const ids = new Set(prepared.map(({ form }) => form.invoiceId))
  const hasForAll = forAll.date !== null || forAll.description !== ''
  return (
    hasForAll ||
    rows.some(({ invoiceId }) => ids.has(invoiceId)) ||
    leftOut.some((id) => ids.has(id))
  )
}

/**
 * What stays of a draft once the rows of a dialog have begun, or were discarded: what it says of
 * other invoices. What is said of all goes with the rows. Null where nothing is left.
 */
export function keepOtherInvoices(
  kept: BulkAdjustmentDraft | null,
  prepared: readonly BulkAdjustmentRow[],
): BulkAdjustmentDraft | null {
  const ids = new Set(prepared.map(({ form }) => form.invoiceId))
  const rows = kept?.rows.filter(({ invoiceId }) => !ids.has(invoiceId)) ?? []
  const leftOut = kept?.leftOut.filter((id) => !ids.has(id)) ?? []
  return rows.length + leftOut.length === 0 ? null : { forAll: nothingForAll, rows, leftOut }
}

type Typed = {
  prepared: readonly BulkAdjustmentRow[]
  rows: readonly BulkAdjustmentRow[]
  forAll: TypedForAll
  /** The draft that this began with. */
  kept: BulkAdjustmentDraft | null
  /** Whether all rows may have gone out: then each keeps its id, whatever it says. */
  wasTried: boolean
}

/** What is to be kept of what stands in the dialog; null where nothing would be lost. */
export function toBulkAdjustmentDraft({
  prepared,
  rows,
  forAll,
  kept,
  wasTried,
}: Typed): BulkAdjustmentDraft | null {
  const amounts = new Map(prepared.map(({ form }) => [form.invoiceId, form.amount]))
  const present = new Set(rows.map(({ form }) => form.invoiceId))
  const wasKept = new Set(kept?.rows.map(({ sourceId }) => sourceId))
  const isTyped = ({ invoiceId, amount, description, sourceId }: AdjustmentFormRow) =>
    wasTried ||
    wasKept.has(sourceId) ||
    amount !== amounts.get(invoiceId) ||
    description !== forAll.description
  const others = keepOtherInvoices(kept, prepared)
  const draft = {
    forAll,
    rows: [...(others?.rows ?? []), ...rows.map(({ form }) => form).filter(isTyped)],
    leftOut: [...(others?.leftOut ?? []), ...[...amounts.keys()].filter((id) => !present.has(id))],
  }
  const isNothing =
    draft.rows.length + draft.leftOut.length === 0 &&
    forAll.date === null &&
    forAll.description === ''
  return isNothing ? null : draft
}
