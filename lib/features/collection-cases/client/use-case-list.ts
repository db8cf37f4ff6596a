import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { getCasePagesQuery } from './cases'
import type { CasesQuestion } from './cases-view'

/**
 * The cases of an organization, page by page.
 *
 * @param options whether all its pages are read again with whatever asks for cases again.
 */
export const useCaseList = (
  organizationId: string,
  question: CasesQuestion,
  options?: { isRefetched: boolean },
) => usePagedList(getCasePagesQuery(organizationId, question), options)
