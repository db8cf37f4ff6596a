export const documentKinds = ['pdf', 'xml', 'text', 'other'] as const

/** What a document is by its bytes, whatever its name says. `other` is shown nowhere. */
export type DocumentKind = (typeof documentKinds)[number]

/** A document as it may be shown: its text where it has one. */
export type ParsedDocument =
  | { kind: 'pdf' | 'other'; text: null }
  | { kind: 'xml' | 'text'; text: string }

/** What a document is, and its text by the encoding that it tells or shows. */
export function parseDocument(bytes: Uint8Array): ParsedDocument {
  if (hasPrefix(bytes, pdfSignature)) return { kind: 'pdf', text: null }
  const text = decodeText(bytes)
  if (text === null || text.trim() === '') return { kind: 'other', text: null }
  return { kind: /^\s*<[?!a-z_]/i.test(text) ? 'xml' : 'text', text }
}

const pdfSignature = [...'%PDF-'].map((character) => character.charCodeAt(0))

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
