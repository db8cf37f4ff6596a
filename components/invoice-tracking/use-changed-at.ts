import { useState } from 'react'

/**
 * When what a page shows last changed: what has come since then has happened, and is not still to
 * come. Reading the same again changes nothing.
 */
export function useChangedAt(values: readonly unknown[]): Date {
  const [known, setKnown] = useState(() => ({ values, at: new Date() }))
  const isSame =
    values.length === known.values.length && values.every((value, at) => value === known.values[at])
  if (!isSame) setKnown({ values, at: new Date() })
  return known.at
}
