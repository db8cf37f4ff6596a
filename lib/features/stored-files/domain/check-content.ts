import { parseDocument } from '@/lib/shared/documents/document-kind'
import { unpackTexts } from '@/lib/shared/documents/unpack-archive'
import { checkName } from './check-name'
import { archiveTypes, kindOfType } from './file-types'

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
  return tail.includes(end[0])
}

/** A declaration of entities unfolds when it is read, and no document of the trade has one. */
function checkXml(text: string): ContentProblem | null {
  if (/<!ENTITY/i.test(text)) return 'entities'
  return text.trimEnd().endsWith('>') ? null : 'cut'
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
