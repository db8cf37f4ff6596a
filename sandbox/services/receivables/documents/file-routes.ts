import { randomUUID } from 'node:crypto'
import { getFile, listFiles, uploadFiles } from '@/lib/contracts/receivables/files'
import type { Database } from '@/lib/platform/database/open'
import { getSandboxPath } from '../../../addresses'
import { makeAnswer } from '../../../answer'
import type { Directory } from '../../../directory'
import type { Implement } from '../../../implement'
import { notFound, unprocessable } from '../../../refusal'
import { buildListSummary, resolvePaging } from '../paging'
import { RememberedQueries } from '../remembered-queries'
import { ClientFiles } from './client-files'
import {
  countStoredFiles,
  type FileRow,
  findStoredFile,
  listStoredFiles,
  storeFiles,
} from './file-store'
import { judgeFile } from './judge-file'

type FileQuery = { filename?: string; pagesize?: number; maximumcount?: number }

/** Files of a client: read, and uploaded. An upload stores each file whole, or nothing of it. */
export function registerFileRoutes(
  implement: Implement,
  { db, directory }: { db: Database; directory: Directory },
) {
  const queries = new RememberedQueries<FileQuery>()
  const clientFiles = new ClientFiles(db, directory)

  implement(listFiles, async ({ params, query, origin, now }) => {
    const clientNo = Number(params.clientno)
    await clientFiles.ensure(clientNo, now())
    const { filename, pagesize, maximumcount } = query
    const words =
      query.query === undefined ? { filename, pagesize, maximumcount } : queries.of(query.query)
    const paging = resolvePaging({ ...words, pageno: query.pageno })
    const counted = await countStoredFiles(db, clientNo, words.filename)
    const totalCount = Math.min(counted, paging.maximumCount)
    const from = (paging.pageNo - 1) * paging.pageSize
    const size = Math.max(0, Math.min(paging.pageSize, totalCount - from))
    const rows =
      size === 0 ? [] : await listStoredFiles(db, clientNo, words.filename, { size, from })
    const summary = buildListSummary({
      ...paging,
      totalCount,
      currentPageSize: rows.length,
      queryId: queries.remember(words),
      url: origin + getSandboxPath(listFiles).replace(':clientno', params.clientno),
    })
    return makeAnswer(200, { summary, files: rows.map(toFile) })
  })

  implement(getFile, async ({ params, now }) => {
    const clientNo = Number(params.clientno)
    await clientFiles.ensure(clientNo, now())
    const row = await findStoredFile(db, clientNo, params.fileid)
    if (!row) throw notFound(`File ${params.fileid}`)
    return makeAnswer(200, { ...toFile(row), content: row.content })
  })

  implement(uploadFiles, async ({ params, body, accepted, now }) => {
    const clientNo = Number(params.clientno)
    await clientFiles.ensure(clientNo, now())
    const judged = body.files.map((file) => ({ file, fileId: randomUUID(), why: judgeFile(file) }))
    const taken = judged.filter(({ why }) => why === null)
    if (taken.length === 0)
      throw unprocessable(
        Object.fromEntries(judged.map(({ why }, at) => [`files.${at}`, why ?? ''])),
      )
    await storeFiles(
      db,
      taken.map(({ file: { fileName, contentType, content }, fileId }) => ({
        ...{ fileId, clientNo, fileName, contentType, content },
        fileSize: Buffer.from(content, 'base64').length,
        createdAt: now(),
        createdBy: body.metadata?.userId ?? accepted().person.userName,
      })),
    )
    const files = judged.map(({ file: { fileName }, fileId, why }, index) =>
      why === null
        ? { index, fileName, fileId, status: 'STORED', message: 'Stored' }
        : { index, fileName, status: 'REJECTED', message: why },
    )
    return makeAnswer(taken.length === judged.length ? 200 : 207, { files })
  })
}

const toFile = ({ clientNo: _, createdAt, ...file }: Omit<FileRow, 'content'>) => ({
  fileId: file.fileId,
  fileName: file.fileName,
  contentType: file.contentType,
  fileSize: file.fileSize,
  createdAt: new Date(createdAt).toISOString(),
  createdBy: file.createdBy,
})
