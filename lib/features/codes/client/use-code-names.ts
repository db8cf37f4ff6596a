import { useQuery } from '@tanstack/react-query'
import { useOffers } from '@/lib/client/offers'
import {
  type CodeNames,
  type CodeType,
  emptyCodeNames,
  toCodeNames,
} from '@/lib/features/codes/domain/code-names'
import { getCodesQuery } from './codes'

/**
 * What the codes of a client are called. They are read once for all that ask; until they are here,
 * where they cannot be read, and where the service has none, nothing is called anything and every
 * code stands as it came.
 */
export function useCodeNames(clientNo: string): CodeNames {
  const isOffered = useOffers()('listCodes')
  const { data } = useQuery({
    ...getCodesQuery(clientNo),
    enabled: isOffered,
    retry: false,
    select: selectNames,
  })
  return data ?? emptyCodeNames
}

/** The name of one code; null where it has none that is known. */
export const useCodeName = (clientNo: string, type: CodeType, code: string): string | null =>
  useCodeNames(clientNo).find(type, code)

const selectNames = (answer: Parameters<typeof toCodeNames>[0]) => toCodeNames(answer)
