import 'server-only'
import { withoutEdges } from '../domain/text-edges'
import { readDocument } from '../domain/where/document-kind'
import { documentMark } from '../domain/where/document-mark'

/**
 * The bytes of a document as the upstream writes it into an answer: base64, in either alphabet, also in lines. XML that stands there as it is is taken too.
 * Null for what is neither (all of this is assumed).
 */
export function bytesOfDocument(data: string): Buffer<ArrayBuffer> | null {
  if (data.trimStart().startsWith('<')) return Buffer.from(data)
  const text = data.replace(/[\r\n]+/g, '').trim()
  return /^[\w+/-]+={0,2}$/.test(text) && withoutEdges(text, { end: /=/ }).length % 4 !== 1 ? Buffer.from(text, 'base64') : null
}

/** A copy of an answer in which a mark stands in place of every document: it is asked for by itself, and not sent along with each read. */
export function withDocumentsHeld(value: unknown, documents: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value
  const held = Object.entries(value).filter(([name, inner]) => documents.includes(name) && typeof inner === 'string' && inner.trim() !== '')
  return held.length === 0 ? value : { ...value, ...Object.fromEntries(held.map(([name, inner]) => [name, markOf(inner)])) }
}

function markOf(data: string): string {
  const bytes = bytesOfDocument(data)
  return documentMark(bytes ? { kind: readDocument(bytes).kind, bytes: bytes.length } : { kind: 'unreadable', bytes: data.length })
}
