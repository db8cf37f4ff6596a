import { useQuery } from '@tanstack/react-query'
import { getOperationQuery } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import type { CompanyChoice } from './companies-editor'

/**
 * The companies that a person may search in, by name: those of the workspaces where they are known,
 * else those that the upstream tells.
 *
 * @param nameMeanwhile stands in for a name that the upstream does not tell, or has not told yet.
 */
export function useCompanies(
  own: readonly number[] | null,
  nameMeanwhile?: (id: number) => string,
): { companies: CompanyChoice[]; areNamed: boolean } {
  const t = useT()
  const { data, isError } = useQuery({
    ...getOperationQuery('listAvailableCompanies', {}),
    staleTime: 600_000,
  })
  const named = new Map(
    (data ?? []).flatMap((each) =>
      typeof each.CompanyId === 'number' ? [[each.CompanyId, each] as const] : [],
    ),
  )
  const companies = [...(own ?? named.keys())].map((id) => ({
    id,
    name:
      named.get(id)?.Name?.trim() ||
      (nameMeanwhile?.(id) ?? t('invoiceSearch.filter.company', { id })),
    number: named.get(id)?.OrganizationNumber ?? null,
  }))
  return {
    companies: companies.sort((one, other) => one.name.localeCompare(other.name, 'nb')),
    areNamed: !isError,
  }
}
