import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { read } from '@/lib/client/read'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { getCasesQuery } from './cases'
import type { CasesQuestion } from './cases-view'

/** The cases of an organization, page by page. */
export function useCaseList(organizationId: string, question: CasesQuestion) {
  return usePagedList<CollectionCase>({
    first: getCasesQuery(organizationId, question),
    page: (token, context) =>
      read(
        'listCases',
        { params: { organizationId }, query: { ...question, ...(token && { PageToken: token }) } },
        context,
      ),
    keyOf: getCaseKey,
    sift: (rows) => verifyFilters('listCases', question, rows),
  })
}

/** What tells a case from others. */
export const getCaseKey = (row: CollectionCase): string =>
  row.caseId ?? (row.caseNumber == null ? JSON.stringify(row) : `#${row.caseNumber}`)
