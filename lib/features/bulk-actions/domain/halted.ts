import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'

/** Whether a bulk action ended before its last row, or waits for its person, with rows left to send. */
export const isHalted = ({ state, counts }: Pick<BulkAction, 'state' | 'counts'>): boolean =>
  (state === 'halted' || state === 'waiting') && (counts.waiting ?? 0) > 0
