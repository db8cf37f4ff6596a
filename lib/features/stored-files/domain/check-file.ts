import { type ContentProblem, checkContent } from './check-content'
import { checkName, type NameProblem } from './check-name'
import { findFileType } from './file-types'

/** What keeps a file from being uploaded. */
export type FileProblem =
  | NameProblem
  | ContentProblem
  | 'noType'
  | 'typeNotTaken'
  | 'empty'
  | 'tooLarge'

/** What a client takes; null where its configuration does not tell. */
export type FileRules = { types: readonly string[] | null; bytesMax: number }

/** The first thing that keeps a file from being uploaded, or null. */
export function checkFile(name: string, bytes: Uint8Array, rules: FileRules): FileProblem | null {
  const type = findFileType(name)
  return (
    checkName(name) ??
    (type === null ? 'noType' : null) ??
    (rules.types !== null && !rules.types.includes(type ?? '') ? 'typeNotTaken' : null) ??
    (bytes.length === 0 ? 'empty' : null) ??
    (bytes.length > rules.bytesMax ? 'tooLarge' : null) ??
    checkContent(bytes, type ?? '')
  )
}
