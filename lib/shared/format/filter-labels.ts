/**
 * `From channel update time` of FromChannelUpdateTime: a filter in words, out of its name on the
 * wire.
 */
export function labelFilter(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Several of them: `Status, customer number`. */
export const labelFilters = (names: readonly string[]): string =>
  names
    .map((name, at) => (at === 0 ? labelFilter(name) : labelFilter(name).toLowerCase()))
    .join(', ')
