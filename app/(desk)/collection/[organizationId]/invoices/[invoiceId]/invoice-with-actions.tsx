'use client'

import { AdjustmentActions, AdjustmentSection } from '@/components/batches/adjustment-section'
import { InvoiceBreakdown } from '@/components/claim-breakdown/invoice-breakdown'
import { InvoiceActions } from '@/components/collection-cases/decisions/decision-actions'
import { InvoicePage } from '@/components/collection-invoices/invoice-page'
import type { FeeRule } from '@/lib/features/collection-cases/domain/public'

type Props = {
  organizationId: string
  invoiceId: string
  /** The client of the organization's workspace; null where it has none. */
  clientNo: string | null
  userName: string
  /** Fees and rates of who runs the desk. */
  rates: readonly FeeRule[]
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
  rates,
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
      breakdown={(invoice) => (
        <InvoiceBreakdown {...{ organizationId, invoiceId, invoice, rates }} />
      )}
      adjustments={() => <AdjustmentSection {...place} />}
    />
  )
}
