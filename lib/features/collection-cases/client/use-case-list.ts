import type { PagedListQuery } from '@/lib/client/lists/paged-list'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { read } from '@/lib/client/read'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { getCasesQuery } from './cases'
import type { CasesQuestion } from './cases-view'

/**
 * The cases of an organization, page by page.
 *
 * @param options whether all its pages are read again with whatever asks for cases again.
 */
export function useCaseList(
  organizationId: string,
  question: CasesQuestion,
  options?: { isRefetched: boolean },
) {
  const list: PagedListQuery<CollectionCase> = {
    first: getCasesQuery(organizationId, question),
    page: (token, context) =>
      read(
        'listCases',
        { params: { organizationId }, query: { ...question, ...(token && { PageToken: token }) } },
        context,
      ),
    keyOf: getCaseKey,
    sift: (rows) => verifyFilters('listCases', question, rows),
  }
  return usePagedList(list, options)
}
