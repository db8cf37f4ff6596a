import { useContext, useEffect, useLayoutEffect } from 'react'
import { findLeftBehind, leaveBehind, PersonContext } from './list-positions'

/**
 * Lets a page find again, when a person goes back to it, what it held when they left it. It is kept in
 * memory only (`leaveBehind`).
 *
 * @param isWorth whether the page holds anything by now.
 * @param restore gets what was held, once, before the page is painted.
 */
export function useLeftBehind<Held>(
  held: Held,
  isWorth: boolean,
  restore: (held: Held) => void,
): void {
  const person = useContext(PersonContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useLayoutEffect(() => {
    const left = person === null ? undefined : findLeftBehind(person)
    if (left !== undefined) restore(left as Held)
  }, [person])

  useEffect(() => {
    if (person === null) return
    if (isWorth || findLeftBehind(person) !== undefined) leaveBehind(person, held)
  })
}
