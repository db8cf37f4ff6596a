import { type Answer, getOperationQuery } from '@/lib/client/operation-query'
import type { toFilesQuestion } from './files-view'

export type StoredFile = NonNullable<NonNullable<Answer<'listFiles'>['files']>[number]>

/** A page of the files of a client, newest first (assumed). */
export const getFilesQuery = (clientNo: string, question: ReturnType<typeof toFilesQuestion>) =>
  getOperationQuery('listFiles', { params: { clientno: clientNo }, query: question })

/** One file, with a mark of what its content is in place of it. */
export const getFileQuery = (clientNo: string, fileId: string) =>
  getOperationQuery('getFile', { params: { clientno: clientNo, fileid: fileId } })
