import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type { OperationName } from '@/lib/contracts/registry'
import type { Failure, Write } from '@/lib/contracts/result'
import {
  isUnknownFailure,
  type OutcomeCheckResult,
  readOutcomeCheck,
} from '../domain/write-progress'
import { useCheckOutcome } from './use-outcomes'

type Options<Outcome> = {
  operation: Parameters<typeof useCheckOutcome>[0]
  affects: readonly OperationName[]
  /** Whether an outcome says that the write was made. After any other the next has another key. */
  isMade: (outcome: Outcome) => boolean
  /** The outcome of one that a look has found. */
  made: Outcome
}

type State<Outcome> = {
  outcome: Outcome | null
  failure: Failure | null
  look: OutcomeCheckResult | null
}

/**
 * One write under one idempotency key, until it is known what became of it: one whose outcome is
 * not known is looked for, and not sent again. What was surely not made goes out, if at all, under
 * another key.
 */
export function useFollowedWrite<Typed extends { idempotencyKey: string }, Outcome>(
  write: Write<Typed, Outcome>,
  { operation, affects, isMade, made }: Options<Outcome>,
) {
  const { send, isPending } = useWrite(write, { affects })
  const check = useCheckOutcome(operation)
  const client = useQueryClient()
  const key = useRef<string | null>(null)
  const [state, setState] = useState<State<Outcome>>(toState({}))
  const isUnknown = isUnknownFailure(state.failure)

  async function submit(typed: Omit<Typed, 'idempotencyKey'>): Promise<Outcome | null> {
    if (isUnknown) return null
    key.current ??= crypto.randomUUID()
    const result = await send({ ...typed, idempotencyKey: key.current } as Typed)
    const isOver = result.ok ? !isMade(result.value) : !isUnknownFailure(result.failure)
    if (isOver) key.current = null
    setState(toState(result.ok ? { outcome: result.value } : { failure: result.failure }))
    return result.ok ? result.value : null
  }

  async function checkOutcome() {
    if (!key.current) return
    const look = readOutcomeCheck(await check.send(key.current))
    if (look === 'stillUnknown') return setState((before) => ({ ...before, look }))
    if (look === 'notMade') {
      key.current = null
      return setState(toState({ look }))
    }
    void invalidateReads(client, affects)
    setState(toState({ outcome: made }))
  }

  return {
    ...state,
    /** Of the write whose outcome is not known. */
    idempotencyKey: key.current,
    ...{ isUnknown, isPending, submit },
    isLooking: check.isPending,
    checkAgain: () => void checkOutcome(),
    forget: () => {
      if (!isUnknown) setState(toState({}))
    },
  }
}

const toState = <Outcome>(part: Partial<State<Outcome>>): State<Outcome> => ({
  ...{ outcome: null, failure: null, look: null },
  ...part,
})
