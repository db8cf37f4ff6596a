export const documentKinds = ['pdf', 'xml', 'text', 'other'] as const

/** What a document is by its bytes, whatever its name says. `other` is shown nowhere. */
export type DocumentKind = (typeof documentKinds)[number]

/** A document as it may be shown: its text where it has one. */
export type ReadDocument = { kind: 'pdf' | 'other'; text: null } | { kind: 'xml' | 'text'; text: string }

/** What a document is, and its text by the encoding that it tells or shows. */
export function readDocument(bytes: Uint8Array): ReadDocument {
  if (startsWith(bytes, pdfMark)) return { kind: 'pdf', text: null }
  const text = textOf(bytes)
  if (text === null || text.trim() === '') return { kind: 'other', text: null }
  return { kind: /^\s*<[?!a-z_]/i.test(text) ? 'xml' : 'text', text }
}

const pdfMark = [...'%PDF-'].map((character) => character.charCodeAt(0))

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)

const byteOrderMarks: [string, number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Null where the bytes are no text in any of the encodings that fit. */
function textOf(bytes: Uint8Array): string | null {
  const marked = byteOrderMarks.find(([, mark]) => startsWith(bytes, mark))?.[0]
  const labels = marked ? [marked] : [declaredBy(bytes), 'utf-8', 'windows-1252']
  const texts = labels.map((label) => label && decoded(bytes, label))
  return texts.find((text) => typeof text === 'string' && !binary.test(text)) ?? null
}

/** What stands in no text: control characters but tab, line feeds, form feed and return. */
const binary = /(?![\t\n\f\r])\p{Cc}/u

/** The encoding that an XML declaration names. */
function declaredBy(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  return /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]
}

function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
