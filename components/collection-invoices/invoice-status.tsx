import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import {
  describeCollectionStatus,
  type InvoiceTone,
} from '@/lib/features/collection-invoices/messages/collection-invoice-labels'

/** The shape of a verdict on a collection invoice. */
export const claimVerdicts: Record<InvoiceTone, Verdict> = {
  open: 'run',
  paused: 'stop',
  paid: 'ok',
  odd: 'warn',
  ended: 'new',
  unknown: 'unknown',
}

/** How a collection invoice stands, as one sentence with its shape. */
export function InvoiceStatus({
  invoice,
}: {
  invoice: Parameters<typeof describeCollectionStatus>[1]
}) {
  const t = useT()
  const { tone, words } = describeCollectionStatus(t, invoice)
  return (
    <span className="status">
      <Glyph verdict={claimVerdicts[tone]} />
      <span className="truncate">{words}</span>
    </span>
  )
}
