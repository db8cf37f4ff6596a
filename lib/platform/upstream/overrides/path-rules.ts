import 'server-only'
/** The names of the parameters in a path: `/clients/:clientno` has `clientno`. */
export const listParameters = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)

/**
 * What is wrong with a path under the address of an area, or null. It has plain segments alone, so
 * that it can neither leave the address nor carry a query, and a segment of dots stays impossible
 * whatever a parameter holds.
 */
export function findPathComplaint(path: string, known: readonly string[]): string | null {
  if (!path.startsWith('/') || path.length > 300) return 'must begin with a slash'
  const segments = path.slice(1).split('/')
  if (!segments.every(isPlain))
    return 'must be made of letters, digits, dots, dashes, underscores, slashes and :parameters'
  const named = listParameters(path)
  const unknown = named.find((name) => !known.includes(name))
  if (unknown)
    return `has :${unknown}, which is no parameter of the operation (${known.map((name) => `:${name}`).join(', ') || 'it has none'})`
  return new Set(named).size < named.length ? 'names a parameter twice' : null
}

function isPlain(segment: string): boolean {
  const fixed = segment.replace(/:\w+/g, '')
  const hasParameter = fixed !== segment
  return /^[\w.~-]*$/.test(fixed) && (hasParameter ? !/^\.+$/.test(fixed) : /[\w~-]/.test(fixed))
}
