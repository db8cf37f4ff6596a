import type { ImportMend } from '@/lib/shared/file-import/import-answers'
import type {
  ImportForms,
  ImportSource,
  ImportSources,
} from '@/lib/shared/file-import/import-fields'
import type { Separator, TextTable } from '@/lib/shared/tables/text-table'
import type { DoubleChoice } from './double-rows'
import { type CustomerImportKey, customerImportFields } from './import-fields'
import type { EmptyMeanings } from './plan-fields'

/** The key of the draft that keeps what was said of a file of customers. */
export const importDraftKey = 'customer-import'

/** Which file it was, as far as a browser tells without reading it. */
export type FileMark = { name: string; size: number; lastModified: number }

/** What tells a reading of a file from another one. */
export type ReadAs = { columns: number; separator: Separator }

export const getReading = ({ separator, records: [heads] }: TextTable): ReadAs => ({
  columns: heads?.cells.length ?? 0,
  separator,
})

type Said = {
  sources: ImportSources<CustomerImportKey>
  saidForms: Partial<ImportForms>
  mends: readonly ImportMend<CustomerImportKey>[]
  meanings: EmptyMeanings
  doubles: DoubleChoice | null
}

/**
 * What a person said of a file, for when the same file is chosen again: nothing of its rows but the
 * cells that were changed by hand. `omitted`: how many values of personal fields were typed, none of
 * which is in it. The heads are not in it either: a file without any begins with somebody's data.
 */
export type KeptImport = Said & {
  form: 1
  file: FileMark
  columns: number
  /** Missing where an earlier build kept it. */
  separator?: Separator
  omitted: number
}

/** So many characters of JSON may be kept (a draft has room for 200,000). */
const keptMax = 150_000

/** What is kept of a file; null where it is too much. */
export function toKeptImport(
  file: FileMark,
  readAs: ReadAs,
  { sources, saidForms, mends, meanings, doubles }: Said,
): KeptImport | null {
  const { name, size, lastModified } = file
  const keptMends = mends.filter(({ field }) => !isPersonal(field))
  const entries = listSources(sources)
  const keptSources = entries.filter(([key, { from }]) => from !== 'value' || !isPersonal(key))
  const kept: KeptImport = {
    ...{ form: 1, file: { name, size, lastModified }, saidForms, meanings, doubles },
    ...readAs,
    sources: Object.fromEntries(keptSources),
    mends: keptMends,
    omitted: mends.length - keptMends.length + entries.length - keptSources.length,
  }
  return JSON.stringify(kept).length <= keptMax ? kept : null
}

/** What was kept, where it is of this very file, read in the same way; else null. */
export function findKeptImport(
  content: unknown,
  file: FileMark,
  { columns, separator }: ReadAs,
): KeptImport | null {
  if (!isKeptOf(content, file) || content.columns !== columns) return null
  return content.separator === undefined || content.separator === separator ? content : null
}

/** Whether what was kept is of this very file, however it was read. */
export function isKeptOf(content: unknown, file: FileMark): content is KeptImport {
  if (!isKept(content)) return false
  const { name, size, lastModified } = content.file
  return name === file.name && size === file.size && lastModified === file.lastModified
}

/** A draft of another release may have another form. */
const isKept = (content: unknown): content is KeptImport =>
  typeof content === 'object' && content !== null && 'form' in content && content.form === 1

const personalKeys = new Set<CustomerImportKey>(
  customerImportFields.flatMap(({ key, isPersonal: is }) => (is ? key : [])),
)
const isPersonal = (key: CustomerImportKey) => personalKeys.has(key)

const listSources = (sources: ImportSources<CustomerImportKey>) =>
  Object.entries(sources) as [CustomerImportKey, ImportSource<CustomerImportKey>][]
