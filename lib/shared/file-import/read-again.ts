import type { TextTable } from '@/lib/shared/tables/text-table'
import { type ImportAnswer, type ImportMend, isOfFile } from './import-answers'
import type { ImportSource, ImportSources } from './import-fields'

type Said<Key extends string> = {
  table: TextTable
  answers: readonly ImportAnswer<Key>[]
  mends: readonly ImportMend<Key>[]
}

/**
 * Whether what was said of a table holds of its file read in another way: the heads are the same,
 * and so is each row that it is about. Another set of characters makes other letters of the ones
 * beyond ASCII, and the same row of them.
 */
export function holdsOf<Key extends string>(
  { table, answers, mends }: Said<Key>,
  other: TextTable,
): boolean {
  const [before, after] = [table.records[0], other.records[0]]
  if (!before || !after || !areAlike(before.cells, after.cells)) return false
  const cases = answers.flatMap((answer) => (isOfFile(answer) ? [] : answer.group.cases))
  const lines = new Set([...mends, ...cases].map(({ line }) => line))
  const found = new Map(other.records.map(({ line, cells }) => [line, cells]))
  return table.records.every(
    ({ line, cells }) => !lines.has(line) || areAlike(cells, found.get(line)),
  )
}

const areAlike = (one: readonly string[], other: readonly string[] | undefined) =>
  one.length === other?.length && one.every((cell, at) => isAlike(cell, other[at]!))

const isAlike = (one: string, other: string) => one === other || toAscii(one) === toAscii(other)
const toAscii = (text: string) => text.replace(/[^ -~]/g, '')

/**
 * The sources of a file whose heads are read in another way: what a person chose stays, and the rest
 * follows the heads as far as they are known.
 *
 * @param matched what the heads gave before, `sources` having been chosen after it.
 */
export function carrySources<Key extends string>(
  { sources, matched }: { sources: ImportSources<Key>; matched: ImportSources<Key> },
  after: ImportSources<Key>,
): ImportSources<Key> {
  const isChosen = (key: Key) => sources[key] !== matched[key]
  const keys = Object.keys(sources) as Key[]
  const chosen = new Set(keys.filter(isChosen).map((key) => toColumn(sources[key])))
  const carried = { ...sources }
  for (const key of Object.keys(after) as Key[])
    if (!isChosen(key) && !chosen.has(toColumn(after[key]))) carried[key] = after[key]
  return carried
}

const toColumn = (source: ImportSource<string> | undefined) =>
  source?.from === 'column' ? source.column : undefined
