import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A list by tokens holds its pages beside what the server read of it, under one question. */
const toQuestion = (key: QueryKey) =>
  JSON.stringify(key.filter((part) => part !== 'pages' && typeof part !== 'number'))

/**
 * Forgets what was read under a key, in every form in which it is kept: a person may not see it any
 * more. How the last read failed stays, for the page to tell.
 */
export function forgetReads(client: QueryClient, queryKey: QueryKey): void {
  const question = toQuestion(queryKey)
  for (const query of client.getQueryCache().getAll())
    if (toQuestion(query.queryKey) === question)
      query.setState({ data: undefined, dataUpdatedAt: 0, isInvalidated: true })
}
