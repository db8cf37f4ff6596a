import type { Failure } from '@/lib/contracts/result'

/**
 * What an upstream calls a field, apart: its words in small letters without what joins them, and
 * the row that it names first, from 0.
 */
function splitFieldName(named: string): { words: string[]; row: number | null } {
  const parts = named
    .toLowerCase()
    .split(/[.[\]/]/)
    .map((part) => part.replace(/[_$#-]/g, ''))
    .filter((part) => part !== '')
  const row = parts.find((part) => /^\d{1,9}$/.test(part))
  return {
    words: parts.filter((part) => !/^\d+$/.test(part)),
    row: row === undefined ? null : Number(row),
  }
}

/**
 * The field that an upstream means by a name of its own, among the paths of a form; null where it
 * means none of them, or may mean several. Upstreams name a field with or without what it stands
 * in, in any case and style, and may add rows: `customer.postalAddress.cityName`, `CityName`,
 * `$.customer.name`, `corrections[0].amount`, `#/corrections/0/amount`.
 */
export function matchField<Path extends string>(
  named: string,
  paths: readonly Path[],
): Path | null {
  const { words } = splitFieldName(named)
  if (words.length === 0) return null
  const known = paths.map((path) => ({ path, words: splitFieldName(path).words }))
  const inside = known
    .filter((each) => hasEnding(words, each.words))
    .sort((one, other) => other.words.length - one.words.length)
  if (inside[0]) return inside[0].path
  const around = known.filter((each) => hasEnding(each.words, words))
  if (around.length > 0) return findOnlyPath(around)
  return findOnlyPath(known.filter((each) => each.words.at(-1) === words.at(-1)))
}

const hasEnding = (long: string[], short: string[]) =>
  short.length <= long.length &&
  short.every((word, at) => word === long[long.length - short.length + at])

const findOnlyPath = <Path>(found: { path: Path }[]) => (found.length === 1 ? found[0]!.path : null)

/**
 * Kinds of failure whose fields are what the upstream, or the desk before it, refused of a write.
 */
const refusals: readonly Failure['kind'][] = [
  'invalid',
  'conflict',
  'refused',
  'forbidden',
  'not-found',
]

/**
 * One thing refused: the row that it is of, where one is named, the field of the form, and the
 * upstream's words.
 */
export type RefusedField<Path extends string> = { row: number | null; path: Path; words: string }

/**
 * What a refusal says of fields of a form. What fits none of them is left to what stands above the
 * form.
 */
export function listRefusedFields<Path extends string>(
  failure: Failure | null | undefined,
  paths: readonly Path[],
): RefusedField<Path>[] {
  if (!failure || !refusals.includes(failure.kind)) return []
  return Object.entries(failure.fields ?? {}).flatMap(([named, words]) => {
    const path = matchField(named, paths)
    return path === null ? [] : [{ row: splitFieldName(named).row, path, words }]
  })
}
