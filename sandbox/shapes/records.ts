export type Fields = Record<string, unknown>

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names under which answers hold their list. */
const listNames = [
  ...['customers', 'arItems', 'glItems', 'glMovements', 'adbIntervals', 'documents'],
  ...['documentBundles', 'Rows', 'data'],
]

/** The list of an answer, and where it stands in it; undefined where it has none. */
export function findRecordList(
  body: unknown,
): { name: string | undefined; rows: unknown[] } | undefined {
  if (Array.isArray(body)) return { name: undefined, rows: body }
  const name = isRecord(body) ? listNames.find((one) => Array.isArray(body[one])) : undefined
  return name === undefined ? undefined : { name, rows: (body as Record<string, unknown[]>)[name]! }
}

/**
 * An answer with each of its records changed: the rows of its list, or the one that it is about.
 */
export function mapRecords(
  body: unknown,
  change: (record: unknown, at: number) => unknown,
): unknown {
  const list = findRecordList(body)
  if (list?.name) return { ...(body as Fields), [list.name]: list.rows.map(change) }
  if (list) return list.rows.map(change)
  if (isRecord(body) && isRecord(body.data)) return { ...body, data: change(body.data, 0) }
  return change(body, 0)
}

/**
 * A value with everything in it changed that is neither a list nor a record; `key` is the nearest
 * field name.
 */
export function mapLeaves(
  value: unknown,
  change: (leaf: unknown, key: string) => unknown,
  isKept: (key: string) => boolean = () => false,
): unknown {
  const changeLeaves = (one: unknown, key: string): unknown => {
    if (isKept(key)) return one
    if (Array.isArray(one)) return one.map((each) => changeLeaves(each, key))
    return isRecord(one)
      ? Object.fromEntries(
          Object.entries(one).map(([name, inner]) => [name, changeLeaves(inner, name)]),
        )
      : change(one, key)
  }
  return changeLeaves(value, '')
}
