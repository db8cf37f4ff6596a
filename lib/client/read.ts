import type { Answer, Input, OperationName } from '@/lib/contracts/registry'
import { routes } from '@/lib/shared/routes'
import type { ReadContext } from './background-reads'
import { OperationFailed } from './operation-failed'
import { postJson } from './post-json'

/**
 * Reads through the one read route. Can be aborted; keeps what it asks out of addresses.
 *
 * @throws OperationFailed with the failure that the desk answered, or `unreachable` when the desk itself
 *   did not.
 */
export async function read<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  { signal, meta }: ReadContext = {},
): Promise<Answer<Name>> {
  const result = await postJson<Answer<Name>>(routes.read(name), JSON.stringify(input), {
    signal,
    isBackground: meta?.background,
  })
  if (!result.ok) throw new OperationFailed(result.failure)
  return result.value
}
