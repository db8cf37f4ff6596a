import { useState } from 'react'
import type { Result } from '@/lib/contracts/result'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { isOutcomeUnknown } from './write-failure'

/**
 * One sending under a key that is made with it. While its outcome is not known it is over: the same
 * thing is not sent again from here. What was refused may be sent once more, under another
 * idempotency key.
 */
export function useSingleSend<Input extends { idempotencyKey: string }>(
  send: (input: Input) => Promise<Result<unknown>>,
  onDone: () => void,
) {
  const [sentKey, setSentKey] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)

  async function submit(input: Omit<Input, 'idempotencyKey'>) {
    const idempotencyKey = crypto.randomUUID()
    setSentKey(idempotencyKey)
    const result = await send({ ...input, idempotencyKey } as Input)
    if (result.ok) onDone()
    else setFailure(result.failure)
  }

  return {
    ...{ sentKey, failure },
    isOver: failure !== null && isOutcomeUnknown(failure),
    submit: (input: Omit<Input, 'idempotencyKey'>) => void submit(input),
  }
}
