import type { LaneReading } from '@/lib/features/invoice-tracking/domain/lane-status'
import type { OtherLanes } from '@/lib/features/invoice-tracking/domain/next-step'
import type { InvoiceTimeline, LaneResult } from './use-invoice-timeline'

/** What the story of an invoice has of the areas beside distribution. */
export const toOtherLanes = ({ ledger, collection, customer }: InvoiceTimeline): OtherLanes => ({
  ledger: toLaneReading(ledger),
  collection: toLaneReading(collection),
  customer,
})

/**
 * One area. Something that may be this invoice, and is not surely it, leaves the area unknown; so
 * does what was linked by hand and is not among what was read, and a list that proves no absence.
 */
export function toLaneReading<Row>({
  state,
  unproven,
  link,
  linked,
}: Pick<LaneResult<Row>, 'state' | 'unproven' | 'link' | 'linked'>): LaneReading<Row> {
  if (linked !== null) return { is: 'linked', row: linked }
  if (state === 'reading') return { is: 'reading', row: null }
  const isEmpty = state === 'none' || (state === 'read' && link.offered.length === 0)
  const isProven = isEmpty && unproven === null && link.linked === null
  return { is: isProven ? 'none' : 'notKnown', row: null }
}
