import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'

/** The status of an invoice as the upstream says it, both levels. */
export function ReferenceStatus({ row: { Status, ChannelStatus } }: { row: SummaryRow }) {
  return <span>{[Status, ChannelStatus].filter(Boolean).join(' · ')}</span>
}
