import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keep } from './keep'
import { columnsQuery } from './kept'
import { useSignInAgain } from './session-guard'
import { nextTurn } from './turns'

/**
 * The columns that a person has chosen for a list, in order; null where they have not. A choice is shown at once and kept on the server; `isKept` is
 * false when that failed.
 */
export function useColumns(list: 'customers') {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  const { queryKey } = columnsQuery(list)
  const { data } = useQuery(columnsQuery(list))
  const { mutate, data: kept } = useMutation({
    mutationFn: async (columns: string[] | null) => {
      const body = { ...nextTurn(), list, columns }
      const first = await keep('keepColumns', { body })
      if (first.ok || first.failure.kind !== 'unauthenticated') return first
      await signInAgain()
      return keep('keepColumns', { body })
    },
    onMutate: async (columns) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, { columns })
    },
  })
  return { columns: data?.columns ?? null, choose: mutate, isKept: kept?.ok ?? true }
}
