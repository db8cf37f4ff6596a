import 'server-only'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import type { OperationName } from '@/lib/contracts/registry'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

type Options = { queryKey: readonly unknown[] }

/**
 * How long a page waits for what it shows, in milliseconds: a page in one piece is painted sooner
 * than a skeleton first and the page then.
 */
const patienceMs = 700

/**
 * Reads on the server what a page will ask for, under the keys that the browser uses. A read that
 * failed, or that took so long that it was given up, is left out: the page is shown without it, and
 * the browser asks again and tells what it meets.
 */
export async function prefetchQueries(...queries: Options[]): Promise<{ state: DehydratedState }> {
  const client = new QueryClient()
  const patience = AbortSignal.timeout(patienceMs)
  const isOver = new Promise<null>((resolve) =>
    patience.addEventListener('abort', () => resolve(null), { once: true }),
  )
  await Promise.all(
    queries.map(async ({ queryKey: [name, input] }) => {
      const result = await Promise.race([
        executeOperation(name as OperationName, input as never, { signal: patience }),
        isOver,
      ])
      if (result?.ok) client.setQueryData([name, input], result.value)
    }),
  )
  return { state: dehydrate(client) }
}

/** What several calls have read, as one state. */
export const mergeStates = (...states: DehydratedState[]): DehydratedState => ({
  mutations: [],
  queries: states.flatMap(({ queries }) => queries),
})
