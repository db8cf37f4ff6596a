'use client'

import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { getDraftQuery } from '@/lib/client/user-state'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { useChangeNote } from '@/lib/features/customers/client/use-customer-notes'
import { getNoteDraftKey, parseNoteDraft } from '@/lib/features/customers/domain/whole/note-draft'
import { useDraft, useLeftDraft } from '@/lib/features/drafts/client/public'

const TypedNoteContext = createContext<ReturnType<typeof useNote> | null>(null)

/**
 * Holds the note that is typed about the customer, for all pages of that customer: a page that is
 * changed to another takes none of it, and a customer who is left has it as a draft.
 */
export function TypedNoteProvider({ children }: { children: ReactNode }) {
  return <TypedNoteContext value={useNote()}>{children}</TypedNoteContext>
}

/** The note that is typed about the customer of the page. */
export function useTypedNote() {
  const note = useContext(TypedNoteContext)
  if (!note) throw new Error('No note stands around this part')
  return note
}

function useNote() {
  const client = useQueryClient()
  const { clientNo, customerNo, userName } = useCustomerPlace()
  const draftKey = getNoteDraftKey(customerNo)
  const left = useLeftDraft(clientNo, draftKey)
  const kept = parseNoteDraft(left?.content)
  const [typed, setTyped] = useState<string | null>(null)
  const newest = useRef(typed)
  const { send, failure, isPending } = useChangeNote()
  const text = typed ?? kept
  const isDirty = text.trim() !== ''
  const draft = useDraft({
    ...{ userName, clientNo, draftKey, isDirty, unread: left?.unread },
    content: { text },
    isOwn: kept !== '',
  })
  useLeaveGuard(isDirty && typed !== null)

  function type(next: string) {
    newest.current = next
    setTyped(next)
  }

  /** Adds the note, and returns whether it is added. What is typed meanwhile stays. */
  async function add(): Promise<boolean> {
    const sent = newest.current
    const result = await send({ clientNo, customerNo, userName, text: text.trim() })
    if (!result.ok || newest.current !== sent) return result.ok
    type('')
    // Where the customer was left meanwhile, nobody else drops it.
    if (!left?.unread)
      client.setQueryData(getDraftQuery(clientNo, draftKey).queryKey, { draft: null })
    await draft.drop()
    return true
  }

  return {
    text,
    type,
    add,
    /** False until it is known what was typed before. */
    isOpened: left !== undefined,
    failure,
    isPending,
    draftFailure: draft.failure,
  }
}
