'use client'

import { AdjustmentActions, AdjustmentSection } from '@/components/batches/adjustment-section'
import { InvoiceActions } from '@/components/collection-cases/decisions/decision-actions'
import { InvoicePage } from '@/components/collection-invoices/invoice-page'

type Props = {
  organizationId: string
  invoiceId: string
  /** The client of the organization's workspace; null where it has none. */
  clientNo: string | null
  userName: string
  /** Whether the person may pause, withdraw and resume the invoice at all. */
  mayDecide: boolean
  /** Whether the person may correct it and report payments at all. */
  mayAdjust: boolean
}

/** The page of one invoice with what can be done on it. */
export function InvoiceWithActions({
  organizationId,
  invoiceId,
  clientNo,
  userName,
  mayDecide,
  mayAdjust,
}: Props) {
  const place = { organizationId, invoiceId, clientNo, userName }
  return (
    <InvoicePage
      organizationId={organizationId}
      invoiceId={invoiceId}
      actions={(invoice) => (
        <>
          <InvoiceActions {...{ organizationId, userName, invoice, mayDecide }} />
          {mayAdjust && <AdjustmentActions {...place} currency={invoice.currency} />}
        </>
      )}
      adjustments={() => <AdjustmentSection {...place} />}
    />
  )
}
