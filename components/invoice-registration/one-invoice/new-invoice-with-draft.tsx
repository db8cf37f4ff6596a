'use client'

import { useState } from 'react'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { Skeleton } from '@/components/ui/states/skeleton'
import { type LeftDraft, useDraft, useLeftDraft } from '@/lib/features/drafts/client/public'
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
export function NewInvoiceWithDraft(props: Props) {
  const left = useLeftDraft(props.clientNo, getNewInvoiceDraftKey(props.organizationId))
  return left ? (
    <InvoiceTurns {...props} left={left} />
  ) : (
    <Skeleton rows={8} columns={2} variant="lines" />
  )
}

/** One form after the other: the first one holds what was begun before. */
function InvoiceTurns({ organizationId, userName, clientNo, left }: Props & { left: LeftDraft }) {
  const [atOpening] = useState(() => parseNewInvoiceDraft(left.content))
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
          unread={left.unread}
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
  unread: LeftDraft['unread']
}

/** Keeps what is typed, with its id, and says so when it cannot. */
function InvoiceAutosave({ organizationId, typed, ...kept }: AutosaveProps) {
  const { failure } = useDraft({
    ...kept,
    draftKey: getNewInvoiceDraftKey(organizationId),
    content: typed,
    isDirty: typed !== null,
  })
  return <DraftNotKept failure={failure} />
}
