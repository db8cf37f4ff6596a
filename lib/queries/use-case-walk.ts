import type { CollectionCase } from '../contracts/collection/cases'
import { siftRows } from '../domain/list-filters/sifted-rows'
import { firstCasesQuery } from './cases'
import type { CasesQuestion } from './cases-view'
import { read } from './read'
import { useCursorWalk } from './use-cursor-walk'

/** Walks through the cases of an organization by the upstream's own tokens, beginning with what the server has read. */
export function useCaseWalk(organizationId: string, question: CasesQuestion) {
  return useCursorWalk<CollectionCase>({
    first: firstCasesQuery(organizationId, question),
    page: (token, signal) => read('listCases', { params: { organizationId }, query: { ...question, ...(token && { PageToken: token }) } }, signal),
    keyOf: keyOfCase,
    sift: (rows) => siftRows('listCases', question, rows),
  })
}

/** What tells a case from others. */
export const keyOfCase = (row: CollectionCase): string => row.caseId ?? (row.caseNumber == null ? JSON.stringify(row) : `#${row.caseNumber}`)
