import type { Answer, Input, OperationName } from '../contracts/registry'
import type { Failure, Result } from '../contracts/result'
import { routes } from '../routes'

/** A failed read, as TanStack Query wants it: thrown, so that data that is already shown stays. */
export class ReadFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind)
    this.name = 'ReadFailed'
  }
}

/**
 * Reads through the one read route. Can be aborted; keeps what it asks out of addresses.
 *
 * @throws ReadFailed with the failure that the desk answered, or `unreachable` when the desk itself did not.
 */
export async function read<Name extends OperationName>(name: Name, input: Input<Name>, signal?: AbortSignal): Promise<Answer<Name>> {
  const result = await exchange<Answer<Name>>(name, input, signal)
  if (!result.ok) throw new ReadFailed(result.failure)
  return result.value
}

async function exchange<Value>(name: string, input: unknown, signal?: AbortSignal): Promise<Result<Value>> {
  try {
    const answer = await fetch(routes.read(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-desk': '1' },
      body: JSON.stringify(input),
      cache: 'no-store',
      signal,
    })
    return (await answer.json()) as Result<Value>
  } catch (error) {
    if (signal?.aborted) throw error
    return { ok: false, failure: { kind: 'unreachable', code: 'desk' } }
  }
}
