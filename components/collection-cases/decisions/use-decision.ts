import { useRef, useState } from 'react'
import type { DecisionName, DecisionOutcome } from '@/lib/contracts/desk/decision'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Result } from '@/lib/contracts/result'
import { useDecide, useRefreshDecisions } from '@/lib/features/collection-cases/client/use-cases'
import { readUntil } from '@/lib/features/collection-cases/domain/decision-requirements'
import { isCalledOff, useCheckOutcome } from '@/lib/features/journal/client/public'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { buildDecision, type DecisionSubject, refreshSubject } from './decision-subject'
import { findEnd, type RowResult, toRowResult } from './row-result'

type DecisionInput = { reason: string; until: string; typedNo: string }
type Changed = Extract<DecisionOutcome, { outcome: 'changed' }>

/** What a check showed that settles nothing. `early`: nothing has changed, and it may still come. */
export type OpenCheck = 'underWay' | 'early' | 'open' | 'failed'

/** Where a decision is: asked, stopped by a change, not known, or made. */
export type DecisionState =
  | { at: 'asked'; failure: Failure | null; wasNotApplied?: boolean }
  | { at: 'changed'; changed: Changed }
  | { at: 'unknown'; failure: Failure; checked: OpenCheck | null }
  | { at: 'made'; how: 'doneSeen' | 'doneOtherwise' | 'doneUnread' | 'accepted' | 'checked' }

/**
 * What a press came to, as far as it is known, for a list that the case stands in. `isSeen`: it was
 * read back as decided.
 */
export type DecisionEnd = Omit<RowResult, 'decision'> & { isSeen?: boolean }

/**
 * One decision under one idempotency key, until it is known what became of it. What is sent is held
 * against what was shown when the question was opened.
 */
export function useDecision(
  opened: DecisionSubject,
  decision: DecisionName,
  onEnd: (end: DecisionEnd) => void = () => {},
) {
  const decide = useDecide()
  const outcomeCheck = useCheckOutcome(decision)
  const refreshDecisions = useRefreshDecisions()
  const keyRef = useRef<string | null>(null)
  const [subject, setSubject] = useState(opened)
  const [state, setState] = useState<DecisionState>({ at: 'asked', failure: null })

  async function send({ reason, until, typedNo }: DecisionInput) {
    keyRef.current ??= crypto.randomUUID()
    const idempotencyKey = keyRef.current
    const result = await decide.send(
      buildDecision(subject, {
        decision,
        idempotencyKey,
        reason: reason.trim(),
        until: readUntil(until),
        typedNo,
      }),
    )
    void refreshDecisions()
    const isSeen = result.ok && result.value.outcome === 'sent' && result.value.found === 'applied'
    onEnd({ ...toRowResult(result), idempotencyKey, isSeen })
    if (!result.ok && result.failure.kind === 'unknown-outcome')
      return setState({ at: 'unknown', failure: result.failure, checked: null })
    keyRef.current = null
    if (!result.ok) return setState({ at: 'asked', failure: result.failure })
    if (result.value.outcome === 'changed')
      return setState({ at: 'changed', changed: result.value })
    setState({ at: 'made', how: classifyOutcome(result.value) })
  }

  async function checkOutcome() {
    if (!keyRef.current || state.at !== 'unknown') return
    const idempotencyKey = keyRef.current
    const result = await outcomeCheck.send(idempotencyKey)
    void refreshDecisions()
    if (!result.ok && !isCalledOff(result.failure)) return setState({ ...state, checked: 'failed' })
    const now = result.ok ? result.value.state : 'not-sent'
    const end = findEnd(now)
    if (end === null) return setState({ ...state, checked: readOpenCheck(result) })
    onEnd({ is: end, idempotencyKey })
    if (end !== 'not-applied')
      return setState({ at: 'made', how: end === 'taken' ? 'accepted' : 'checked' })
    keyRef.current = null
    setState({ at: 'asked', failure: null, wasNotApplied: true })
  }

  /** Takes what stands there now for what was shown: the person has it before them. */
  function acceptCurrent({ now }: Changed) {
    setSubject(refreshSubject(subject, now))
    setState({ at: 'asked', failure: null })
  }

  return {
    subject,
    state,
    isSending: decide.isPending,
    isChecking: outcomeCheck.isPending,
    send: (typed: DecisionInput) => void send(typed),
    checkAgain: () => void checkOutcome(),
    takeNow: acceptCurrent,
  }
}

function readOpenCheck(result: Result<Pick<JournalEntry, 'state' | 'look'>>): OpenCheck {
  if (!result.ok) return 'open'
  if (result.value.state === 'sending') return 'underWay'
  return result.value.look?.found === 'unproven' ? 'early' : 'open'
}

function classifyOutcome({
  isAccepted,
  found,
}: Extract<DecisionOutcome, { outcome: 'sent' }>): Extract<DecisionState, { at: 'made' }>['how'] {
  if (found === 'applied') return 'doneSeen'
  if (isAccepted) return 'accepted'
  return found === null ? 'doneUnread' : 'doneOtherwise'
}
