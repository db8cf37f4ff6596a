/** Why the bytes of a file are no text that can be read. */
export type EncodingProblem =
  | { problem: 'encoding'; named: string }
  | { problem: 'encodingContradicts'; named: string }
  | { problem: 'notText'; named: string }

/** As many bytes are looked at for the declaration of an encoding. */
const headLength = 200

const declaration = /^<\?xml[^>]{0,150}?\sencoding\s{0,9}=\s{0,9}["']([A-Za-z][\w.:-]{0,39})["']/

type Family = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin-1'

const namedFamilies: Record<string, readonly Family[]> = {
  'utf-8': ['utf-8'],
  utf8: ['utf-8'],
  'us-ascii': ['utf-8'],
  'utf-16': ['utf-16le', 'utf-16be'],
  'utf-16le': ['utf-16le'],
  'utf-16be': ['utf-16be'],
  'iso-8859-1': ['latin-1'],
  'latin-1': ['latin-1'],
  latin1: ['latin-1'],
}

/**
 * The text of an XML file: UTF-8, UTF-16 or Latin-1, as its first bytes or its declaration say.
 * Any other encoding, and bytes that are not what they are said to be, are a problem, never a
 * guess.
 */
export function decodeXml(bytes: Uint8Array): string | EncodingProblem {
  const seen = detectFamily(bytes)
  const head = decodeAs(seen ?? 'latin-1', bytes.subarray(0, headLength), false) ?? ''
  const named = declaration.exec(head.replace(/^\uFEFF/, ''))?.[1]
  if (named === undefined) return decodeOrRefuse(bytes, seen ?? 'utf-8', seen ?? 'UTF-8')
  const families = namedFamilies[named.toLowerCase()]
  if (!families) return { problem: 'encoding', named }
  if (seen !== null && !families.includes(seen)) return { problem: 'encodingContradicts', named }
  const family = seen ?? families[0]!
  // UTF-16 has a mark or zero bytes: without either a file is something else.
  if (seen === null && family.startsWith('utf-16')) return { problem: 'encodingContradicts', named }
  return decodeOrRefuse(bytes, family, named)
}

/** What the first bytes say: a byte order mark, or the zeros beside `<` in UTF-16. */
function detectFamily([first, second, third, fourth]: Uint8Array): Family | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c && third === 0) return 'utf-16be'
  return null
}

function decodeOrRefuse(bytes: Uint8Array, family: Family, named: string) {
  return decodeAs(family, bytes, true) ?? ({ problem: 'notText', named } as const)
}

/** Null for bytes that are none of the encoding. */
function decodeAs(family: Family, bytes: Uint8Array, fatal: boolean): string | null {
  if (family === 'latin-1') return decodeLatin1(bytes)
  try {
    return new TextDecoder(family, { fatal }).decode(bytes)
  } catch {
    return null
  }
}

/** One character a byte: what TextDecoder calls Latin-1 is another encoding. */
function decodeLatin1(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  return parts.join('')
}
