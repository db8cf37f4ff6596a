import { useEffect, useRef, useState } from 'react'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/** A change of an address; null takes a part of it away. */
type Change<View> = { [Part in keyof View]?: View[Part] | null }

/**
 * A search text that stays out of the address because it may be an identity number. It belongs to the
 * filters that stood in the address when it was typed, and counts only while they are the same: a
 * saved view that is opened after it, or a step back, is not searched for it.
 *
 * @param toFilters what of an address narrows its list, as a text: what only sorts or pages is left out.
 */
export function useKeptOutText<View extends object>(
  view: View,
  toFilters: (view: { [Part in keyof View]: View[Part] | null }) => string,
) {
  const [kept, setKept] = useState<{ of: string; text: string } | null>(null)
  /** What is searched for a while after it was typed belongs to the view as it is by then. */
  const latest = useRef(view)
  useEffect(() => {
    latest.current = view
  })
  const toFiltersAfter = (change: Change<View>) => toFilters({ ...latest.current, ...change })

  return {
    keptOut: kept?.of === toFilters(view) ? kept.text : null,
    /**
     * Takes what is searched for, and gives back what the address may hold of it.
     *
     * @param without what the address becomes where it may hold nothing of it.
     */
    split(text: string, without: Change<View>): string | null {
      const isPrivate = hasIdentityNumber(text)
      setKept(isPrivate ? { of: toFiltersAfter(without), text } : null)
      return isPrivate ? null : text || null
    },
    /** Takes what is kept along with a change that the person makes to the other filters. */
    follow(change: Change<View>) {
      if (kept?.of === toFiltersAfter({})) setKept({ ...kept, of: toFiltersAfter(change) })
    },
    drop: () => setKept(null),
  }
}
