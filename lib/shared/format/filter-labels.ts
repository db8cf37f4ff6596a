/**
 * `From channel update time` of FromChannelUpdateTime: a filter in words, out of its name on the
 * wire.
 */
export function labelFilter(name: string): string {
  const words = receivablesFilters[name] ?? name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Several of them: `Status, customer number`. */
export const labelFilters = (names: readonly string[]): string =>
  names
    .map((name, at) => (at === 0 ? labelFilter(name) : labelFilter(name).toLowerCase()))
    .join(', ')

/** Names of the receivables area, which are lower case throughout (upstream-facts.md 1.2). */
const receivablesFilters: Readonly<Record<string, string>> = {
  customerno: 'customer number',
  documentno: 'document number',
  documenttype: 'document type',
  collectionlevel: 'collection level',
  duefrom: 'due from',
  dueto: 'due to',
}
