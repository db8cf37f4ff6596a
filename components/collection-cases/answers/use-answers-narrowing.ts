import { useQueryStates } from 'nuqs'
import { useMemo, useState } from 'react'
import { type AnswersView, answersParsers } from '@/lib/features/collection-cases/client/cases-view'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/**
 * What the list is narrowed to, by its address: all but a text that may hold an identity number, which
 * is kept out of it.
 */
export function useAnswersNarrowing() {
  const [view, setView] = useQueryStates(answersParsers, { history: 'push' })
  const [keptOut, setKeptOut] = useState<string | null>(null)
  const text = keptOut ?? view.find
  const filters = useMemo(() => ({ ...view, text }), [view, text])

  return {
    ...{ view, filters },
    isKeptOut: keptOut !== null,
    isNarrowed: keptOut !== null || Object.values(view).some(Boolean),
    search(text: string) {
      const isPrivate = hasIdentityNumber(text)
      setKeptOut(isPrivate ? text : null)
      void setView({ find: isPrivate ? null : text || null }, { history: 'replace' })
    },
    clear() {
      setKeptOut(null)
      void setView(null)
    },
    change(part: Partial<AnswersView>) {
      void setView(
        Object.fromEntries(Object.entries(part).map(([key, value]) => [key, value || null])),
      )
    },
  }
}

export type AnswersNarrowing = ReturnType<typeof useAnswersNarrowing>
