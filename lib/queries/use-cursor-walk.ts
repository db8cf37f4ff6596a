import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type CursorPage, type CursorQuestion, CursorWalk } from './cursor-walk'
import { useSignInAgain } from './session-guard'

/**
 * Walks through a list that goes by tokens: begins with what the server has read for the page, goes on by `more`, begins anew by `again` and with every
 * other question. An ended session asks for sign-in and the walk goes on from where it stood. Leaving gives up what is under way.
 */
export function useCursorWalk<Row>(question: CursorQuestion<Row>) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  const [round, setRound] = useState(0)
  const key = JSON.stringify(question.first.queryKey)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question
  const walk = useMemo(() => {
    const known = round === 0 ? queryClient.getQueryState<CursorPage<Row>>(question.first.queryKey) : undefined
    return new CursorWalk(question, known?.data, known?.dataUpdatedAt ?? null)
  }, [key, round])
  const walked = useSyncExternalStore(walk.subscribe, walk.walked, walk.walked)

  useEffect(() => {
    walk.open()
    if (walk.walked().readAt === null) void walk.more()
    return () => walk.close()
  }, [walk])

  const hasEnded = walked.failure?.kind === 'unauthenticated'
  useEffect(() => {
    if (hasEnded) void signInAgain().then(() => walk.more())
  }, [hasEnded, signInAgain, walk])

  const again = useCallback(() => setRound((count) => count + 1), [])
  return { walk, walked, again }
}
