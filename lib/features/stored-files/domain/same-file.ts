import type { ExactNumber } from '@/lib/contracts/exact-number'

type Row = { fileId?: string | null; fileName?: string | null; fileSize?: ExactNumber | null }
type Answer = {
  summary?: { totalCount?: ExactNumber | null } | null
  files?: readonly (Row | null)[] | null
}

/** What a look for a file of one name and size found. */
export type SameFiles = {
  ids: string[]
  /** A file of the name is there that does not tell enough of itself: it may be the same. */
  mayBeThere: boolean
  /** True where the answer holds all files of the name, so that what it does not hold is not there. */
  isWhole: boolean
}

/**
 * The files of a name and a size. A service may ignore the name that was asked for: rows of another
 * name are no results, and an answer with such rows is whole only where it has come to its end. A row
 * that does not tell enough of itself may be the file: then what is not found is not proven absent.
 */
export function findSameFiles(answer: Answer, name: string, bytes: number): SameFiles {
  const rows = (answer.files ?? []).filter((row) => row !== null)
  const total = answer.summary?.totalCount
  return {
    ids: rows.flatMap(({ fileId, fileName, fileSize }) =>
      fileId && fileName === name && Number(fileSize) === bytes ? [fileId] : [],
    ),
    mayBeThere: rows.some((row) => row.fileName === name && !isTold(row, name, bytes)),
    isWhole:
      total !== null &&
      total !== undefined &&
      Number(total) <= rows.length &&
      rows.every((row) => isTold(row, name, bytes)),
  }
}

/** Whether a row tells that it is the file of a name and a size, or that it is not. */
const isTold = ({ fileId, fileName, fileSize }: Row, name: string, bytes: number) =>
  Boolean(fileName) &&
  (fileName !== name || (fileSize != null && (Boolean(fileId) || Number(fileSize) !== bytes)))
