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
