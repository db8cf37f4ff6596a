import { useSyncExternalStore } from 'react'

/**
 * False in the first paint, which a server makes, and true from the moment on in which the page
 * takes what is typed.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )

const subscribeNever = () => () => {}
