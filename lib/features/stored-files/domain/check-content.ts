import { archiveTypes, parseDocument } from '@/lib/shared/documents/document-kind'
import { unpackTexts } from '@/lib/shared/documents/unpack-archive'
import { checkName } from './check-name'
import { kindOfType } from './file-types'

/** What is wrong with the bytes of a file. */
export type ContentProblem =
  | 'otherType'
  | 'program'
  | 'cut'
  | 'pictureTooLarge'
  | 'entities'
  | 'archive'
  | 'archivePath'

/**
 * Whether bytes are what a type says, whole, and safe to open: a name proves nothing. Of a type that
 * is not known here only programs are refused.
 */
export function checkContent(bytes: Uint8Array, type: string): ContentProblem | null {
  if (isProgram(bytes)) return 'program'
  if (archiveTypes.includes(type)) return checkArchive(bytes)
  const wanted = kindOfType[type]
  if (wanted === undefined) return null
  const { kind, text } = parseDocument(bytes)
  const isPlain = wanted === 'text' && kind === 'xml' && !/^\s*<[?!]/.test(text ?? '')
  if (kind !== wanted && !isPlain) return 'otherType'
  if (wanted === 'xml') return checkXml(text ?? '')
  if (kind === 'png' && countPixels(bytes) > pixelsMax) return 'pictureTooLarge'
  return isWhole(bytes, kind) ? null : 'cut'
}

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((character, at) => bytes[at] === character.charCodeAt(0))

/** Programs of the usual systems, and scripts that name what runs them. */
const isProgram = (bytes: Uint8Array) =>
  ['MZ', '\u007fELF', '#!', '\u00ca\u00fe\u00ba\u00be'].some((mark) => startsWith(bytes, mark))

/** As many as a scanned page of A2 in 600 dots an inch. */
const pixelsMax = 150_000_000

function countPixels(bytes: Uint8Array): number {
  if (bytes.length < 24) return 0
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.getUint32(16) * view.getUint32(20)
}

/** How the end of a whole file of a kind says so, and how far from the last byte. */
const ends: Readonly<Record<string, readonly [mark: string, within: number]>> = {
  pdf: ['%%EOF', 2_048],
  png: ['IEND', 12],
  jpeg: ['\u00ff\u00d9', 64],
  gif: [';', 8],
}

function isWhole(bytes: Uint8Array, kind: string): boolean {
  const end = ends[kind]
  if (!end) return true
  const tail = String.fromCharCode(...bytes.subarray(Math.max(0, bytes.length - end[1])))
  return (kind === 'jpeg' ? isScanWhole(bytes) : null) ?? tail.includes(end[0])
}

const jpeg = { mark: 0xff, scan: 0xda, end: 0xd9 } as const

/**
 * Whether a photograph comes to its end behind the head of its scan: cameras write notes of their own
 * after that. A small picture in a segment before it has an end of its own. Null where no scan begins.
 */
function isScanWhole(bytes: Uint8Array): boolean | null {
  let at = 2
  while (bytes[at] === jpeg.mark && bytes[at + 1] !== jpeg.scan)
    at += 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
  if (bytes[at] !== jpeg.mark) return null
  for (let end = bytes.indexOf(jpeg.end, at); end > 0; end = bytes.indexOf(jpeg.end, end + 1))
    if (bytes[end - 1] === jpeg.mark) return true
  return false
}

/** A declaration of entities unfolds when it is read, and no document of the trade has one. */
function checkXml(text: string): ContentProblem | null {
  if (/<!ENTITY/i.test(text)) return 'entities'
  return isClosed(text.trimEnd()) ? null : 'cut'
}

/** What may stand around the one element of an XML text, by its beginning and its end. */
const aroundElement = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

/** Whether the one element of an XML text is closed at its end, or something else stands behind it. */
function isClosed(text: string): boolean {
  const start = findElement(text)
  if (start === null) return false
  const last = text.lastIndexOf('<')
  if (last === start) return text.endsWith('/>')
  const name = readName(text, start + 1)
  const isEnd = text[last + 1] === '/' && readName(text, last + 2) === name
  return (isEnd && text.endsWith('>')) || text.endsWith('-->') || text.endsWith('?>')
}

/** The name of an element, which is no longer than any that is meant. */
const readName = (text: string, start: number) =>
  /^[^\s/>]*/.exec(text.slice(start, start + 1_000))?.[0]

/** Where the one element of an XML text begins; null where none does. */
function findElement(text: string): number | null {
  for (let start = text.indexOf('<'); start >= 0; ) {
    const around = aroundElement.find(([mark]) => text.startsWith(mark, start))
    if (!around) return start
    const end = text.indexOf(around[1], start)
    start = end < 0 ? end : text.indexOf('<', end)
  }
  return null
}

/** Unpacks an archive to nowhere: one that is locked, cut, or unfolds to too much is refused. */
function checkArchive(bytes: Uint8Array): ContentProblem | null {
  if (!startsWith(bytes, 'PK')) return 'otherType'
  const names: string[] = []
  const unpacked = unpackTexts(bytes, (name) => {
    names.push(name)
    return () => {}
  })
  if (names.some(leadsElsewhere)) return 'archivePath'
  if (unpacked === null || names.length === 0) return 'archive'
  return names.some((name) => /\.(zip|7z|rar|gz|xz|bz2)$/i.test(name)) ? 'archive' : null
}

/** Names of an archive may have folders, and none that leads out of it. */
const leadsElsewhere = (name: string) =>
  name
    .split('/')
    .filter((part, at, parts) => part !== '' || at < parts.length - 1)
    .some((part) => part === '..' || checkName(part.replace(/^\./, 'x')) !== null)
