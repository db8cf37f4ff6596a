import { queryOptions } from '@tanstack/react-query'
import type { Answer, Input, OperationName } from '@/lib/contracts/registry'
import { read } from './read'

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
