import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateReads } from '@/lib/client/use-write'
import type { OperationName } from '@/lib/contracts/registry'
import type { Failure, Result } from '@/lib/contracts/result'
import { useCheckOutcome } from '@/lib/features/journal/client/public'
import {
  findNextStep,
  findStepAfterCheck,
  isEachChecked,
  type NextStep,
} from '@/lib/features/registrations/domain/public'

type Options = {
  operation: 'addCompany' | 'registerSwedishBankAgreement'
  /** Those of the same number that are not confirmed; its own may be among them. */
  unconfirmed: readonly { idempotencyKey: string }[]
  /** What is read again once its row is found. */
  affects: readonly OperationName[]
  onSent: (idempotencyKey: string) => void
}

/**
 * The one sending of a form: its key is made when the form opens, and another one only once nothing
 * can be registered under it any more. Where the desk itself did not answer the form stays, and its
 * outcome can be checked; sent again, it is the same submission.
 */
export function useSubmission({ operation, unconfirmed, affects, onSent }: Options) {
  const client = useQueryClient()
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const [checked, setChecked] = useState<readonly string[]>([])
  const [isUnanswered, setUnanswered] = useState(false)
  const [ended, setEnded] = useState<Ended | null>(null)
  const outcomeCheck = useCheckOutcome(operation)
  const open = unconfirmed.filter((each) => each.idempotencyKey !== idempotencyKey)
  const openKeys = open.map((each) => each.idempotencyKey)

  function take(step: NextStep) {
    setUnanswered(step === 'unanswered')
    if (step === 'shown') onSent(idempotencyKey)
    if (step === 'again') setKey(crypto.randomUUID())
  }

  return {
    idempotencyKey,
    openCount: open.length,
    /** Those that are not confirmed and that the person has checked. */
    besides: openKeys.filter((key) => checked.includes(key)),
    isChecked: isEachChecked(open, checked),
    setChecked: (isChecked: boolean) => setChecked(isChecked ? openKeys : []),
    isUnanswered,
    isChecking: outcomeCheck.isPending,
    /** How the last sending, or the last check of it, failed. */
    ended,
    settle: (result: Result<unknown>, step = findNextStep(result, isUnanswered)) => {
      setEnded(result.ok ? null : { doing: 'write', failure: result.failure })
      take(step)
    },
    check: async () => {
      const result = await outcomeCheck.send(idempotencyKey)
      const step = findStepAfterCheck(result)
      if (result.ok) void invalidateReads(client, affects)
      else setEnded({ doing: step === 'again' ? 'write' : 'check', failure: result.failure })
      take(step)
    },
  }
}

type Ended = { doing: 'write' | 'check'; failure: Failure }
