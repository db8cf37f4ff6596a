import 'server-only'
import { type Failure, failed, type Result, succeeded } from '../contracts/result'
import { type ReadDocument, readDocument } from '../domain/where/document-kind'
import { dispositionOf, documentName } from '../domain/where/document-name'
import { statusOf } from './answer-page'
import { bytesOfDocument } from './held-documents'
import { perform } from './perform'

/** Nothing of a document runs, loads, or speaks to anybody. Only a page of the desk holds it in a frame. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
const sandboxed = `${policy}; sandbox`

const everyAnswer = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const savedTypes = { pdf: 'application/pdf', xml: 'application/xml', text: 'text/plain', other: 'application/octet-stream' } as const

/**
 * Answers `GET /api/document?identifier=…&company=…` (or `number=…`): the document of an invoice, to whom its status is told. A page of somebody else cannot
 * set it off: browsers say from where they come. With `as=shown` it is for a frame or a tab of its own: XML and text as plain text, PDF as it is, anything
 * else to be saved all the same. What it is, its bytes say. A failure is told as plain text, because it stands where the document would.
 *
 * @param inWords a failure in words.
 */
export async function answerDocument(request: Request, inWords: (failure: Failure) => string): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  const isOwn = site === null || site === 'same-origin' || site === 'none'
  const asked = new URL(request.url).searchParams
  const found = isOwn ? await documentOf(asked, request.signal) : failed({ kind: 'forbidden', code: 'wrong-origin' })
  if (!found.ok) return plainText(inWords(found.failure), statusOf[found.failure.kind])

  const { filename, bytes } = found.value
  const document = readDocument(bytes)
  const isShown = asked.get('as') === 'shown' && document.kind !== 'other'
  const disposition = { 'content-disposition': dispositionOf(isShown ? 'inline' : 'attachment', documentName(filename, document.kind)) }
  return isShown ? shown(document, bytes, disposition) : saved(document, bytes, disposition)
}

type Found = { filename: string | null | undefined; bytes: Buffer<ArrayBuffer> }

async function documentOf(asked: URLSearchParams, signal: AbortSignal): Promise<Result<Found>> {
  const [identifier, number, company] = ['identifier', 'number', 'company'].map((name) => asked.get(name) || undefined)
  if (!identifier && !number) return failed({ kind: 'invalid', code: 'nothing-asked' })
  const body = { Identifier: identifier, InvoiceNumber: number, CompanyId: company }
  const status = await perform('getInvoiceStatus', { body }, { unmasked: true, signal })
  if (!status.ok) return status

  const { InvoiceData: data, Filename: filename } = status.value
  if (!data?.trim()) return failed({ kind: 'not-found', code: 'no-document' })
  const bytes = bytesOfDocument(data)
  return bytes ? succeeded({ filename, bytes }) : failed({ kind: 'off-contract', code: 'document' })
}

/** The viewer of a browser shows no PDF that is sandboxed: without that, it is still nothing but a PDF, and nosniff keeps it one. */
function shown({ kind, text }: ReadDocument, bytes: Found['bytes'], disposition: Record<string, string>): Response {
  if (kind === 'pdf') {
    return new Response(bytes, { headers: { ...everyAnswer, ...disposition, 'content-type': savedTypes.pdf, 'content-security-policy': policy } })
  }
  return plainText(text ?? '', 200, disposition)
}

const saved = ({ kind }: ReadDocument, bytes: Found['bytes'], disposition: Record<string, string>) =>
  new Response(bytes, { headers: { ...everyAnswer, ...disposition, 'content-type': savedTypes[kind], 'content-security-policy': sandboxed } })

const plainText = (text: string, status: number, more: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { ...everyAnswer, ...more, 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': sandboxed },
  })
