import type { LaneReading } from '@/lib/features/invoice-tracking/domain/lane-status'
import type { OtherLanes } from '@/lib/features/invoice-tracking/domain/next-step'
import type { InvoiceStory, LaneResult } from './use-invoice-story'

/** What the story of an invoice has of the areas beside distribution. */
export const toOtherLanes = ({ ledger, collection, customer }: InvoiceStory): OtherLanes => ({
  ledger: toLaneReading(ledger),
  collection: toLaneReading(collection),
  customer,
})

/**
 * One area. Something that may be this invoice, and is not surely it, leaves the area unknown; so
 * does what was linked by hand and is not among what was read.
 */
export function toLaneReading<Row>({
  state,
  join,
  joined,
}: Pick<LaneResult<Row>, 'state' | 'join' | 'joined'>): LaneReading<Row> {
  if (joined !== null) return { is: 'joined', row: joined }
  if (state === 'reading') return { is: 'reading', row: null }
  const isEmpty = state === 'none' || (state === 'read' && join.offered.length === 0)
  return { is: isEmpty && join.joined === null ? 'none' : 'notKnown', row: null }
}
