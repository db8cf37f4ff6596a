import type { PagedListQuery } from '@/lib/client/lists/paged-list'
import { getOperationQuery } from '@/lib/client/operation-query'
import { read } from '@/lib/client/read'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import type { CasesQuestion } from './cases-view'

/** A case is read by its number: there is no other way (interface.md 4.9). */
export const getCaseQuery = (organizationId: string, caseNumber: string) =>
  getOperationQuery('listCases', { params: { organizationId }, query: { CaseNumber: caseNumber } })

/** The first page of the cases, as the server reads it for the page. */
export const getCasesQuery = (organizationId: string, question: CasesQuestion) =>
  getOperationQuery('listCases', { params: { organizationId }, query: question })

/** The list of cases, page by page. */
export const getCasePagesQuery = (
  organizationId: string,
  question: CasesQuestion,
): PagedListQuery<CollectionCase> => ({
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
