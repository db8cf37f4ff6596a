import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keep } from './keep'
import { columnsQuery } from './kept'
import { useSignInAgain } from './session-guard'
import { nextTurn } from './turns'

/**
 * The columns that a person has chosen for a list, in order; null where they have not. A choice is shown at once, holds as long as the page does, and is
 * kept on the server; `isKept` is false when that failed.
 */
export function useColumns(list: 'customers') {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  const { queryKey } = columnsQuery(list)
  const { data } = useQuery(columnsQuery(list))
  const [chosen, setChosen] = useState<string[] | null>()
  const { mutate, data: kept } = useMutation({
    mutationFn: async (columns: string[] | null) => {
      const body = { ...nextTurn(), list, columns }
      const first = await keep('keepColumns', { body })
      if (first.ok || first.failure.kind !== 'unauthenticated') return first
      await signInAgain()
      return keep('keepColumns', { body })
    },
  })

  function choose(columns: string[] | null) {
    setChosen(columns)
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, { columns })
    mutate(columns)
  }

  return { columns: chosen === undefined ? (data?.columns ?? null) : chosen, choose, isKept: kept?.ok ?? true }
}
