import { useQuery } from '@tanstack/react-query'
import { useOffers } from '@/lib/client/offers'
import { getConfigQuery } from '@/lib/features/codes/client/public'
import {
  fileBytesMax,
  fileConfigKeys,
  toFileRules,
} from '@/lib/features/stored-files/domain/file-rules'

/** What a client takes, as far as its configuration tells; `isReading` while that is asked. */
export function useFileRules(clientNo: string) {
  const enabled = useOffers()('getClientConfig')
  const types = useQuery({
    ...getConfigQuery(clientNo, fileConfigKeys.types),
    ...{ enabled, retry: false },
  })
  const bytes = useQuery({
    ...getConfigQuery(clientNo, fileConfigKeys.bytes),
    ...{ enabled, retry: false },
  })
  return {
    rules: toFileRules(types.data, bytes.data, fileBytesMax),
    isReading: types.isLoading || bytes.isLoading,
  }
}
