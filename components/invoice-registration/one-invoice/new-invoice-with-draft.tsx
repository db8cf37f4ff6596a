'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { getDraftQuery } from '@/lib/client/user-state'
import { useDraft } from '@/lib/features/drafts/client/public'
import {
  getNewInvoiceDraftKey,
  type NewInvoiceDraft,
  parseNewInvoiceDraft,
} from '@/lib/features/invoice-registration/client/new-invoice-draft'
import { NewInvoiceForm } from './new-invoice-form'

type Props = { organizationId: string; userName: string; clientNo: string | null }

/**
 * A form for one invoice: the one that was begun before, under its own id, or a blank one. Where
 * the organization belongs to no client there is no place for a draft; the journal still holds the
 * id before anything is sent.
 */
export function NewInvoiceWithDraft({ organizationId, userName, clientNo }: Props) {
  const { data } = useQuery({
    ...getDraftQuery(clientNo ?? '', getNewInvoiceDraftKey(organizationId)),
    enabled: clientNo !== null,
  })
  const [atOpening] = useState(() => parseNewInvoiceDraft(data?.draft?.content))
  const [typed, setTyped] = useState<NewInvoiceDraft | null>(atOpening)
  const [turn, setTurn] = useState(0)
  return (
    <>
      {clientNo !== null && (
        <InvoiceAutosave
          organizationId={organizationId}
          userName={userName}
          clientNo={clientNo}
          typed={typed}
          isOwn={atOpening !== null}
        />
      )}
      <NewInvoiceForm
        key={turn}
        organizationId={organizationId}
        userName={userName}
        clientNo={clientNo}
        opened={turn === 0 ? atOpening : null}
        onTyped={setTyped}
        onNext={() => setTurn(turn + 1)}
      />
    </>
  )
}

type AutosaveProps = {
  organizationId: string
  userName: string
  clientNo: string
  typed: NewInvoiceDraft | null
  isOwn: boolean
}

/** Keeps what is typed, with its id, and says so when it cannot. */
function InvoiceAutosave({ organizationId, userName, clientNo, typed, isOwn }: AutosaveProps) {
  const draftKey = getNewInvoiceDraftKey(organizationId)
  const { failure } = useDraft({
    userName,
    clientNo,
    draftKey,
    content: typed,
    isDirty: typed !== null,
    isOwn,
  })
  return <DraftNotKept failure={failure} />
}
