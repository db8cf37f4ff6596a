import 'server-only'

/**
 * A copy without what stands under some names, wherever it stands.
 *
 * @param names in small letters; whatever the capitals of a field are, it is one of them.
 * @param isOmitted tells of a text that it goes too, whatever its name.
 */
export function omitFields(
  value: unknown,
  names: readonly string[],
  isOmitted: (text: string) => boolean = () => false,
): unknown {
  if (typeof value !== 'object' || value === null) return value
  const copy: unknown = Array.isArray(value) ? [] : {}
  const waiting: [from: object, to: Record<string, unknown>][] = [
    [value, copy as Record<string, unknown>],
  ]
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    const [from, to] = each
    for (const [name, inner] of Object.entries(from)) {
      if (names.includes(name.toLowerCase())) continue
      if (typeof inner === 'string' && isOmitted(inner)) continue
      const isDeep = typeof inner === 'object' && inner !== null
      to[name] = isDeep ? (Array.isArray(inner) ? [] : {}) : inner
      if (isDeep) waiting.push([inner, to[name] as Record<string, unknown>])
    }
  }
  return copy
}
