import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** Opens sign-in over the page and waits until the same person has signed in again. */
export type SignInAgain = () => Promise<void>

export const SessionGuardContext = createContext<SignInAgain | null>(null)

/** How a component asks for sign-in when the session has ended under it. */
export function useSignInAgain(): SignInAgain {
  const signInAgain = useContext(SessionGuardContext)
  if (!signInAgain) throw new Error('SessionGuardContext is missing')
  return signInAgain
}

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
