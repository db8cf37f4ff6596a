import { createSerializer, useQueryStates } from 'nuqs'
import { useMemo } from 'react'
import { useKeptOutText } from '@/lib/client/lists/use-kept-out-text'
import { type AnswersView, answersParsers } from '@/lib/features/collection-cases/client/cases-view'

const serialize = createSerializer(answersParsers)

/**
 * What the list is narrowed to, by its address: all but a text that may hold an identity number, which
 * is kept out of it.
 */
export function useAnswersNarrowing() {
  const [view, setView] = useQueryStates(answersParsers, { history: 'push' })
  const { keptOut, split, follow, drop } = useKeptOutText(view, serialize)
  const text = keptOut ?? view.find
  const filters = useMemo(() => ({ ...view, text }), [view, text])

  return {
    ...{ view, filters },
    isKeptOut: keptOut !== null,
    isNarrowed: keptOut !== null || Object.values(view).some(Boolean),
    search: (text: string) =>
      setView({ find: split(text, { find: null }) }, { history: 'replace' }),
    clear() {
      drop()
      void setView(null)
    },
    change(part: Partial<AnswersView>) {
      follow(part)
      void setView(
        Object.fromEntries(Object.entries(part).map(([key, value]) => [key, value || null])),
      )
    },
  }
}

export type AnswersNarrowing = ReturnType<typeof useAnswersNarrowing>
