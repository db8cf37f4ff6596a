import type { DocumentKind } from '@/lib/shared/documents/document-kind'

/** Endings of names that say the same type. */
const sameTypes: Readonly<Record<string, string>> = { jpeg: 'jpg', tiff: 'tif', htm: 'html' }

/** The type that a name says by its end, in small letters; null for a name without one. */
export function findFileType(name: string): string | null {
  const end = /[^.]\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase()
  return end === undefined ? null : (sameTypes[end] ?? end)
}

/**
 * Types as a service may list them (`.PDF`, `application/pdf`, `pdf`), as names say them; null where
 * one of them (`image/*`) is none that a name says: a list of the others alone would refuse too much.
 */
export function normalizeTypes(types: readonly unknown[]): string[] | null {
  const texts = types.flatMap((type) => String(type).split(/[\s,;]+/)).filter(Boolean)
  const named = texts.map((text) => {
    const type = text.toLowerCase().replace(/^\*?\./, '')
    return mediaTypes[type] ?? sameTypes[type] ?? type
  })
  return named.every((type) => /^[a-z0-9]{1,10}$/.test(type)) ? [...new Set(named)] : null
}

const ofOffice = 'application/vnd.openxmlformats-officedocument'

const mediaTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/html': 'html',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/tiff': 'tif',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  [`${ofOffice}.wordprocessingml.document`]: 'docx',
  [`${ofOffice}.spreadsheetml.sheet`]: 'xlsx',
  [`${ofOffice}.presentationml.presentation`]: 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
}

/** How a type is named in a request. */
export const getContentType = (type: string): string =>
  Object.entries(mediaTypes).find(([, each]) => each === type)?.[0] ?? 'application/octet-stream'

/** What a file of a type is by its bytes; undefined for a type whose form is not known here. */
export const kindOfType: Readonly<Record<string, DocumentKind>> = {
  pdf: 'pdf',
  xml: 'xml',
  txt: 'text',
  csv: 'text',
  png: 'png',
  jpg: 'jpeg',
  gif: 'gif',
}
