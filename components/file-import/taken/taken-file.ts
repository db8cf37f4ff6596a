import type { FileReading } from '@/lib/client/files/table-request'
import { detectForms } from '@/lib/shared/file-import/detect-forms'
import type { ImportAnswer, ImportMend } from '@/lib/shared/file-import/import-answers'
import type {
  ImportField,
  ImportForms,
  ImportSources,
} from '@/lib/shared/file-import/import-fields'
import { carrySources, holdsOf } from '@/lib/shared/file-import/read-again'
import type { TextTable } from '@/lib/shared/tables/text-table'

/** Rows as they are handed in: from a file, or by another page. */
export type ImportSourceFile = {
  name: string
  table: TextTable
  file?: File
  reading?: FileReading
}

/** A file as it is taken: its columns and forms, and what a person said of its rows. */
export type ImportState<Key extends string> = ImportSourceFile & {
  /** The same object for as long as what was said of the file holds of it. */
  begun: object
  sources: ImportSources<Key>
  /** Where fields come from by the heads alone. */
  matched: ImportSources<Key>
  forms: ImportForms
  answers: readonly ImportAnswer<Key>[]
  mends: readonly ImportMend<Key>[]
  /** The forms that a person has chosen; the others are detected with each column that is matched. */
  saidForms: Partial<ImportForms>
  /** Whether a person has said anything of it: that is lost with the page. */
  isTouched: boolean
  /** As it was read before, with what was said of it then and does not hold of it now. */
  left: ImportState<Key> | null
}

/** How a file is taken. */
export type Taking<Key extends string> = {
  fields: readonly ImportField<Key>[]
  /** Where fields come from by the heads of a file. */
  match: (heads: readonly string[]) => ImportSources<Key>
  /** What was said of this very file before its page was left; null: nothing that is known of. */
  restore?: (
    given: ImportSourceFile,
    begun: object,
  ) => Pick<ImportState<Key>, 'sources' | 'saidForms' | 'mends'> | null
}

/** A file that is begun anew, or with what was said of it before its page was left. */
export function takeFile<Key extends string>(
  given: ImportSourceFile,
  { fields, match, restore }: Taking<Key>,
): ImportState<Key> {
  const begun = {}
  const kept = restore?.(given, begun) ?? null
  const matched = match(getHeads(given.table))
  const sources = kept?.sources ?? matched
  const { saidForms, mends } = kept ?? { saidForms: {}, mends: [] }
  return {
    ...given,
    ...{ begun, sources, matched, saidForms, mends },
    forms: { ...detectForms(given.table, fields, sources), ...saidForms },
    answers: [],
    isTouched: kept !== null,
    left: null,
  }
}

/**
 * The same file read in another way. It keeps what was said of it where the heads and the rows that
 * were spoken of are the same, all of it or nothing; what it does not keep comes back once the file
 * is read again as it was.
 */
export function takeAgain<Key extends string>(
  now: ImportState<Key>,
  given: ImportSourceFile,
  taking: Taking<Key>,
): ImportState<Key> {
  const { left } = now
  if (holdsOf(now, given.table)) return carryOver(now, given, taking)
  const leaving = now.isTouched ? { ...now, left: null } : null
  return left && holdsOf(left, given.table)
    ? { ...carryOver(left, given, taking), left: leaving }
    : { ...takeFile(given, taking), left: leaving ?? left }
}

function carryOver<Key extends string>(
  from: ImportState<Key>,
  given: ImportSourceFile,
  { fields, match }: Taking<Key>,
): ImportState<Key> {
  const matched = match(getHeads(given.table))
  const sources = carrySources(from, matched)
  return {
    ...from,
    ...given,
    ...{ matched, sources },
    forms: { ...detectForms(given.table, fields, sources), ...from.saidForms },
  }
}

const getHeads = ({ records: [heads] }: TextTable) => heads?.cells ?? []
