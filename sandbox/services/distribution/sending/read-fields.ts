type Json = Record<string, unknown>

/** An object of a body, its first where it stands in a list; empty where there is none. */
export function readObject(value: unknown): Json {
  const one = Array.isArray(value) ? value[0] : value
  return typeof one === 'object' && one !== null ? (one as Json) : {}
}

/** A text of a body, which an attribute may have made an object of; null where it is blank. */
export function readText(value: unknown): string | null {
  const one = Array.isArray(value) ? value[0] : value
  const text = typeof one === 'object' && one !== null ? (one as Json).Value : one
  return typeof text === 'string' || typeof text === 'number' ? String(text).trim() || null : null
}

/** What stands at the end of a path of objects. */
export const readPath = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((at, name) => readObject(at)[name], value)

/** The objects of a list. */
export const readList = (value: unknown): Json[] =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(
    readObject,
  )

/** An amount in hundredths, rounded; null for what is no number. */
export function readCents(value: unknown): number | null {
  const text = readText(value)
  return text !== null && /^-?\d{1,12}(\.\d{1,10})?$/.test(text)
    ? Math.round(Number(text) * 100)
    : null
}
