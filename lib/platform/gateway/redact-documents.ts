import 'server-only'
import { parseDocument } from '@/lib/shared/documents/document-kind'
import { formatRedactedDocument } from '@/lib/shared/documents/redacted-document'
import { trimEdges } from '@/lib/shared/trim-edges'

/**
 * The bytes of a document as the upstream writes it into an answer: base64, in either alphabet,
 * also in lines. XML that stands there as it is is taken too. Null for what is neither (all of this
 * is assumed).
 */
export function decodeDocument(data: string): Buffer<ArrayBuffer> | null {
  if (data.trimStart().startsWith('<')) return Buffer.from(data)
  const text = data.replace(/[\r\n]+/g, '').trim()
  return /^[\w+/-]+={0,2}$/.test(text) && trimEdges(text, { end: /=/ }).length % 4 !== 1
    ? Buffer.from(text, 'base64')
    : null
}

/**
 * A copy of an answer in which a mark stands in place of every document: it is asked for by itself,
 * and not sent along with each read.
 */
export function redactDocuments(value: unknown, documents: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value
  const redacted = Object.entries(value).filter(
    ([name, inner]) => documents.includes(name) && typeof inner === 'string' && inner.trim() !== '',
  )
  return redacted.length === 0
    ? value
    : {
        ...value,
        ...Object.fromEntries(redacted.map(([name, inner]) => [name, markDocument(inner)])),
      }
}

/**
 * The same of what is sent, wherever in it documents stand: the journal tells what was sent, and
 * keeps no file.
 */
export function redactSentDocuments<Sent>(value: Sent, documents: readonly string[] = []): Sent {
  if (documents.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => redactSentDocuments(each, documents)) as Sent
  return Object.fromEntries(
    Object.entries(redactDocuments(value, documents) as object).map(([name, inner]) => [
      name,
      redactSentDocuments(inner, documents),
    ]),
  ) as Sent
}

function markDocument(data: string): string {
  const bytes = decodeDocument(data)
  return formatRedactedDocument(
    bytes
      ? { kind: parseDocument(bytes).kind, bytes: bytes.length }
      : { kind: 'unreadable', bytes: data.length },
  )
}
