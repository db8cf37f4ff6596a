import { getOperationQuery } from '@/lib/client/operation-query'
import type { CasesQuestion } from './cases-view'

/** A case is read by its number: there is no other way (interface.md 4.9). */
export const getCaseQuery = (organizationId: string, caseNumber: string) =>
  getOperationQuery('listCases', { params: { organizationId }, query: { CaseNumber: caseNumber } })

/** The first page of a walk through cases, as the server reads it for the page. */
export const getCasesQuery = (organizationId: string, question: CasesQuestion) =>
  getOperationQuery('listCases', { params: { organizationId }, query: question })
