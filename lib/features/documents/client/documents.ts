import { type Answer, getOperationQuery } from '@/lib/client/operation-query'
import type { toDocumentsQuestion } from './documents-view'

export type LedgerDocument = NonNullable<NonNullable<Answer<'listDocuments'>['documents']>[number]>

/** A page of the documents of a client, newest first (assumed). */
export const getDocumentsQuery = (
  clientNo: string,
  question: ReturnType<typeof toDocumentsQuestion>,
) => getOperationQuery('listDocuments', { params: { clientno: clientNo }, query: question })

/** One document by its number. */
export const getDocumentQuery = (clientNo: string, documentNo: string) =>
  getOperationQuery('getDocument', { params: { clientno: clientNo, documentno: documentNo } })
