import * as z from 'zod'
import type { Bounds } from '../bounds'
import { ExactNumber } from '../exact-number'
import { ClientNo, FileId } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, defineRequest, markAssumed, markPubliclySeen, openEnum } from '../source'
import { pageQuery } from './customer-fields'
import { Metadata, PageSummary } from './customers'

/** What a body with a file may hold: four million bytes, which are a third more in base64. */
export const fileBounds: Bounds = { text: 5_400_000, list: 100, whole: 5_450_000 }

/** The longest name of a file. Assumed. */
export const fileNameMax = 200

const area = {
  area: 'receivables',
  section: '4.9',
  source: 'public',
  params: z.object({ clientno: ClientNo }),
} as const

const read = {
  ...area,
  method: 'GET',
  effect: 'read',
  right: 'read:arm.customer',
  refusals: [401, 403, 404],
} as const

const file = {
  fileId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  fileSize: ExactNumber,
  createdAt: z.string(),
  createdBy: z.string(),
}

/** A file that the service holds for a client. That there are files is public; every field is assumed. */
export const StoredFile = markAssumed(defineAnswer(file))

/**
 * Files of a client, newest first (assumed), of one name where that is asked. The interface says
 * "GET one or more": how more than one are asked for is assumed to be as for other lists.
 */
export const listFiles = defineOperation({
  ...read,
  name: 'listFiles',
  path: '/clients/:clientno/files',
  summary: 'List the files of a client, a page at a time',
  query: z.object({
    ...pageQuery,
    filename: markAssumed(z.string().max(fileNameMax).optional()),
  }),
  answers: {
    200: defineAnswer({
      summary: markPubliclySeen(PageSummary),
      files: markAssumed(defineList(StoredFile)),
    }),
  },
  example: { params: { clientno: '1001' }, query: { pageno: 1, pagesize: 50 } },
})

/** One file with its content in base64 (assumed), which stays on the server. */
export const getFile = defineOperation({
  ...read,
  name: 'getFile',
  path: '/clients/:clientno/files/:fileid',
  summary: 'Read one file',
  params: z.object({ clientno: ClientNo, fileid: FileId }),
  target: ({ params }) => params.fileid,
  targetOfAnswer: ({ fileId }) => fileId,
  answers: { 200: markAssumed(defineAnswer({ ...file, content: z.string() })) },
  documents: ['content'],
  example: { params: { clientno: '1001', fileid: '5f0c1d2e-6f0e-4a63-9a55-1e1d0f6a2b11' } },
})

/** What became of one file of an upload. Assumed. */
export const UploadedFile = markAssumed(
  defineAnswer({
    index: ExactNumber,
    fileName: z.string(),
    fileId: z.string(),
    status: openEnum('STORED', 'REJECTED'),
    message: z.string(),
  }),
)
const Uploaded = defineAnswer({ files: markAssumed(defineList(UploadedFile)) })

/**
 * Uploads one or more files: 200 when all are stored, 207 when some are (public documentation, which
 * shows no body: that content goes in base64 is assumed).
 */
export const uploadFiles = defineOperation({
  ...area,
  name: 'uploadFiles',
  bounds: fileBounds,
  method: 'POST',
  path: '/clients/:clientno/files',
  summary: 'Upload one or more files',
  effect: 'write',
  right: 'write:arm.customer',
  body: markAssumed(
    defineRequest({
      metadata: Metadata.optional(),
      files: z
        .array(
          defineRequest({
            fileName: z.string().min(1).max(fileNameMax),
            contentType: z.string().max(100),
            content: z.string(),
          }),
        )
        .min(1),
    }),
  ),
  signed: true,
  target: ({ body }) => body.files.map(({ fileName }) => fileName).join(', '),
  documents: ['content'],
  answers: { 200: Uploaded, 207: Uploaded },
  refusals: [400, 401, 403, 404, 422],
  example: {
    params: { clientno: '1001' },
    body: {
      files: [{ fileName: 'note.txt', contentType: 'text/plain', content: 'QWdyZWVkLg==' }],
    },
  },
})
