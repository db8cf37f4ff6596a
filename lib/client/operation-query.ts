import { queryOptions } from '@tanstack/react-query'
import type { Answer, Input, OperationName } from '@/lib/contracts/registry'
import { read } from './read'

/**
 * Milliseconds for which what was read passes for new: a page that is come back to later shows it,
 * and reads it again.
 */
export const freshMs = 30_000

export type { Answer } from '@/lib/contracts/registry'

/**
 * Query options of a read operation: the key is its name and its input, the same on the server and
 * in the browser.
 */
export function getOperationQuery<Name extends OperationName>(name: Name, input: Input<Name>) {
  return queryOptions<Answer<Name>>({
    queryKey: [name, input],
    queryFn: (context) => read(name, input, context),
  })
}
