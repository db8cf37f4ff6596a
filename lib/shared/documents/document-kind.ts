export const documentKinds = ['pdf', 'xml', 'text', 'png', 'jpeg', 'gif', 'other'] as const

/** What a document is by its bytes, whatever its name says. `other` is shown nowhere. */
export type DocumentKind = (typeof documentKinds)[number]

/** A document as it may be shown: its text where it has one. */
export type ParsedDocument =
  | { kind: Exclude<DocumentKind, 'xml' | 'text'>; text: null }
  | { kind: 'xml' | 'text'; text: string }

/** What a document is, and its text by the encoding that it tells or shows. */
export function parseDocument(bytes: Uint8Array): ParsedDocument {
  const signed = signatures.find(([, marks]) => marks.some((mark) => hasPrefix(bytes, mark)))
  if (signed) return { kind: signed[0], text: null }
  const text = decodeText(bytes)
  if (text === null || text.trim() === '') return { kind: 'other', text: null }
  return { kind: /^\s*<[?!a-z_]/i.test(text) ? 'xml' : 'text', text }
}

/** True for a picture that browsers show. */
export const isPicture = (kind: DocumentKind): boolean =>
  kind === 'png' || kind === 'jpeg' || kind === 'gif'

/** Types of files that are ZIP archives, as their names end. */
export const archiveTypes: readonly string[] = ['zip', 'xlsx', 'docx', 'pptx', 'ods', 'odt']

/** Whether bytes begin as a ZIP archive does, which a workbook is too. */
export const isArchive = (bytes: Uint8Array): boolean => hasPrefix(bytes, toBytes('PK\u0003\u0004'))

const toBytes = (text: string) => [...text].map((character) => character.charCodeAt(0))

const signatures: ['pdf' | 'png' | 'jpeg' | 'gif', number[][]][] = [
  ['pdf', [toBytes('%PDF-')]],
  ['png', [toBytes('\u0089PNG\r\n\u001a\n')]],
  ['jpeg', [toBytes('\u00ff\u00d8\u00ff')]],
  ['gif', [toBytes('GIF87a'), toBytes('GIF89a')]],
]

const hasPrefix = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte)

const byteOrderMarks: [string, number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Null where the bytes are no text in any of the encodings that fit. */
function decodeText(bytes: Uint8Array): string | null {
  const marked = byteOrderMarks.find(([, mark]) => hasPrefix(bytes, mark))?.[0]
  const labels = marked ? [marked] : [findDeclaredEncoding(bytes), 'utf-8', 'windows-1252']
  const texts = labels.map((label) => label && tryDecode(bytes, label))
  return texts.find((text) => typeof text === 'string' && !binary.test(text)) ?? null
}

/** What stands in no text: control characters but tab, line feeds, form feed and return. */
const binary = /(?![\t\n\f\r])\p{Cc}/u

/** The encoding that an XML declaration names. */
function findDeclaredEncoding(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  return /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]
}

function tryDecode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
