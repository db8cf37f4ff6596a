import type { TableRefusal } from '@/lib/client/files/table-request'
import { type FileProblem, findFileProblem } from '@/lib/shared/file-import/review-import'
import type { TextTable } from '@/lib/shared/tables/text-table'
import {
  type ImportSourceFile,
  type ImportState,
  type Taking,
  takeAgain,
  takeFile,
} from './taken-file'

/** Why a file is not taken; `count`: the line, or how many rows, that it is about. */
export type RefusedFile = { refusal: TableRefusal | FileProblem['why']; count?: number }

/** What became of reading a file. */
export type ReadFile = { given: ImportSourceFile } | { refused: RefusedFile }

type How<Key extends string> = Taking<Key> & {
  /** It is the same file, read in another way. */
  isAgain: boolean
  /** Most rows that a file may have. */
  rowsMax: number
}

/**
 * What a page has once a file was read. A file that gives no rows is refused, and so is another
 * reading of the same one: what is there stays as it is.
 */
export function takeRead<Key extends string>(
  now: ImportState<Key> | null,
  read: ReadFile,
  { isAgain, rowsMax, ...taking }: How<Key>,
): { state: ImportState<Key> | null; refused: RefusedFile | null } {
  if ('refused' in read) return { state: now, refused: read.refused }
  const { given } = read
  const refused = refuseTable(given.table, rowsMax)
  if (refused) return { state: now, refused }
  const isSame = isAgain && now !== null
  return { state: isSame ? takeAgain(now, given, taking) : takeFile(given, taking), refused: null }
}

function refuseTable(table: TextTable, rowsMax: number): RefusedFile | null {
  const problem = findFileProblem(table, rowsMax)
  return problem && { refusal: problem.why, count: problem.place }
}
