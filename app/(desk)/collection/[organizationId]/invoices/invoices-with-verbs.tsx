'use client'

import { AdjustmentVerbs } from '@/components/adjustments/bulk/adjustment-verbs'
import { InvoiceVerbs } from '@/components/collection-cases/decisions/case-verbs'
import { InvoicesPage } from '@/components/collection-invoices/invoices-page'

type Props = {
  organizationId: string
  userName: string
  clientNo: string | null
  mayHandOver: boolean
}

/** The invoices with what may be done to the ticked ones, which is decided as on cases. */
export const InvoicesWithVerbs = ({ organizationId, userName, clientNo, mayHandOver }: Props) => (
  <InvoicesPage
    organizationId={organizationId}
    mayHandOver={mayHandOver}
    verbs={(rows, onDone) => (
      <>
        <InvoiceVerbs {...{ organizationId, userName, rows, onDone }} />
        <AdjustmentVerbs {...{ organizationId, userName, clientNo, rows, onDone }} />
      </>
    )}
  />
)
