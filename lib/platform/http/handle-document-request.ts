import 'server-only'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { decodeDocument } from '@/lib/platform/gateway/redact-documents'
import {
  isArchive,
  isPicture,
  type ParsedDocument,
  parseDocument,
} from '@/lib/shared/documents/document-kind'
import { buildFileName, formatContentDisposition } from '@/lib/shared/documents/document-name'
import { isAnswerTo } from '@/lib/shared/references/is-answer-to'
import { httpStatusByFailure } from './handle-operation-request'

/**
 * Nothing of a document runs, loads, or speaks to anybody. Only a page of the desk holds it in a
 * frame.
 */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
const sandboxedPolicy = `${policy}; sandbox`
/** A browser lays out a picture by a style of its own. */
const picturePolicy = `${sandboxedPolicy}; style-src 'unsafe-inline'`

const commonHeaders = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const contentTypes = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  text: 'text/plain',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  other: 'application/octet-stream',
} as const

/**
 * Answers `GET /api/document?identifier=…&company=…` (or `number=…`): the document of an invoice, to
 * whom its status is told; and `?client=…&file=…`: a file of a client, to whom it may be read. A page of somebody else cannot set it off: browsers say from where
 * they come. With `as=shown` it is for a frame or a tab of its own: XML and text as plain text, PDF
 * as it is, anything else to be saved all the same. What it is, its bytes say. A failure is told as
 * plain text, because it stands where the document would.
 *
 * @param inWords a failure in words.
 */
export async function handleDocumentRequest(
  request: Request,
  inWords: (failure: Failure) => string,
): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  const isOwn = site === null || site === 'same-origin' || site === 'none'
  const query = new URL(request.url).searchParams
  const found = isOwn
    ? await fetchDocument(query, request.signal)
    : makeFailure({ kind: 'forbidden', code: 'wrong-origin' })
  if (!found.ok)
    return respondPlainText(inWords(found.failure), httpStatusByFailure[found.failure.kind])

  const { filename, bytes } = found.value
  const document = parseDocument(bytes)
  const isShown = query.get('as') === 'shown' && document.kind !== 'other'
  const disposition = {
    'content-disposition': formatContentDisposition(
      isShown ? 'inline' : 'attachment',
      buildFileName(filename, isArchive(bytes) ? 'archive' : document.kind),
    ),
  }
  return isShown
    ? respondInline(document, bytes, disposition)
    : respondAttachment(document, bytes, disposition)
}

type FetchedFile = { filename: string | null | undefined; bytes: Buffer<ArrayBuffer> }

async function fetchDocument(
  asked: URLSearchParams,
  signal: AbortSignal,
): Promise<Result<FetchedFile>> {
  const [identifier, number, company, client, file] = questionParts.map(
    (name) => asked.get(name) || undefined,
  )
  if (client && file) return fetchFile(client, file, signal)
  if (!identifier && !number) return makeFailure({ kind: 'invalid', code: 'nothing-asked' })
  const body = { Identifier: identifier, InvoiceNumber: number, CompanyId: company }
  const status = await executeOperation('getInvoiceStatus', { body }, { unmasked: true, signal })
  if (!status.ok) return status
  if (!isAnswerTo(body, status.value))
    return makeFailure({ kind: 'off-contract', code: 'other-record' })

  return toDocument(status.value.InvoiceData, status.value.Filename)
}

/** By what a document is asked for: an invoice, or a file of a client. */
const questionParts = ['identifier', 'number', 'company', 'client', 'file']

async function fetchFile(
  clientno: string,
  fileid: string,
  signal: AbortSignal,
): Promise<Result<FetchedFile>> {
  const input = { params: { clientno, fileid } }
  const read = await executeOperation('getFile', input, { unmasked: true, signal })
  return read.ok ? toDocument(read.value.content, read.value.fileName) : read
}

function toDocument(
  data: string | null | undefined,
  filename: FetchedFile['filename'],
): Result<FetchedFile> {
  if (!data?.trim()) return makeFailure({ kind: 'not-found', code: 'no-document' })
  const bytes = decodeDocument(data)
  return bytes
    ? makeSuccess({ filename, bytes })
    : makeFailure({ kind: 'off-contract', code: 'document' })
}

/**
 * Pictures and PDF go out as they are. The viewer of a browser shows no PDF that is sandboxed: without that, it is still nothing but a
 * PDF, and nosniff keeps it one.
 */
function respondInline(
  { kind, text }: ParsedDocument,
  bytes: FetchedFile['bytes'],
  disposition: Record<string, string>,
): Response {
  if (kind === 'pdf' || isPicture(kind)) {
    return new Response(bytes, {
      headers: {
        ...commonHeaders,
        ...disposition,
        'content-type': contentTypes[kind],
        'content-security-policy': kind === 'pdf' ? policy : picturePolicy,
      },
    })
  }
  return respondPlainText(text ?? '', 200, disposition)
}

const respondAttachment = (
  { kind }: ParsedDocument,
  bytes: FetchedFile['bytes'],
  disposition: Record<string, string>,
) =>
  new Response(bytes, {
    headers: {
      ...commonHeaders,
      ...disposition,
      'content-type': contentTypes[kind],
      'content-security-policy': sandboxedPolicy,
    },
  })

const respondPlainText = (text: string, status: number, more: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      ...commonHeaders,
      ...more,
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': sandboxedPolicy,
    },
  })
