import { countHeld } from '@/lib/shared/tables/text-table'
import type { ImportField, ImportSource, ImportSources } from './import-fields'

/** A name of a column as it is compared: without case, blanks and signs. */
export const toColumnKey = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The names, as they are compared, that several columns have. */
export function findDoubleKeys(heads: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(
    heads.map(toColumnKey).filter((key) => key !== '' && (seen.has(key) || !seen.add(key))),
  )
}

/**
 * The column that each field is taken from by its head: the first one that has a name of it. A
 * field without one has no source, nor has one of which several columns have that very name: a
 * person says which is meant.
 */
export function matchColumns<Key extends string>(
  fields: readonly ImportField<Key>[],
  heads: readonly string[],
): ImportSources<Key> {
  const keys = heads.map(toColumnKey)
  const doubles = findDoubleKeys(heads)
  const sources: ImportSources<Key> = {}
  for (const { key, names } of fields) {
    const known = [key, ...names].map(toColumnKey)
    const column = keys.findIndex((head) => head !== '' && known.includes(head))
    if (column >= 0 && !doubles.has(keys[column]!)) sources[key] = { from: 'column', column }
  }
  return sources
}

/**
 * Sources with those that a person chose by hand for the same heads before: they come before what a
 * head is called. Which of several columns with one head was meant is not known by it.
 */
export function withRememberedColumns<Key extends string>(
  sources: ImportSources<Key>,
  heads: readonly string[],
  remembered: readonly { head: string; field: Key }[],
): ImportSources<Key> {
  const keys = heads.map(toColumnKey)
  const doubles = findDoubleKeys(heads)
  return remembered.reduce((changed, { head, field }) => {
    const column = keys.indexOf(head)
    return column < 0 || doubles.has(head)
      ? changed
      : withSource(changed, field, { from: 'column', column })
  }, sources)
}

/** The sources with another one for a field; null takes it away. */
export function withSource<Key extends string>(
  sources: ImportSources<Key>,
  key: Key,
  source: ImportSource<Key> | null,
): ImportSources<Key> {
  const { [key]: _, ...rest } = sources
  return (source ? { ...rest, [key]: source } : rest) as ImportSources<Key>
}

/** The heads of columns that no field is taken from, as far as they have one. */
export function listUnusedHeads<Key extends string>(
  heads: readonly string[],
  sources: ImportSources<Key>,
): string[] {
  const used = new Set(listColumns(sources))
  return heads.filter((head, at) => head.trim() !== '' && !used.has(at))
}

/** Heads that several columns have, of none of which a field is taken: each once. */
export function listOpenDoubles<Key extends string>(
  heads: readonly string[],
  sources: ImportSources<Key>,
): string[] {
  const used = new Set(listColumns(sources).map((column) => toColumnKey(heads[column] ?? '')))
  return [...findDoubleKeys(heads)]
    .filter((key) => !used.has(key))
    .map((key) => heads.find((head) => toColumnKey(head) === key)!.trim())
}

/** The columns that fields are taken from though a workbook hides them. */
export const listHiddenColumns = <Key extends string>(
  sources: ImportSources<Key>,
  hidden: ReadonlySet<number> | undefined,
): number[] => [...new Set(listColumns(sources))].filter((column) => hidden?.has(column))

/** How many cells a row has at least: those of every head, and of every column that is used. */
export const countNeededCells = <Key extends string>(
  heads: readonly string[],
  sources: ImportSources<Key>,
): number => Math.max(countHeld(heads), ...listColumns(sources).map((column) => column + 1))

const listColumns = <Key extends string>(sources: ImportSources<Key>): number[] =>
  Object.values<ImportSource<Key> | undefined>(sources).flatMap((source) =>
    source?.from === 'column' ? source.column : [],
  )
