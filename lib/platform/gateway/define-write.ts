import 'server-only'
import type * as z from 'zod'
import type { Bounds } from '@/lib/contracts/bounds'
import type { Answer, OperationName } from '@/lib/contracts/registry'
import { makeFailure, type Result, type Write } from '@/lib/contracts/result'
import { withRequestSession } from '@/lib/platform/session/session-cache'
import { catchUnexpected } from './catch-unexpected'
import { parseSubmission } from './parse-submission'
import { findPreviousOutcome } from './previous-outcome'

type WriteDefinition<Typed, Parsed, Value> = {
  /** What the log calls it: the name under which it is exported. */
  name: string
  /** What it may come to: a person needs the right to one of them. None where its answer tells. */
  operations: readonly OperationName[]
  input: z.ZodType<Parsed, Typed>
  /** How long what arrives may be, where it holds more than rows. */
  bounds?: Bounds
  run: (input: Parsed) => Promise<Result<Value>>
}

type ResumableDefinition<Typed, Parsed, Value, Name extends OperationName> = Omit<
  WriteDefinition<Typed, Parsed, Value>,
  'run'
> & {
  /** The operation that the outcome of an earlier arrival is one of. */
  operationOf: (input: Parsed) => Name
  /** Makes of what was sent, now or before, what the page gets to know. */
  finish: (input: Parsed, outcome: Result<Answer<Name>>) => Promise<Result<Value>>
  /**
   * @param findEarlier asks once more whether the same key arrived before: what looks like
   *   somebody else's change may be the first arrival of this very one.
   */
  run: (input: Parsed, findEarlier: () => Promise<Result<Value> | null>) => Promise<Result<Value>>
}

/**
 * Makes a server action of a write. What arrived is refused, in this order, unless it comes from an
 * own page, of a person who is signed in and may do one of its operations, no longer than any good
 * one, in the agreed shape, and typed by that person. An error that nobody expected is a failure of
 * the kind `broken`. The session is asked for once.
 */
export function defineWrite<Typed, Parsed, Value>({
  name,
  operations,
  input,
  bounds,
  run,
}: WriteDefinition<Typed, Parsed, Value>): Write<Typed, Value> {
  return async (arrived) =>
    withRequestSession(() =>
      catchUnexpected(name, async () => {
        const parsed = await parseSubmission(operations, input, arrived, bounds)
        return parsed.ok ? run(parsed.value) : parsed
      }),
    )
}

/**
 * The same for a write that is known by its idempotency key: a second arrival does nothing, and
 * ends as the first one did.
 */
export function defineResumableWrite<
  Typed,
  Parsed extends { idempotencyKey: string },
  Value,
  Name extends OperationName,
>({
  operationOf,
  finish,
  run,
  ...definition
}: ResumableDefinition<Typed, Parsed, Value, Name>): Write<Typed, Value> {
  return defineWrite({
    ...definition,
    run: async (input) => {
      const findEarlier = async () => {
        const outcome = await findPreviousOutcome(operationOf(input), input.idempotencyKey, input)
        return outcome && finish(input, outcome)
      }
      const ended = (await findEarlier()) ?? (await run(input, findEarlier))
      // What failed before it went out may be on its way all the same, by an arrival at the same time.
      return ended.ok || ended.failure.kind === 'unknown-outcome'
        ? ended
        : ((await findEarlier()) ?? ended)
    },
  })
}

/** A read before a write failed, so nothing was sent: a write never ends in words about a read. */
export function toNotSentFailure(read: Extract<Result<unknown>, { ok: false }>): Result<never> {
  const { kind } = read.failure
  return kind === 'unreachable' || kind === 'off-contract'
    ? makeFailure({ ...read.failure, kind: 'not-sent' })
    : read
}
