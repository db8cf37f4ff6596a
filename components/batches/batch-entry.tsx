'use client'

import { BatchItem, type BatchItemProps } from './batch-item'
import { ResubmitRows } from './resubmit-rows'

type Props = Omit<BatchItemProps, 'anew'> & {
  /** The client of its organization, under which drafts are kept; null where it has none. */
  draftClient: string | null
}

/** A batch in a list, whose rows that were not booked may be sent alone. */
export function BatchEntry({ draftClient, ...item }: Props) {
  return (
    <BatchItem
      {...item}
      resubmit={(sent, rows) => (
        <ResubmitRows sent={sent} rows={rows} userName={item.userName} draftClient={draftClient} />
      )}
    />
  )
}
