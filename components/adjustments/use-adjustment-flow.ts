'use client'

import { useState } from 'react'
import { useSubmitAdjustments } from '@/lib/features/adjustments/client/use-adjustments'
import type {
  AdjustmentKind,
  AdjustmentRow,
} from '@/lib/features/adjustments/domain/adjustment-draft'
import { useStoreDraft } from '@/lib/features/drafts/client/public'
import { isCalledOff, useCheckOutcome } from '@/lib/features/journal/client/public'
import type { Failure } from '@/lib/shared/format/describe-failure'

/**
 * `typing`: nothing is on its way; `failure` is why the last try was not taken. `lost`: the desk
 * itself did not answer, so it has to be looked for; `checkFailure` is how the last look failed. `sent`:
 * the journal holds it, and whatever becomes of it stands there.
 */
export type AdjustmentFlowState =
  | { is: 'typing'; failure?: Failure; neverArrived?: boolean }
  | { is: 'sending' }
  | { is: 'lost'; failure: Failure; checkFailure?: Failure }
  | { is: 'sent'; idempotencyKey: string }

type Place = {
  kind: AdjustmentKind
  organizationId: string
  userName: string
  clientNo: string
  draftKey: string
  /** False where a draft that was not read may stand in its place. */
  storesDraft?: boolean
}

/** What of a kept draft says where its submission stands. */
type KeptSubmission = { idempotencyKey: string; isSent: boolean }

/**
 * One submission under one idempotency key, from the draft to the journal. The ids of its rows
 * never change on the way. What it is sent from is kept as a draft with the key, marked as sent.
 */
export function useAdjustmentFlow(
  { kind, organizationId, userName, clientNo, draftKey, storesDraft = true }: Place,
  kept: KeptSubmission | null,
) {
  const submit = useSubmitAdjustments()
  const storeDraft = useStoreDraft({ userName, clientNo, draftKey })
  const outcomeCheck = useCheckOutcome(
    kind === 'correction' ? 'createCorrections' : 'createPayments',
  )
  const [idempotencyKey, setIdempotencyKey] = useState(
    () => kept?.idempotencyKey ?? crypto.randomUUID(),
  )
  const [state, setState] = useState<AdjustmentFlowState>(
    kept?.isSent ? { is: 'lost', failure: noAnswer } : { is: 'typing' },
  )

  function resumeTyping(more: { failure?: Failure; neverArrived?: boolean }) {
    setIdempotencyKey(crypto.randomUUID())
    setState({ is: 'typing', ...more })
  }

  async function send(typed: object, rows: AdjustmentRow[]) {
    setState({ is: 'sending' })
    // The draft of the form holds the same from now on, and tells where it is not kept.
    if (storesDraft)
      await storeDraft({ ...typed, idempotencyKey, isSent: true } satisfies KeptSubmission)
    const result = await submit.send({ idempotencyKey, userName, organizationId, kind, rows })
    if (result.ok) return setState({ is: 'sent', idempotencyKey })
    const { failure } = result
    if (failure.kind !== 'unknown-outcome' && failure.kind !== 'broken')
      return resumeTyping({ failure })
    setState(
      failure.code === 'desk' || failure.kind === 'broken'
        ? { is: 'lost', failure }
        : { is: 'sent', idempotencyKey },
    )
  }

  async function checkOutcome() {
    const result = await outcomeCheck.send(idempotencyKey)
    if (!result.ok && isCalledOff(result.failure)) return resumeTyping({ neverArrived: true })
    if (!result.ok)
      return setState({
        is: 'lost',
        failure: state.is === 'lost' ? state.failure : noAnswer,
        checkFailure: result.failure,
      })
    setState({ is: 'sent', idempotencyKey })
  }

  return {
    idempotencyKey,
    state,
    isChecking: outcomeCheck.isPending,
    send: (typed: object, rows: AdjustmentRow[]) => void send(typed, rows),
    checkAgain: () => void checkOutcome(),
  }
}

export type AdjustmentFlow = ReturnType<typeof useAdjustmentFlow>

const noAnswer: Failure = { kind: 'unknown-outcome', code: 'desk' }
