import type { CasesQuestion } from './cases-view'
import { operationQuery } from './operation-query'

/** A case is read by its number: there is no other way (interface.md 4.9). */
export const caseQuery = (organizationId: string, caseNumber: string) =>
  operationQuery('listCases', { params: { organizationId }, query: { CaseNumber: caseNumber } })

/** The first page of a walk through cases, as the server reads it for the page. */
export const firstCasesQuery = (organizationId: string, question: CasesQuestion) =>
  operationQuery('listCases', { params: { organizationId }, query: question })
