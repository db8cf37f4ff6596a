import type { Answer, Input, OperationName } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
import { routes } from '@/lib/shared/routes'
import { postJson } from './post-json'

/** A failed read, as TanStack Query wants it: thrown, so that data that is already shown stays. */
export class ReadFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind)
    this.name = 'ReadFailed'
  }
}

/** Why a read failed. An error that no read has thrown is a fault of the desk itself. */
export const toFailure = (error: unknown): Failure =>
  error instanceof ReadFailed ? error.failure : { kind: 'broken' }

/**
 * Reads through the one read route. Can be aborted; keeps what it asks out of addresses.
 *
 * @throws ReadFailed with the failure that the desk answered, or `unreachable` when the desk itself
 *   did not.
 */
export async function read<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<Answer<Name>> {
  const result = await postJson<Answer<Name>>(routes.read(name), JSON.stringify(input), { signal })
  if (!result.ok) throw new ReadFailed(result.failure)
  return result.value
}
