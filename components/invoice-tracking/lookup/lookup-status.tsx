'use client'

import { useCauses } from '@/components/delivery-failures/public'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import { summarizeInvoiceStatus } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import type { KnownStatus } from '@/lib/features/invoice-tracking/domain/status-levels'
import { describeInvoiceStatus } from '@/lib/features/invoice-tracking/messages/describe-invoice-status'

/**
 * Where an invoice is, as one sentence with its shape, never cut: a row grows with it.
 */
export function LookupStatus({ known }: { known: KnownStatus }) {
  const t = useT()
  const causes = useCauses()
  const sentence = summarizeInvoiceStatus(known, causes?.causeOf ?? null)
  return (
    <span className="status wrap-anywhere whitespace-normal">
      <Glyph verdict={sentence.tone} />
      <span>{describeInvoiceStatus(t, sentence, causes).words}</span>
    </span>
  )
}
