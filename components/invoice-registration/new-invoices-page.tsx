'use client'

import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { inputModes, NewInvoicesFrame } from './new-invoices-frame'
import { NewInvoiceWithDraft } from './one-invoice/new-invoice-with-draft'
import { RegisterFromFile } from './register-from-file'

type Props = {
  organizationId: string
  userName: string
  /** The client of the organization, under which a draft is kept; null where it has none. */
  clientNo: string | null
}

/** Hands invoices over for collection: many from a file, or one from a form. */
export function NewInvoicesPage({ organizationId, userName, clientNo }: Props) {
  const [mode] = useQueryState('way', parseAsStringLiteral(inputModes).withDefault('file'))
  if (mode === 'file')
    return <RegisterFromFile organizationId={organizationId} userName={userName} />
  return (
    <NewInvoicesFrame organizationId={organizationId} mode={mode}>
      <NewInvoiceWithDraft
        organizationId={organizationId}
        userName={userName}
        clientNo={clientNo}
      />
    </NewInvoicesFrame>
  )
}
