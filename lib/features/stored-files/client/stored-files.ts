import { createLoader, createSerializer, parseAsInteger, parseAsString } from 'nuqs/server'
import { type Answer, getOperationQuery } from '@/lib/client/operation-query'

export const filePageSizes = [50, 100, 200]

/** What the address of files holds: a name that is searched for, a page, and the file that is open. */
export const storedFilesParsers = {
  q: parseAsString.withDefault(''),
  page: parseAsInteger.withDefault(1),
  size: parseAsInteger.withDefault(50),
  open: parseAsString,
}

export const loadStoredFilesView = createLoader(storedFilesParsers)

type View = { q: string; page: number; size: number }

/** What is asked for a view; wild numbers in an address are brought back into range. */
export const toFilesQuestion = ({ q, page, size }: View) => ({
  ...(q.trim() !== '' && { filename: q.trim().slice(0, 200) }),
  pageno: Math.max(1, page),
  pagesize: filePageSizes.includes(size) ? size : 50,
})

/** The part of the address behind the question mark that says a view, with some of it changed. */
export const toFilesQuery = (view: View, change: Partial<View & { open: string }>): string =>
  serialize({ ...view, open: null, ...change }).replace(/^\?/, '')

const serialize = createSerializer(storedFilesParsers)

export type StoredFile = NonNullable<NonNullable<Answer<'listFiles'>['files']>[number]>

/** A page of the files of a client, newest first (assumed). */
export const getFilesQuery = (clientNo: string, question: ReturnType<typeof toFilesQuestion>) =>
  getOperationQuery('listFiles', { params: { clientno: clientNo }, query: question })

/** One file, with a mark of what its content is in place of it. */
export const getFileQuery = (clientNo: string, fileId: string) =>
  getOperationQuery('getFile', { params: { clientno: clientNo, fileid: fileId } })
