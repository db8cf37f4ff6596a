import { useQuery } from '@tanstack/react-query'
import type { Workspace } from '@/components/registrations/public'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import {
  getAddedCompaniesQuery,
  getAvailableCompaniesQuery,
} from '@/lib/features/companies/client/companies'
import { combineCompanies } from '@/lib/features/companies/domain/combine-companies'

/**
 * The companies of every source as one list, and how each source stands. One that the person may not
 * read, or that could not be read, says nothing.
 */
export function useCompanySources(workspaces: readonly Workspace[] | null) {
  const isOffered = useOffers()
  const [mayRead, maySee] = [isOffered('listAvailableCompanies'), isOffered('listAddedCompanies')]
  const available = useQuery({ ...getAvailableCompaniesQuery(), enabled: mayRead })
  const added = useQuery({ ...getAddedCompaniesQuery(), enabled: maySee })
  const entries = added.data?.entries ?? []
  return {
    entries,
    rows: combineCompanies({
      added: added.data ? entries : null,
      available: available.data ?? null,
      workspaces,
    }),
    isReading: (mayRead && available.isPending) || (maySee && added.isPending),
    failures: {
      available: available.error && toFailure(available.error),
      added: added.error && toFailure(added.error),
    },
    isWhole: added.data?.isWhole,
    more: added.data?.more ?? false,
    again: () => {
      if (mayRead) void available.refetch()
      if (maySee) void added.refetch()
    },
  }
}

export type CompanySourcesRead = ReturnType<typeof useCompanySources>
