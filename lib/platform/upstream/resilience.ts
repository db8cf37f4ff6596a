import 'server-only'
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhenResult,
  type IPolicy,
  isBrokenCircuitError,
  retry,
  wrap,
} from 'cockatiel'
import type { Area, Operation } from '@/lib/contracts/operation'
import { makeFailure, type Result } from '@/lib/contracts/result'

type Outcome = Result<unknown>

/**
 * Runs one operation under the policy of its area: a breaker that opens after 10 failures in a row
 * and tries again after 5 seconds, and, for reads only, up to two more tries with full jitter. A
 * write is never repeated. What was given up tells nothing of the area: it neither counts as a
 * failure nor ends a row of them, and an area that it was to try again goes on resting.
 */
export async function withPolicy(
  operation: Operation,
  attempt: () => Promise<Outcome>,
): Promise<Outcome> {
  const { reads, writes } = getPolicies(operation.area)
  try {
    return await (operation.effect === 'read' ? reads : writes).execute(async () =>
      throwIfAborted(await attempt()),
    )
  } catch (error) {
    if (error instanceof GivenUp) return error.outcome
    if (isBrokenCircuitError(error))
      return makeFailure({
        kind: operation.effect === 'read' ? 'unreachable' : 'not-sent',
        code: 'resting',
      })
    throw error
  }
}

/**
 * Carries what was given up past the breaker, for which everything that returns is a success or a
 * failure.
 */
class GivenUp extends Error {
  constructor(readonly outcome: Outcome) {
    super('given up')
  }
}

function throwIfAborted(outcome: Outcome): Outcome {
  if (findFailure(outcome)?.code === 'aborted') throw new GivenUp(outcome)
  return outcome
}

type Policies = { reads: IPolicy; writes: IPolicy }

function getPolicies(area: Area): Policies {
  const holder = globalThis as { duedeskPolicies?: Map<Area, Policies> }
  holder.duedeskPolicies ??= new Map()
  const known = holder.duedeskPolicies.get(area)
  if (known) return known

  const isTriedAgain = () => writes.state === CircuitState.HalfOpen
  const writes: CircuitBreakerPolicy = circuitBreaker(
    handleWhenResult(isOutage).orType(GivenUp, isTriedAgain),
    {
      halfOpenAfter: 5_000,
      breaker: new ConsecutiveBreaker(10),
    },
  )
  const policies = { writes, reads: wrap(retryPolicy, writes) }
  holder.duedeskPolicies.set(area, policies)
  return policies
}

const retryPolicy = retry(handleWhenResult(isPassing), {
  maxAttempts: 2,
  backoff: new DelegateBackoff((context) => pauseMs(context.attempt, context.result)),
})

function findFailure(result: unknown) {
  const outcome = result as Outcome
  return outcome.ok ? null : outcome.failure
}

function isOutage(result: unknown): boolean {
  const failure = findFailure(result)
  return (
    failure?.kind === 'unreachable' ||
    failure?.kind === 'unknown-outcome' ||
    failure?.kind === 'not-sent'
  )
}

/**
 * Worth another try: no answer, or a server that says it cannot now and does not ask for a longer
 * pause than we may take.
 */
function isPassing(result: unknown): boolean {
  const failure = findFailure(result)
  return (
    failure?.kind === 'unreachable' &&
    !['timeout', 'resting'].includes(failure.code ?? '') &&
    (failure.retryAfter ?? 0) <= 2
  )
}

/** Full jitter, unless the failure asks for a pause. */
function pauseMs(attempt: number, handled: unknown): number {
  const { retryAfter } = findFailure((handled as { value: unknown }).value)!
  return retryAfter ? retryAfter * 1000 : Math.random() * Math.min(2_000, 200 * 2 ** attempt)
}
