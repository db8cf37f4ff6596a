import { fileBytesMax, fileTypes } from '../client-codes'

const starts: Record<string, string> = {
  pdf: '%PDF-',
  png: '\u0089PNG\r\n\u001a\n',
  jpg: '\u00ff\u00d8\u00ff',
  xml: '<',
}

/** The type that the end of a name says, in small letters. */
const findType = (fileName: string) =>
  (/\.([a-z0-9]+)$/i.exec(fileName)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg')

/**
 * Why a file is not stored, or null: its name leads elsewhere, its type is not configured, it is
 * empty or too large, or it does not begin as one of its type does. All of it is assumed.
 */
export function judgeFile({ fileName, content }: { fileName: string; content: string }) {
  if (/[\\/\p{Cc}]/u.test(fileName)) return 'The name is not that of a file'
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(content) || content.length % 4 !== 0)
    return 'The content is not base64'
  const type = findType(fileName)
  if (!fileTypes.includes(type)) return `Files of the type ${type || 'unknown'} are not taken`
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length === 0) return 'The file is empty'
  if (bytes.length > fileBytesMax) return `A file has ${fileBytesMax} bytes at most`
  return bytes
    .subarray(0, 40)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .startsWith(starts[type] ?? '')
    ? null
    : `The content is not ${type}`
}
