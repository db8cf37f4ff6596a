import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOffers } from '@/lib/client/offers'
import { getOperationQuery } from '@/lib/client/operation-query'
import { prepareFiles } from '@/lib/features/invoice-sending/client/prepare-files'
import { useSentBefore } from '@/lib/features/invoice-sending/client/use-sent-before'
import { listOutgoing, withSentBefore } from '@/lib/features/invoice-sending/domain/sent-before'
import type { OwnCompany } from '../company-select'
import type { FilesRead } from './use-read-files'

/**
 * What goes out of files, for the companies that send them, with what was sent under their numbers
 * before: that is asked once all files are read.
 */
export function usePreparedFiles(
  { files, isDone }: FilesRead,
  companies: readonly OwnCompany[],
  companyId: number | null,
) {
  const offers = useOffers()
  const { data: known } = useQuery({
    ...getOperationQuery('listAvailableCompanies', {}),
    enabled: offers('listAvailableCompanies'),
    retry: false,
  })
  const prepared = useMemo(() => {
    const own = companies.map(({ companyId: id }) => ({
      companyId: id,
      known: known?.find(({ CompanyId }) => CompanyId === id),
    }))
    return prepareFiles(files, { companyId, companies: own })
  }, [files, companies, companyId, known])
  const before = useSentBefore(isDone ? listOutgoing(prepared) : [])
  const { sends } = before
  const documents = useMemo(
    () => prepared.map((each) => withSentBefore(each, sends)),
    [prepared, sends],
  )
  return { documents, before }
}
