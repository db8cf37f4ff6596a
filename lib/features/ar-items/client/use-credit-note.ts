import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWrite } from '@/lib/client/use-write'
import type {
  CreditNoteOutcome,
  CreditNoteSubmission,
} from '@/lib/contracts/desk/receivables/credit-notes'
import type { Failure } from '@/lib/contracts/result'
import { submitCreditNote } from '@/lib/features/ar-items/server/submit-credit-note'
import { isCalledOff, useCheckOutcome } from '@/lib/features/journal/client/public'

/**
 * How far one credit note is. `notMade`: a look found that it was not made, so that it may be sent.
 * `stillUnknown`: a look could not tell.
 */
type CreditState = {
  outcome: CreditNoteOutcome | null
  failure: Failure | null
  look: 'notMade' | 'stillUnknown' | null
}

const atRest: CreditState = { outcome: null, failure: null, look: null }

/**
 * One credit note under one idempotency key, until it is known what became of it: one whose outcome
 * is not known is looked for, and not sent again.
 */
export function useCreditNote() {
  const { send, isPending } = useWrite(submitCreditNote, {
    affects: ['getArItem', 'listArItems', 'listLogItems', 'listGlItems', 'listJournal'],
  })
  const check = useCheckOutcome('updateArItem')
  const client = useQueryClient()
  const key = useRef<string | null>(null)
  const [state, setState] = useState(atRest)
  const isUnknown = state.failure?.kind === 'unknown-outcome'

  async function submit(note: Omit<CreditNoteSubmission, 'idempotencyKey'>) {
    if (isUnknown) return
    key.current ??= crypto.randomUUID()
    const result = await send({ ...note, idempotencyKey: key.current })
    if (result.ok) return setState({ ...atRest, outcome: result.value })
    if (result.failure.kind !== 'unknown-outcome') key.current = null
    setState({ ...atRest, failure: result.failure })
  }

  async function checkOutcome() {
    if (!key.current) return
    const result = await check.send(key.current)
    if (result.ok && result.value.state === 'done') {
      for (const name of ['getArItem', 'listArItems'])
        void client.invalidateQueries({ queryKey: [name] })
      return setState({ ...atRest, outcome: { outcome: 'sent', isFound: true } })
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
    isUnknown,
    isPending,
    isLooking: check.isPending,
    submit: (note: Parameters<typeof submit>[0]) => void submit(note),
    checkAgain: () => void checkOutcome(),
  }
}
