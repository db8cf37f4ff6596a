import { trimEdges } from '@/lib/shared/trim-edges'
import { archiveTypes, type DocumentKind } from './document-kind'

/** An archive is no kind that is shown; its name says which one it is. */
type NamedKind = DocumentKind | 'archive'

/** How names of each kind end, the usual way first. */
const endings: Record<NamedKind, readonly string[]> = {
  pdf: ['pdf'],
  xml: ['xml'],
  text: ['txt', 'csv'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  archive: archiveTypes,
  other: ['bin'],
}
const maxLength = 120

/**
 * The name under which a document is saved. It ends as the bytes say, so that no machine opens it
 * as something else; what could lead elsewhere is dropped.
 */
export function buildFileName(filename: string | null | undefined, kind: NamedKind): string {
  const plain = (filename ?? '').toWellFormed().replace(/[\p{C}"*:<>?|\\/]+/gu, '_')
  const name = trimEdges(plain, { start: /[._\s]/, end: /[.\s]/ })
    .slice(-maxLength)
    .toWellFormed()
  const ending = `.${endings[kind][0]}`
  if (name === '') return `invoice${ending}`
  const small = name.toLowerCase()
  return endings[kind].some((each) => small.endsWith(`.${each}`)) ? name : `${name}${ending}`
}

/**
 * The header that names a file, for browsers that read the plain form and for those that read the
 * other.
 */
export function formatContentDisposition(how: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["%\\]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`
}
