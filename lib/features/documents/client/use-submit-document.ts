import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWrite } from '@/lib/client/use-write'
import type { DocumentOutcome, NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import type { OperationName } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
import { submitDocument } from '@/lib/features/documents/server/submit-document'
import { isCalledOff, useCheckOutcome } from '@/lib/features/journal/client/public'

/** What shows documents, or what is booked of them. */
const affects: readonly OperationName[] = [
  ...(['listDocuments', 'getDocument', 'listDocumentBundles', 'getDocumentBundle'] as const),
  ...(['listArItems', 'getArItem', 'listGlItems', 'listLogItems', 'listJournal'] as const),
]

/**
 * How far a creation is. `notMade`: a look found that it was not created, so that it may be sent.
 * `stillUnknown`: a look could not tell.
 */
type State = {
  outcome: DocumentOutcome | null
  failure: Failure | null
  look: 'notMade' | 'stillUnknown' | null
}

const atRest: State = { outcome: null, failure: null, look: null }

/**
 * One creation under one idempotency key, until it is known what became of it: one whose outcome is
 * not known is looked for, and not sent again.
 */
export function useSubmitDocument(place: { clientNo: string; userName: string }) {
  const { send, isPending } = useWrite(submitDocument, { affects })
  const check = useCheckOutcome('createDocument')
  const client = useQueryClient()
  const key = useRef<string | null>(null)
  const [state, setState] = useState(atRest)
  const isUnknown = state.failure?.kind === 'unknown-outcome' || state.failure?.kind === 'broken'

  async function submit(document: NewDocument): Promise<DocumentOutcome | null> {
    if (isUnknown) return null
    key.current ??= crypto.randomUUID()
    const result = await send({ ...place, idempotencyKey: key.current, document })
    const isOpen = !result.ok && ['unknown-outcome', 'broken'].includes(result.failure.kind)
    if (!isOpen && !(result.ok && result.value.outcome === 'created')) key.current = null
    setState(
      result.ok ? { ...atRest, outcome: result.value } : { ...atRest, failure: result.failure },
    )
    return result.ok ? result.value : null
  }

  async function checkOutcome() {
    if (!key.current) return
    const result = await check.send(key.current)
    if (result.ok && result.value.state === 'done') {
      for (const name of affects) void client.invalidateQueries({ queryKey: [name] })
      return setState({ ...atRest, outcome: { outcome: 'created', isFound: true } })
    }
    const isSettled = result.ok
      ? ['not-applied', 'refused', 'not-sent'].includes(result.value.state)
      : isCalledOff(result.failure)
    if (!isSettled) return setState({ ...state, look: 'stillUnknown' })
    key.current = null
    setState({ ...atRest, look: 'notMade' })
  }

  return {
    ...state,
    /** Of the write whose outcome is not known. */
    idempotencyKey: key.current,
    isUnknown,
    isPending,
    isLooking: check.isPending,
    submit,
    checkAgain: () => void checkOutcome(),
    forget: () => {
      if (!isUnknown) setState(atRest)
    },
  }
}

export type DocumentSending = ReturnType<typeof useSubmitDocument>
