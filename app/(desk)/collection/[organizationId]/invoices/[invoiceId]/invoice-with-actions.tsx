'use client'

import { AdjustmentSection } from '@/components/batches/adjustment-section'
import { InvoiceActions } from '@/components/collection-cases/decisions/decision-actions'
import { InvoicePage } from '@/components/collection-invoices/invoice-page'

type Props = {
  organizationId: string
  invoiceId: string
  /** The client of the organization's workspace; null where it has none. */
  clientNo: string | null
  userName: string
  /** Whether the person may decide, correct and report payments at all. */
  mayWrite: boolean
}

/** The page of one invoice with what can be done on it. */
export function InvoiceWithActions({
  organizationId,
  invoiceId,
  clientNo,
  userName,
  mayWrite,
}: Props) {
  return (
    <InvoicePage
      organizationId={organizationId}
      invoiceId={invoiceId}
      actions={(invoice) => (
        <InvoiceActions
          organizationId={organizationId}
          userName={userName}
          invoice={invoice}
          mayDecide={mayWrite}
        />
      )}
      postings={() => (
        <AdjustmentSection
          organizationId={organizationId}
          invoiceId={invoiceId}
          clientNo={clientNo}
          userName={userName}
          mayWrite={mayWrite}
        />
      )}
    />
  )
}
