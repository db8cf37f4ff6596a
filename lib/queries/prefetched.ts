import 'server-only'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import type { OperationName } from '../contracts/registry'
import type { Failure } from '../contracts/result'
import { perform } from '../gateway/perform'

type Options = { queryKey: readonly unknown[] }

/**
 * Reads on the server what a page will ask for, under the keys that the browser uses. A failed read is left out, so that the browser asks again
 * and shows its failure; `failures` tells the page of them.
 */
export async function prefetched(...queries: Options[]): Promise<{ state: DehydratedState; failures: Failure[] }> {
  const client = new QueryClient()
  const results = await Promise.all(
    queries.map(async ({ queryKey: [name, input] }) => ({ queryKey: [name, input], result: await perform(name as OperationName, input as never) })),
  )
  const failures: Failure[] = []
  for (const { queryKey, result } of results) {
    if (result.ok) client.setQueryData(queryKey, result.value)
    else failures.push(result.failure)
  }
  return { state: dehydrate(client), failures }
}
