import type { ImportField, ImportSource, ImportSources } from './import-fields'

/** A name of a column as it is compared: without case, blanks and signs. */
export const toColumnKey = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The column that each field is taken from by its head: the first one that has a name of it. A
 * field without one has no source.
 */
export function matchColumns<Key extends string>(
  fields: readonly ImportField<Key>[],
  heads: readonly string[],
): ImportSources<Key> {
  const keys = heads.map(toColumnKey)
  const sources: ImportSources<Key> = {}
  for (const { key, names } of fields) {
    const known = [key, ...names].map(toColumnKey)
    const column = keys.findIndex((head) => head !== '' && known.includes(head))
    if (column >= 0) sources[key] = { from: 'column', column }
  }
  return sources
}

/**
 * Sources with those that a person chose by hand for the same heads before: they come before what a
 * head is called.
 */
export function withRememberedColumns<Key extends string>(
  sources: ImportSources<Key>,
  heads: readonly string[],
  remembered: readonly { head: string; field: Key }[],
): ImportSources<Key> {
  const keys = heads.map(toColumnKey)
  return remembered.reduce((changed, { head, field }) => {
    const column = keys.indexOf(head)
    return column < 0 ? changed : withSource(changed, field, { from: 'column', column })
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
  const used = new Set(
    Object.values<ImportSource<Key> | undefined>(sources).map((source) =>
      source?.from === 'column' ? source.column : null,
    ),
  )
  return heads.filter((head, at) => head.trim() !== '' && !used.has(at))
}
